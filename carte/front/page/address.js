// The address of a page of the book: it names what is shown, so that it can be sent and gone back to.

/** A notebook's address belongs to the notebook; only on a page of the book it names what is shown. */
export function inBook() {
  return document.documentElement.dataset.engine !== undefined;
}

// A bracket, a full stop, half a letter: no name and no code ends so, but the sentence that a link stands in.
const TRAILING = /(?:%[\dA-F]{0,2}|[^\p{L}\p{N}%=])+$/u;

/** What the address names on its page, such as a level, or ""; without what a chat has added to its end. */
export function addressed() {
  const text = readable(location.hash.slice(1));
  return text.replace(TRAILING, "") || text; // what is nothing else is told as it stands
}

/** @param {string} text */
function readable(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // cut in the middle of a letter
  }
}

/**
 * Let the address name this: as a `step` that the back button takes back, or in place of the last.
 * @param {string} name
 */
export function address(name, { step = true } = {}) {
  if (!inBook() || addressed() === name) return;
  history[step ? "pushState" : "replaceState"](null, "", `#${name}`);
}

/**
 * The link to a `code` on this page; in a notebook there is only the code itself.
 * @param {string} code
 */
export function linkTo(code, name = code) {
  return inBook() ? `${location.href.split("#")[0]}#${name}` : code;
}
