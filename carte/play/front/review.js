// What an expert would have done: a button at the reader's moves of a deal that is looked back at.
import { actionButton } from "../../front/page/actions.js";

/** @import { Status } from "../../front/page/status.js" */
/** @import { Advice } from "./types.js" */

/**
 * @typedef {object} Review
 * @property {string} label
 * @property {string} waiting
 * @property {(number: number) => Promise<Advice>} judge
 * @property {(advice: Advice) => unknown} tell
 */

/**
 * The button `label`; judge(number) promises what there is to tell() of a move, `waiting` is said meanwhile.
 * @param {Review & { status: Status, signal: AbortSignal }} table
 */
export function createReview({ label, waiting, judge, tell, status, signal }) {
  /** @type {number | null} */
  let now = null; // the number of the reader's move that was just gone to
  const button = actionButton("review", label, review, { drawn: "hint" });

  async function review() {
    const asked = now;
    if (asked === null) return;
    const stale = () => asked !== now || signal.aborted;
    status.wait(waiting);
    try {
      const found = await judge(asked);
      if (!stale()) tell(found);
    } catch (error) {
      if (!stale()) status.note("bad", /** @type {Error} */ (error).message);
    }
  }

  return {
    element: button,
    /**
     * A place has been gone to: the number of the reader's move that led there, or null.
     * @param {number | null} number
     */
    at(number) {
      now = number;
      button.disabled = number === null;
    },
  };
}
