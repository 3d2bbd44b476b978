// The list from which to choose a deal of the match to look back at.
import { listControl } from "../../front/fields/entries.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";

/** @import { PlayWords } from "./messages.js" */

/**
 * Return a button to look back, with a list if there are several `deals`; onLookBack(deal) is called with one, counted
 * from 0.
 * @param {number} deals
 * @param {Pick<PlayWords, "look_back" | "look_back_at" | "looked_at">} strings
 * @param {(deal: number) => unknown} onLookBack
 */
export function lookingBack(deals, strings, onLookBack) {
  let chosen = deals - 1;
  const each = Array.from({ length: deals }, (_, deal) => ({
    value: deal,
    text: fill(strings.look_back_at, { number: deal + 1 }),
  }));
  const list = listControl("look-back", strings.looked_at, each, chosen, (deal) => {
    chosen = deal;
  });
  const button = actionButton("look-back", strings.look_back, () => onLookBack(chosen));
  return h("div", { class: "carte-actions carte-looking" }, button, deals > 1 ? list : null);
}
