// What Python says of counting (`carte.counting`), and what its widgets ask.

import type { Card, HouseRule, Joints, NamedRule, Options, OursWords, RuleId, Words } from "../../front/types.js";

/** What one side has in a deal, item by item. */
export interface SideScore {
  side: string;
  items: Record<string, number | string>;
  total: number | string;
}

/** Numbers of some sides, a row for each name. */
export interface Numbers {
  title: string;
  sides: string[];
  rows: { name: string | Node; values: string[] }[];
}

/** What is asked of a deal of a game, besides its cards (`form_of`). */
export interface CountForm {
  seats: string[];
  sides: string[];
  piles: string[];
  /** What is counted by hand, such as sweeps. */
  steppers: { name: string; text: string }[];
  contract: { bids: Bid[]; last_trick: boolean } | null;
  /** Whether it counts, without a contract, who has won the last trick. */
  last_trick?: boolean;
  /** Whether the primiera may be counted alone. */
  alone: boolean;
  /** Whether a deal is a match. */
  one_deal: boolean;
  /** What is asked of a deal whose cards are not told. */
  asked?: AskedItem[];
  /** The cards that this table plays without. */
  out?: Card[];
  /** What counts how much, in a few words each. */
  legend?: string[];
  /** By which house rules it is played and counted, in a sentence: "" by the book. */
  house?: string;
}

/** What is asked of each pile (`carte.engine.scoring.Asked`). */
export interface AskedItem {
  name: string;
  text: string;
  amounts: number[];
  shared: number;
  always: boolean;
  seldom: boolean;
}

/** What each pile has of an item, null where that is not said. */
export type Told = Record<string, (number | null)[]>;

export interface Bid {
  value: string;
  text: string;
  /** Who else is asked for. */
  second: "partner" | "giver" | null;
}

/** The facts of a deal besides its cards. */
export interface Facts {
  steppers: Record<string, number[]>;
  /** Null as long as it is not said, as all that follows. */
  bid: string | null;
  declarer: number | null;
  /** The declarer's own seat where nobody played with the declarer. */
  partner: number | null;
  last_trick: number | null;
}

/** What a side gets of one line: its addends, what they come to, and what is to be said of it. */
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
  /** Null where it is still open. */
  points: string[] | null;
  parts: Part[];
}

/** What a deal brings a side; `outright` where it wins the match. */
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

/** Where a match stands. */
export interface Standing {
  /** What is added up; a sheet of an earlier edition does not say it. */
  total?: string;
  totals: number[];
  over: boolean;
  winner: number | null;
  dealer: number;
  text: string;
  rule: { id: RuleId; text: string } | null;
  /** The contract of each deal in words, where one is known. */
  said?: string[];
}

/** A game of the counting table. */
export interface Offered {
  slug: string;
  title: string;
  options: Options;
  house: HouseRule[];
  /** What the house rules are called that nobody is asked for here. */
  others: NamedRule[];
  form: CountForm;
}

/** A deal to be counted, as Python is asked. */
export interface DealToCount extends Partial<Facts> {
  game: string;
  options: Options;
  piles: Card[][];
}

/** `content` of the counting table. */
export interface CountingContent {
  games: Offered[];
  /** In which all this is told, as browsers name it: "it". */
  language: string;
  example: DealToCount;
  counted: Count;
  words: CountingWords;
  ours: OursWords;
}

interface CountRequest extends Facts {
  game: string;
  options: Options;
  names: string[] | null;
  only: Only;
  piles: Card[][];
  items: Told;
}

/** What alone is told: the cards of the primiera, or who has each item without any card; or null, all cards. */
export type Only = "primiera" | "items" | null;

/** What a match sheet asks: where the match stands after its deals. */
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
      /** The place of the deal that is written down now. */
      booked: number | null;
    };
    answer: Standing;
  };
}

/** What the counting table asks: the form of a game, or the count of a deal. */
export interface CountingQuestions extends SheetQuestions {
  form: { request: CountRequest; answer: { form: CountForm; lines?: undefined } };
  count: { request: CountRequest; answer: Count };
  decide: {
    request: { game: string; options: Options; names: string[] | null; piles: Card[][] };
    answer: Deciding;
  };
}

/** Which cards still decide the primiera, none once it is decided, and who has it then. */
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

/** What it asks: other piles, by their seed. */
export interface PrimieraQuestions {
  primiera: { request: { seed: number }; answer: PrimieraPiles };
}

/** What names the columns of a count, and who gets points. */
export interface CountNames {
  sides: string[];
  piles: string[];
  words: Words;
  strings: { counted: string; open?: string };
}

/** The words of counting (`score_words`). */
export interface CountingWords extends Record<CountingWord, string> {
  joints: Joints;
  /** Of what a second player besides the declarer is. */
  second: Record<"partner" | "giver", string>;
  /** What the reader and the other of two are called, which nobody else would call them. */
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

/** Whose a card is that has been tapped. */
export type Owners = Record<Card, Pile>;

/** Where the cards go that nobody taps. */
export type Rest = Pile | null;

/** What is set at the table for one game, as the browser keeps it. */
export interface Entry extends Facts {
  options: Options;
  form: CountForm;
  only: Only;
  owners: Owners;
  rest: Rest;
  /** What is told without cards. */
  items?: Told;
  touched: boolean;
  /** Whether form and answer are those of what is set. */
  fresh: boolean;
  example?: boolean;
  /** Which deal of the sheet is counted again, from 0 on. */
  corrects?: number | null;
  answer: Count | null;
}

/** All that is kept under one key: an entry for each game. */
export interface Counts {
  version: 1;
  game: string;
  entries: Record<string, Entry>;
  /** In which forms and answers are told; earlier editions did not say it. */
  language?: string;
}

/** What was set at the counting table when a deal was written down; of a sheet that came by a link the contract alone. */
export type Setting = Partial<Facts & Pick<Entry, "only" | "owners" | "rest" | "items">>;

/** When a deal was written down, and what was set; nothing of one whose points were typed. */
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
  /** The numbers of deals that could not be read, and were put aside. */
  lost?: number[];
  standing: Standing | null;
  /** In which it is told where the match stands; earlier editions did not say it. */
  language?: string;
}

/** The game of a sheet, under its house rules. */
export interface SheetGame {
  slug: string;
  title: string;
  options: Options;
  /** The house rules where none is chosen. */
  usual: Options;
  form: CountForm;
}
