// Python's data about counting (`carte.counting`), and the questions of its widgets.

import type { Card, HouseRule, Joints, NamedRule, Options, OursStrings, RuleId } from "../../board/front/messages.js";
import type { TableStrings } from "../../front/messages.js";

/** Numbers by side, a row for each name. */
export interface Numbers {
  title: string;
  sides: string[];
  rows: { name: string | Node; values: string[] }[];
}

/** The form of a game's deal, besides its cards (`form_of`). */
export interface CountForm {
  seats: string[];
  sides: string[];
  piles: string[];
  /** Items counted by hand, such as sweeps. */
  steppers: { name: string; text: string }[];
  contract: { bids: Bid[]; last_trick: boolean } | null;
  /** Whether the last trick counts without a contract. */
  last_trick?: boolean;
  /** Whether the primiera may be counted alone. */
  alone: boolean;
  /** Whether a deal is a match. */
  one_deal: boolean;
  /** The items of a deal counted without cards. */
  asked?: AskedItem[];
  /** The cards not in play at this table. */
  out?: Card[];
  /** The worth of each item, in a few words. */
  legend?: string[];
  /** The house rules of the table, in a sentence; "" for the book's. */
  house?: string;
}

/** An item to give for each pile (`carte.engine.scoring.Asked`). */
export interface AskedItem {
  name: string;
  text: string;
  amounts: number[];
  shared: number;
  always: boolean;
  seldom: boolean;
}

/** Each pile's share of an item, null if not given. */
export type Told = Record<string, (number | null)[]>;

export interface Bid {
  value: string;
  text: string;
  /** The other seat to name. */
  second: "partner" | "giver" | null;
}

/** The facts of a deal besides its cards. */
export interface Facts {
  steppers: Record<string, number[]>;
  /** Null while not given, like all that follow. */
  bid: string | null;
  declarer: number | null;
  /** The declarer's own seat if the declarer played alone. */
  partner: number | null;
  last_trick: number | null;
}

/** A side's part in a line: its addends, their total, and a note. */
export interface Part {
  addends: { card: Card | null; number: string | null }[];
  sum: string;
  total: string;
  note: string;
}

/** A line of the count: one item, with what all piles bring, or what everybody gets. */
export interface Line {
  item: string;
  name: string;
  text: string;
  rule: { id: RuleId; text: string };
  /** Null while it is open. */
  points: string[] | null;
  parts: Part[];
}

/** The score of a side in a deal; `outright` if it wins the match. */
export interface Score {
  items: Record<string, number>;
  total: number;
  outright?: boolean;
}

/** A count: line by line, in sentences, with the cards still missing; scores once none is. */
export interface Count {
  form: CountForm;
  lines: Line[];
  said: string[];
  missing: Card[];
  scores: Score[] | null;
}

/** The standing of a match. */
export interface Standing {
  /** The name of the total; a sheet of an earlier edition lacks it. */
  total?: string;
  totals: number[];
  over: boolean;
  winner: number | null;
  dealer: number;
  text: string;
  rule: { id: RuleId; text: string } | null;
  /** The contract of each deal in words, if known. */
  said?: string[];
}

/** A game of the counting table. */
export interface Offered {
  slug: string;
  title: string;
  options: Options;
  house: HouseRule[];
  /** The names of the house rules that the form does not ask for. */
  others: NamedRule[];
  form: CountForm;
}

/** The request to Python to count a deal. */
export interface DealToCount extends Partial<Facts> {
  game: string;
  options: Options;
  piles: Card[][];
}

/** `content` of the counting table. */
export interface CountingContent {
  games: Offered[];
  /** The language of all this, as browsers name it: "it". */
  language: string;
  example: DealToCount;
  counted: Count;
  words: CountingWords;
  ours: OursStrings;
}

interface CountRequest extends Facts {
  game: string;
  options: Options;
  names: string[] | null;
  only: Only;
  piles: Card[][];
  items: Told;
}

/** What alone is given: the cards of the primiera, or the owners of the items without any card; null for all cards. */
export type Only = "primiera" | "items" | null;

/** The question of a match sheet: the standing after its deals. */
export interface SheetQuestions {
  match: {
    request: {
      game: string;
      options: Options;
      names: string[] | null;
      dealer: number;
      deals: number | null;
      rounds: Score[][];
      contracts: (Setting | null)[];
      /** The place of the deal being written down. */
      booked: number | null;
    };
    answer: Standing;
  };
}

/** The questions of the counting table: the form of a game, or the count of a deal. */
export interface CountingQuestions extends SheetQuestions {
  form: { request: CountRequest; answer: { form: CountForm; lines?: undefined } };
  count: { request: CountRequest; answer: Count };
  decide: {
    request: { game: string; options: Options; names: string[] | null; piles: Card[][] };
    answer: Deciding;
  };
}

/** The cards that still decide the primiera, none once it is decided, and who has it then. */
export interface Deciding {
  cards: Card[];
  winner: number | null;
  text: string;
}

/** One of two piles of the primiera, suit by suit, each card judged. */
export interface PrimieraSide {
  suits: Card[][];
  judged: Record<Card, { good: boolean; legal: boolean; number: string; text: string }>;
  note: string;
}

