// The end of a deal at a table: its count, where its points went, and earlier deals to look back at.

import { createPrivateReviews } from "../people/front/private-reviews.js";
import { createDealReview } from "../review/front/deal-review.js";
import { findAll, takeFound } from "../review/front/findings.js";
import { createDealCount } from "./deal-count.js";
import { lookBack } from "./review-view.js";

/** @import { Account, ReviewableReplay } from "../review/front/messages.js" */
/** @import { Kept, Looked } from "./match-schema.js" */
/** @import { createMatchTable } from "./match-table.js" */
/** @import { Over, PlayQuestions } from "./messages.js" */
/** @import { SittingOptions, SittingState, SittingTool } from "./types.js" */

/**
 * `elements` go below the table. count(over, manner) counts the deal and begins its review, lookAt(deal, number) looks
 * back at one, counted from 0; byHand(over, at) lets the reader count first; onSaid() is called after the count, onReviewed(account) with the account of a deal that
 * was played just now, and returns a sentence on what follows from it, if anything does.
 * @param {SittingTool} tool
 * @param {SittingState} state
 * @param {SittingOptions} options
 * @param {Pick<ReturnType<typeof createMatchTable>, "board" | "ask"> & { onSaid: () => unknown,
 *   onReviewed: (account: Account) => string | null }} table
 */
export function createAfterDeal(
  tool,
  state,
  { match, below },
  { board, ask: askTable, onSaid: onCounted, onReviewed },
) {
  const { content, ask } = tool;
  const strings = content.words;
  const { reviewed } = match.now();
  const ending = createDealCount(tool, {
    felt: board.felt,
    onLookBack: lookAt,
    sitting: () => match.now().sitting,
    onSaid: onCounted,
  });
  const { people } = match.now().moment;
  /** @type {number | null} */
  let looking = null; // the seat of the one of several people whose review is shown
  const points = createDealReview(tool, {
    onMoment: (number) => lookAt(lastDeal(), number),
    replay: judgedReplayOf,
    onFound: (found) => keep({ reviewed: found }),
    onReviewed,
    mayRetry: !people,
  });
  const apart = createPrivateReviews({
    strings,
    onLook: (seat) => {
      looking = seat;
      return points.review(finished);
    },
    onLeave: () => {
      looking = null;
      points.clear();
    },
  });
  if (reviewed) takeFound(reviewed);

  function lastDeal() {
    return match.now().sitting.played.length - 1;
  }

  /**
   * @param {number} deal
   * @returns {{ ask: "replay" } & PlayQuestions["replay"]["request"]}
   */
  function aboutReplay(deal) {
    return { ask: "replay", sitting: match.now().sitting, deal, ...(looking === null ? {} : { seat: looking }) };
  }

  /** @param {number} deal */
  function replayOf(deal) {
    return ask(aboutReplay(deal));
  }

  /**
   * A deal of the reader's own.
   * @param {number} deal
   */
  async function judgedReplayOf(deal) {
    return /** @type {ReviewableReplay} */ (await replayOf(deal));
  }

  /** The finished deal, for its review. */
  async function finished() {
    const replay = await judgedReplayOf(lastDeal());
    return { ...replay, moves: replay.frames.length - 1, deals: lastDeal() + 1 };
  }

  /**
   * Keep which deal the reader looks through, and how far; not what only one of several people sees.
   * @param {Pick<Kept, "reviewed"> | Pick<Kept, "looked">} seen
   */
  function keep(seen) {
    if (looking === null) match.claim({ ...match.now(), ...seen });
  }

  /**
   * @param {number} deal
   * @param {number} [moment]
   */
  async function lookAt(deal, moment) {
    const replay = await askTable(aboutReplay(deal), () => lookAt(deal, moment));
    if (replay) show(replay, { deal, number: 0 }, { seen: moment });
  }

  /**
   * @param {PlayQuestions["replay"]["answer"]} replay
   * @param {Looked} looked
   * @param {{ seen?: number, resumed?: boolean }} [manner]
   */
  function show(replay, { deal, number }, { seen, resumed = false } = {}) {
    const { moment } = match.now();
    const { signal } = state.left;
    const judged = "record" in replay ? replay : null;
    if (judged && deal !== lastDeal()) findAll(judged, { ask, signal, onFound: () => {} }).catch(() => {});
    lookBack({ ...tool, signal }, replay, {
      below,
      label: strings.back_to_score,
      onBack: () => {
        keep({ looked: null });
        if (moment.over) ending.speak(moment.over);
      },
      onPlace: (place) => keep({ looked: { deal, number: place } }),
      judged,
      at: Math.min(number, replay.frames.length - (replay.score ? 0 : 1)),
      moment: seen,
      resumed,
    });
  }

  return {
    elements: [ending.element, apart.element, points.element],
    byHand: ending.byHand,
    /**
     * Count a deal. If it was `played` to its end just now, keep its lessons; announce last what `comes` of it.
     * @param {Over} over
     * @param {{ played: boolean, comes: string[], skip: AbortSignal, reading: number }} manner
     */
    count(over, { played, comes, skip, reading }) {
      if (people) apart.offer(match.now().sitting.sitters ?? []);
      else if (!content.single) points.review(finished, { keep: played });
      return ending.count(over, { skip, signal: state.left.signal, reading, comes });
    },
    /**
     * Show again what the reader was looking at when leaving the page; null if there was nothing, or it cannot be had.
     * @param {Looked} looked
     */
    async again(looked) {
      const replay = looked.deal <= lastDeal() ? await replayOf(looked.deal).catch(() => null) : null;
      return replay && (() => show(replay, looked, { resumed: true }));
    },
    stop: points.stop,
    clear() {
      looking = null;
      ending.clear();
      apart.clear();
      points.clear();
    },
  };
}
