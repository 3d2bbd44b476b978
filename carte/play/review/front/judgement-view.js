// The finding about a move under review: its cost, the reason, the better move on the cards, and another try.

import { actionButton } from "../../../front/page/actions.js";
import { h } from "../../../front/page/dom.js";
import { because } from "../../advice/front/because.js";
import { followFound, foundIn } from "./findings.js";
import { tryAgain } from "./retry-move.js";

/** @import { Joints } from "../../../engine/messages.js" */
/** @import { Ask, OnTrouble } from "../../../front/types.js" */
/** @import { Finding, PlayQuestions, Reviewable, SittingContent } from "../../front/messages.js" */

/**
 * @typedef {object} Judged
 * @property {Reviewable} deal
 * @property {SittingContent} content
 * @property {Ask<PlayQuestions>} ask
 */

/**
 * A place for the finding under a deal; at(number) shows it for the move just reached, see(number) for a move shown as
 * it could have been: show(finding) is called to go there, where the better move is visible.
 * @param {Judged & { joints: Joints, show: (finding: Finding) => unknown, signal: AbortSignal, onTrouble: OnTrouble }} judged
 */
export function createJudgementView({ deal, content, joints, ask, show, signal, onTrouble }) {
  const strings = content.words.points;
  const found = foundIn(deal);
  let place = 0;
  const element = h("div", { class: "carte-verdict-on", "aria-live": "polite" });
  /** @type {Finding | null} */
  let shown = null; // the finding whose better move is on show

  /** @param {Finding} finding */
  function tell(finding) {
    const { text, why, answer, bids } = finding;
    const seen = finding === shown;
    element.replaceChildren(
      h("p", {}, h("b", {}, text)),
      ...why.map((reason) => h("p", {}, because(reason, content, joints))),
      ...(bids.length ? [h("p", {}, strings.bids), listed(bids)] : []),
      ...(answer ? [h("div", { class: "carte-points-ways" }, ...ways(finding, seen))] : []),
    );
  }

  /**
   * @param {Finding} finding
   * @param {boolean} seen
   */
  function ways(finding, seen) {
    const manner = { strings: strings, ask, signal, onTrouble };
    return [
      ...(seen ? [] : [actionButton("better", strings.better, () => seeBetter(finding), { drawn: "hint" })]),
      ...(finding.bids.length ? [] : tryAgain(deal, finding.number, manner).elements),
    ];
  }

  /** @param {Finding} finding */
  function seeBetter(finding) {
    shown = finding;
    show(finding);
  }

  /** @param {number} number */
  function at(number) {
    place = number;
    if (shown?.number !== number + 1) shown = null;
    const finding = shown ?? found.get(number);
    if (finding?.text) tell(finding);
    else element.replaceChildren(...(deal.numbers.includes(number) && !finding ? [h("p", {}, strings.unsure)] : []));
  }

  followFound(deal, () => at(place), signal);
  return {
    element,
    at,
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
