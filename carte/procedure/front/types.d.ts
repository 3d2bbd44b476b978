// The way to an article.

/** The answers so far, in this order; the ruling is its index in the article. */
export interface Path {
  game?: string;
  when?: string;
  article?: string;
  ruling?: number;
}
