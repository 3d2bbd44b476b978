// A level in the making, as steps from one state to the next.

/** @import { Begun, OwnLevel, Weighed } from "./messages.js" */

/** @typedef {"" | "right" | "wrong"} Mark */

/** @typedef {{ weighed: Weighed, mark: Mark, text: string }} Marked */

/**
 * The `number` of the draft, the position it began with, its place in the set if it has one, and what is written.
 * @typedef {object} Draft
 * @property {number} number
 * @property {Begun} begun
 * @property {number | null} place
 * @property {string} goal
 * @property {string} done
 * @property {string[]} hints
 * @property {Marked[]} marked the legal moves, and those that were typed
 */

const HINTS = 3;

/**
 * Begin with a position, or with a level to change and the rulings on the moves that it has marked.
 * @param {number} number
 * @param {Begun} begun
 * @param {{ level: OwnLevel, place: number } | null} changed
 * @param {Weighed[]} known
 * @returns {Draft}
 */
export function draftOf(number, begun, changed, known) {
  const { goal = "", done = "", hints = [], traps = [] } = changed?.level ?? {};
  const before = known.map((weighed) => {
    const trap = traps.find(({ play }) => play === weighed.move);
    return { weighed, mark: /** @type {Mark} */ (trap || !weighed.legal ? "wrong" : "right"), text: trap?.text ?? "" };
  });
  const others = begun.moves.filter(({ move }) => !known.some((one) => one.move === move));
  const open = others.map((weighed) => ({ weighed, mark: /** @type {Mark} */ (""), text: "" }));
  const written = Array.from({ length: HINTS }, (_one, place) => hints[place] ?? "");
  return { number, begun, place: changed?.place ?? null, goal, done, hints: written, marked: [...before, ...open] };
}

/**
 * The moves with a typed one: a legal one is to be marked, any other is wrong.
 * @param {Marked[]} marked
 * @param {Weighed} weighed
 * @returns {Marked[]}
 */
export function withMove(marked, weighed) {
  if (marked.some((one) => one.weighed.move === weighed.move)) return marked;
  return [...marked, { weighed, mark: weighed.legal ? "" : "wrong", text: "" }];
}

/**
 * The level, unchecked except by Python.
 * @param {Draft} draft
 * @returns {OwnLevel}
 */
export function levelOf({ begun, goal, done, hints, marked }) {
  const wrong = marked.filter(({ mark }) => mark === "wrong");
  return {
    position: begun.position,
    goal: goal.trim(),
    done: done.trim(),
    answers: marked.filter(({ mark }) => mark === "right").map(({ weighed }) => weighed.move),
    traps: wrong.map(({ weighed, text }) => ({ play: weighed.move, text: text.trim() })),
    hints: hints.map((hint) => hint.trim()).filter(Boolean),
  };
}
