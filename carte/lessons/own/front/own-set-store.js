// The reader's sets of levels that the browser keeps, game by game.
import * as v from "valibot";
import { byEntry, isSame, MOST_GAMES, newEntries, newerOf, pickValid, SLUG } from "../../../front/page/schema.js";
import { recall, remember } from "../../../front/page/storage.js";

/** @import { Store } from "../../../front/page/storage.js" */
/** @import { OnTrouble } from "../../../front/types.js" */
/** @import { OwnSet } from "./messages.js" */

const MOST_LEVELS = 40;
const MOST_MOVES = 24;

const TEXT = v.pipe(v.string(), v.maxLength(300));
const MOVE = v.pipe(v.string(), v.maxLength(160));
const LEVEL = v.strictObject({
  position: v.pipe(v.string(), v.regex(/^[\dA-Za-z]{4,400}$/)),
  goal: TEXT,
  done: TEXT,
  answers: v.pipe(v.array(MOVE), v.maxLength(MOST_MOVES)),
  traps: v.pipe(v.array(v.strictObject({ play: MOVE, text: TEXT })), v.maxLength(MOST_MOVES)),
  hints: v.pipe(v.array(TEXT), v.maxLength(3)),
});
const SET = v.strictObject({ title: TEXT, levels: v.pipe(v.array(v.unknown()), v.maxLength(MOST_LEVELS)) });

/**
 * The sets by game with their valid levels, without sets that would be empty.
 * @param {unknown} found
 * @returns {Record<string, OwnSet>}
 */
function fitting(found) {
  const sets = Object.entries(pickValid(found, SET, { most: MOST_GAMES, names: SLUG })).map(
    ([game, { title, levels }]) => {
      const left = levels.filter((level) => v.is(LEVEL, level));
      return left.length || !levels.length ? [game, { title, levels: left }] : null;
    },
  );
  return Object.fromEntries(sets.filter((set) => set !== null));
}

/**
 * Whether a set has every level of another.
 * @param {OwnSet} one
 * @param {OwnSet} other
 */
function covers({ levels }, other) {
  return other.levels.every((level) => levels.some((mine) => isSame(mine, level)));
}

/** @type {Store<Record<string, OwnSet>>} */
export const OWN = {
  name: "own",
  key: "carte.own",
  precious: true,
  first: {},
  fit: fitting,
  merge: byEntry((older, newer, tied) => {
    const { value, rest } = newerOf(older, newer, tied);
    return { value, left: covers(value, rest) ? [] : [rest] };
  }),
  gains: (value, before) => newEntries(filled(value), filled(before)),
};

/** @param {Record<string, OwnSet>} sets */
function filled(sets) {
  return Object.fromEntries(Object.entries(sets).filter(([, { levels }]) => levels.length > 0));
}

/** @param {OnTrouble} onTrouble */
export function ownSets(onTrouble) {
  return filled(recall(OWN, onTrouble));
}

/** @param {OnTrouble} onTrouble */
export function forgetOwn(onTrouble) {
  remember(OWN, {}, onTrouble);
}

/**
 * Keep the set of a game.
 * @param {string} game
 * @param {OwnSet} set
 * @param {OnTrouble} onTrouble
 */
export function keepSet(game, set, onTrouble) {
  remember(OWN, { ...recall(OWN, onTrouble), [game]: set }, onTrouble);
}
