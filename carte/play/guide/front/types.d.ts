// What Python returns about a guided deal (`carte.play.guide`).

import type { RuleId } from "../../../board/front/messages.js";
import type { After, Hint, Kept, Match, Moment, PlayContent, PlayQuestions, Sitting } from "../../front/types.js";

/** A sentence of the coach, and its rule. */
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

/** The coach's part in a moment. */
export interface Guided {
  /** The index of the current sentence. */
  saying: number | null;
  /** The comment on the reader's last move, if it passed up what the coach had shown. */
  passed: string | null;
  /** The indexes of the sentences before a move. */
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
  /** The name under which browsers keep that it was won. */
  level: string;
  /** The stages of the game's course, with the ids of their levels. */
  stages: { title: string; levels: string[] }[];
  sayings: Saying[];
  /** Where to drill a rule on other cards, by its id, and the stage of that level. */
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
  /** The same, where there is no sentence about the rule. */
  drill: string;
  /** What happens to the deal meanwhile. */
  kept: string;
  learned: string;
  again: string;
  /** To the next guided deal of the game, by its level, or to the table. */
  onward: { label: string; href: string; level?: string };
}
