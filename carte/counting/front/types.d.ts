// What the browser keeps of counting, and what its parts tell each other.

import type { Card, Options } from "../../engine/messages.js";
import type { TableStrings } from "../../front/messages.js";
import type { Counted } from "./counts.js";
import type { DrawerContent } from "./drawer.js";
import type { Count, CountForm, Deciding, Only, Score, Shares, Standing } from "./messages.js";
import type { Carried } from "./sheet-link.js";

/** Numbers by side, a row for each name. */
export interface Numbers {
  title: string;
  sides: string[];
  rows: { name: string | Node; values: string[] }[];
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

/** The names of the columns of a count, and of those who get points. */
export interface CountNames {
  sides: string[];
  piles: string[];
  words: TableStrings;
  strings: { counted: string; open?: string };
}

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
  items?: Shares;
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

/** Whose the primiera is, while Python finds it out: the cards that it asks about, and those given so far. */
export interface Decision {
  piles: Card[][];
  found: Deciding;
  given: Record<Card, number>;
}

/** All that the counting table shows. */
export interface Shown {
  counted: Counted;
  /** Null while it is not asked for. */
  decision: Decision | null;
  /** Whether the rules of a count are shown beside its lines. */
  hasRules: boolean;
  /** The match sheet of the game. */
  sheet: Sheet;
  /** What is in its drawer, and how often that was opened. */
  drawer: DrawerContent | null;
  opened: number;
  isShared: boolean;
  /** A sheet from a link, not taken yet, and the name by which the address brings it. */
  offered: { carried: Carried; name: string } | null;
  /** The deals of a sheet from a link that was taken, and the way back to the one before. */
  taken: { deals: number; back: (() => unknown) | null } | null;
}
