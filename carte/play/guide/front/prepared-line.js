// What a table answers on its prepared line, before Python has come: the same as Python would.
import { isSame } from "../../../front/page/schema.js";

/** @import { Ask } from "../../../front/types.js" */
/** @import { PlayQuestions } from "../../front/types.js" */
/** @import { GuideContent, GuideQuestions, Prepared } from "./types.js" */

/**
 * Where a sitting stands on the line: the move that is prepared there, or null.
 * @param {GuideContent} content
 * @param {unknown} sitting
 * @returns {Prepared | null}
 */
export function preparedAt({ sitting: first, line }, sitting) {
  const at = [first, ...line.map(({ answer }) => answer.sitting)].findIndex((one) => isSame(one, sitting));
  return line[at] ?? null;
}

/**
 * What is seen where a sitting stands, if that is on the line.
 * @param {GuideContent} content
 * @param {unknown} sitting
 */
export function momentOn({ sitting: first, moment, line }, sitting) {
  const all = [{ sitting: first, moment }, ...line.map(({ answer }) => answer)];
  return all.find((one) => isSame(one.sitting, sitting))?.moment ?? null;
}

/**
 * Ask what is not prepared: moves on the line, and hints for them, are answered at once. A hint is asked
 * for once, however often it is called for.
 * @param {GuideContent} content
 * @param {Ask<GuideQuestions>} ask
 * @returns {Ask<PlayQuestions>}
 */
export function askPrepared(content, ask) {
  /** @param {any} request */
  const find = (request) => {
    const here = preparedAt(content, request.sitting);
    if (!here) return null;
    if (request.ask === "hint") return here.hint;
    const follows = request.ask === "think" || (request.ask === "play" && request.move === here.move);
    return follows ? here.answer : null;
  };
  /** @type {{ sitting?: unknown, hint?: Promise<any> }} */
  let asked = {};
  /** @param {any} request */
  const hint = (request) => {
    if (!isSame(asked.sitting, request.sitting)) asked = { sitting: request.sitting, hint: ask(request) };
    asked.hint?.catch(() => {
      asked = {};
    });
    return asked.hint;
  };
  return async (request) => {
    const found = "sitting" in request ? find(request) : null;
    return /** @type {any} */ (found ?? (request.ask === "hint" ? hint(request) : ask(request)));
  };
}
