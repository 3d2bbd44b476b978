// Python's own data, as a module of the bundle.
declare module "carte:python" {
  /** The forty faces and the backs, as one SVG sprite. */
  export const PACK: string;
  /** The edition of the book that writes codes, links and browser entries. */
  export const EDITION: number;
  /** The notation of typed cards, by language. */
  export const NOTATIONS: Record<string, import("./messages.js").Notation>;
}

// A pack that a page loads only for a reader who has chosen it.
declare module "carte:northern" {
  /** Its faces and signs, as an SVG sprite that takes shared drawings from the other. */
  export const PACK: string;
}
