// Words in a room of fixed size: the longer they are, the smaller the type.

import { onceLaidOut } from "../../../front/page/laid-out.js";

const LENGTHS = ["short", "long", "longest"];

/**
 * Make fitSoon(), which sets in `data-length` how small the one child of `element` must be to fit the least height of
 * the room around, before the child is painted; it happens again when that room changes.
 * @param {HTMLElement} element
 */
export function keepToRoom(element) {
  function fit() {
    const { parentElement: around, firstElementChild: sentence } = element;
    if (!around || !sentence) return;
    const room = parseFloat(getComputedStyle(around).minHeight);
    for (const length of LENGTHS) {
      element.dataset.length = length;
      if (sentence.getBoundingClientRect().height < room + 1) return;
    }
  }

  new ResizeObserver(fit).observe(element);
  return function fitSoon() {
    if (element.firstElementChild) onceLaidOut(element.firstElementChild, fit);
  };
}
