// Codes of three invented readers, for a teacher whose class has shown nothing yet.

import { linkTo } from "../../../front/page/address.js";
import { fill } from "../../../front/page/dom.js";
import { toDigits } from "./class-code.js";

/** @import { Grade } from "./grades.js" */
/** @import { ClassroomContent, ClassroomStrings } from "./messages.js" */
/** @import { Reader } from "./readers.js" */

const NEVER = 0; // the time of every sample, and of no reader's code
const READERS = { Anna: "33243132", Bruno: "32141211", Chiara: "2413" }; // a grade for each rule, as they are learned

/** @param {{ reader: Reader }} brought */
export function isSample({ reader }) {
  return reader.at === NEVER;
}

/**
 * Return the links that the samples would send.
 * @param {ClassroomContent} content
 * @param {ClassroomStrings["classroom"]} strings
 */
export function sampleLinks({ games: [{ rules: taught }] }, strings) {
  const links = Object.entries(READERS).map(async ([name, grades]) => {
    const met = [...grades].map((grade, place) => [taught[place].id, /** @type {Grade} */ (Number(grade))]);
    const digits = await toDigits(fill(strings.sample, { name }), { at: NEVER, rules: Object.fromEntries(met) });
    return linkTo(`known=${digits}`);
  });
  return Promise.all(links);
}
