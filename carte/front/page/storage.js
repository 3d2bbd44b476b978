// The browser's storage. Every entry is read and written through its store, which validates it. If the browser keeps
// nothing, or nothing more, the visit goes on from memory, with a notice.

import { EDITION } from "carte:python";
import { askToKeep } from "./persistence.js";
import { joined } from "./schema.js";

/** @import { OnTrouble } from "../types.js" */

/**
 * A kind of entry: one under `key`, or one under every key that it `owns`, which begin with it.
 * `fit(found, key)` returns the valid part of a stored value, and throws if there is none. `merge` joins
 * two that differ. `gains` lists what a value has that another lacks.
 * @template Value
 * @typedef {object} Store
 * @property {string} name by which the reader's words for it go
 * @property {string} key
 * @property {(key: string) => boolean} [owns]
 * @property {boolean} [precious] whether something is lost with it
 * @property {Value} first the value before anything is kept
 * @property {(found: unknown, key: string) => Value} fit
 * @property {Join<Value>} merge
 * @property {Shelf} [shelf] where values without a place in this store go
 * @property {(value: Value, before: Value) => Gain[]} gains
 */

/**
 * Joins two values, and returns what is `left` of them without a place in the result: each thing by itself, so that it
 * is the same whatever else is left. Of two equally old values (`tied`) the join is the same in either order; otherwise
 * the newer one prevails.
 * @template Value
 * @callback Join
 * @param {Value} older
 * @param {Value} newer
 * @param {boolean} tied
 * @returns {Merged<Value>}
 */

/**
 * @template Value
 * @typedef {{ value: Value, left?: Value[] }} Merged
 */

/**
 * A store of lists, and the key of the list for another store's key.
 * @typedef {{ store: Store<any[]>, keyFor: (key: string) => string }} Shelf
 */

/**
 * A gain: how much more of something, by its name in the store.
 * @typedef {{ of: string, count: number }} Gain
 */

/**
 * The content of an entry: the edition that wrote it, when it last changed (0 if not recorded), and the value.
 * @typedef {{ edition: number, at: number, kept: unknown }} Entry
 */

