// A recorded deal, watched in place of a match: with an expert's findings if it is over.

import { createDealReview } from "../review/front/deal-review.js";
import { lookBack } from "./review-view.js";

/** @import { Ask } from "../../front/types.js" */
/** @import { Replay } from "../../replay/front/messages.js" */
/** @import { PlayQuestions, Reviewable, SittingContent } from "./messages.js" */
/** @import { LookingBack } from "./review-view.js" */

/**
 * A deal to look back at; once it is over, it can be reviewed.
 * @typedef {Replay & Partial<Reviewable>} TitledReplay
 */

/**
 * Show the deal, of any game, with `lookBack`, and begin to review it.
 * @param {TitledReplay} replay
 * @param {Omit<LookingBack, "label"> & { content: SittingContent, ask: Ask<PlayQuestions> }} manner
 */
export function watchRecord(replay, { content, ask, ...place }) {
  const { words, signal, onTrouble } = place;
  const { back: label, points: strings } = content.words;
  const { record, numbers } = replay;
  const deal = record && numbers ? { record, numbers } : null; // of a finished deal
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
