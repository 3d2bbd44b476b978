// The address of a page of the book: it names what is shown, so that it can be sent and gone back to.

/** A notebook's address belongs to the notebook; only on a page of the book it names what is shown. */
export function inBook() {
  return document.documentElement.dataset.engine !== undefined;
}

// A bracket, a full stop, half a letter: no name and no code ends so, but the sentence that a link stands in.
const TRAILING = /(?:%[\dA-F]{0,2}|[^\p{L}\p{N}%=])+$/u;
const MOST_TRAILING = 40; // characters; only they are looked at, however long an address is

/** What the address names on its page, such as a level, or ""; without what a chat has added to its end. */
export function addressed() {
  return unsealed(trimmed(whole()));
}

/** The place on the page that the address names but for what a chat has added, where no browser finds it; or "". */
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
  return text.slice(0, -MOST_TRAILING) + end.replace(TRAILING, "") || text; // what is nothing else is told as it stands
}

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PRIME = 238_229; // the largest below 62³ of which 62 is a primitive root, as for codes
const SEAL = /^[\dA-Za-z]{1,3}$/u;
const SEALED = /^([\dA-Za-z]{3})~(.+)$/u;
const CODE = /^([\dA-Za-z]+)([\dA-Za-z]{3})$/;
const NUMBERED = /[-.]/; // a name of parts, of which the last may be lost unseen; a code is checked as it is

/**
 * A name with three characters before it that tell it from every part of it: one that was cut short on
 * its way, "SC-02" for "SC-02.2", opens nothing else.
 * @param {string} name
 */
function sealed(name) {
  return NUMBERED.test(name) ? `${checkOf(name)}~${name}` : name;
}

/**
 * The name that was sealed; what does not fit its seal, or never had one, as it stands.
 * @param {string} text
 */
function unsealed(text) {
  const [, check, name] = text.match(SEALED) ?? [];
  return name !== undefined && checkOf(name) === check ? name : text;
}

/**
 * Whether the address names something whose seal does not fit, or no place on the page but a part of a seal: it was
 * cut short, or changed by hand.
 */
export function isDamaged() {
  const name = addressed();
  return SEALED.test(name) || (SEAL.test(name) && !document.getElementById(name));
}

/**
 * Whether a text is a code of Python's, whose last three characters are what the others make: of one that was cut short
 * or changed they are not.
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
 * Three characters for what is left of a number.
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
 * Let the address name this: as a `step` that the back button takes back, or in place of the last.
 * @param {string} name
 */
export function address(name, { step = true } = {}) {
  if (!inBook() || addressed() === name) return;
  history[step ? "pushState" : "replaceState"](null, "", hashOf(name));
}

/**
 * What the address brought is answered: from now on the page is one without it, and no reload asks again.
 * @param {string} name by which the address brought it
 */
export function doneWith(name) {
  if (addressed() === name) history.replaceState(null, "", location.pathname + location.search);
}

/**
 * How the address names what a widget shows just then: by its aim, where that is more than a level's name; "" where
 * it has none.
 * @param {HTMLElement} root
 */
export function aimOf({ dataset: { aim, level = "" }, id }) {
  return aim ?? (level || id);
}

/**
 * The part of an address that names a level, or what else is shown, on whichever page; "" for no name.
 * @param {string} name
 */
export function hashOf(name) {
  return name && `#${sealed(name)}`;
}

/**
 * The link to a `code` on this page, all of it; in a notebook there is only the code itself.
 * @param {string} code
 */
export function linkTo(code, name = code) {
  return inBook() ? location.href.split(/[?#]/)[0] + hashOf(name) : code;
}
