// What Python says of a guided deal (`carte.play.guide`).

import type { After, Hint, Moment, PlayContent, Sitting } from "../../front/types.js";

/** A sentence of the coach; `level` is the first one that drills its rule. */
export interface Saying {
  rule: string;
  text: string;
  level: string | null;
  point: boolean;
}

/** A move of the prepared line, with what follows; where it is the reader's, with its hint. */
export interface Prepared {
  move: string;
  answer: After;
  hint: Hint | null;
}

/** What the coach has to do with a moment. */
export interface Guided {
  /** The place of what is said now. */
  saying: number | null;
  /** The places of what has been said. */
  said: number[];
  /** Whether the reader has won; null while the deal goes on. */
  won: boolean | null;
}

export interface GuidedMoment extends Moment {
  guided: Guided;
}

export interface GuideContent extends PlayContent {
  sitting: Sitting;
  title: string;
  sayings: Saying[];
  line: Prepared[];
  told: GuideWords;
}

export interface GuideWords {
  detour: string;
  won: string;
  lost: string;
  learned: string;
  again: string;
  onward: { label: string; href: string };
}
