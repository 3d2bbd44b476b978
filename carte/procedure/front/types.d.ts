// What Python returns about procedure (`carte.procedure`), and what its finder asks.

/** The answers so far, in this order; the ruling is its index in the article. */
export interface Path {
  game?: string;
  when?: string;
  article?: string;
  ruling?: number;
}
