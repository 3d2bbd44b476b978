// The whole match: a review of every finished deal, with a row for each.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { accountOf, findAll } from "./findings.js";
import { drawMatch } from "./match-chart.js";

/** @import { SittingTool } from "../../front/types.js" */
/** @import { Account, Reviewable } from "./messages.js" */

/**
 * A button that starts the review of all `deals` of a match, until the tool's signal; replay(place) promises each.
 * @param {Pick<SittingTool, "content" | "words" | "ask" | "signal">} tool
 * @param {object} match
 * @param {number} match.deals
 * @param {(place: number) => Promise<Reviewable>} match.replay
 */
export function createMatchReview({ content, words, ask, signal }, { deals, replay }) {
  const strings = content.words.points;
  const button = actionButton("review-match", strings.whole, review, { drawn: "cards" });
  const element = h("div", { class: "carte-points-match" }, button);

  async function review() {
    /** @type {Account[]} */
    const accounts = [];
    try {
      for (let place = 0; place < deals && !signal.aborted; place += 1) {
        const deal = await replay(place);
        const onFound = () => wait(place);
        onFound();
        await findAll(deal, { ask, signal, onFound });
        if (!signal.aborted) accounts.push(await accountOf(deal, ask));
      }
      if (!signal.aborted) tell(accounts);
    } catch (error) {
      if (!signal.aborted) element.replaceChildren(h("p", {}, /** @type {Error} */ (error).message), button);
    }
  }

  /** @param {number} place */
  function wait(place) {
    const text = fill(strings.waiting_match, { done: place + 1, all: deals });
    const bar = h("progress", { max: deals, value: place, "aria-label": strings.whole });
    element.replaceChildren(h("p", { class: "carte-points-waiting" }, text), bar);
  }

  /** @param {Account[]} accounts */
  function tell(accounts) {
    element.replaceChildren(drawMatch(accounts, { ...strings, joints: words.joints }));
  }

  return element;
}
