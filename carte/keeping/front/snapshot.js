// All that a browser keeps, as a value: read from it, merged with another browser's, and counted.

import { isSame, joined } from "../../front/page/schema.js";
import {
  allKeys,
  asideName,
  closed,
  isNewer,
  keyOfAside,
  opened,
  read,
  recall,
  writeAll,
} from "../../front/page/storage.js";
import { isAsideOfOurs, STORES, storeOf } from "./registry.js";

/** @import { Entry, Gain } from "../../front/page/storage.js" */
/** @import { OnTrouble } from "../../front/types.js" */

/**
 * Entries by key, and the texts that were put aside, by name.
 * @typedef {{ entries: Record<string, Entry>, aside: Record<string, string> }} Snapshot
 */

/** @typedef {{ name: string, gains: Gain[] }} Gained what is kept or new, by the name of its store */

/** @type {Snapshot} */
export const NOTHING = { entries: {}, aside: {} };

const NUMBERED = /\.(broken|other)(?:-\d+)?$/;

/**
 * Return what this browser keeps. Entries that do not fit are put aside, with a message.
 * @param {OnTrouble} onTrouble
 * @returns {Snapshot}
 */
export function takeSnapshot(onTrouble) {
  for (const key of allKeys()) {
    const store = storeOf(key);
    if (store) recall(store, onTrouble, key);
  }
  const all = allKeys().map((key) => /** @type {const} */ ([key, read(key) ?? ""]));
  const texts = all.filter(([, text]) => !isNewer(text));
  return {
    entries: Object.fromEntries(texts.filter(([key]) => storeOf(key)).map(([key, text]) => [key, opened(text)])),
    aside: Object.fromEntries(texts.filter(([key]) => isAsideOfOurs(key))),
  };
}

/**
 * Return the fitting ones among entries from elsewhere; the others count as put aside.
 * @param {Record<string, Entry>} entries
 * @param {Record<string, string>} aside
 * @returns {Snapshot}
 */
export function fitting(entries, aside = {}) {
  /** @type {Snapshot} */
  const found = { entries: {}, aside: { ...aside } };
  for (const [key, { edition, at: claimed, kept }] of Object.entries(entries)) {
    const value = fitted(key, kept);
    const at = timeOf(claimed);
    if (value !== undefined) found.entries[key] = { edition, at, kept: value };
    if (!isSame(value, kept)) putAside(found.aside, key, closed(kept, at), "broken");
  }
  return found;
}

/**
 * Return when something was kept, if plausible: an entry from the future would never be older than new ones.
 * @param {number} at
 */
function timeOf(at) {
  return Number.isFinite(at) && at > 0 ? Math.min(at, Date.now()) : 0;
}

/**
 * @param {string} key
 * @param {unknown} kept
 */
function fitted(key, kept) {
  try {
    return storeOf(key)?.fit(kept, key);
  } catch {
    return undefined;
  }
}

/**
 * Add a text to those put aside, unless it is there already.
 * @param {Record<string, string>} aside
 * @param {string} key
 * @param {string} text
 * @param {"broken" | "other"} as
 */
function putAside(aside, key, text, as) {
  aside[asideName(key, text, { as, readAt: (name) => aside[name] ?? null })] = text;
}

/**
 * Merge two snapshots; nothing of either is lost, and merging with either again changes nothing.
 * @param {Snapshot} mine
 * @param {Snapshot} theirs
 * @returns {Snapshot}
 */
export function merged(mine, theirs) {
  const aside = { ...mine.aside };
  for (const [name, text] of Object.entries(theirs.aside)) {
    const as = /** @type {"broken" | "other"} */ (NUMBERED.exec(name)?.[1] ?? "broken");
    putAside(aside, keyOfAside(name), text, as);
  }
  const entries = { ...theirs.entries, ...mine.entries };
  /** @type {[string, Entry][]} */
  const shelved = [];
  for (const key of Object.keys(mine.entries).filter((one) => Object.hasOwn(theirs.entries, one))) {
    const { entry, left, from } = joined(storeAt(key), mine.entries[key], theirs.entries[key]);
    const shelf = storeAt(key).shelf?.keyFor(key);
    entries[key] = entry;
    if (shelf && left.length) shelved.push([shelf, { ...from, kept: left }]);
    else for (const one of left) putAside(aside, key, closed(one, from.at), "other");
  }
  for (const [key, rest] of shelved) {
    const there = entries[key];
    entries[key] = there ? joined(storeAt(key), there, { ...rest, at: there.at }).entry : rest;
  }
  return { entries, aside };
}

/** @param {string} key */
function storeAt(key) {
  const store = storeOf(key);
  if (!store) throw new TypeError(key);
  return store;
}

/**
 * Keep what a snapshot has and another did not; return whether there was room for all of it, here and in each store.
 * @param {Snapshot} next
 * @param {Snapshot} before
 */
export function keepAll(next, before) {
  if (Object.keys(fitting(next.entries).aside).length) return false;
  const changed = Object.keys(next.entries).filter((key) => !isSame(next.entries[key], before.entries[key]));
  const aside = Object.entries(next.aside).filter(([name]) => !Object.hasOwn(before.aside, name));
  const texts = changed.map((key) => [key, closed(next.entries[key].kept, next.entries[key].at)]);
  return writeAll(Object.fromEntries([...texts, ...aside]));
}

/**
 * Return what a snapshot has that another has not, by the name of the store.
 * @param {Snapshot} next
 * @param {Snapshot} before
 * @returns {Gained[]}
 */
export function gained({ entries }, before = NOTHING) {
  return STORES.map((store) => {
    const own = Object.keys(entries).filter((key) => storeOf(key) === store);
    const gains = own.flatMap((key) => store.gains(entries[key].kept, before.entries[key]?.kept ?? store.first));
    return { name: store.name, gains };
  });
}
