// What the search finds.

import type { Document } from "./messages.js";

/** A result, the others of its group, and the game that was asked about, or "". */
export interface Found {
  document: Document;
  also: Document[];
  game: string;
}
