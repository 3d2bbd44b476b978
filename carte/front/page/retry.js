// Asking Python questions where only the last one matters: a failed one is asked again when Python is ready.
import { engineState, followEngine } from "./ask.js";
import { onlyLast } from "./latest-question.js";

/** @import { Ask, Asked } from "../types.js" */

/**
 * onWait(text) is called while Python starts, onFailed(text, retry) if there is no answer.
 * @template {Record<keyof Questions, Asked>} Questions
 * @param {object} tool
 * @param {Ask<Questions>} tool.ask
 * @param {(text: string) => unknown} tool.onWait
 * @param {(text: string, retry: () => unknown) => unknown} tool.onFailed
 * @param {AbortSignal} tool.signal
 */
export function createRetry({ ask, onWait, onFailed, signal }) {
  const questions = onlyLast(ask);
  /** @type {(() => unknown) | null} */
  let again = null;
  followEngine((state) => state === "ready" && again?.(), signal);
  return {
    /** Ask a failed question again, if any. */
    retry: () => again?.(),
    /** Forget the question. */
    drop() {
      questions.drop();
      again = null;
    },
    /**
     * The answer; null if there is none that matters. `retry` is the action to repeat, `waiting` the text meanwhile.
     * @template {keyof Questions} Name
     * @param {{ ask: Name } & Questions[Name]["request"]} request
     * @param {() => unknown} retry
     * @param {string} waiting
     * @returns {Promise<Questions[Name]["answer"] | null>}
     */
    async put(request, retry, waiting) {
      again = null;
      if (engineState() !== "ready") onWait(waiting);
      try {
        return await questions.put(request);
      } catch (error) {
        again = retry;
        onFailed(/** @type {Error} */ (error).message, retry);
        return null;
      }
    },
  };
}
