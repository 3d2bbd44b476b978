// Choosing cases: of a game, about a theme, and only those not answered yet.

import { h } from "../../front/page/dom.js";

/** @import { CasesContent, CasesStrings } from "./messages.js" */
/** @import { Question } from "./quiz-board.js" */

/**
 * A choice among `options` = [{id, title}, …], with "all" first.
 * @param {string} label
 * @param {string} all
 * @param {{ id: string, title: string }[]} options
 * @param {() => unknown} onChange
 */
function createChoice(label, all, options, onChange) {
  const select = h(
    "select",
    { change: () => onChange() },
    h("option", { value: "" }, all),
    ...options.map(({ id, title }) => h("option", { value: id }, title)),
  );
  return { select, element: h("label", {}, h("span", {}, label), select) };
}

/**
 * The games that a question belongs to.
 * @param {Question} question
 */
export function gamesOf({ game, games }) {
  return games ?? [game];
}

/**
 * The choices; onSift() is called when one changes. answered() has the answered cases by key: whether rightly.
 * @param {object} quiz
 * @param {CasesContent} quiz.content
 * @param {CasesStrings["quiz"]} quiz.strings
 * @param {() => Record<string, boolean>} quiz.answered
 * @param {() => unknown} quiz.onSift
 */
export function createCaseFilter({ content, strings, answered, onSift }) {
  const game = createChoice(strings.game, strings.every_game, content.games, sift);
  const theme = createChoice(strings.theme, strings.every_theme, content.themes, sift);
  const unseen = h("input", { type: "checkbox", change: sift });

  /**
   * @param {Question} question
   * @param {string} about a theme
   */
  const fits = (question, about) =>
    (!game.select.value || gamesOf(question).includes(game.select.value)) &&
    (!about || question.themes.includes(about));

  /** Offer only the themes that the game has. */
  function offer() {
    for (const option of theme.select.options) {
      option.hidden = option.disabled =
        option.value !== "" && !content.questions.some((one) => fits(one, option.value));
    }
  }

  function sift() {
    offer();
    if (theme.select.selectedOptions[0]?.disabled) theme.select.value = "";
    onSift();
  }

  offer();
  return {
    element: h(
      "div",
      { class: "carte-quiz-choice", "data-stage": "off" },
      game.element,
      theme.element,
      h("label", { class: "carte-quiz-unseen" }, unseen, h("span", {}, strings.unseen)),
    ),
    game: () => game.select.value,
    theme: () => theme.select.value,
    /**
     * The questions that the reader has chosen, in order; `kept` stays in even if it is answered.
     * @param {Question | null} kept
     * @returns {Question[]}
     */
    list(kept = null) {
      const done = unseen.checked ? answered() : {};
      return content.questions.filter(
        (question) => fits(question, theme.select.value) && (done[question.key] !== true || question === kept),
      );
    },
  };
}
