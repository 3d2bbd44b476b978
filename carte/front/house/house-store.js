// Our house: the house rules of each game that our table has agreed on, as the browser keeps them.

import * as v from "valibot";
import { byEntry, isSame, MOST_GAMES, newEntries, newerOf, pickValid, SLUG, valueAt } from "../page/schema.js";
import { followKept, recall, remember } from "../page/storage.js";
import { agree, chosenOf, differing, fittingRules, usualOf } from "./house-rules.js";

/** @import { NamedRule, Options } from "../../engine/messages.js" */
/** @import { Store } from "../page/storage.js" */
/** @import { OnTrouble } from "../types.js" */

/**
 * The agreement on a game: the house rules that differ from the book's, and when they were chosen.
 * @typedef {{ at: number, options: Options }} Agreed
 */

const MOST = 64; // house rules of a game
const NAME = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,63}$/));
const PLAIN = v.union([
  v.boolean(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6)),
  v.pipe(v.string(), v.maxLength(64)),
]);
const OPTIONS = v.pipe(
  v.custom((value) => value !== null && typeof value === "object" && !Array.isArray(value)),
  v.record(NAME, PLAIN),
  v.check((options) => Object.keys(options).length <= MOST),
);

/** @type {v.GenericSchema<unknown, Agreed>} */
const AGREED = v.strictObject({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  options: OPTIONS,
});

/**
 * House rules by game; if two browsers know a game, the latest choice holds.
 * @type {Store<Record<string, Agreed>>}
 */
export const HOUSE = {
  name: "house",
  key: "carte.house",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, AGREED, { most: MOST_GAMES, names: SLUG }),
  merge: byEntry((one, other) => {
    const tied = one.at === other.at;
    return { value: tied || one.at < other.at ? newerOf(one, other, tied).value : one };
  }),
  gains: (value, before) => newEntries(value, before),
};

/**
 * The house rules of our table in a game, a value for each in its form; null if all are the book's.
 * @param {string} slug
 * @param {NamedRule[]} plans
 * @param {OnTrouble} onTrouble
 * @returns {Options | null}
 */
export function ourRules(slug, plans, onTrouble) {
  const rules = fittingRules(plans, valueAt(recall(HOUSE, onTrouble), slug)?.options ?? {});
  return differing(plans, rules).length ? rules : null;
}

/**
 * Whether some house rules of a game, all or just those that differ from the book's, are our table's.
 * @param {string} slug
 * @param {NamedRule[]} plans
 * @param {Options} options
 * @param {OnTrouble} onTrouble
 */
export function areOurs(slug, plans, options, onTrouble) {
  return agree(plans, fittingRules(plans, options), ourRules(slug, plans, onTrouble) ?? usualOf(plans));
}

/**
 * The house rules of our table by game, for games that it does not play by the book.
 * @param {Record<string, NamedRule[]>} games the names of each one's house rules
 * @param {OnTrouble} onTrouble
 * @returns {Record<string, Options>}
 */
export function ourHouses(games, onTrouble) {
  /** @type {Record<string, Options>} */
  const houses = {};
  for (const [slug, plans] of Object.entries(games)) {
    const rules = ourRules(slug, plans, onTrouble);
    if (rules) houses[slug] = rules;
  }
  return houses;
}

/**
 * Agree on the house rules of some games, by slug; each carries the day on which it was chosen.
 * @param {{ slug: string, plans: NamedRule[], options: Options }[]} games
 * @param {OnTrouble} onTrouble
 */
export function agreeOn(games, onTrouble) {
  const before = recall(HOUSE, onTrouble);
  const at = Date.now();
  const now = games
    .map(({ slug, plans, options }) => /** @type {const} */ ([slug, chosenOf(plans, options)]))
    .filter(([slug, options]) => !isSame(valueAt(before, slug)?.options ?? {}, options))
    .map(([slug, options]) => [slug, { at, options }]);
  return remember(HOUSE, { ...before, ...Object.fromEntries(now) }, onTrouble);
}

/**
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followHouse(apply, signal) {
  followKept((key) => key === HOUSE.key, apply, signal);
}