const KEPT = "carte:kept";
const TOLD = "carte.told";
const OURS = "carte."; // how all names begin under which something is kept
const NUMBERED = /^\{"edition":\s*(\d+)/;
const ASIDE = /\.(?:broken|other)(?:-\d+)?$/;

/**
 * Texts that could not be written, by key, and what was stored there then.
 * @type {Map<string, { text: string, over: string | null }>}
 */
const unsaved = new Map();

/**
 * The name under which to set aside a key's old text before writing there.
 * @type {Map<string, string>}
 */
const leaving = new Map();

/** The persistent storage. If the browser has none, a page of the book replaces it with one that forgets. */
function lasting() {
  if (!(localStorage instanceof Storage)) throw new DOMException("nothing can be kept", "SecurityError");
  return localStorage;
}

/** Whether the browser denies the page any storage. */
export function isDenied() {
  try {
    return !lasting();
  } catch {
    return true;
  }
}

/** @param {string} key */
export function read(key) {
  return unsaved.get(key)?.text ?? stored(key);
}

/** @param {string} key */
function stored(key) {
  try {
    return lasting().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remember a text for this visit only.
 * @param {string} key
 * @param {string} text
 */
function holdBack(key, text) {
  unsaved.set(key, { text, over: stored(key) });
}

/**
 * Whether another window has written where a text of this one could not be.
 * @param {string} key
 */
function isOvertaken(key) {
  const there = stored(key);
  const mine = unsaved.get(key);
  return mine !== undefined && there !== null && there !== mine.over && !isNewer(there);
}

/**
 * Write an entry, or remember it for this visit; return whether it is written.
 * @param {string} key
 * @param {string} text
 * @param {OnTrouble} onTrouble
 */
function write(key, text, onTrouble) {
  try {
    if (isNewer(lasting().getItem(key))) {
      holdBack(key, text);
      tellOnce("newer", onTrouble);
      return false;
    }
    makeWay(key);
    localStorage.setItem(key, text);
    unsaved.delete(key);
    return true;
  } catch (error) {
    holdBack(key, text);
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    tellOnce(full ? "full" : "blocked", onTrouble);
    return false;
  }
}

/**
 * Set aside a key's old text. Remove it before writing it again, since there may be room for only one copy.
 * @param {string} key
 */
function makeWay(key) {
  const aside = leaving.get(key);
  const text = localStorage.getItem(key);
  if (aside !== undefined && text !== null) {
    localStorage.removeItem(key);
    try {
      localStorage.setItem(aside, text);
    } catch (error) {
      localStorage.setItem(key, text);
      throw error;
    }
  }
  leaving.delete(key);
}

/**
 * Whether a newer edition wrote an entry: then leave it as it is.
 * @param {string | null} text
 */
export function isNewer(text) {
  return Number(NUMBERED.exec(text ?? "")?.[1]) > EDITION;
}

/** @type {Set<string>} */
const warned = new Set();

/**
 * Report trouble with the storage, once a visit.
 * @param {"full" | "blocked" | "newer"} what
 * @param {OnTrouble} onTrouble
 */
function tellOnce(what, onTrouble) {
  const marked = `${TOLD}.${what}`;
  try {
    if (sessionStorage.getItem(marked)) return;
    sessionStorage.setItem(marked, "1");
  } catch {
    if (warned.has(what)) return; // then a visit lasts one page
  }
  warned.add(what);
  onTrouble({ what });
}

/** Whether something could not be written, and will be lost with this page. */
export function hasUnsaved() {
  return unsaved.size > 0;
}

/** Every key of ours, set aside or not. */
export function allKeys() {
  try {
    const { length } = lasting();
    const kept = Array.from({ length }, (_, number) => localStorage.key(number) ?? "");
    return [...new Set([...kept, ...unsaved.keys()])].filter((key) => key.startsWith(OURS)).sort();
  } catch {
    return [...unsaved.keys()].sort();
  }
}

/**
 * Whether a key holds a text that was set aside.
 * @param {string} key
 */
export function isAside(key) {
  return ASIDE.test(key);
}

/**
 * The key from which a text was set aside under a name.
 * @param {string} name
 */
export function keyOfAside(name) {
  return name.replace(ASIDE, "");
}

/**
 * Read an entry's text. The first edition stored the value alone, as JSON or as a plain word; later ones store their
 * edition with it. A newer edition's text is refused.
 * @param {string} text
 * @returns {Entry}
 */
export function opened(text) {
  if (!text.startsWith('{"edition":')) return { edition: 1, at: 0, kept: parsed(text) };
  const { edition, at = 0, kept } = JSON.parse(text);
  const sound = Number.isInteger(edition) && edition <= EDITION && Number.isFinite(at);
  if (!sound) throw new TypeError(text);
  return { edition, at, kept };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The text of an entry of this edition.
 * @param {unknown} kept
 * @param {number} at
 */
export function closed(kept, at) {
  return JSON.stringify({ edition: EDITION, at, kept });
}

/**
 * The value in a store, or its first one. An invalid value is set aside, with a notice.
 * @template Value
 * @param {Store<Value>} store
 * @param {OnTrouble} onTrouble
 * @returns {Value}
 */
export function recall(store, onTrouble, key = store.key) {
  if (isOvertaken(key)) mergeIn(store, read(key) ?? "", onTrouble, key);
  const text = read(key);
  if (text === null) return store.first;
  if (isNewer(text)) {
    tellOnce("newer", onTrouble);
    return store.first;
  }
  try {
    const { kept } = opened(text);
    const value = store.fit(kept, key);
    if (JSON.stringify(value) !== JSON.stringify(kept)) setAside(store, onTrouble, key, value);
    return value;
  } catch {
    setAside(store, onTrouble, key);
    return store.first;
  }
}

/**
 * Keep a value; return whether it is kept. An unchanged value keeps its entry and its age.
 * @template Value
 * @param {Store<Value>} store
 * @param {Value} value
 * @param {OnTrouble} onTrouble
 */
export function remember(store, value, onTrouble, key = store.key) {
  const before = read(key);
  if (before !== null && holds(before, value)) return !unsaved.has(key);
  const text = closed(value, Date.now());
  const done = isOvertaken(key) ? mergeIn(store, text, onTrouble, key) : write(key, text, onTrouble);
  if (done && store.precious) askToKeep();
  tellKept(key);
  return done;
}

/**
 * Merge a text of this window with what another one has written since; return whether the result is written.
 * @template Value
 * @param {Store<Value>} store
 * @param {string} text
 * @param {OnTrouble} onTrouble
 * @param {string} key
 */
function mergeIn(store, text, onTrouble, key) {
  unsaved.delete(key);
  leaving.delete(key); // what was to be set aside stands there no more
  recall(store, onTrouble, key); // which leaves a valid text there
  const { entry, left, from } = joined(store, opened(read(key) ?? ""), opened(text));
  if (left.length && store.shelf) {
    const { store: shelf, keyFor } = store.shelf;
    const { value } = shelf.merge(recall(shelf, onTrouble, keyFor(key)), left, false);
    remember(shelf, value, onTrouble, keyFor(key));
  } else {
    for (const other of left.map((one) => closed(one, from.at)))
      write(asideName(key, other, { as: "other" }), other, onTrouble);
  }
  return write(key, closed(entry.kept, entry.at), onTrouble);
}

/**
 * Notify all followers of a key: each notebook widget loads its own copy of the module, so they meet in the document.
 * @param {string} key
 */
export function tellKept(key) {
  document.dispatchEvent(new CustomEvent(KEPT, { detail: key }));
}

/**
 * @param {string} text
 * @param {unknown} value
 */
function holds(text, value) {
  try {
    return JSON.stringify(opened(text).kept) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/**
 * Write all of these entries, or none; return whether they are written. Entries of a newer edition stay. The new texts
 * go before the old ones come back, since there may be room for only one of the two.
 * @param {Record<string, string>} all
 */
export function writeAll(all) {
  const texts = Object.fromEntries(Object.entries(all).filter(([key]) => !isNewer(stored(key))));
  const before = Object.keys(texts).map((key) => /** @type {const} */ ([key, stored(key)]));
  if (isDenied()) return false;
  try {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  } catch {
    for (const [key] of before) localStorage.removeItem(key);
    for (const [key, text] of before) if (text !== null) localStorage.setItem(key, text);
    return false;
  }
  for (const key of Object.keys(texts)) {
    unsaved.delete(key);
    tellKept(key);
  }
  return true;
}

/**
 * Discard a text that was set aside under a name.
 * @param {string} name
 */
export function throwAway(name) {
  unsaved.delete(name);
  if (!isDenied()) localStorage.removeItem(name);
}

/**
 * Set a key's text aside under a name of its own, and go on with its valid part: in this visit only, if there is no
 * room for both.
 * @template Value
 * @param {Store<Value>} store
 * @param {OnTrouble} onTrouble
 * @param {Value} value
 */
export function setAside(store, onTrouble, key = store.key, value = store.first) {
  const text = read(key) ?? "";
  const aside = asideName(key, text);
  if (unsaved.has(key)) write(aside, text, onTrouble);
  else if (read(aside) === null) leaving.set(key, aside);
  write(key, closed(value, 0), onTrouble);
  onTrouble({ what: "broken", name: store.name, aside });
}

/**
 * The name under which to set a text aside: the next free one, or the one it has already.
 * @param {string} key
 * @param {string} text
 * @param {{ as?: "broken" | "other", readAt?: (key: string) => string | null }} manner
 */
export function asideName(key, text, { as = "broken", readAt = read } = {}) {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${key}.${as}` : `${key}.${as}-${number}`;
    const there = readAt(name);
    if (there === null || there === text) return name;
  }
}

/**
 * Call `apply` whenever such keys change here or in another tab, or a cached page is restored.
 * @param {(key: string) => boolean} isMeant
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followKept(isMeant, apply, signal) {
  /** @param {Event} event */
  const here = (event) => event instanceof CustomEvent && isMeant(event.detail) && apply();
  document.addEventListener(KEPT, here, { signal });
  window.addEventListener("storage", ({ key }) => (key === null || isMeant(key)) && apply(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && apply(), { signal });
}
