// How the table lies and what is made on it, as its parts tell each other.

import type { Card, Ruling, SeatName, ZoneName } from "../../engine/messages.js";
import type { CardMove } from "../../front/types.js";
import type { Collect, NarratedMove, Option, Seat, Step } from "./messages.js";

/** Where the cards lie: a card or null on every place of a zone. */
export type Layout = Record<ZoneName, (Card | null)[]>;

/** The reply that a step wants from the reader. */
export interface Form {
  plays: boolean;
  options: Option[];
  collect: Collect | null;
  signals: Option[];
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

/** A play of a step, with its ruling. */
export interface JudgedMove extends CardMove {
  card: Card;
  signal: string | null;
  ruling: Ruling;
}

/** The parts of a level that its zones depend on. */
export interface Staged {
  kind: string;
  steps: (Step & { then?: NarratedMove[]; won?: Record<ZoneName, number | undefined> })[];
}
