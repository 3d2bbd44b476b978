// What Python returns about a deal under review (`carte.play.review`).

import type { Pointed } from "../../../board/front/messages.js";
import type { Reason } from "../../front/types.js";

/** A whole deal, and the numbers of the moves with a choice, the reader's first. */
export interface Reviewable {
  record: string;
  numbers: number[];
}

/** The finding at one move. */
export interface Finding {
  number: number;
  /** How much more the reader wins because the move was not the best. */
  gain: number;
  /** The reader's expected result then, on average. */
  worth: number;
  text: string;
  why: Reason[];
  /** The better move of the reader's. */
  answer: Pointed | null;
  /** The expected result of each bid. */
  bids: { text: string; points: string }[];
}

/** Points with their name, as a number and as text. */
export interface Part {
  id?: string;
  name: string;
  points: number;
  text: string;
}

/** The result of a deal, and its parts; the reader's dearest moves. */
export interface Account {
  result: Part;
  parts: Part[];
  moments: number[];
}
