// Codes of three invented readers, for a teacher whose class has shown nothing yet.

import { linkTo } from "../../../front/page/address.js";
import { fill } from "../../../front/page/dom.js";
import { toDigits } from "./class-code.js";

/** @import { Counted } from "./course-gains.js" */
/** @import { Grade } from "./grades.js" */
/** @import { ClassroomContent, ClassroomStrings } from "./messages.js" */
/** @import { Reader } from "./readers.js" */

const NEVER = 0; // the time of every sample, and of no reader's code
/**
 * A grade for each rule, as they are learned, and the right answers before and after the course, of how many.
 * @type {Record<string, [grades: string, score: Counted]>}
 */
const READERS = { Anna: ["33243132", [5, 9, 10]], Bruno: ["32141211", [3, 6, 10]], Chiara: ["2413", [6, 8, 10]] };

/** @param {{ reader: Reader }} brought */
export function isSample({ reader }) {
  return reader.at === NEVER;
}

/**
 * Return the links that the samples would send.
 * @param {ClassroomContent} content
 * @param {ClassroomStrings["classroom"]} strings
 */
export function sampleLinks({ games: [{ slug, rules: taught }] }, strings) {
  const links = Object.entries(READERS).map(async ([name, [grades, score]]) => {
    const met = [...grades].map((grade, place) => [taught[place].id, /** @type {Grade} */ (Number(grade))]);
    const shown = { at: NEVER, rules: Object.fromEntries(met), gains: { [slug]: score } };
    const digits = await toDigits(fill(strings.sample, { name }), shown);
    return linkTo(`known=${digits}`);
  });
  return Promise.all(links);
}
