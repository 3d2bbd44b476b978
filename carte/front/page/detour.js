// The way back from a detour: this window remembers the place that a link left, and the target can offer it.
import * as v from "valibot";

const KEY = "carte.left";
const LEFT = v.object({ to: v.string(), back: v.pipe(v.string(), v.startsWith("/")) });

/** @typedef {v.InferOutput<typeof LEFT>} Left */

/** @type {Left | null} */
let last = null; // if the browser keeps nothing, the same page still knows the way back

/**
 * Remember that the reader left `name` on this page for `href`.
 * @param {string} href
 * @param {string} name
 */
export function leaveFor(href, name) {
  keep({ to: href.slice(href.indexOf("#") + 1), back: `${location.pathname}#${name}` });
}

/**
 * The address that the reader left for one of these names; null if none of them was reached by a detour.
 * @param {string[]} names
 */
export function wayBack(names) {
  const left = kept();
  return left && names.includes(left.to) ? left.back : null;
}

/** End the detour once the reader is back. */
export function endDetour() {
  keep(null);
}

/** @param {Left | null} left */
function keep(left) {
  last = left;
  try {
    if (left) sessionStorage.setItem(KEY, JSON.stringify(left));
    else sessionStorage.removeItem(KEY);
  } catch {
    // only this page knows it
  }
}

function kept() {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return v.is(LEFT, found) ? found : last;
  } catch {
    return last;
  }
}
