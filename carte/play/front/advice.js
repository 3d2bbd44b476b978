// What an expert would do, and why: as a hint before the reader's move, or about a move under review.

import { NARROW } from "../../board/front/zone-plans.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { because } from "../advice/front/because.js";

/** @import { Hint, HintStep } from "../advice/front/messages.js" */
/** @import { SittingTool } from "./types.js" */

/** @typedef {Pick<Hint, "text" | "why">} Advice */

const LONGEST = 9; // letters that fit one of four small buttons on a phone

/**
 * The `button` of a table that gives a hint: find(again) promises the advice, or null if it failed and again() asks
 * once more; `lightUp(answer, {whole})` is called with the move, or a part of it. tell(advice) shows any advice.
 * @param {Pick<SittingTool, "status" | "words" | "content" | "body">} tool
 * @param {object} table
 * @param {() => boolean} table.mayGive
 * @param {(again: () => unknown) => Promise<Hint | null>} table.find
 * @param {(answer: Hint["answer"], manner: { whole: boolean }) => unknown} table.lightUp
 */
export function createAdvice({ status, words, content, body }, { mayGive, find, lightUp }) {
  const strings = content.words;
  /** @type {Hint | null} */
  let last = null; // the hint being given step by step
  let given = 0; // of its steps

  async function give() {
    if (!mayGive()) return;
    status.wait(strings.hinting);
    const advice = await find(give);
    if (!advice) return;
    if (advice.steps) giveStep(advice, advice.steps);
    else {
      lightUp(advice.answer, { whole: true });
      tell(advice);
    }
    status.reveal();
  }

  /**
   * Give one more step with each press; the last is the whole move.
   * @param {Hint} advice
   * @param {HintStep[]} steps
   */
  function giveStep(advice, steps) {
    given = advice === last ? Math.min(given + 1, steps.length - 1) : 0;
    last = advice;
    const { text, cards } = steps[given];
    lightUp(cards ? { from: null, to: cards, signal: null } : advice.answer, { whole: !cards });
    button.dataset.left = String(steps.length - 1 - given);
    status.note("hint", text);
  }

  /**
   * Fold the reasons on a phone, so that the table stays in view.
   * @param {Advice} advice
   */
  function tell({ text, why }) {
    status.note("hint", h("b", {}, text));
    const reasons = why.map((reason) => because(reason, content, words.joints));
    if (reasons.length) status.fold(strings.why, reasons, { open: body.clientWidth >= NARROW });
  }

  const button = actionButton("hint", words.hint, give, { drawn: "hint" });
  button.toggleAttribute("data-long", words.hint.length > LONGEST);
  return { button, tell };
}
