// Building blocks of stores: schemas, and ways to join two versions.

import * as v from "valibot";

/** @import { Entry, Gain, Join, Store } from "./storage.js" */

/**
 * Values named as their schemas are.
 * @template {v.ObjectEntries} Schemas
 * @typedef {v.InferOutput<v.ObjectSchema<Schemas, undefined>>} Values
 */

/** A card: "7D", "10C". */
export const CARD = v.pipe(v.string(), v.regex(/^(?:[1-9]|10)[DCSB]$/));
export const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
export const WHOLE = v.pipe(v.number(), v.safeInteger());
export const CARDS = v.array(CARD);
/** A game's slug. */
export const SLUG = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,63}$/));
/** The id of a level, rule or case, as Python makes them. */
export const NAME = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}.-]{1,256}$/u));
/** The name of a table: its game, and the choices that differ from the usual ones. */
export const TABLE = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,63}(?:,\P{Cc}{1,1000})?$/u));

export const MOST_GAMES = 64;

const UNSEEN = // invisible, or turning others round: what joins or varies others is neither
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\ufff9-\ufffb]/gu;
const ACCENT = "[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]";
const HEAPED = new RegExp(`(${ACCENT}{3})${ACCENT}+`, "g"); // more than any language has on a letter

/**
 * A text as seen: without invisible characters and heaps of accents. Python reads requests the same way.
 * @param {string} text
 */
export function plain(text) {
  return text.replace(UNSEEN, "").replace(HEAPED, "$1").trim();
}

/**
 * Whether a value is a JSON object.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/**
 * Named values of one kind.
 * @template {v.GenericSchema} Schema
 * @param {Schema} schema
 */
export function recordOf(schema) {
  return v.pipe(v.custom(isRecord), v.record(v.string(), schema));
}

/**
 * Values of a kind whose JSON has at most so many characters, which bounds every list and text in them.
 * @template Value
 * @param {v.GenericSchema<unknown, Value>} schema
 * @param {number} most
 * @returns {v.GenericSchema<unknown, Value>}
 */
export function sized(schema, most) {
  const isSmall = (/** @type {unknown} */ value) => (JSON.stringify(value) ?? "").length <= most;
  return /** @type {v.GenericSchema<unknown, Value>} */ (v.pipe(v.custom(isSmall), schema));
}

/**
 * The valid values of a record under valid names; of more than `most`, the last ones.
 * @template Value
 * @param {unknown} found
 * @param {v.GenericSchema<unknown, Value>} schema
 * @param {{ most: number, names?: v.GenericSchema<unknown, string> }} bounds
 * @returns {Record<string, Value>}
 */
export function pickValid(found, schema, { most, names = NAME }) {
  if (!isRecord(found)) throw new TypeError(`no record: ${typeof found}`);
  const fitting = Object.entries(found).filter(([name, value]) => v.is(names, name) && v.is(schema, value));
  return /** @type {Record<string, Value>} */ (Object.fromEntries(fitting.slice(-most)));
}

/**
 * The value of a record under a name from outside, which may be one that every object has.
 * @template Value
 * @param {Record<string, Value>} record
 * @param {string} name
 * @returns {Value | undefined}
 */
export function valueAt(record, name) {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/**
 * The store of a choice from a few words, the first of which is the default.
 * @template {string} Word
 * @param {string} name
 * @param {Word[]} words
 */
export function choiceStore(name, words) {
  return wordStore(name, words[0], /** @type {v.GenericSchema<unknown, Word>} */ (v.picklist(words)));
}

/**
 * The store of one word, `first` by default: the newest choice holds.
 * @template {string} Word
 * @param {string} name
 * @param {Word} first
 * @param {v.GenericSchema<unknown, Word>} schema
 * @returns {Store<Word>}
 */
export function wordStore(name, first, schema) {
  return {
    name,
    key: `carte.${name}`,
    first,
    fit(found) {
      if (!v.is(schema, found)) throw new TypeError(JSON.stringify(found));
      return /** @type {Word} */ (found);
    },
    merge: (older, newer, tied) => ({ value: newerOf(older, newer, tied).value }),
    gains: (value, before) => (value === before ? [] : [{ of: value, count: 1 }]),
  };
}

/**
 * Of two values that differ, the one that holds, and the `rest`: the newer, or the greater text if equally old.
 * @template Value
 * @param {Value} older
 * @param {Value} newer
 * @param {boolean} tied
 * @returns {{ value: Value, rest: Value }}
 */
export function newerOf(older, newer, tied) {
  const turned = tied && JSON.stringify(older) > JSON.stringify(newer);
  return turned ? { value: older, rest: newer } : { value: newer, rest: older };
}

/**
 * The entries of two records in order, joining those that both have; and the left-over values, a record for each. A
 * record that has all of the other stays as it is.
 * @template Value
 * @param {Join<Value>} join
 * @returns {Join<Record<string, Value>>}
 */
export function byEntry(join) {
  return (older, newer, tied) => {
    const shared = Object.keys(older).filter((key) => Object.hasOwn(newer, key) && !isSame(older[key], newer[key]));
    const met = shared.map((key) => /** @type {const} */ ([key, join(older[key], newer[key], tied)]));
    const values = Object.fromEntries(met.map(([key, { value }]) => [key, value]));
    const both = { ...older, ...newer, ...values };
    const whole = [newer, older].find((one) => newEntries(both, one).length === 0);
    return { value: whole ?? both, left: met.flatMap(([key, { left = [] }]) => left.map((one) => ({ [key]: one }))) };
  };
}

/**
 * Return two entries of a store as one, and what is left, `from` the older one.
 * @template Value
 * @param {Store<Value>} store
 * @param {Entry} one
 * @param {Entry} two
 */
export function joined(store, one, two) {
  const [older, newer] = one.at <= two.at ? [one, two] : [two, one];
  if (isSame(one.kept, two.kept)) return { entry: newer, left: [], from: older };
  const [before, after] = /** @type {Value[]} */ ([older.kept, newer.kept]);
  const { value, left = [] } = store.merge(before, after, one.at === two.at);
  return { entry: { ...newer, kept: value }, left, from: older };
}

/**
 * Whether a stored value is in a language. Earlier editions stored no language: theirs is English.
 * @param {{ language?: string }} kept
 * @param {string} spoken
 */
export function isInLanguage({ language = "en" }, spoken) {
  return language === spoken;
}

/**
 * Whether two values are the same when stored.
 * @param {unknown} one
 * @param {unknown} other
 */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The entries of a record that another lacks, or has with other values.
 * @template Value
 * @param {Record<string, Value>} value
 * @param {Record<string, Value>} before
 * @returns {Gain[]}
 */
export function newEntries(value, before) {
  const keys = Object.keys(value).filter((key) => !isSame(value[key], valueAt(before, key)));
  return keys.map((key) => ({ of: key, count: 1 }));
}
