// The reader's answers, rule by rule: the memory that decides when rules come back.
import * as v from "valibot";
import { byEntry, COUNT, isSame, newEntries, pickValid, WHOLE } from "../page/schema.js";
import { followKept, recall, remember } from "../page/storage.js";

/** @import { RuleId } from "../../engine/messages.js" */
/** @import { Store } from "../page/storage.js" */
/** @import { OnTrouble } from "../types.js" */

/**
 * Where an answer was given; a refused move counts as one.
 * @typedef {v.InferOutput<typeof PLACE>} Place
 */

/**
 * When, in seconds since 1970; whether it was right; the number of tries; where.
 * @typedef {v.InferOutput<typeof ANSWER>} Answer
 */

/** @typedef {Record<RuleId, Answer[]>} Memory */

const MOST = 100; // of a rule, the newest
const MOST_RULES = 1000; // several times the number that exist
const PLACE = v.picklist(["level", "daily", "case", "guide", "table"]);
const ANSWER = v.strictTuple([WHOLE, v.picklist([0, 1]), COUNT, PLACE]);
export const ANSWERS = v.pipe(v.array(ANSWER), v.maxLength(MOST));

/**
 * {rule id: its answers, oldest first}.
 * @type {Store<Memory>}
 */
export const MEMORY = {
  name: "memory",
  key: "carte.memory",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, ANSWERS, { most: MOST_RULES }),
  merge: byEntry((one, other) => ({ value: together(one, other) })),
  gains: newEntries,
};

/**
 * The newest answers of two memories, each once, oldest first.
 * @param {Answer[]} one
 * @param {Answer[]} other
 */
export function together(one, other) {
  const all = [...one, ...other.filter((answer) => !one.some((own) => isSame(own, answer)))];
  const order = (/** @type {Answer} */ answer) => [String(answer[0]).padStart(12, "0"), ...answer.slice(1)].join();
  return all.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-MOST);
}

/** @param {OnTrouble} onTrouble */
export function memory(onTrouble) {
  return recall(MEMORY, onTrouble);
}

/**
 * Keep an answer about some rules.
 * @param {RuleId[]} rules
 * @param {{ right: boolean, tries: number, place: Place }} answer
 * @param {OnTrouble} onTrouble
 */
export function keepAnswer(rules, { right, tries, place }, onTrouble) {
  /** @type {Answer} */
  const answer = [Math.floor(Date.now() / 1000), right ? 1 : 0, tries, place];
  const before = memory(onTrouble);
  const added = rules.map((rule) => [rule, [...(before[rule] ?? []), answer].slice(-MOST)]);
  remember(MEMORY, { ...before, ...Object.fromEntries(added) }, onTrouble);
}

/**
 * Keep that a rule refused a move; a legal move that was not asked for breaks none.
 * @param {{ legal: boolean, rule?: RuleId | null }} ruling
 * @param {Place} place
 * @param {OnTrouble} onTrouble
 */
export function keepRefusal({ legal, rule }, place, onTrouble) {
  if (!legal && rule) keepAnswer([rule], { right: false, tries: 1, place }, onTrouble);
}

/**
 * Call `apply` whenever an answer is kept here or in another tab, or a cached page is restored.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followMemory(apply, signal) {
  followKept((key) => key === MEMORY.key, apply, signal);
}
