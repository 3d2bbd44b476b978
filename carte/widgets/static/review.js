// What an expert would have done: a button at the reader's moves of a deal that is looked back at.
import { actionButton } from "./actions.js";

/** The button `label`; `lines(number)` promises what is said of a move, `status` says it. */
export function createReview({ label, waiting, lines, status, signal }) {
  let now = null; // the number of the reader's move that was just gone to
  const button = actionButton("review", label, review, { drawn: "hint" });

  async function review() {
    const asked = now;
    const stale = () => asked !== now || signal.aborted;
    status.note("wait", waiting);
    try {
      const said = await lines(asked);
      if (!stale()) status.note("hint", ...said);
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
