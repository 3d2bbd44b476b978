// A reader's standing with a rule, as a number for links and for a teacher's browser.

import { standing } from "../../../front/memory/schedule.js";

/** @import { Answer, Memory } from "../../../front/memory/memory.js" */
/** @import { Reader } from "./readers.js" */

export const WRONG = 1;
export const RIGHT = 2;
export const KNOWN = 3;
export const MENDED = 4; // wrong, and right after it

/**
 * A reader's grade for a rule that they have met: wrong last time, right, known, wrong and then right.
 * @typedef {typeof GRADES[number]} Grade
 */

/** From most in need of practice to least. */
export const GRADES = /** @type {const} */ ([WRONG, MENDED, RIGHT, KNOWN]);

/**
 * Return a reader's grade for each rule that they have met.
 * @param {Memory} memory
 * @returns {Reader["rules"]}
 */
export function grades(memory) {
  const met = Object.entries(memory).filter(([, answers]) => answers.length);
  return Object.fromEntries(met.map(([rule, answers]) => [rule, gradeOf(answers)]));
}

/**
 * @param {Answer[]} answers from the oldest on
 * @returns {Grade}
 */
function gradeOf(answers) {
  const [, lastGood] = answers[answers.length - 1];
  if (!lastGood) return WRONG;
  if (standing(answers).known) return KNOWN;
  return answers.some(([, good, tries]) => !good || tries > 1) ? MENDED : RIGHT;
}
