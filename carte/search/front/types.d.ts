// What the search finds.

import type { Document, Line } from "./messages.js";

/** A result, its lines in the order of the question, the others of its group, and the game asked about, or "". */
export interface Found {
  document: Document;
  lines: readonly Line[];
  also: Document[];
  game: string;
}
