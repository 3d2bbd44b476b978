// The finding about a move under review: its cost, the reason, the better move on the cards, and another try.

import { actionButton } from "../../../front/page/actions.js";
import { h } from "../../../front/page/dom.js";
import { because } from "../../advice/front/because.js";
import { followFound, foundIn } from "./findings.js";
import { tryAgain } from "./retry-move.js";

/** @import { SittingTool } from "../../front/types.js" */
/** @import { Finding, Reviewable } from "./messages.js" */

/**
 * A place for the finding under a deal; at(number) shows it for the move just reached, see(number) for a move shown as
 * it could have been: onShow(finding) is called to go there, where the better move is visible. remark(number) is what
 * listeners hear after a move; onLate(text) is called with the finding about the move on show, once there is one.
 * @param {Pick<SittingTool, "content" | "words" | "ask" | "signal" | "onTrouble">} tool
 * @param {Reviewable} deal
 * @param {{ onShow: (finding: Finding) => unknown, onLate: (text: string) => unknown }} handlers
 */
export function createJudgementView(tool, deal, { onShow, onLate }) {
  const { content, words, signal } = tool;
  const strings = content.words.points;
  const found = foundIn(deal);
  let place = 0;
  const element = h("div", { class: "carte-verdict-on" });
  /** @type {Finding | null} */
  let shown = null; // the finding whose better move is on show

  /** @param {Finding} finding */
  function tell(finding) {
    const { text, why, answer, bids } = finding;
    const seen = finding === shown;
    element.replaceChildren(
      h("p", {}, h("b", {}, text)),
      ...why.map((reason) => h("p", {}, because(reason, content, words.joints))),
      ...(bids.length ? [h("p", {}, strings.bids), listed(bids)] : []),
      ...(answer ? [h("div", { class: "carte-points-ways" }, ...ways(finding, seen))] : []),
    );
  }

  /**
   * @param {Finding} finding
   * @param {boolean} seen
   */
  function ways(finding, seen) {
    return [
      ...(seen ? [] : [actionButton("better", strings.better, () => seeBetter(finding), { drawn: "hint" })]),
      ...(finding.bids.length ? [] : tryAgain(tool, deal, finding.number).elements),
    ];
  }

  /** @param {Finding} finding */
  function seeBetter(finding) {
    shown = finding;
    onShow(finding);
  }

  /** @param {number} number */
  function at(number) {
    place = number;
    if (shown?.number !== number + 1) shown = null;
    const finding = shown ?? found.get(number);
    if (finding?.text) tell(finding);
    else
      element.replaceChildren(
        ...(deal.numbers.includes(number) && !finding ? [h("p", { "data-unsure": "" }, strings.unsure)] : []),
      );
  }

  /** @param {number} number */
  function remark(number) {
    const { text = "", brief = text } = found.get(number) ?? {};
    return brief;
  }

  /** Show the finding about the move on show as soon as there is one. */
  function hasFound() {
    const isLate = !shown && element.querySelector("[data-unsure]");
    at(place);
    if (isLate && remark(place)) onLate(remark(place));
  }

  followFound(deal, hasFound, signal);
  return {
    element,
    at,
    remark,
    /** @param {number} number */
    see(number) {
      const finding = found.get(number);
      if (finding) seeBetter(finding);
    },
  };
}

/** @param {Finding["bids"]} bids */
function listed(bids) {
  return h(
    "ul",
    { class: "carte-bids-worth" },
    ...bids.map(({ text, points }) => h("li", {}, h("span", {}, text), " ", h("b", {}, points))),
  );
}
