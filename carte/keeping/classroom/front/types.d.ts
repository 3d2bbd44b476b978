// What Python returns about a class (`carte.keeping.classroom`).

import type { RuleId } from "../../../board/front/messages.js";
import type { MenuStrings } from "../../../front/messages.js";

/** A rule, and the address of the level that teaches it. */
export interface TaughtRule {
  id: RuleId;
  text: string;
  level: string | null;
}

export interface TaughtGame {
  slug: string;
  title: string;
  rules: TaughtRule[];
}

/** `content` of the widget. */
export interface ClassContent {
  games: TaughtGame[];
}

/** A reader's grade for a rule that they have met: wrong last time, right, known, wrong and then right. */
export type Grade = 1 | 2 | 3 | 4;

/** What a reader shows: the time, in seconds since 1970, and a grade for each rule that they have met. */
export interface Reader {
  at: number;
  rules: Record<RuleId, Grade>;
}

/** A class: its readers by their names. */
export type Readers = Record<string, Reader>;

export interface ClassWords extends MenuStrings {
  classroom: Record<ClassWord, string>;
}

type ClassWord =
  | "label"
  | "show_title"
  | "about_show"
  | "name"
  | "too_long"
  | "show"
  | "hide"
  | "code"
  | "scan"
  | "copy"
  | "copied"
  | "copy_by_hand"
  | "digits"
  | "nameless"
  | "nothing_met"
  | "too_large"
  | "not_in_book"
  | "only_here"
  | "collect_title"
  | "about_collect"
  | "no_scanner"
  | "paste"
  | "add"
  | "camera"
  | "stop"
  | "viewing"
  | "no_camera"
  | "offered"
  | "take"
  | "leave"
  | "left"
  | "added"
  | "renewed"
  | "older"
  | "refused"
  | "large"
  | "many"
  | "newer"
  | "try_samples"
  | "sample"
  | "sampled"
  | "not_kept"
  | "about_samples"
  | "no_sample"
  | "empty"
  | "full"
  | "table"
  | "nobody"
  | "readers"
  | "repeat"
  | "no_repeat"
  | "counts"
  | "rule"
  | "known"
  | "right"
  | "mended"
  | "wrong"
  | "unmet"
  | "level"
  | "forgetting"
  | "forget"
  | "forget_all"
  | "forgotten"
  | "undo"
  | "save"
  | "print";
