// What Python returns to the search over a page's entries (`carte.reference.finder`), and about what differs at our
// table (`carte.reference.changed_rules`).

import type { NamedRule, Options, RuleId } from "../../board/front/messages.js";
import type { MenuStrings } from "../../front/messages.js";

/** The house rules of each game, by slug. */
export interface ChangedContent {
  house: Record<string, NamedRule[]>;
}

export interface ChangedQuestions {
  changed: { request: { houses: Record<string, Options> }; answer: { changed: Record<RuleId, string> } };
}

export interface FinderWords extends MenuStrings {
  find_label: string;
  find_example: string;
  find_all: string;
  find_some: string;
  find_none: string;
  find_clear: string;
}
