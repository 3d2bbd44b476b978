// What Python returns about a class (`carte.keeping.classroom`).

import type { RuleId } from "../../../board/front/messages.js";

/** A reader's grade for a rule that they have met: wrong last time, right, known, wrong and then right. */
export type Grade = 1 | 2 | 3 | 4;

/** What a reader shows: the time, in seconds since 1970, and a grade for each rule that they have met. */
export interface Reader {
  at: number;
  rules: Record<RuleId, Grade>;
}

/** A class: its readers by their names. */
export type Readers = Record<string, Reader>;
