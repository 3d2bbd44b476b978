// What Python says of a guided deal (`carte.play.guide`).

import type { RuleId } from "../../../front/types.js";
import type { After, Hint, Kept, Match, Moment, PlayContent, PlayQuestions, Sitting } from "../../front/types.js";

/** A sentence of the coach, and the rule that it shows. */
export interface Saying {
  rule: RuleId;
  text: string;
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
  /** What is said of the reader's last move, where it left lying what was shown. */
  passed: string | null;
  /** The places of what has been said before a move that is made. */
  said: number[];
  /** Whether the reader has won; null while the deal goes on. */
  won: boolean | null;
  /** Who has won, by what and why. */
  result: string;
}

export interface GuidedMoment extends Moment {
  guided: Guided;
}

/** A guided deal as it is kept. */
export interface KeptDeal extends Kept {
  moment: GuidedMoment;
}

export interface GuideQuestions extends PlayQuestions {
  stands: { request: { sitting: Sitting }; answer: Match };
}

export interface GuideContent extends PlayContent {
  sitting: Sitting;
  title: string;
  /** The names of the suits, each with its meaning. */
  suits: string;
  /** As what browsers keep that it was won. */
  level: string;
  /** The stages of the game's course, with the ids of their levels. */
  stages: { title: string; levels: string[] }[];
  sayings: Saying[];
  /** Where a rule is drilled on other cards, by its id, and the stage of which that level is. */
  drills: Record<RuleId, { href: string; stage: string }>;
  line: Prepared[];
  strings: GuideWords;
}

export interface GuideWords {
  quiet: string;
  waits: string;
  restart: string;
  resumed: string;
  done: string;
  detour: string;
  /** The same, where nothing is said of the rule. */
  drill: string;
  /** What becomes of the deal meanwhile. */
  kept: string;
  learned: string;
  again: string;
  /** To the next guided deal of the game, by its level, or to the table. */
  onward: { label: string; href: string; level?: string };
}
