// When a rule comes back: after growing intervals, from the answers about it.
// Intervals that grow by a plain factor work as well as cleverer ones (Latimier, Peyre and Ramus 2021), and in our
// simulation as well as FSRS (`python -m tests.benchmarks.forgetting`).

/** @import { Answer, Memory } from "./memory.js" */

/** The days after which a rule comes back, by the number of right answers, each on a day when it was due. */
const STEPS = [1, 3, 8, 21, 55];

/** The number of these after which a rule is known. */
const KNOWN = 3;

/** How many rules a day five a day asks about for the first time. */
const NEW = 3;

const DAY = 86_400;

/**
 * The number of a moment's day; `offset` is how many minutes the local clock is behind UTC.
 * @param {number} at in seconds
 * @param {number} offset
 */
export function dayOf(at, offset = new Date(at * 1000).getTimezoneOffset()) {
  return Math.floor((at - offset * 60) / DAY);
}

/**
 * A reader's progress with a rule: `right` answers in a row on days when it was due, whether the last one was wrong at
 * first (`missed`), and the day when it is `due`.
 * @param {Answer[]} answers from the oldest on
 * @param {number} [offset]
 */
export function standing(answers, offset) {
  let right = 0;
  let missed = false;
  let due = Number.NEGATIVE_INFINITY;
  for (const [at, good, tries] of answers) {
    const day = dayOf(at, offset);
    if (good && day < due) continue; // it was still fresh in mind
    missed = !good || tries > 1; // an answer after several tries counts as a mistake
    right = missed ? 0 : right + 1;
    due = day + STEPS[Math.min(Math.max(right, 1), STEPS.length) - 1];
  }
  return { right, missed, due, known: right >= KNOWN };
}

/**
 * The rules in `ids` that a reader has met and that are due, mistakes first, then those that have waited longest; few of
 * them new.
 * @param {Memory} memory
 * @param {string[]} ids
 * @param {number} today
 * @param {number} [offset]
 */
export function dueRules(memory, ids, today, offset) {
  return inTurn(memory, ids, today, offset)
    .filter(({ due }) => due <= today)
    .map(({ id }) => id);
}

/**
 * At most `count` of the rules that a reader has met: those that are due, then the next ones.
 * @param {Memory} memory
 * @param {string[]} ids
 * @param {number} today
 * @param {number} count
 * @param {number} [offset]
 */
export function rulesFor(memory, ids, today, count, offset) {
  const met = inTurn(memory, ids, today, offset).map(({ id }) => id);
  return met.slice(0, count);
}

/**
 * How many of the rules a reader knows.
 * @param {Memory} memory
 * @param {string[]} ids
 */
export function knownAmong(memory, ids) {
  return ids.filter((id) => standing(memory[id] ?? []).known).length;
}

/**
 * The answers about a rule in five a day: without any it is new there.
 * @param {Answer[]} answers
 */
const asked = (answers) => answers.filter(([, , , place]) => place === "daily");

/**
 * How many more new rules may be asked about today.
 * @param {Memory} memory
 * @param {number} today
 * @param {number} [offset]
 */
function roomForNew(memory, today, offset) {
  const firsts = Object.values(memory).flatMap((answers) => asked(answers).slice(0, 1));
  return Math.max(0, NEW - firsts.filter(([at]) => dayOf(at, offset) === today).length);
}

/**
 * The rules met so far, in the order in which they come back, as far as new ones have room today.
 * @param {Memory} memory
 * @param {string[]} ids
 * @param {number} today
 * @param {number} [offset]
 */
function inTurn(memory, ids, today, offset) {
  const met = ids.filter((id) => memory[id]?.length).map((id) => ({ id, ...standing(memory[id], offset) }));
  const rank = (/** @type {typeof met[0]} */ { due, missed }) => (due > today ? 2 : missed ? 0 : 1);
  const inOrder = met.sort((one, other) => rank(one) - rank(other) || one.due - other.due);
  let room = roomForNew(memory, today, offset);
  return inOrder.filter(({ id }) => asked(memory[id]).length > 0 || room-- > 0);
}
