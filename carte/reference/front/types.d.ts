// What Python says to the search over what a page prints (`carte.reference.finder`).

import type { MenuWords } from "../../front/types.js";

export interface FinderWords extends MenuWords {
  find_label: string;
  find_example: string;
  find_all: string;
  find_some: string;
  find_none: string;
  find_clear: string;
}
