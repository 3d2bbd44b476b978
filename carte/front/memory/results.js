// How the reader's deals at the tables ended, and the matches that ended with them, by game and level.

import * as v from "valibot";
import { byEntry, COUNT, pickValid, valueAt, WHOLE } from "../page/schema.js";
import { recall, remember } from "../page/storage.js";

/** @import { Store } from "../page/storage.js" */
/** @import { OnTrouble } from "../types.js" */

/**
 * When a deal ended, in seconds since 1970; how its match ended with it, or that there is more of it to come; the seed
 * of the match, and the number of the deal in it.
 * @typedef {v.InferOutput<typeof RESULT>} Result
 */

/** @typedef {Record<string, Result[]>} Results */

/** @typedef {{ won: number, lost: number, even: number }} Tally */

const MOST = 500; // of a game and level, the newest
const MOST_NAMES = 200;
const RESULT = v.strictTuple([WHOLE, v.picklist(["goes-on", "won", "lost", "even"]), WHOLE, COUNT]);

/**
 * {game and level, such as "scopa-regular": the results, oldest first}.
 * @type {Store<Results>}
 */
export const RESULTS = {
  name: "results",
  key: "carte.results",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, v.pipe(v.array(RESULT), v.maxLength(MOST)), { most: MOST_NAMES }),
  merge: byEntry((one, other) => ({ value: together(one, other) })),
  gains: (value, before) =>
    Object.entries(value).flatMap(([of, some]) => {
      const known = (valueAt(before, of) ?? []).map(dealOf);
      const count = some.filter((one) => !known.includes(dealOf(one))).length;
      return count ? [{ of, count }] : [];
    }),
};

/** @param {Result} result */
function dealOf([, , seed, number]) {
  return `${seed}.${number}`;
}

/**
 * The newest results of two lists, oldest first. A deal that was played again counts once, as it ended last.
 * @param {Result[]} one
 * @param {Result[]} other
 */
function together(one, other) {
  const order = (/** @type {Result} */ [at, ...rest]) => [String(at).padStart(16, "0"), ...rest].join();
  const all = [...one, ...other].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const last = new Map(all.map((result) => [dealOf(result), result]));
  return all.filter((result) => last.get(dealOf(result)) === result).slice(-MOST);
}

/** @param {OnTrouble} onTrouble */
export function results(onTrouble) {
  return recall(RESULTS, onTrouble);
}

/**
 * How many of the matches among some results were won, lost and drawn.
 * @param {Result[]} some
 * @returns {Tally}
 */
export function tallyOf(some) {
  const count = (/** @type {Result[1]} */ outcome) => some.filter(([, how]) => how === outcome).length;
  return { won: count("won"), lost: count("lost"), even: count("even") };
}

/**
 * Keep how a deal ended; return whether its match is the `first` one won of all, or the first of its game at this
 * `level`; else null.
 * @param {{ game: string, level: string, seed: number, number: number, match: "won" | "lost" | "even" | null }} deal
 * @param {OnTrouble} onTrouble
 * @returns {"first" | "level" | null}
 */
export function keepResult({ game, level, seed, number, match }, onTrouble) {
  const before = results(onTrouble);
  const name = `${game}-${level}`;
  const own = valueAt(before, name) ?? [];
  /** @type {Result} */
  const result = [Math.floor(Date.now() / 1000), match ?? "goes-on", seed, number];
  remember(RESULTS, { ...before, [name]: together(own, [result]) }, onTrouble);
  if (match !== "won" || tallyOf(own).won) return null;
  return Object.values(before).some((some) => tallyOf(some).won) ? "level" : "first";
}
