// What the build tells the scripts of a page, and the service worker. Made from book.live.messages.

/** A file as the build made it: its bytes, and its SHA-256 in base64. */
export interface Shipped {
  size: number;
  sha256: string;
}

/** Files by name, or by address. */
export type Files = Record<string, Shipped>;

/** A language for Python: its name, and the file with its catalogue. */
export interface Language {
  name: string;
  catalogue: string;
}

/** A code cell: its number among all cells of the notebook, from 1, and its source. */
export interface Cell {
  number: number;
  source: string;
  may_fail: boolean;
}

/**
 * Cells that belong together, in order, and the ids of the models of what they show.
 *
 * `imports` are the imports of earlier cells that they need.
 */
export interface Group {
  imports: string[];
  cells: Cell[];
  models: string[];
}

/** The words of each stage and failure, and of what the reader can do. */
export interface PageWords {
  download: string;
  bytes: string;
  start: string;
  cells: string;
  again: string;
  retry: string;
  skip: string;
  "failed-download": string;
  "failed-stalled": string;
  "failed-silent": string;
  "failed-unanswered": string;
  "failed-cell": string;
  "failed-python": string;
  "failed-worker": string;
  "failed-crash": string;
  "failed-no-server": string;
  "failed-no-origin": string;
  "failed-no-wasm": string;
  "failed-no-worker": string;
}

/** The settings of a page's scripts (`live-page`). */
export interface Settings {
  folder: string;
  /** Python's: its worker, and everything that it fetches. */
  files: Files;
  words: PageWords;
  /** The values that several models share. */
  shared: any[];
  groups: Group[];
  /** Absent for English, which needs no catalogue. */
  language?: Language;
}

/** One build of the site: every file that a reader may need, by its address. */
export interface Site {
  version: string;
  /** The languages with a folder of their own; English is in the site's. */
  languages: string[];
  files: Files;
}
