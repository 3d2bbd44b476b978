// The link to five questions for a reader who knows part of a game: they show where to begin in its course.
import { inBook } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";

/** @import { PlaceWay } from "./messages.js" */

/**
 * The link; null outside the book.
 * @param {PlaceWay | null | undefined} place
 */
export function wayToPlace(place) {
  return place && inBook() ? h("a", { class: "carte-placing", href: place.href }, place.label) : null;
}
