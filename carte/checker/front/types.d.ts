// Python's data about positions (`carte.checker`), and the questions of its widget.

import type {
  Card,
  HouseRule,
  Options,
  OursStrings,
  Plain,
  RuleId,
  Ruling,
  ZoneName,
} from "../../board/front/messages.js";
import type { FieldPlan } from "../../front/fields/controls.js";

/** A place for cards; `main` if most questions need it, in some phases or (none named) in all. */
export interface CheckerZone {
  name: ZoneName;
  label: string;
  main: boolean;
  phases: string[];
}

/** The form of a game under its house rules. */
export interface CheckerForm {
  zones: CheckerZone[];
  fields: FieldPlan[];
  options: HouseRule[];
  /** How a move is typed. */
  example: string;
  seats: string[];
}

/** A position as the reader fills it in; `facts` are Python's own, and only handed back. */
export interface Sheet {
  game: string;
  options: Options;
  zones: Record<ZoneName, Card[]>;
  fields: Record<string, Plain>;
  facts: object;
}

/** What the cards that are picked in the hand make: `size` of them, with a verb, or with cards of the table. */
export interface HandMakes {
  /** "" where a card is played, null where cards do nothing. */
  verb: string | null;
  size: number;
  takes: boolean;
}

export interface ListedMove {
  move: string;
  card?: Card;
  signal?: string;
  /** The announcement, where no card is played. */
  words?: string;
}

/** Rules by their ids. */
export type Rules = Record<RuleId, { text: string; source: string }>;

/** The answer about a position. */
export interface Judged {
  code: string;
  summary: string;
  hand_makes: HandMakes;
  /** What a card counts as, if not its own value. */
  values: Record<Card, number>;
  moves: ListedMove[];
  /** The rulings on all legal moves and on those named, by notation. */
  rulings: Record<string, Ruling>;
  rules: Rules;
}

/** A sheet that makes no deal, and why. */
export type Problem = { problem: string } & { [Name in keyof Judged]?: undefined };

export type Answer = (Judged & { problem?: undefined }) | Problem;

/** A sheet with its form and its answer, which is null until Python has given it. */
export interface Position {
  sheet: Sheet;
  form: CheckerForm;
  answer: Answer | null;
  /** The message about the change that led here. */
  said?: string;
}

/** A famous quarrel: a position, and the move that it is about. */
export interface Quarrel {
  says: string;
  move: string;
  sheet: Sheet;
  answer: Judged;
}

/** `content` of the case checker. */
export interface CheckerContent {
  words: CheckerWords;
  ours: OursStrings;
  games: { slug: string; name: string }[];
  forms: Record<string, CheckerForm>;
  start: Position;
  examples: Record<string, Quarrel[]>;
}

/** The verdict on a move, or a note on a text that is none, or that nothing can be played. */
export type Tried =
  | { move: string; ruling: Ruling; rules: Rules; unread?: undefined; note?: undefined }
  | { unread: string; note?: undefined }
  | { note: string; unread?: undefined };

/** A complete position with its answer. */
export interface Opened extends Position {
  answer: Answer;
  problem?: undefined;
  /** The move that a link asks about. */
  asked?: string | null;
}

/** The questions of the checker. */
export interface CheckerQuestions {
  open: { request: { code: string }; answer: Opened | { problem: string } };
  check: { request: { sheet: Sheet }; answer: { form: CheckerForm; answer: Answer } };
  try: { request: { sheet: Sheet; move: string; typed?: string }; answer: Tried };
  play: { request: { sheet: Sheet; move: string }; answer: Opened };
  link: { request: { sheet: Sheet; move: string }; answer: { code: string } };
}

/** The words of the checker (`checker_words`). */
export interface CheckerWords extends Record<CheckerWord, string> {
  /** The button's text where cards are handed in, by verb. */
  hand_in: Record<string, string>;
}

type CheckerWord =
  | "title"
  | "intro"
  | "game"
  | "pack"
  | "tray"
  | "goes_to"
  | "more_places"
  | "fewer_places"
  | "typed"
  | "typed_example"
  | "lies_in"
  | "unreadable"
  | "unreadable_card"
  | "unreadable_number"
  | "emptied"
  | "aim"
  | "empty"
  | "led"
  | "house"
  | "house_changed"
  | "examples"
  | "examples_of"
  | "moves"
  | "pick"
  | "pick_some"
  | "pick_none"
  | "play"
  | "take_one"
  | "take"
  | "typed_move"
  | "go_on"
  | "asked"
  | "no_link"
  | "make_level"
  | "no_level"
  | "clear"
  | "undo"
  | "source"
  | "takes"
  | "opening"
  | "broken"
  | "waiting";
