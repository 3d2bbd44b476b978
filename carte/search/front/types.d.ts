// What Python returns about all documents (`carte.search`).

import type { MenuStrings } from "../../front/messages.js";
import type { ChangedContent } from "../../reference/front/types.js";

export type Kind = "rule" | "house" | "article" | "word" | "case" | "elsewhere";

/** A text, and when it holds, or "". */
export type Line = [when: string, says: string];

/** A document to find; the best of a group is shown, with the others beside it. */
export interface Document {
  kind: Kind;
  id: string;
  group: string;
  games: string[];
  title: string;
  lines: Line[];
  more: string;
  about: string[];
  hrefs: string[];
  /** The language of its title, "" for the reader's. */
  lang: string;
}

export interface Synonym {
  words: string[];
  about: string[];
  /** Whether a number that occurs twice in a question also has this meaning. */
  twice?: boolean;
}

/** The names of a game; a `plain` name also means something else. */
export interface CalledGame {
  id: string;
  title: string;
  words: string[];
  plain: boolean;
}

export interface SearchContent extends ChangedContent {
  documents: Document[];
  synonyms: Synonym[];
  games: CalledGame[];
}

/** A result, the others of its group, and the game that was asked about, or "". */
export interface Found {
  document: Document;
  also: Document[];
  game: string;
}

export interface SearchWords extends MenuStrings {
  search: Record<
    "label" | "example" | "game" | "every_game" | "clear" | "count" | "none" | "more" | "pages" | "also" | "also_house",
    string
  > & {
    kinds: Record<Kind, string>;
  };
}
