// The readers of a class, as the teacher's browser keeps them.

import * as v from "valibot";
import { byEntry, newEntries, newerOf, pickValid, plain, WHOLE } from "../../../front/page/schema.js";
import { COUNTED } from "./course-gains.js";
import { GRADES } from "./grades.js";

/** @import { Store } from "../../../front/page/storage.js" */

export const LONGEST_NAME = 24; // letters
export const MOST_READERS = 60;

export const MOST_RULES = 1000; // several times the number that exist
const RULE = v.pipe(v.string(), v.regex(/^[a-z][\da-z.-]{0,63}$/));
const GRADE = v.picklist(GRADES);
const NAME = v.pipe(v.string(), v.transform(plain), v.maxLength(LONGEST_NAME), v.regex(/^[\p{L}\p{N}]\P{Cc}*$/u));

/**
 * What a reader shows: the time, in seconds since 1970, a grade for each rule that they have met, and what courses have
 * brought, if some have.
 * @typedef {v.InferOutput<typeof READER>} Reader
 */

/**
 * A class: its readers by their names.
 * @typedef {Record<string, Reader>} Readers
 */

/** A name as it is shown. */
const SHOWN = v.pipe(
  v.string(),
  v.check((name) => nameOf(name) === name),
);

const READER = v.strictObject({
  at: WHOLE,
  rules: v.pipe(
    v.record(RULE, GRADE),
    v.check((rules) => Object.keys(rules).length <= MOST_RULES),
  ),
  gains: v.optional(COUNTED),
});

/**
 * The readers by their names; for one brought twice, the later code holds.
 * @type {Store<Readers>}
 */
export const CLASS = {
  name: "class",
  key: "carte.class",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, READER, { most: MOST_READERS, names: SHOWN }),
  merge: byEntry((one, other) => {
    const tied = one.at === other.at;
    return { value: tied || one.at < other.at ? newerOf(one, other, tied).value : one };
  }),
  gains: newEntries,
};

/**
 * Return a name as shown, from typed text; null if it is none.
 * @param {unknown} typed
 */
export function nameOf(typed) {
  const { success, output } = v.safeParse(NAME, typed);
  return success ? output : null;
}

/** @param {string} id */
export function isRule(id) {
  return v.is(RULE, id);
}

/**
 * @param {unknown} value
 * @returns {value is Reader}
 */
export function isReader(value) {
  return v.is(READER, value);
}

/**
 * Return a class with more readers, and the outcome for each: new, renewed, or older than the one there.
 * @param {Readers} readers
 * @param {{ name: string, reader: Reader }[]} brought
 */
export function joined(readers, brought) {
  const next = { ...readers };
  /** @type {Record<"added" | "renewed" | "older" | "full", string[]>} */
  const became = { added: [], renewed: [], older: [], full: [] };
  for (const { name, reader } of brought) {
    const before = Object.hasOwn(next, name) ? next[name] : null;
    if (before && before.at >= reader.at) became.older.push(name);
    else if (!before && Object.keys(next).length >= MOST_READERS) became.full.push(name);
    else {
      became[before ? "renewed" : "added"].push(name);
      next[name] = reader;
    }
  }
  return { readers: next, became };
}
