// What Python says on the page that settles questions (`carte.reference.settle`), and what it is asked.

import type { Sheet } from "../../../checker/front/types.js";
import type { Card, NamedRule, Options, OursWords, Plain, SendingWords, Stated, Words } from "../../../front/types.js";
import type { ShownZone } from "../../../quiz/front/types.js";

/** The two places of the pad: what is played, and what it meets. */
export type PadZone = "hand" | "table" | "trick";

/** What is put in to ask about a game: values of cards, or cards. */
export interface Pad {
  by: "value" | "card";
  zones: [PadZone, PadZone];
  trump: boolean;
  rules: NamedRule[];
  fields: Record<string, Plain>;
  /** In the order in which cards that nobody has named are taken. */
  suits: string[];
  /** What is asked of a card that is played, where its suit may decide. */
  wild: { value: number; asks: string; choices: WildCard[] } | null;
}

/** Which card it is, "" for one whose suit does not matter, and what the sheet says then. */
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
  /** At a table with house rules: whether it is so in the book, the same where it is not ours, and what the book says else. */
  by?: string;
  theirs?: string;
  beside?: string;
}

/** A move that could be meant, with what is asked about it. */
export interface Option extends Told {
  move: string;
  /** What is asked besides. */
  also: Told[];
  /** Of the question. */
  code: string;
}

/** What is often asked, with its answer. */
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
  /** Where nothing lies there but what the pad has. */
  sheet?: Sheet;
  asked?: string | null;
}

export interface SettleContent {
  games: { slug: string; name: string }[];
  ours: OursWords;
  pads: Record<string, Pad>;
  quarrels: Record<string, Quarrel[]>;
}

/** The moves that could be meant by some cards, and the verdict on the one that is asked about. */
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
 * A quarrel at a table with house rules: which these are, and their code; whether it comes out as in the book, what is
 * said of that at our table and at theirs, where the engine answers for this table its answer, and what the book says
 * besides, or this table.
 */
export interface QuarrelAtHome {
  problem?: undefined;
  options: Options;
  house: string;
  holds: boolean;
  says: string;
  theirs: string;
  asks?: string;
  /** Null where it depends on what the rule tells. */
  yes?: boolean | null;
  text?: string;
  rule?: Stated;
  beside?: string;
  /** Another position, where the usual one cannot come up. */
  laid?: Pick<Quarrel, "zones" | "facts" | "line" | "code" | "sheet" | "asked">;
}

/** A quarrel, and the table: its house rules, or the code of them. */
type AskedAtHome = { game: string; key: string; number: number } & ({ options: Options } | { house: string });

/** Why cards tell no deal, and whether it is for how many players a house rule has. */
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

/** An answer as it is shown: yes or no, a sentence, and the rule behind it. */
export interface Answered {
  /** Null while it is the book's, and that of our table may be the opposite. */
  answer: Answer | null;
  asks: string;
  says: string;
  rule: Stated;
  /** By whose rules, where that is to be said. */
  by?: string;
  /** What holds elsewhere, where that is to be said. */
  beside?: string;
}

/** A verdict: an answer, those to what is asked besides, and how it is sent. */
export interface Settled extends Answered {
  also?: Answered[];
  /** What the address names. */
  name: string;
  /** The cards of the two places, by their labels. */
  cards: [label: string, cards: Card[]][];
}

export interface SettleWords extends Words {
  sending: SendingWords;
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
