// What a tool needs after its first view: a notebook has it with the rest; a page of the book has it in a file of its
// own, a script, because a page that is opened as a file can load nothing else.

/** @import { InFile } from "../types.js" */

const FILE = "site:file";

/**
 * Call `apply` with what comes later: at once if it is here. Return a promise that is kept when it has come, and
 * rejects if it is unavailable.
 * @template {object} T
 * @param {T | InFile} later
 * @param {(later: T) => unknown} apply
 * @returns {Promise<unknown>}
 */
export function whenLater(later, apply) {
  if (!Object.hasOwn(later, FILE)) return Promise.resolve(apply(/** @type {T} */ (later)));
  const coming = load(/** @type {InFile} */ (later)[FILE]).then((data) => apply(/** @type {T} */ (data)));
  coming.catch(() => {}); // who needs it hears of it
  return coming;
}

/**
 * @param {string} address
 * @returns {Promise<unknown>}
 */
function load(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener("load", () => resolve(script.carteData));
    script.addEventListener("error", () => reject(new Error(`${address} is unavailable`)));
    script.src = address;
    document.head.append(script);
  });
}
