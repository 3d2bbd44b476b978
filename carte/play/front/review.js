// What an expert would have done: a button at the reader's moves of a deal that is looked back at.
import { actionButton } from "../../front/page/actions.js";

/** The button `label`; judge(number) promises what there is to tell() of a move, `waiting` is said meanwhile. */
export function createReview({ label, waiting, judge, tell, status, signal }) {
  let now = null; // the number of the reader's move that was just gone to
  const button = actionButton("review", label, review, { drawn: "hint" });

  async function review() {
    const asked = now;
    const stale = () => asked !== now || signal.aborted;
    status.wait(waiting);
    try {
      const found = await judge(asked);
      if (!stale()) tell(found);
    } catch (error) {
      if (!stale()) status.note("bad", error.message);
    }
  }

  return {
    element: button,
    /** A place has been gone to: the number of the reader's move that led there, or null. */
    at(number) {
      now = number;
      button.disabled = number === null;
    },
  };
}
