// Resumes a round of five a day: today's answers show how far it had come.

import { dayOf } from "../../front/memory/schedule.js";

/** @import { Answer, Memory } from "../../front/memory/memory.js" */

/**
 * Whether an answer was given in a round of today.
 * @param {Answer} answer
 * @param {number} today
 */
function isOfRound([at, , , place], today) {
  return place === "daily" && dayOf(at) === today;
}

/**
 * How many questions were answered in the rounds of today.
 * @param {Memory} memory
 * @param {Memory} moments
 * @param {number} today
 */
export function answeredOn(memory, moments, today) {
  const answers = [memory, moments].flatMap((kept) => Object.values(kept).flat());
  return answers.filter((answer) => isOfRound(answer, today)).length;
}

/**
 * The memory without what was answered in the rounds of today.
 * @param {Memory} memory
 * @param {number} today
 * @returns {Memory}
 */
export function unbegun(memory, today) {
  const others = Object.entries(memory).map(([id, some]) => [id, some.filter((one) => !isOfRound(one, today))]);
  return Object.fromEntries(others.filter(([, some]) => some.length > 0));
}

/**
 * The rules of the unfinished round of `size`, in order, each with whether its answer was right.
 * @param {Memory} memory
 * @param {Memory} moments answered as rules are, last in a round
 * @param {number} today
 * @param {number} size
 * @returns {{ id: string, right: boolean }[]}
 */
export function begun(memory, moments, today, size) {
  const answers = [memory, moments].flatMap((kept) =>
    Object.entries(kept).flatMap(([id, some]) =>
      some
        .filter((answer) => isOfRound(answer, today))
        .map(([at, right]) => ({ id, at, right: right === 1, isRule: kept === memory })),
    ),
  );
  const inOrder = answers.sort((one, other) => one.at - other.at);
  const left = inOrder.slice(inOrder.length - (inOrder.length % size));
  return left.every(({ isRule }) => isRule) ? left.map(({ id, right }) => ({ id, right })) : [];
}
