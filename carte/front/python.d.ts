// What Python draws and decides, as a module of the bundle.
declare module "carte:python" {
  /** The forty faces and the backs, as one SVG sprite. */
  export const PACK: string;
  /** The edition of the book that makes codes, links, and what browsers keep. */
  export const EDITION: number;
  /** How typed cards are read, by language. */
  export const NOTATIONS: Record<string, import("./types.js").Notation>;
}
