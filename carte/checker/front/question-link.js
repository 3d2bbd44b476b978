// What the address names: a position, and the move that was asked about.
import { address, addressed, inBook, isCode } from "../../front/page/address.js";

/** @import { OnTrouble } from "../../front/types.js" */

/**
 * Lets the address name what is shown, whose `code()` Python has written; onOpen(code) where it names something else.
 * @param {object} checker
 * @param {() => string | undefined} checker.code
 * @param {(code: string) => unknown} checker.onOpen
 * @param {OnTrouble} checker.onTrouble
 * @param {AbortSignal} checker.signal
 */
export function createQuestionLink({ code, onOpen, onTrouble, signal }) {
  let link = ""; // of what is shown: longer than the code of its position where a move was asked about

  /** Open the position that the address names, unless it is a place on the page; whether there is one. */
  function follow() {
    const named = inBook() && !addressed().includes("~") ? addressed() : ""; // no position is sealed
    if (!named || named === link || named === code() || document.getElementById(named)) return false;
    if (!isCode(named)) onTrouble({ what: "damaged" }); // what exactly is wrong with it, Python says
    onOpen(named);
    return true;
  }

  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
  return {
    follow,
    /** The code of what is shown; none while its position is not whole. */
    current: () => code() && (link || code()),
    /** @param {string} [shown] the code by which it was opened, if it was */
    become(shown = "") {
      link = shown;
    },
    /**
     * Let the address name the position, or a `question` about it; one that cannot be has no code.
     * @param {{ step: boolean, question?: string }} manner
     */
    name({ step, question = code() }) {
      if (!question) return;
      link = question;
      address(question, { step });
    },
  };
}
