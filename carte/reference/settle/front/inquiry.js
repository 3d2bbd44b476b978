// Asking Python, of which only the last question matters: that it is awaited is said, and where no answer came the way
// to ask again is there.

import { actionButton } from "../../../front/page/actions.js";
import { engineState, followEngine } from "../../../front/page/asking.js";
import { onlyLast } from "../../../front/page/latest.js";

/** @import { Status } from "../../../front/said/status.js" */
/** @import { Ask } from "../../../front/types.js" */
/** @import { SettleQuestions, SettleWords } from "./types.js" */

/** @typedef {ReturnType<typeof createInquiry>} Inquiry */

/**
 * onWait() when it was said that an answer is awaited.
 * @param {object} page
 * @param {SettleWords} page.words
 * @param {Ask<SettleQuestions>} page.ask
 * @param {Status} page.status
 * @param {AbortSignal} page.signal
 * @param {() => unknown} page.onWait
 */
export function createInquiry({ words, ask, status, signal, onWait }) {
  const questions = onlyLast(ask);
  const retry = actionButton("retry", words.retry, () => again?.(), { drawn: "undo" });
  /** @type {(() => unknown) | null} */
  let again = null;

  followEngine((state) => state === "ready" && again?.(), signal);
  mayAsk(null);

  /** @param {(() => unknown) | null} retried */
  function mayAsk(retried) {
    again = retried;
    retry.hidden = retried === null;
  }

  return {
    retry,
    /** Another thing is asked about: nobody waits for an answer any more, and what was said is over. */
    drop() {
      questions.drop();
      mayAsk(null);
      status.clear();
    },
    /**
     * The answer; null where there is none that matters.
     * @template {keyof SettleQuestions} Name
     * @param {{ ask: Name } & SettleQuestions[Name]["request"]} request
     * @param {() => unknown} retried asks again
     * @returns {Promise<SettleQuestions[Name]["answer"] | null>}
     */
    async put(request, retried) {
      mayAsk(null);
      if (engineState() !== "ready") {
        status.note("wait", words.settle.waiting);
        onWait();
      }
      try {
        return await questions.put(request);
      } catch (error) {
        mayAsk(retried);
        status.refuse(/** @type {Error} */ (error).message);
        return null;
      }
    },
  };
}
