// A recorded deal, watched in place of a match: with an expert's findings if it is over.

import { createDealReview } from "../review/front/deal-review.js";
import { lookBack } from "./review-view.js";

/** @import { Replay } from "../../replay/front/messages.js" */
/** @import { Reviewable } from "../review/front/messages.js" */
/** @import { LookingBack } from "./review-view.js" */
/** @import { SittingTool } from "./types.js" */

/**
 * A deal to look back at; once it is over, it can be reviewed.
 * @typedef {Replay & Partial<Reviewable>} TitledReplay
 */

/**
 * Show the deal, of any game, with `lookBack`, and begin to review it.
 * @param {SittingTool} tool
 * @param {TitledReplay} replay
 * @param {Pick<LookingBack, "below" | "onBack">} manner
 */
export function watchRecord(tool, replay, { below, onBack }) {
  const { record, numbers } = replay;
  const deal = record && numbers ? { record, numbers } : null; // of a finished deal
  const points = createDealReview(tool, { onMoment: (number) => looking.see(number) });
  const label = tool.content.words.back;
  const looking = lookBack(tool, replay, { below, label, onBack, judged: deal, after: points.element });
  tool.signal.addEventListener("abort", points.stop);
  if (deal) points.review(async () => ({ ...deal, moves: replay.frames.length - 1, deals: 1 }));
}
