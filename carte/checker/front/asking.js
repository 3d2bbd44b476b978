// What is asked of Python: only the last question matters, and one that failed is put once more when Python is there.
import { engineState, followEngine } from "../../front/page/asking.js";
import { onlyLast } from "../../front/page/latest.js";

/** @import { Ask } from "../../front/types.js" */
/** @import { CheckerQuestions } from "./types.js" */

/**
 * onWait(text) where Python is on its way, onFailed(text, retry) where there is no answer.
 * @param {object} checker
 * @param {Ask<CheckerQuestions>} checker.ask
 * @param {(text: string) => unknown} checker.onWait
 * @param {(text: string, retry: () => unknown) => unknown} checker.onFailed
 * @param {AbortSignal} checker.signal
 */
export function createAsking({ ask, onWait, onFailed, signal }) {
  const questions = onlyLast(ask);
  /** @type {(() => unknown) | null} */
  let again = null;
  followEngine((state) => state === "ready" && again?.(), signal);
  return {
    /** What was asked matters no more. */
    drop() {
      questions.drop();
      again = null;
    },
    /**
     * The answer; null where there is none that matters. `retry` is what to do once more, `waiting` what is said
     * meanwhile.
     * @template {keyof CheckerQuestions} Name
     * @param {{ ask: Name } & CheckerQuestions[Name]["request"]} request
     * @param {() => unknown} retry
     * @param {string} waiting
     * @returns {Promise<CheckerQuestions[Name]["answer"] | null>}
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
