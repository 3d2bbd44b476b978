// What a reader has won, packed for a link that fits a QR code. What does not fit goes by file.

import { EDITION } from "carte:python";
import { HOUSE } from "../../front/house/house-store.js";
import { MEMORY } from "../../front/memory/memory.js";
import { MOMENTS } from "../../front/memory/moments.js";
import { deflate, inflate } from "../../front/page/deflate.js";
import { INDEX, SKIN } from "../../front/page/preferences.js";
import { MOST_LEVELS, STARS } from "../../lessons/front/progress.js";
import { ANSWERED } from "../../quiz/front/answered-cases.js";
import { storeOf } from "./registry.js";
import { fitting } from "./snapshot.js";

/** @import { Entry } from "../../front/page/storage.js" */
/** @import { Snapshot } from "./snapshot.js" */

const NUMBERED = /^(.+)-(\d{1,2})$/;
const TWO = "/"; // marks a group whose numbers have two digits
const NONE = ".";
const LONGEST = 256; // characters of a group's name
const MOST_NUMBERS = 99; // of a group

/** @typedef {Record<string, unknown>} Values */

/**
 * The values of a store as digits, and back.
 * @type {Record<string, { digit: (value: unknown) => string, value: (digit: string) => unknown }>}
 */
const IN_DIGITS = {
  [STARS.key]: { digit: String, value: Number },
  [ANSWERED.key]: { digit: (right) => (right ? "1" : "0"), value: (digit) => digit === "1" },
};

const AS_THEY_ARE = [HOUSE.key, SKIN.key, INDEX.key, MEMORY.key, MOMENTS.key];

/** How many of the newest answers about a rule decide whether it is known, and when it is due. */
const ANSWERS = 4;

const MOMENTS_CARRIED = 12; // the newest

/**
 * Return {"scopa-sums-1": 3, "scopa-sums-3": 2} as {"scopa-sums": "3.2"}, with the latest group at the end; other names
 * stay as they are.
 * @param {Values} values
 * @param {(value: unknown) => string} digit
 */
function gathered(values, digit) {
  /** @type {Map<string, string[]>} */
  const groups = new Map(); // of any names, such as "__proto__"
  /** @type {[string, unknown][]} */
  const others = [];
  for (const [name, value] of Object.entries(values)) {
    const [, group, number] = NUMBERED.exec(name) ?? [];
    if (group === undefined || Number(number) === 0) {
      others.push([name, value]);
      continue;
    }
    const label = number.length === 1 ? group : group + TWO;
    const digits = groups.get(label) ?? [];
    groups.delete(label);
    groups.set(label, digits);
    digits[Number(number) - 1] = digit(value);
  }
  const inDigits = [...groups].map(([label, digits]) => [label, Array.from(digits, (one) => one ?? NONE).join("")]);
  return { groups: Object.fromEntries(inDigits), others: Object.fromEntries(others) };
}

/**
 * Return the values that `gathered` has packed. Throws a `RangeError` if they are more than are ever won, for a few
 * digits may unfold to megabytes.
 * @param {Record<string, string>} groups
 * @param {(digit: string) => unknown} value
 */
function scattered(groups, value) {
  let all = 0;
  for (const [label, digits] of Object.entries(groups)) {
    all += digits.length;
    if (label.length > LONGEST || digits.length > MOST_NUMBERS) throw new RangeError(label.slice(0, LONGEST));
  }
  if (all > MOST_LEVELS) throw new RangeError(String(all));
  const found = Object.entries(groups).flatMap(([label, digits]) =>
    [...digits].flatMap((digit, place) => (digit === NONE ? [] : [[nameAt(label, place + 1), value(digit)]])),
  );
  return Object.fromEntries(found);
}

/**
 * @param {string} label
 * @param {number} number
 */
function nameAt(label, number) {
  return label.endsWith(TWO) ? `${label.slice(0, -1)}-${String(number).padStart(2, "0")}` : `${label}-${number}`;
}

/**
 * Return the newest `answers` about each rule; with 0, leave the rules out.
 * @param {Record<string, unknown[]>} memory
 * @param {number} answers
 */
function newestAnswers(memory, answers) {
  const some = Object.entries(memory).map(([rule, all]) => [
    rule,
    all.slice(all.length - Math.min(answers, all.length)),
  ]);
  return Object.fromEntries(answers ? some : []);
}

/**
 * Return digits with what was won and chosen, and the newest `answers` about each rule.
 * @param {Snapshot} snapshot
 */
export async function toDigits({ entries }, answers = ANSWERS) {
  const won = Object.entries(IN_DIGITS).map(([key, { digit }]) => {
    const { at = 0, kept = {} } = entries[key] ?? {};
    const { groups, others } = gathered(/** @type {Values} */ (kept), digit);
    return [key, [at, groups, others]];
  });
  /** @param {string} key */
  const carried = (key) => {
    const { kept: found } = entries[key];
    if (key !== MEMORY.key && key !== MOMENTS.key) return found;
    const all = Object.entries(/** @type {Record<string, unknown[]>} */ (found));
    return newestAnswers(Object.fromEntries(key === MEMORY.key ? all : all.slice(-MOMENTS_CARRIED)), answers);
  };
  const chosen = AS_THEY_ARE.filter((key) => Object.hasOwn(entries, key)).map((key) => [
    key,
    [entries[key].at, carried(key)],
  ]);
  return deflate([EDITION, Object.fromEntries([...won, ...chosen])]);
}

/**
 * Return the snapshot in some digits. Throws if they are incomplete, from a newer edition, or bring what no store keeps.
 * @param {string} digits
 */
export async function fromDigits(digits) {
  const [edition, inDigits] = /** @type {[number, Record<string, [unknown, unknown, Values]>]} */ (
    await inflate(digits)
  );
  if (!(edition <= EDITION) || !Object.keys(inDigits).every(storeOf)) throw new TypeError(digits);
  const entries = Object.entries(inDigits).map(([key, [at, first, others]]) => [key, entryOf(key, at, first, others)]);
  return fitting(Object.fromEntries(entries));
}

/**
 * @param {string} key
 * @param {unknown} at
 * @param {unknown} first
 * @param {Values} others
 * @returns {Entry}
 */
function entryOf(key, at, first, others) {
  const inDigits = IN_DIGITS[key];
  const kept = inDigits
    ? { ...others, ...scattered(/** @type {Record<string, string>} */ (first), inDigits.value) }
    : first;
  return { edition: EDITION, at: Number(at) || 0, kept };
}
