// The question on the wall and the cards to hold up; then the counts and the reason.

import { actionButton, relabel } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { drawSetting } from "../../front/quiz-board.js";
import { createAnswers } from "./answers.js";

/** @import { RoomQuestion } from "./messages.js" */
/** @import { RoomWidget } from "./types.js" */

/**
 * The wall, under the `line` of house rules: show(question, where) as the room sees it first, then
 * reveal(question, {isLast}), which returns the cards counted. Its buttons call onTurn(way).
 * @param {Pick<RoomWidget, "words" | "skin" | "say" | "status">} widget
 * @param {{ line: HTMLElement, onTurn: (way: 1 | -1) => unknown }} around
 */
export function createWall({ words, skin, say, status }, { line, onTurn }) {
  const strings = words.room;
  const place = h("p", { class: "carte-quiz-place" });
  const goal = h("p", { class: "carte-goal" });
  const table = h("div", { "data-stage": "table" });
  const facts = h("div", { class: "carte-room-told" }); // the facts besides the cards
  const answers = createAnswers({
    words,
    skin,
    onWrong: (text) => status.note("bad", text),
  });
  const after = h("div", { class: "carte-room-after", role: "status" });
  const reserved = h("div", { class: "carte-room-reserved", "aria-hidden": "true" }); // for a class: room for it
  const back = actionButton("back", strings.back, () => onTurn(-1), { drawn: "undo" });
  const next = actionButton("next", strings.show, () => onTurn(1), { kind: "carte-main", drawn: "next" });
  const element = h(
    "div",
    { class: "carte-room-asked", "data-stage": "through", tabindex: "-1" },
    line,
    h("div", { class: "carte-aims" }, place, goal),
    table,
    facts,
    h(
      "div",
      { class: "carte-room-answers" },
      answers.element,
      after,
      reserved,
      h("div", { class: "carte-actions" }, next, back),
    ),
  );

  /**
   * Why the right answer is right.
   * @param {RoomQuestion} question
   */
  function reasons({ options, says, rules }) {
    const why = [options.find(({ right }) => right)?.why ?? "", says, ...rules.map(({ text }) => text)];
    return [...new Set(why)].filter(Boolean).map((reason) => h("p", {}, say(reason)));
  }

  return {
    element,
    /**
     * @param {RoomQuestion} question
     * @param {{ number: number, all: number, held: number[] | null }} where
     */
    show(question, { number, all, held }) {
      place.textContent = fill(strings.place, { number: number + 1, all, game: question.title });
      goal.replaceChildren(say(question.asks));
      const parts = drawSetting(question, words, skin());
      const isFelt = (/** @type {Element} */ part) => part.matches(".carte-felt");
      table.replaceChildren(...parts.filter(isFelt));
      facts.replaceChildren(...parts.filter((part) => !isFelt(part)));
      answers.show(question, held);
      after.replaceChildren();
      reserved.replaceChildren(h("p", { class: "carte-room-share" }, answers.longestShare()), ...reasons(question));
      relabel(next, strings.show);
      back.disabled = number === 0;
    },
    /**
     * The cards of each suit, null if they were not counted; undefined if a count is impossible, which is reported
     * instead of the answer.
     * @param {RoomQuestion} question
     * @param {{ isLast: boolean }} where
     */
    reveal(question, { isLast }) {
      const held = answers.read();
      if (held === undefined) return undefined;
      answers.reveal(held);
      const share = h("p", { class: "carte-room-right", "data-rule": question.about || false }, answers.share(held));
      after.replaceChildren(share, ...reasons(question));
      relabel(next, isLast ? strings.finish : strings.next);
      back.disabled = false;
      return held;
    },
  };
}
