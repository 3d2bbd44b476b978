// The address as a link to a position and the move asked about.
import { address, addressed, followAddress, inBook, isCode } from "../../front/page/address.js";

/** @import { OnTrouble } from "../../front/types.js" */

/**
 * Keeps the address in step with the position shown, whose `code()` Python writes; onOpen(code) is called where it
 * names another.
 * @param {object} checker
 * @param {() => string | undefined} checker.code
 * @param {(code: string) => unknown} checker.onOpen
 * @param {OnTrouble} checker.onTrouble
 * @param {AbortSignal} checker.signal
 */
export function createQuestionLink({ code, onOpen, onTrouble, signal }) {
  let link = ""; // of what is shown: longer than the code of its position if it asks about a move

  /** Open the position in the address, unless that is a place on the page; return whether there is one. */
  function follow() {
    const named = inBook() && !addressed().includes("~") ? addressed() : ""; // no position is sealed
    if (!named || named === link || named === code() || document.getElementById(named)) return false;
    if (!isCode(named)) onTrouble({ what: "damaged" }); // Python will say what exactly is wrong with it
    onOpen(named);
    return true;
  }

  followAddress(follow, signal);
  return {
    follow,
    /** The code of what is shown; none while its position is incomplete. */
    current: () => code() && (link || code()),
    /** @param {string} [shown] the code by which it was opened, if it was */
    become(shown = "") {
      link = shown;
    },
    /**
     * Put the position, or a `question` about it, into the address; an impossible one has no code.
     * @param {{ step: boolean, question?: string }} manner
     */
    name({ step, question = code() }) {
      if (!question) return;
      link = question;
      address(question, { step });
    },
  };
}
