// What Python says of a deal that is reviewed (`carte.play.review`).

import type { Pointed } from "../../../board/front/types.js";
import type { Reason } from "../../front/types.js";

/** A whole deal, and the numbers of the moves at which there was a choice, the reader's first. */
export interface Reviewable {
  record: string;
  numbers: number[];
}

/** What was found at one move. */
export interface Finding {
  number: number;
  /** By how much more the reader wins since the move was not the best. */
  gain: number;
  /** What the reader was to win then, on average. */
  worth: number;
  text: string;
  why: Reason[];
  /** The better move of the reader's. */
  answer: Pointed | null;
  /** What each bid was expected to bring. */
  bids: { text: string; points: string }[];
}

/** Points with their name, as a number and as they are written. */
export interface Part {
  id?: string;
  name: string;
  points: number;
  text: string;
}

/** The result of a deal, and the parts that it is made of; the reader's dearest moves. */
export interface Account {
  result: Part;
  parts: Part[];
  moments: number[];
}
