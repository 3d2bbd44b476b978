// The answers of a table on its prepared line, before Python has come: the same as Python's.
import { isSame } from "../../../front/page/schema.js";

/** @import { Ask } from "../../../front/types.js" */
/** @import { PlayQuestions } from "../../front/messages.js" */
/** @import { GuideContent, GuideQuestions, Prepared } from "./messages.js" */

/**
 * Return the move prepared where a sitting stands on the line, or null.
 * @param {GuideContent} content
 * @param {unknown} sitting
 * @returns {Prepared | null}
 */
export function preparedAt({ sitting: first, line }, sitting) {
  const at = [first, ...line.map(({ answer }) => answer.sitting)].findIndex((one) => isSame(one, sitting));
  return line[at] ?? null;
}

/**
 * Return the moment where a sitting stands, if it is on the line.
 * @param {GuideContent} content
 * @param {unknown} sitting
 */
export function momentOn({ sitting: first, moment, line }, sitting) {
  const all = [{ sitting: first, moment }, ...line.map(({ answer }) => answer)];
  return all.find((one) => isSame(one.sitting, sitting))?.moment ?? null;
}

/**
 * Ask Python only what is not prepared: moves on the line, and hints for them, get their answers at once. A hint is
 * fetched once, however often the reader asks.
 * @param {GuideContent} content
 * @param {(request: any) => Promise<any>} ask
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
