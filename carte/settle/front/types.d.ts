// An answer as it is shown.

import type { Card, Stated } from "../../engine/messages.js";

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
