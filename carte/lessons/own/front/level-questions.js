// Asking Python about levels: the status says when it is awaited, and what it refuses.

import { engineState } from "../../../front/page/ask.js";
import { fill } from "../../../front/page/dom.js";
import { onlyLast } from "../../../front/page/latest-question.js";

/** @import { Status } from "../../../front/status/status.js" */
/** @import { Ask } from "../../../front/types.js" */
/** @import { OwnQuestions, OwnWords } from "./messages.js" */

/**
 * @param {object} page
 * @param {OwnWords} page.strings
 * @param {Status} page.status
 * @param {Ask<OwnQuestions>} page.ask
 */
export function createLevelQuestions({ strings, status, ask }) {
  const questions = onlyLast(ask);

  /**
   * The answer; null if there is none that matters. `amiss` is the message with a `{reason}` for a refusal, when
   * onRefused() is called.
   * @template {keyof OwnQuestions} Name
   * @param {{ ask: Name } & OwnQuestions[Name]["request"]} request
   * @returns {Promise<OwnQuestions[Name]["answer"] | null>}
   */
  return async (request, { waiting = strings.waiting, amiss = "{reason}", onRefused = () => {} } = {}) => {
    if (engineState() !== "ready") status.note("wait", waiting);
    try {
      const answer = await questions.put(request);
      if (answer) status.clear();
      return answer;
    } catch (error) {
      onRefused();
      status.refuse(fill(amiss, { reason: /** @type {Error} */ (error).message }));
      return null;
    }
  };
}
