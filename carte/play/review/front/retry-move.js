// A dear move to try again: Python turns it into a puzzle, which opens on the page of the game's puzzles, and comes
// back in five a day.

import { keepMoment } from "../../../front/memory/moments.js";
import { actionButton } from "../../../front/page/actions.js";
import { inBook } from "../../../front/page/address.js";
import { h } from "../../../front/page/dom.js";

/** @import { SittingTool } from "../../front/types.js" */
/** @import { ReviewQuestions } from "./messages.js" */

/**
 * Return a button that tries the move of a number again, and a place for the answer. keep() has it come back in five a
 * day, if there is a puzzle in it. In a notebook, which has no such pages, return nothing.
 * @param {Pick<SittingTool, "content" | "ask" | "signal" | "onTrouble">} tool
 * @param {{ record: string }} deal
 * @param {number} number
 */
export function tryAgain({ content, ask, signal, onTrouble }, { record }, number) {
  const strings = content.words.points;
  if (!inBook()) return { elements: [], keep: async () => {} };
  const button = actionButton("try-again", strings.again, go, { drawn: "undo" });
  const result = h("p", { class: "carte-points-waiting", role: "status", "aria-live": "off" });
  /** @type {Promise<ReviewQuestions["moment"]["answer"]> | null} */
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
    result.ariaLive = "polite";
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
      // It holds no puzzle; the button says so when pressed.
    }
  }

  return { elements: [button, result], keep };
}
