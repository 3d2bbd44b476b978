// Python's data about a reader's own levels (`carte.lessons.own`), and the questions of their widget.

import type { ZoneName } from "../../../board/front/types.js";
import type { Card, Judging, RuleId, Ruling, Words } from "../../../front/types.js";
import type { Level } from "../../front/types.js";

/** A wrong move, and its text; "" if the rule's will do. */
export interface OwnTrap {
  play: string;
  text: string;
}

/** A level as kept and sent. */
export interface OwnLevel {
  /** The code of its position. */
  position: string;
  goal: string;
  done: string;
  answers: string[];
  traps: OwnTrap[];
  hints: string[];
}

export interface OwnSet {
  title: string;
  levels: OwnLevel[];
}

/** The ruling on a move. */
export interface Weighed {
  move: string;
  legal: boolean;
  text: string;
  rule: string;
}

/** The beginning of a level. */
export interface Begun {
  position: string;
  game: string;
  zones: Record<ZoneName, Card[]>;
  trick: Card[];
  trump: string;
  /** All legal moves; none if they are too many to list. */
  moves: Weighed[];
  /** The move that a link asks about. */
  asked: Weighed | null;
  zone_words: Record<ZoneName, string>;
}

/** A set as data, as levels to play, and as the code of a link, which is empty if it would be too long. */
export interface Made {
  set: OwnSet;
  code: string;
  too_long: string;
  game: string;
  title: string;
  levels: Level[];
  rules: Record<RuleId, string>;
  words: Words;
}

export interface OwnContent {
  words: OwnWords;
  titles: Record<string, string>;
  most: { levels: number; file: number };
}

export interface OwnQuestions extends Judging {
  begin: { request: { code: string }; answer: Begun };
  weigh: { request: { code: string; move: string }; answer: Weighed };
  make: { request: { set: OwnSet }; answer: Made };
  open: { request: { code: string }; answer: Made };
  file: { request: { set: OwnSet }; answer: { name: string; text: string } };
  read: { request: { text: string }; answer: Made };
  judge: { request: { set: OwnSet; level: string; step: number; move: string }; answer: Ruling };
}

/** The words of the widget (`own_words`). */
export interface OwnWords extends Record<OwnWord, string> {
  marks: Record<"" | "right" | "wrong", string>;
}

type OwnWord =
  | "title"
  | "intro"
  | "position"
  | "example"
  | "begin"
  | "checker"
  | "too_long"
  | "level"
  | "goal"
  | "goal_example"
  | "moves"
  | "many_moves"
  | "mark_of"
  | "refused"
  | "say"
  | "say_example"
  | "typed"
  | "add_move"
  | "take_out"
  | "done"
  | "hints"
  | "hints_about"
  | "hint"
  | "try"
  | "keep"
  | "keep_changed"
  | "leave"
  | "kept"
  | "set"
  | "sets"
  | "none"
  | "set_title"
  | "set_title_example"
  | "number"
  | "change"
  | "up"
  | "down"
  | "remove"
  | "of_level"
  | "removed"
  | "put_back"
  | "full"
  | "try_set"
  | "clear"
  | "cleared"
  | "share"
  | "copy"
  | "copied"
  | "link"
  | "show"
  | "hide"
  | "code"
  | "fine"
  | "only_here"
  | "quiz"
  | "sheet"
  | "save"
  | "saved"
  | "read"
  | "opened"
  | "large"
  | "amiss"
  | "opening"
  | "waiting"
  | "broken"
  | "from_link"
  | "trying"
  | "levels"
  | "place"
  | "next"
  | "finish"
  | "end"
  | "again"
  | "take"
  | "taken"
  | "back"
  | "own";
