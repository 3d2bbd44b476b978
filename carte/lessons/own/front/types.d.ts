// What Python says of levels of a reader's own (`carte.lessons.own`), and what their widget asks.

import type { ZoneName } from "../../../board/front/types.js";
import type { Card, Judging, RuleId, Ruling, Words } from "../../../front/types.js";
import type { Level } from "../../front/types.js";

/** A wrong move, and what is said to it; nothing, where the rule speaks. */
export interface OwnTrap {
  play: string;
  text: string;
}

/** A level as it is kept and sent. */
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

/** What the rules say to a move. */
export interface Weighed {
  move: string;
  legal: boolean;
  text: string;
  rule: string;
}

/** What a level can be made of. */
export interface Begun {
  position: string;
  game: string;
  zones: Record<ZoneName, Card[]>;
  trick: Card[];
  trump: string;
  /** All legal moves; none, where they are too many to list. */
  moves: Weighed[];
  /** The move that a link asks about. */
  asked: Weighed | null;
  zone_words: Record<ZoneName, string>;
}

/** A set as data, as levels to play, and as the code of a link, which is empty where it is too long. */
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
