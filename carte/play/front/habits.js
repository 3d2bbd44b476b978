// A reader's habits at each table: whether the level follows the results, whether a coach helps, whether the piles lie
// open, who counts them first, how two people sit.
import * as v from "valibot";
import { byEntry, newEntries, newerOf, pickValid, TABLE } from "../../front/page/schema.js";
import { recall, remember } from "../../front/page/storage.js";

/** @import { Store } from "../../front/page/storage.js" */
/** @import { OnTrouble } from "../../front/types.js" */

/**
 * Whether all cards won lie open, or only the last ones, as at a real table.
 * @typedef {v.InferOutput<typeof PILES>} PilesName
 */

/**
 * How two people sit who share a device: the table turns round to each only where they sit face to face.
 * @typedef {v.InferOutput<typeof SIT>} SitName
 */

/**
 * Who counts a finished deal first.
 * @typedef {v.InferOutput<typeof COUNT>} CountName
 */

const MOST_TABLES = 1000;
const PILES = v.picklist(["open", "closed"]);
const COUNT = v.picklist(["self", "page"]);
const SIT = v.picklist(["beside", "across"]);

/**
 * A reader's habits at a table; null where the reader has chosen nothing.
 * @typedef {v.InferOutput<typeof HABIT>} Habit
 */

const HABIT = v.strictObject({
  follows: v.nullable(v.boolean()),
  lost: v.picklist([0, 1]), // matches in a row, as far as they matter
  coach: v.nullable(v.boolean()),
  piles: v.optional(PILES), // older editions kept none of these
  count: v.optional(COUNT),
  counted: v.optional(v.picklist([0, 1, 2])), // deals that the reader was asked to count
  sit: v.optional(SIT),
});

/** @type {Habit} */
const NONE = { follows: null, lost: 0, coach: null };

/**
 * Habits by the name of a table; where two browsers differ, the newer holds.
 * @type {Store<Record<string, Habit>>}
 */
export const HABITS = {
  name: "habits",
  key: "carte.habits",
  first: {},
  fit: (found) => pickValid(found, HABIT, { most: MOST_TABLES, names: TABLE }),
  merge: byEntry((older, newer, tied) => ({ value: newerOf(older, newer, tied).value })),
  gains: (value, before) => newEntries(value, before).map(({ of, count }) => ({ of: of.split(",")[0], count })),
};

/**
 * The habit at the table of a `name`, and how to change it.
 * @param {{ name: string, onTrouble: OnTrouble }} table
 */
export function createHabits({ name, onTrouble }) {
  const all = () => recall(HABITS, onTrouble);
  const now = () => all()[name] ?? NONE;
  return {
    now,
    /** @param {Partial<Habit>} changed */
    keep: (changed) => remember(HABITS, { ...all(), [name]: { ...now(), ...changed } }, onTrouble),
  };
}
