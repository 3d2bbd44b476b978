// A position and its moves, as Python sends them (`carte.board`) and the table shows them.

import type { Card, CardMove, Ruling } from "../../front/types.js";

/** A seat as the reader calls it: "you", "other", "left", "far-left", "opposite", "far-right", "right". */
export type SeatName = string;

/** A zone of cards: "hand", "table", "trick", "pile", "other", "monte", "pack", "turned", … */
export type ZoneName = string;

/** The cards of each zone. */
export type Zones = Record<ZoneName, Card[]>;

/** Where the cards lie: a card or null on every place of a zone. */
export type Layout = Record<ZoneName, (Card | null)[]>;

export interface Seat {
  seat: SeatName;
  name: string;
  /** How many cards it holds, if that matters. */
  cards?: number;
  says?: string[];
  roles?: string[];
  /** The pile for the cards it wins; with more than two sides a seat counts what it has `won`. */
  pile?: ZoneName;
  won?: number;
}

/** The players, and the open cards besides hand and table (`scene_of`). */
export interface Scene {
  seats?: Seat[];
  trick_by?: SeatName[];
  trump?: { suit: string; text: string } | null;
  turned_up?: Card;
  contract?: string | null;
  stock?: number;
  monte?: number;
  /** Hands that everybody sees. */
  open?: Record<SeatName, Card[]>;
  /** Hands that a replay may show. */
  hidden?: Record<SeatName, Card[]>;
  /** What a card counts as, if not its own value. */
  values?: Record<Card, number>;
}

/** A button to answer with. */
export interface Option {
  id: string;
  text: string;
  group?: string;
}

/** Cards that are handed in: how many of which zone, with which verb. */
export interface Collect {
  verb: string;
  from: ZoneName;
  /** Null if the reader must find out how many. */
  size: number | null;
  /** The ruling on each choice of cards, by its place in `rulings`; on any other, `otherwise`. */
  picks?: Record<string, number>;
  otherwise?: number;
}

/** What a reader may do, judged beforehand: every reply has its place in `rulings`. */
export interface Replies {
  rulings?: Ruling[];
  /** By card, and by the subset of the table that it takes, as a mask; null if Python must judge. */
  verdicts?: Record<string, number[]> | null;
  /** The cards picked along with a capturing card, by card: none if the reader must choose. */
  takes?: Record<Card, Card[]>;
  signals?: Option[];
  /** The signals allowed with each card. */
  leads?: Record<Card, string[]>;
  /** Announcements, and their rulings by move. */
  says?: { move: string; text: string; group?: string }[];
  said?: Record<string, number>;
  collect?: Collect;
  /** Answers to a question, and their rulings by id. */
  options?: Option[];
  choices?: Record<string, number>;
  /** Cards that answer a question, and their rulings. */
  picks?: Record<string, number>;
  otherwise?: number;
}

/** A position to play, to look at, or to answer a question about. */
export interface Step extends Replies {
  zones: Zones;
  scene?: Scene;
}

/** The reply that a step wants from the reader. */
export interface Form {
  plays: boolean;
  options: Option[];
  collect: Collect | null;
  signals: Option[];
}

/** A move of any seat, in words and as shown. */
export interface Told {
  /** A seat, or "reader". */
  by: SeatName;
  text: string;
  card?: Card;
  takes?: Card[];
  scopa?: boolean;
  signal?: string;
  /** Whether it leads to a trick. */
  leads?: boolean;
  /** Who wins the trick with it. */
  to?: SeatName;
  /** The winner in words. */
  took?: string;
  /** The pile to which the last cards of the table go. */
  left?: ZoneName;
  /** Cards of the trick that lay face down, each with its face. */
  turns?: Record<Card, Card>;
  /** The word beside the seat, if no card is played. */
  say?: string;
}

/** A card move as the board shows it, by the reader unless `by` is given. */
export interface Shown {
  card: Card;
  takes?: Card[];
  scopa?: boolean;
  by?: SeatName;
  to?: SeatName | null;
  left?: ZoneName | null;
}

/** A zone as the board draws it. */
export interface Plan {
  name: ZoneName;
  label?: string;
  /** Its cards may be pressed. */
  live?: boolean;
  /** A pile with its number of cards, `held` more than are drawn. */
  stack?: boolean;
  held?: number;
  /** A zone for cards that come and go unseen. */
  hold?: boolean;
  /** The seats named on the places, one each. */
  names?: Seat[];
}

/** What the guide points at: the cards of a move, its signal, or an option. */
export interface Pointed {
  from: Card | null;
  to: Card[];
  signal: string | null;
  option?: string | null;
}

/** A play of a step, with its ruling. */
export interface JudgedMove extends CardMove {
  card: Card;
  signal: string | null;
  ruling: Ruling;
}

/** The parts of a level that its zones depend on. */
export interface Staged {
  kind: string;
  steps: (Step & { then?: Told[]; won?: Record<ZoneName, number | undefined> })[];
}
