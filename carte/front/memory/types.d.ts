// What a reader has answered.

import type { RuleId } from "../types.js";

/** Where an answer was given: by a refused move, too. */
export type Place = "level" | "daily" | "case" | "guide" | "table";

/** When, in seconds since 1970; whether it was right; with how many tries; where. */
export type Answer = [at: number, right: 0 | 1, tries: number, place: Place];

export type Memory = Record<RuleId, Answer[]>;
