// What Python returns to the page that settles questions (`carte.settle`), and what the page asks.

import type { Card, NamedRule, Options, OursStrings, Plain, Stated } from "../../board/front/messages.js";
import type { Sheet } from "../../checker/front/messages.js";
import type { SendingStrings, TableStrings } from "../../front/messages.js";
import type { ShownZone } from "../../quiz/front/messages.js";

/** The two places of the pad: what is played, and what it meets. */
export type PadZone = "hand" | "table" | "trick";

/** The input for a question about a game: values of cards, or cards. */
export interface Pad {
  by: "value" | "card";
  zones: [PadZone, PadZone];
  trump: boolean;
  rules: NamedRule[];
  fields: Record<string, Plain>;
  /** The order in which to take cards that nobody has named. */
  suits: string[];
  /** The question about a played card whose suit may decide. */
  wild: { value: number; asks: string; choices: WildCard[] } | null;
}

/** Which card it is, "" if its suit does not matter, and the sheet's fields for it. */
export interface WildCard {
  says: string;
  card: Card;
  fields: Record<string, Plain>;
}

/** A question with its answer, and why. */
export interface Told {
  says: string;
  yes: boolean;
  text: string;
  rule: Stated;
  /** At a table with house rules: whether the book agrees, the same for another table than ours, and what else the book
   * says. */
  by?: string;
  theirs?: string;
  beside?: string;
}

/** A move that the cards could mean, with the question about it. */
export interface Option extends Told {
  move: string;
  /** Further questions. */
  also: Told[];
  /** The code of the question. */
  code: string;
}

/** A common question, with its answer. */
export interface Quarrel {
  asks: string;
  key: string;
  yes: boolean;
  says: string;
  rule: Stated;
  zones: ShownZone[];
  facts: string[];
  line: string[];
  code?: string;
  /** The sheet, if the position has only what the pad has. */
  sheet?: Sheet;
  asked?: string | null;
}

export interface SettleContent {
  games: { slug: string; name: string }[];
  ours: OursStrings;
  pads: Record<string, Pad>;
  quarrels: Record<string, Quarrel[]>;
}

/** The moves that some cards could mean, and the verdict on the one in question. */
export interface Answers {
  options: Option[];
  verdict?: Option;
}

/** The question of a link with its answers; one that needs more than the pad has no sheet. */
export interface OpenedQuestion extends Partial<Answers> {
  problem?: undefined;
  game: string;
  sheet?: Sheet;
  asked?: string | null;
}

/**
 * A quarrel at a table with house rules: these rules, and their code; whether it comes out as in the book, with the
 * sentences for our table and for theirs; the engine's answer for this table if there is one, and what else the book
 * says, or this table.
 */
export interface QuarrelAtHome {
  problem?: undefined;
  options: Options;
  house: string;
  holds: boolean;
  says: string;
  theirs: string;
  asks?: string;
  /** Null if it depends on what the rule says. */
  yes?: boolean | null;
  text?: string;
  rule?: Stated;
  beside?: string;
  /** Another position, if the usual one cannot come up. */
  laid?: Pick<Quarrel, "zones" | "facts" | "line" | "code" | "sheet" | "asked">;
}

/** A quarrel, and the table: its house rules, or the code of them. */
type AskedAtHome = { game: string; key: string; number: number } & ({ options: Options } | { house: string });

/** Why cards make no deal, and whether the number of players is at fault. */
interface SheetProblem {
  problem: string;
  players: boolean;
}

export interface SettleQuestions {
  ours: { request: AskedAtHome; answer: QuarrelAtHome | { problem: string } };
  sheet: { request: { sheet: Sheet; move: string | null }; answer: (Answers & { problem?: undefined }) | SheetProblem };
  try: { request: { sheet: Sheet; move: string }; answer: { verdict: Option } };
  open: { request: { code: string }; answer: OpenedQuestion | { problem: string } };
}

export type Answer = "yes" | "no" | "depends";

/** An answer as shown: yes or no, a sentence, and the rule behind it. */
export interface Answered {
  /** Null while it is the book's, and our table's may be the opposite. */
  answer: Answer | null;
  asks: string;
  says: string;
  rule: Stated;
  /** Whose rules, if that needs saying. */
  by?: string;
  /** What holds elsewhere, if that needs saying. */
  beside?: string;
}

/** A verdict: an answer, those to further questions, and how to send it. */
export interface Settled extends Answered {
  also?: Answered[];
  /** Its name in the address. */
  name: string;
  /** The cards of the two places, by their labels. */
  cards: [label: string, cards: Card[]][];
}

export interface SettleWords extends TableStrings {
  sending: SendingStrings;
  settle: Record<SettleWord, string> & { zones: Record<PadZone | "cards", string> };
}

type SettleWord =
  | "title"
  | "intro"
  | "game"
  | "usual"
  | "procedure"
  | "aim"
  | "pad"
  | "suit"
  | "which_trump"
  | "erase"
  | "clear"
  | "typed"
  | "typed_values"
  | "typed_cards"
  | "unread_values"
  | "unread_cards"
  | "none_left"
  | "there"
  | "which"
  | "first"
  | "yes"
  | "no"
  | "depends"
  | "source"
  | "change"
  | "ask_own"
  | "mine"
  | "case"
  | "checker"
  | "players"
  | "copied"
  | "broken"
  | "elsewhere"
  | "by_book"
  | "at_home"
  | "waiting";
