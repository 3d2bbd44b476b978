// Asking Python, of which only the last question matters: shows that an answer is awaited, and offers to ask again if
// none came.

import { actionButton } from "../../front/page/actions.js";
import { createRetry } from "../../front/page/retry.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Ask } from "../../front/types.js" */
/** @import { SettleQuestions, SettleStrings } from "./messages.js" */

/** @typedef {ReturnType<typeof createSettleQuestions>} Inquiry */

/**
 * onWait() is called when the wait has been announced.
 * @param {object} page
 * @param {SettleStrings} page.words
 * @param {Ask<SettleQuestions>} page.ask
 * @param {Status} page.status
 * @param {AbortSignal} page.signal
 * @param {() => unknown} page.onWait
 */
export function createSettleQuestions({ words, ask, status, signal, onWait }) {
  const retry = actionButton("retry", words.retry, () => questions.retry(), { drawn: "undo" });
  const questions = createRetry({
    ask,
    onWait(text) {
      status.note("wait", text);
      onWait();
    },
    onFailed(text) {
      retry.hidden = false;
      status.refuse(text);
    },
    signal,
  });
  retry.hidden = true;
  return {
    retry,
    /** Drop the question for another: nobody waits for its answer now, and its message is cleared. */
    drop() {
      retry.hidden = true;
      questions.drop();
      status.clear();
    },
    /**
     * Return the answer; null if there is none that matters.
     * @template {keyof SettleQuestions} Name
     * @param {{ ask: Name } & SettleQuestions[Name]["request"]} request
     * @param {() => unknown} retried repeats the question
     * @returns {Promise<SettleQuestions[Name]["answer"] | null>}
     */
    put(request, retried) {
      retry.hidden = true;
      return questions.put(request, retried, words.settle.waiting);
    },
  };
}
