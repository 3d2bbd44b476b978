// The address of a page of the book: it names what is shown, for sharing and for the back button.

/** A notebook's address belongs to the notebook; only on a page of the book does it name what is shown. */
export function inBook() {
  return document.documentElement.dataset.engine !== undefined;
}

// A bracket, a full stop, half a letter: no name or code ends so, but the sentence around a link does.
const TRAILING = /(?:%[\dA-F]{0,2}|[^\p{L}\p{N}%=])+$/u;
const MOST_TRAILING = 40; // characters; only they are looked at, however long an address is

/** The name in the address, such as a level's, or ""; without characters that a chat has added to its end. */
export function addressed() {
  return unsealed(trimmed(whole()));
}

/** The same on a page of the book; "" in a notebook. */
export function addressedInBook() {
  return inBook() ? addressed() : "";
}

/** The place on the page that the address names if characters added by a chat are removed; or "". */
export function missedPlace() {
  const name = trimmed(whole());
  return name !== whole() && document.getElementById(name) ? name : "";
}

function whole() {
  return readable(location.hash.slice(1));
}

/** @param {string} text */
function trimmed(text) {
  const end = text.slice(-MOST_TRAILING);
  return text.slice(0, -MOST_TRAILING) + end.replace(TRAILING, "") || text; // a text of nothing else stays as it is
}

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PRIME = 238_229; // the largest below 62³ with 62 as a primitive root, as for codes
const SEAL = /^[\dA-Za-z]{1,3}$/u;
const SEALED = /^([\dA-Za-z]{3})~(.+)$/u;
const CODE = /^([\dA-Za-z]+)([\dA-Za-z]{3})$/;
const NUMBERED = /[-.]/; // a name of parts, the last of which may get lost unnoticed; codes have their own check

/**
 * A name with a seal of three characters before it, so that a name cut short on its way, "SC-02" for "SC-02.2", opens
 * nothing else.
 * @param {string} name
 */
function sealed(name) {
  return NUMBERED.test(name) ? `${checkOf(name)}~${name}` : name;
}

/**
 * The name without its seal; a name that does not fit its seal, or has none, stays as it is.
 * @param {string} text
 */
function unsealed(text) {
  const [, check, name] = text.match(SEALED) ?? [];
  return name !== undefined && checkOf(name) === check ? name : text;
}

/**
 * Whether the address was cut short or changed by hand: its seal does not fit, or it is part of a seal and no place on
 * the page.
 */
export function isDamaged() {
  const name = addressed();
  return SEALED.test(name) || (SEAL.test(name) && !document.getElementById(name));
}

/**
 * Whether a text is an intact code of Python's: its last three characters are a checksum of the others.
 * @param {string} text
 */
export function isCode(text) {
  const [, number, check] = text.match(CODE) ?? [];
  if (number === undefined) return false;
  return spelled([...number].reduce((sum, sign) => (sum * SIGNS.length + SIGNS.indexOf(sign)) % PRIME, 0)) === check;
}

/** @param {string} name */
function checkOf(name) {
  let number = 0;
  for (const letter of name) number = (number * 257 + /** @type {number} */ (letter.codePointAt(0))) % PRIME;
  return spelled(number);
}

/**
 * A number's remainder as three characters.
 * @param {number} number
 */
function spelled(number) {
  return [SIGNS.length ** 2, SIGNS.length, 1].map((place) => SIGNS[Math.floor(number / place) % SIGNS.length]).join("");
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
 * Put a name into the address: as a `step` that the back button undoes, or in place of the last.
 * @param {string} name
 */
export function address(name, { step = true } = {}) {
  if (!inBook() || addressed() === name) return;
  history[step ? "pushState" : "replaceState"](null, "", hashOf(name));
}

/**
 * Call follow(event) when the reader goes to another name on the page, or back to one.
 * @param {(event: Event) => unknown} follow
 * @param {AbortSignal} signal
 */
export function followAddress(follow, signal) {
  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
}

/**
 * Clear the address once it is answered, so that a reload does not ask again.
 * @param {string} name by which the address brought it
 */
export function doneWith(name) {
  if (addressed() === name) history.replaceState(null, "", location.pathname + location.search);
}

/**
 * The name of what a widget currently shows: its aim, if that is more than a level's name; "" if it has none.
 * @param {HTMLElement} root
 */
export function aimOf({ dataset: { aim, level = "" }, id }) {
  return aim ?? (level || id);
}

/**
 * The fragment that names a level, or another thing shown, on any page; "" for no name.
 * @param {string} name
 */
export function hashOf(name) {
  return name && `#${sealed(name)}`;
}

/**
 * The full link to a `code` on this page; in a notebook, just the code.
 * @param {string} code
 */
export function linkTo(code, name = code) {
  return inBook() ? location.href.split(/[?#]/)[0] + hashOf(name) : code;
}
