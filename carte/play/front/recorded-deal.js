// A deal that was recorded, to be watched in place of a match: with what an expert finds about it where it is over.

import { createDealReview } from "../review/front/deal-review.js";
import { lookBack } from "./review-view.js";

/** @import { LookingBack } from "./review-view.js" */
/** @import { Ask } from "../../front/types.js" */
/** @import { PlayContent, PlayQuestions, TitledReplay } from "./types.js" */

/**
 * Show the deal, of whatever game, as `lookBack` does, and begin to look it through.
 * @param {TitledReplay} replay
 * @param {Omit<LookingBack, "label"> & { content: PlayContent, ask: Ask<PlayQuestions> }} manner
 */
export function watchRecord(replay, { content, ask, ...place }) {
  const { words, signal, onTrouble } = place;
  const { back: label, points: strings } = content.words;
  const { record, numbers } = replay;
  const deal = record && numbers ? { record, numbers } : null; // one that is over
  const points = createDealReview({ words, strings, ask, onMoment: (number) => looking.see(number), onTrouble });
  const looking = lookBack(replay, {
    ...place,
    label,
    judged: deal && { deal, content, ask },
    after: points.element,
  });
  signal.addEventListener("abort", points.stop);
  if (deal) points.review(async () => ({ ...deal, moves: replay.frames.length - 1, deals: 1 }));
}
