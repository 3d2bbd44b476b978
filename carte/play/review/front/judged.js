// What was found about a move that is looked back at: what it cost, why, and the better one on the cards.

import { actionButton } from "../../../front/page/actions.js";
import { h } from "../../../front/page/dom.js";
import { because } from "../../advice/front/because.js";

/** @import { PlayContent } from "../../front/types.js" */
/** @import { Finding } from "./types.js" */

/**
 * @typedef {object} Judged
 * @property {Map<number, Finding>} found
 * @property {PlayContent} content
 */

/**
 * A place for it under a deal; at(number) tells of the move that was just gone to, show(finding) is called
 * to go to where the better move can be seen.
 * @param {Judged & { show: (finding: Finding) => unknown }} deal
 */
export function createJudged({ found, content, show }) {
  const said = content.words.points;
  const element = h("div", { class: "carte-verdict-on", "aria-live": "polite" });
  /** @type {Finding | null} */
  let shown = null; // of which the better move lies there to be seen

  /** @param {Finding} finding */
  function tell(finding) {
    const { text, why, answer, bids } = finding;
    const seen = finding === shown;
    element.replaceChildren(
      h("p", {}, h("b", {}, text)),
      ...why.map((reason) => h("p", {}, because(reason, content))),
      ...(bids.length ? [h("p", {}, said.bids), listed(bids)] : []),
      ...(answer && !seen ? [actionButton("better", said.better, () => seeBetter(finding), { drawn: "hint" })] : []),
    );
  }

  /** @param {Finding} finding */
  function seeBetter(finding) {
    shown = finding;
    show(finding);
  }

  return {
    element,
    /** @param {number} number */
    at(number) {
      const finding = shown?.number === number + 1 ? shown : found.get(number);
      if (finding !== shown) shown = null;
      if (finding?.text) tell(finding);
      else element.replaceChildren();
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
