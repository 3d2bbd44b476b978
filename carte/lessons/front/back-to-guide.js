// The way back to a guided deal, for a reader who left it for a level that drills what its coach says.
import { inBook } from "../../front/page/address.js";
import { endDetour, wayBack } from "../../front/page/detour.js";
import { h, icon } from "../../front/page/dom.js";

/** @import { TableStrings } from "../../front/messages.js" */

/**
 * The link; null if the reader came to none of these levels from a deal.
 * @param {string[]} levels
 * @param {TableStrings} words
 */
export function wayToDeal(levels, words) {
  const href = inBook() ? wayBack(levels) : null;
  return href && h("a", { class: "carte-to-deal", href, click: endDetour }, icon("back"), words.back_to_deal);
}
