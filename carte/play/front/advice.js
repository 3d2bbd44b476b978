// What an expert would do, and why: as a hint before the reader's move, or of one that is looked back at.

import { NARROW } from "../../board/front/plans.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { because } from "../advice/front/because.js";

/** @import { Status } from "../../front/page/status.js" */
/** @import { Words } from "../../front/types.js" */
/** @import { Advice, Hint, PlayContent } from "./types.js" */

/**
 * The `button` of a table that gives a hint: find(again) promises the advice, or null where again() asks
 * for it once more, and `lightUp(answer)` is called with the move. tell(advice) says any advice.
 * @param {object} table
 * @param {Status} table.status
 * @param {Words} table.words
 * @param {PlayContent} table.content
 * @param {HTMLElement} table.body
 * @param {() => boolean} table.mayGive
 * @param {(again: () => unknown) => Promise<Hint | null>} table.find
 * @param {(answer: Hint["answer"]) => unknown} table.lightUp
 */
export function createAdvice({ status, words, content, body, mayGive, find, lightUp }) {
  const told = content.words;

  async function give() {
    if (!mayGive()) return;
    status.wait(told.hinting);
    const advice = await find(give);
    if (!advice) return;
    lightUp(advice.answer);
    tell(advice);
    status.reveal();
  }

  /**
   * On a phone the reasons are folded, so that the table stays in view.
   * @param {Advice} advice
   */
  function tell({ text, why }) {
    status.note("hint", h("b", {}, text));
    const reasons = why.map((reason) => because(reason, content));
    if (reasons.length) status.fold(told.why, reasons, { open: body.clientWidth >= NARROW });
  }

  return { button: actionButton("hint", words.hint, give, { drawn: "hint" }), tell };
}
