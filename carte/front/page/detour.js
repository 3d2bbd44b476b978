// The way back from a detour: what a link has left is kept for this window, and where the link leads can offer it.
import * as v from "valibot";

const KEY = "carte.left";
const LEFT = v.object({ to: v.string(), back: v.pipe(v.string(), v.startsWith("/")) });

/** @typedef {v.InferOutput<typeof LEFT>} Left */

/** @type {Left | null} */
let last = null; // where the browser keeps nothing, the way back is known on the same page

/**
 * Remember, as a link of this page is followed to `href`, that what stands here under a `name` was left.
 * @param {string} href
 * @param {string} name
 */
export function leaveFor(href, name) {
  keep({ to: href.slice(href.indexOf("#") + 1), back: `${location.pathname}#${name}` });
}

/**
 * The address of what was left for one of these names; null where none of them was come to so.
 * @param {string[]} names
 */
export function wayBack(names) {
  const left = kept();
  return left && names.includes(left.to) ? left.back : null;
}

/** Whoever has come back is on no detour. */
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
    // it is only known here
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
