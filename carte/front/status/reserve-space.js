// Reserves room for a verdict, so that nothing moves when it comes.
import { h } from "../page/dom.js";
import { drawVerdict, lengthOf } from "./status.js";

/** @import { Skin } from "../messages.js" */
/** @import { Judgement } from "../types.js" */
/** @import { Beside, Status, StatusWords } from "./status.js" */

const FEW = 3; // of the longest one has the most lines, at any width

/**
 * The place of a status. show(all) reserves room for any of the possible verdicts; only the longest are drawn.
 * @param {Status} status
 * @param {StatusWords} words
 * @param {() => Skin} skin
 */
export function createReservedSpace(status, words, skin) {
  const room = h("div", { class: "carte-ahead", "aria-hidden": "true" });
  return {
    element: h("div", { class: "carte-spoken" }, status.element, room),
    /** @param {[Judgement, Beside?][]} all */
    show(all) {
      const longest = all
        .map(([ruling, beside]) => ({ ruling, beside, length: lengthOf(ruling, words, beside) }))
        .sort((one, other) => other.length - one.length)
        .slice(0, FEW);
      room.replaceChildren(
        ...longest.map(({ ruling, beside }) => h("div", {}, ...drawVerdict(ruling, words, skin(), beside))),
      );
    },
  };
}
