// What Python returns about keeping (`carte.keeping`).

import type { MenuStrings } from "../../front/messages.js";

/** `content` of the keeping widget. */
export interface KeepingContent {
  /** The names for levels, matches, counts and choices: titles of courses and games, and the choices. */
  titles: Record<string, string>;
  /** How much one can win, by the name of its store and by title. */
  most: Record<string, Record<string, number>>;
}

/** The words of keeping (`_words`). */
export interface KeepingWords extends MenuStrings {
  keeping: Record<KeepingWord, string> & {
    /** Kinds of entries, by the name of their store. */
    kinds: Record<string, { label: string; page: string; counted: boolean }>;
    /** What is wrong with a file or a link. */
    refused: Record<"large" | "json" | "other" | "newer" | "link", string>;
  };
}

type KeepingWord =
  | "label"
  | "kept"
  | "of"
  | "nothing"
  | "lasting"
  | "passing"
  | "unsaved"
  | "file"
  | "about_file"
  | "save"
  | "saved"
  | "open"
  | "drop"
  | "phone"
  | "about_phone"
  | "show"
  | "hide"
  | "code"
  | "scan"
  | "copy"
  | "copied"
  | "copy_by_hand"
  | "too_large"
  | "only_here"
  | "not_in_book"
  | "no_stars"
  | "from_file"
  | "from_link"
  | "holds"
  | "new_here"
  | "nothing_new"
  | "unfit"
  | "both"
  | "add"
  | "leave"
  | "close"
  | "added"
  | "left"
  | "no_room"
  | "aside"
  | "about_aside"
  | "save_aside"
  | "throw";
