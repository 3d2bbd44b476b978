// Asking Python, of which only the last question matters: one that failed is put once more when Python is there.
import { engineState, followEngine } from "./ask.js";
import { onlyLast } from "./latest-question.js";

/** @import { Ask, Asked } from "../types.js" */

/**
 * onWait(text) where Python is on its way, onFailed(text, retry) where there is no answer.
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
    /** Put once more what failed, if anything did. */
    retry: () => again?.(),
    /** What was asked matters no more. */
    drop() {
      questions.drop();
      again = null;
    },
    /**
     * The answer; null where there is none that matters. `retry` is what to do once more, `waiting` what is said
     * meanwhile.
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
