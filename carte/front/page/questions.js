// Asking Python for one part of a tool: only the last question counts, the reader sees that its answer is awaited, and
// one that failed is asked again by a button, or as soon as Python is ready.
import { actionButton } from "./actions.js";
import { engineState, followEngine } from "./ask.js";

/** @import { Asked, Tool } from "../types.js" */

/**
 * What a part needs of its tool to ask.
 * @template {Record<keyof Questions, Asked>} Questions
 * @typedef {Pick<Tool<unknown, Questions>, "ask" | "status" | "signal">} Asking
 */

/**
 * How to ask: `starting` is said while Python starts, `waiting` when the answer takes a while, or `atOnce`; either goes
 * when it comes. `retry` repeats a question that failed; `after` must be over, too, before the answer counts.
 * @typedef {object} Manner
 * @property {string} [starting]
 * @property {string} [waiting]
 * @property {boolean} [atOnce]
 * @property {() => unknown} [retry]
 * @property {Promise<unknown> | null} [after]
 * @property {(reason: string) => unknown} [onFailed] instead of the part's own
 */

/**
 * @template {Record<keyof Questions, Asked>} Questions
 * @typedef {ReturnType<typeof createQuestions<Questions>>} PartQuestions
 */

/**
 * The questions of a part of `tool`. A failure is said in its status, unless onFailed(reason) does; a part that shows
 * the `button` says what is on it. In a part that asks `inTurn`, questions wait until the one under way is answered: of
 * a row of changes only the last one is sent.
 * @template {Record<keyof Questions, Asked>} Questions
 * @param {Asking<Questions>} tool
 * @param {{ onFailed?: (reason: string) => unknown, button?: string, inTurn?: boolean }} [part]
 */
export function createQuestions({ status, ask, signal }, part = {}) {
  const { onFailed = status.refuse, inTurn = false } = part;
  const button = actionButton("retry", part.button ?? "", again, { drawn: "undo" });
  let last = 0;
  /** @type {Promise<unknown>} */
  let underway = Promise.resolve();
  /** @type {(() => unknown) | null} */
  let failed = null; // what repeats the question that failed
  drop();
  followEngine((state) => state === "ready" && again(), signal);
  signal.addEventListener("abort", drop);

  /** @param {(() => unknown) | null} retry */
  function offer(retry) {
    failed = retry;
    button.hidden = !retry;
  }

  function again() {
    return failed?.();
  }

  /** Forget the question: nobody waits for its answer any more. */
  function drop() {
    last += 1;
    offer(null);
  }

  /**
   * Say that the answer is awaited.
   * @param {Manner} manner
   */
  function announce({ starting, waiting, atOnce = false }) {
    if (waiting && atOnce) status.note("wait", waiting);
    else if (waiting) status.wait(waiting);
    else if (starting && engineState() !== "ready") status.note("wait", starting);
  }

  /**
   * Send a request when it is its turn.
   * @template {keyof Questions} Name
   * @param {{ ask: Name } & Questions[Name]["request"]} request
   * @param {() => boolean} counts
   * @returns {Promise<Questions[Name]["answer"] | null>}
   */
  async function send(request, counts) {
    if (inTurn) await underway;
    if (!counts()) return null;
    const asked = ask(request);
    underway = asked.catch(() => {});
    return asked;
  }

  return {
    /** Asks the failed question again; hidden while there is none. */
    button,
    drop,
    /**
     * Return the answer; null if the question no longer counts, or failed.
     * @template {keyof Questions} Name
     * @param {{ ask: Name } & Questions[Name]["request"]} request
     * @param {Manner} [manner]
     * @returns {Promise<Questions[Name]["answer"] | null>}
     */
    async ask(request, manner = {}) {
      const { retry = null, after = null } = manner;
      drop();
      const mine = last;
      const counts = () => mine === last;
      announce(manner);
      try {
        const answer = await send(request, counts);
        await after;
        if (!counts()) return null;
        if (manner.starting || manner.waiting) status.clear();
        return answer;
      } catch (error) {
        if (!counts()) return null;
        offer(retry);
        (manner.onFailed ?? onFailed)(/** @type {Error} */ (error).message);
        return null;
      }
    },
  };
}
