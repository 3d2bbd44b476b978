// The links to ten questions about a course: before it they show where to begin, after it what was gained.
import { gains } from "../../front/memory/gains.js";
import { inBook } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { valueAt } from "../../front/page/schema.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { PlaceWay } from "./messages.js" */

/**
 * The link; null outside the book.
 * @param {PlaceWay | null | undefined} place
 */
export function wayToPlace(place) {
  return place && inBook() ? h("a", { class: "carte-placing", href: place.href }, place.label) : null;
}

/**
 * The link for a reader who has been asked before the course and not after it; else null.
 * @param {PlaceWay | null | undefined} way
 * @param {string} course
 * @param {OnTrouble} onTrouble
 */
export function wayToCompare(way, course, onTrouble) {
  const gain = valueAt(gains(onTrouble), course);
  if (!way || !gain || gain.after || !inBook()) return null;
  return h("a", { class: "carte-button carte-comparing", href: way.href }, way.label);
}
