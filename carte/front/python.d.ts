// Python's own data, as a module of the bundle.
declare module "carte:python" {
  /** The forty faces and the backs, as one SVG sprite. */
  export const PACK: string;
  /** The edition of the book that writes codes, links and browser entries. */
  export const EDITION: number;
  /** The notation of typed cards, by language. */
  export const NOTATIONS: Record<string, import("./messages.js").Notation>;
}
