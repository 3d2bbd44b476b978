// What Python says of all that can be found (`carte.reference.search`).

import type { MenuWords } from "../../../front/types.js";
import type { ChangedContent } from "../../front/types.js";

export type Kind = "rule" | "house" | "article" | "word" | "case" | "elsewhere";

/** What a thing says, and when that holds, or "". */
export type Line = [when: string, says: string];

/** Something to find; of one group the best is shown, and the others beside it. */
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
  /** The language of its title, "" where that is the reader's. */
  lang: string;
}

export interface Synonym {
  words: string[];
  about: string[];
  /** Whether a number that stands twice in a question means so, too. */
  twice?: boolean;
}

/** What a game is called; a `plain` name means something else, too. */
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

/** What is found, what else there is of its group, and the game that was asked about, or "". */
export interface Found {
  document: Document;
  also: Document[];
  game: string;
}

export interface SearchWords extends MenuWords {
  search: Record<
    "label" | "example" | "game" | "every_game" | "clear" | "count" | "none" | "more" | "pages" | "also" | "also_house",
    string
  > & {
    kinds: Record<Kind, string>;
  };
}