/** Two piles, and which of them has the primiera. */
export interface PrimieraPiles {
  seed: number;
  sides: PrimieraSide[];
  rules: Record<RuleId, string>;
  line: Line;
  verdict: { good: boolean; legal: boolean; rule: RuleId; text: string };
}

/** `content` of the primiera widget. */
export interface PrimieraContent extends PrimieraPiles {
  words: Record<"title" | "number" | "goal" | "left" | "show" | "another" | "dealing" | "counted", string> & {
    piles: string[];
    sides: string[];
  };
}

/** Its question: for other piles, by their seed. */
export interface PrimieraQuestions {
  primiera: { request: { seed: number }; answer: PrimieraPiles };
}

/** The names of the columns of a count, and of those who get points. */
export interface CountNames {
  sides: string[];
  piles: string[];
  words: TableStrings;
  strings: { counted: string; open?: string };
}

/** The words of counting (`score_words`). */
export interface CountingWords extends Record<CountingWord, string> {
  joints: Joints;
  /** The role of a second player besides the declarer. */
  second: Record<"partner" | "giver", string>;
  /** The names of the reader and the other of two, which only the reader would use. */
  as_seen: string[];
  /** Items in few letters. */
  short: Record<string, string>;
}

type CountingWord =
  | "title"
  | "intro"
  | "example"
  | "game"
  | "house"
  | "house_changed"
  | "unreadable_number"
  | "what"
  | "whole"
  | "primiera"
  | "items"
  | "say"
  | "who"
  | "amount"
  | "grid"
  | "rest"
  | "nobody"
  | "owned"
  | "missing"
  | "less"
  | "more"
  | "bid"
  | "declarer"
  | "alone"
  | "unsaid"
  | "last_trick"
  | "unknown"
  | "begin"
  | "undo"
  | "show_rules"
  | "hide_rules"
  | "counted"
  | "total"
  | "open"
  | "empty"
  | "counting"
  | "sheet"
  | "add"
  | "deal"
  | "dealer"
  | "next_dealer"
  | "first_dealer"
  | "deals"
  | "no_end"
  | "type"
  | "type_points"
  | "enter"
  | "cancel"
  | "rename"
  | "player"
  | "save"
  | "take_back"
  | "new_match"
  | "sure"
  | "throw"
  | "keep"
  | "print"
  | "no_deals"
  | "lost"
  | "adding"
  | "not_number"
  | "added"
  | SharingWord
  | "over"
  | "correct"
  | "deal_of"
  | "deal_at"
  | "recount"
  | "rewrite"
  | "corrected"
  | "remove"
  | "sure_deal"
  | "remove_it"
  | "removed";

type SharingWord =
  | "date"
  | "share"
  | "copy_link"
  | "link_copied"
  | "link_by_hand"
  | "code"
  | "code_of"
  | "scan"
  | "too_large"
  | "only_here"
  | "csv"
  | "saved"
  | "blank"
  | "brought"
  | "brought_one"
  | "replaces"
  | "take"
  | "leave"
  | "taken"
  | "taken_one"
  | "back_to_ours"
  | "ours_again"
  | "newer_link";

/** One of the piles, by its place. */
export type Pile = 0 | 1 | 2;

/** The owners of the tapped cards. */
export type Owners = Record<Card, Pile>;

/** The pile for untapped cards. */
export type Rest = Pile | null;

/** The settings of the table for one game, as the browser keeps them. */
export interface Entry extends Facts {
  options: Options;
  form: CountForm;
  only: Only;
  owners: Owners;
  rest: Rest;
  /** The items given without cards. */
  items?: Told;
  touched: boolean;
  /** Whether form and answer fit the settings. */
  fresh: boolean;
  example?: boolean;
  /** The deal of the sheet being counted again, from 0. */
  corrects?: number | null;
  answer: Count | null;
}

/** All that is kept under one key: an entry for each game. */
export interface Counts {
  version: 1;
  game: string;
  entries: Record<string, Entry>;
  /** The language of forms and answers; earlier editions lack it. */
  language?: string;
}

/** The settings of the counting table when a deal was written down; on a sheet from a link, only the contract. */
export type Setting = Partial<Facts & Pick<Entry, "only" | "owners" | "rest" | "items">>;

/** When a deal was written down, and its settings; none if its points were typed. */
export interface Note {
  at: number;
  set: Setting | null;
}

/** A match sheet as the browser keeps it. */
export interface Sheet {
  names: string[] | null;
  dealer: number;
  deals: number | null;
  rounds: Score[][];
  /** A note on each deal; there may be fewer, for the first sheets had none. */
  notes?: (Note | null)[];
  /** The numbers of unreadable deals, which were set aside. */
  lost?: number[];
  standing: Standing | null;
  /** The language of the standing; earlier editions lack it. */
  language?: string;
}

/** The game of a sheet, under its house rules. */
export interface SheetGame {
  slug: string;
  title: string;
  options: Options;
  /** The house rules if none is chosen. */
  usual: Options;
  form: CountForm;
}
