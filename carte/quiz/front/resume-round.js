// Resumes a round of five a day: today's answers show how far it had come.

import { dayOf } from "../../front/memory/schedule.js";

/** @import { Memory } from "../../front/memory/memory.js" */

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
        .filter(([at, , , place]) => place === "daily" && dayOf(at) === today)
        .map(([at, right]) => ({ id, at, right: right === 1, isRule: kept === memory })),
    ),
  );
  const inOrder = answers.sort((one, other) => one.at - other.at);
  const left = inOrder.slice(inOrder.length - (inOrder.length % size));
  return left.every(({ isRule }) => isRule) ? left.map(({ id, right }) => ({ id, right })) : [];
}
