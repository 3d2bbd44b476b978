// The reader's answers.

import type { RuleId } from "../../board/front/messages.js";

/** Where an answer was given; a refused move counts as one. */
export type Place = "level" | "daily" | "case" | "guide" | "table";

/** When, in seconds since 1970; whether it was right; the number of tries; where. */
export type Answer = [at: number, right: 0 | 1, tries: number, place: Place];

export type Memory = Record<RuleId, Answer[]>;
