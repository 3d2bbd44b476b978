// The state of a match, in one line.

import { fill, h } from "../../front/page/dom.js";
import { numeral } from "../../front/page/numbers.js";

/** @import { Moment, SittingContent } from "./messages.js" */

/**
 * The words for how a match stands, and whether its points are paid on: then they have signs.
 * @typedef {{ lasting: boolean, words: Pick<SittingContent["words"], "totals" | "and_goal" | "target"> }} StandingContent
 */

/**
 * @param {Moment} moment
 * @param {StandingContent} content
 */
function pointsOf({ totals, target }, { lasting, words: strings }) {
  const points = totals.map(({ side, points: count }) =>
    fill(strings.totals, { name: side, points: numeral(count, { signed: lasting }) }),
  );
  const standing = points.join(" · ");
  return target ? fill(strings.and_goal, { standing, goal: fill(strings.target, { target }) }) : standing;
}

/**
 * "Deal 2, dealer: Right — You 4 · The other player 7, to 11"; where there is little room, only the points.
 * @param {Moment} moment
 * @param {StandingContent} content
 */
export function standingOf(moment, content) {
  const { caption } = moment;
  const deal = caption ? [h("span", { class: "carte-standing-deal" }, `${caption} — `)] : [];
  return [...deal, pointsOf(moment, content)];
}

/**
 * The same as a text; for a match without its words yet, only the points.
 * @param {Moment} moment
 * @param {StandingContent} content
 */
export function standingText(moment, content) {
  const points = pointsOf(moment, content);
  return moment.caption ? `${moment.caption} — ${points}` : points;
}
