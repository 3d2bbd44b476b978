// A guided deal as the browser keeps it.

import type { Guided, Moment } from "../../front/messages.js";
import type { Kept } from "../../front/types.js";

export interface GuidedMoment extends Moment {
  guided: Guided;
}

/** A guided deal as it is kept. */
export interface KeptDeal extends Kept {
  moment: GuidedMoment;
}
