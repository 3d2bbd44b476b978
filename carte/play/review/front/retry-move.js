// A dear move to try again: Python makes a puzzle of it, which opens on the page of the game's puzzles, and comes
// back in five a day.

import { keepMoment } from "../../../front/memory/moments.js";
import { actionButton } from "../../../front/page/actions.js";
import { inBook } from "../../../front/page/address.js";
import { h } from "../../../front/page/dom.js";

/** @import { Ask, OnTrouble } from "../../../front/types.js" */
/** @import { PlayQuestions, PlayWords } from "../../front/types.js" */

/**
 * What tries the move of a number again: a button and a place for what is said of it. keep() has it come back in
 * five a day, if there is a puzzle in it. In a notebook, which has no such pages, there is nothing.
 * @param {{ record: string }} deal
 * @param {number} number
 * @param {{ strings: PlayWords["points"], ask: Ask<PlayQuestions>, signal: AbortSignal, onTrouble: OnTrouble }} manner
 */
export function tryAgain({ record }, number, { strings, ask, signal, onTrouble }) {
  if (!inBook()) return { elements: [], keep: async () => {} };
  const button = actionButton("try-again", strings.again, go, { drawn: "undo" });
  const result = h("p", { class: "carte-points-waiting", role: "status" });
  /** @type {Promise<PlayQuestions["moment"]["answer"]> | null} */
  let made = null;

  /** The puzzle, made once, unless that fails. */
  async function puzzle() {
    made ??= ask({ ask: "moment", record, number });
    try {
      return await made;
    } catch (error) {
      made = null;
      throw error;
    }
  }

  async function go() {
    button.disabled = true;
    result.textContent = strings.making;
    try {
      const { game, code } = await puzzle();
      if (signal.aborted) return;
      keepMoment(code, onTrouble);
      location.assign(`puzzles-${game}.html#puzzle=${code}`);
    } catch (error) {
      result.textContent = /** @type {Error} */ (error).message;
    }
    button.disabled = false;
  }

  async function keep() {
    if (signal.aborted) return;
    try {
      const { code } = await puzzle();
      keepMoment(code, onTrouble);
      result.textContent ||= strings.kept;
    } catch {
      // There is none in it, which the button says to whoever wants to know.
    }
  }

  return { elements: [button, result], keep };
}
