// Hints that grade: the card to play lights up with the hint that names it, the rest with the last; no hint is
// given twice.

import { answerOf } from "../../board/front/verdicts.js";
import { actionButton, relabel } from "../../front/page/actions.js";
import { fill } from "../../front/page/dom.js";

/** @import { Step } from "../../board/front/messages.js" */
/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */

/** @typedef {{ cards: Card[], option?: string | null }} Lit */

/**
 * The button that gives hints. set(step, hints) starts over with a step; `lightUp(answer)` is called with the part of
 * the answer that the hints have revealed, `onGiven(given)` with the number of hints given in the step.
 * @param {Pick<Tool<unknown>, "words" | "status">} tool
 * @param {object} level
 * @param {(answer: Lit) => unknown} level.lightUp
 * @param {() => boolean} level.mayGive
 * @param {(given: number) => unknown} level.onGiven
 */
export function createHints({ words, status }, { lightUp, mayGive, onGiven }) {
  const button = actionButton("hint", words.hint, give, { drawn: "hint" });
  /** @type {Step} */
  let step = { zones: {} };
  /** @type {string[]} */
  let hints = [];
  let given = 0; // hints given on this step

  function give() {
    if (given === hints.length || !mayGive()) return;
    const hint = hints[given];
    given += 1;
    onGiven(given);
    const left = hints.length - given;
    const { from, to, option } = answerOf(step);
    relabel(button, left ? fill(words.more_hints, { left }) : words.no_hints);
    button.dataset.left = String(left);
    button.ariaDisabled = String(!left); // keeps the focus if it has it
    status.note("hint", hint);
    status.reveal();
    const isNamed = from && hint.includes(words.cards[from].name);
    if (!left) lightUp({ cards: from ? [from, ...to] : to, option });
    else if (from && isNamed) lightUp({ cards: [from] });
  }

  return {
    button,
    /**
     * @param {Step} nextStep
     * @param {string[]} nextHints
     */
    set(nextStep, nextHints) {
      [step, hints, given] = [nextStep, nextHints, 0];
      relabel(button, words.hint);
      button.ariaDisabled = null;
      button.hidden = hints.length === 0;
    },
  };
}
