// A question on the page: its position, its answers, and the response to them.
import { createInquiries } from "../../board/front/inquiries.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { actionButton } from "../../front/page/actions.js";
import { h, sentences } from "../../front/page/dom.js";
import { describeEntry } from "../../front/page/entry.js";
import { createReservedSpace } from "../../front/status/reserve-space.js";
import { createStatus } from "../../front/status/status.js";
import { createAnswers, drawReasons, drawRules, drawSetting } from "./quiz-board.js";
import "./quiz.css";

/** @import { Stated } from "../../engine/messages.js" */
/** @import { Skin } from "../../front/messages.js" */
/** @import { Beside } from "../../front/status/status.js" */
/** @import { Judgement, Preferences } from "../../front/types.js" */
/** @import { Question, QuizStrings } from "./quiz-board.js" */

/**
 * Further text, and the level to repeat.
 * @typedef {{ text?: string, lesson?: { href: string, label: string } | null }} Further
 */

/**
 * Asks questions: `show(question)`; `rulesOf(question)` are the rules behind its answers. onAnswer(question, right)
 * is called with each answer, before the response, and onShown(question) when a class sees the answer without giving
 * one.
 * @param {object} given
 * @param {HTMLElement} given.root
 * @param {QuizStrings} given.words
 * @param {() => Skin} given.skin
 * @param {() => Preferences["wording"]} given.wording
 * @param {AbortSignal} given.signal
 * @param {(question: Question) => Stated[]} given.rulesOf
 * @param {(question: Question, right: boolean) => Further} given.onAnswer
 * @param {(question: Question) => Further} [given.onShown]
 * @param {string} [given.further] the longest possible further text
 */
export function createQuestionView({
  root,
  words,
  skin,
  wording,
  signal,
  rulesOf,
  onAnswer,
  onShown = () => ({}),
  further: most = "",
}) {
  const strings = words.quiz;
  const heads = { ...words, good: strings.right, unasked: strings.wrong };
  const status = createStatus(heads, skin, wording);
  const ahead = createReservedSpace(status, heads, skin);
  const goal = h("p", { class: "carte-goal" });
  const how = h("p", { class: "carte-how" });
  const setting = h("div", { class: "carte-quiz-setting", "data-stage": "table" });
  const place = h("div", { class: "carte-quiz-answers" });
  const after = h("div", { class: "carte-quiz-after", "data-stage": "off", hidden: true });
  const beyond = { turn: () => goal.textContent ?? "" };
  const inquiries = createInquiries({ words, status, signal }, { felt: setting, places: [setting, place], beyond });
  const check = actionButton("play", strings.check, () => answer(answers.chosen()), { kind: "carte-main" });
  /** @type {Question} */
  let now;
  /** @type {ReturnType<typeof createAnswers>} */
  let answers;

  /** @param {Question} question */
  function show(question) {
    now = question;
    root.dataset.game = question.game;
    root.dataset.case = question.key;
    goal.replaceChildren(textInFaces(question.asks, words, skin()));
    how.textContent = question.several ? strings.several : strings.one;
    setting.replaceChildren(...drawSetting(question, words, skin()));
    answers = createAnswers(question, words, skin, signal, answer);
    place.replaceChildren(answers.element);
    check.hidden = !question.several;
    check.disabled = false;
    after.hidden = true;
    root.toggleAttribute("data-shown", false);
    status.clear();
    ahead.show(now.options.map(({ id }) => verdictOn(ruleLines([id], most))));
  }

  /**
   * The longer of the possible verdicts, for a wrong answer.
   * @param {{ text: string, more: (string | Node)[] }} answer
   * @returns {[Judgement, Beside]}
   */
  function verdictOn({ text, more }) {
    return [{ good: false, legal: true, rule: null, text }, { more }];
  }

  /** @param {string[]} ids */
  function answer(ids) {
    const good = now.options.every(({ id, right }) => right === ids.includes(id));
    const { text, more, rules } = settle(ids, () => onAnswer(now, good));
    status.verdict({ good, legal: true, rule: rules[0].id, text }, { more });
  }

  /** Show the answer to a class. */
  function showAnswer() {
    if (!after.hidden) return;
    const right = now.options.filter((option) => option.right).map(({ id }) => id);
    const { text, more } = settle(right, () => onShown(now));
    status.note("good", text, ...more);
  }

  /**
   * Mark the right answers, and show the reasons.
   * @param {string[]} ids
   * @param {() => Further} tell
   */
  function settle(ids, tell) {
    const rules = rulesOf(now);
    answers.reveal(ids);
    check.disabled = true; // it keeps its place
    const { text: further = "", lesson = null } = tell();
    const { text, more } = ruleLines(ids, further);
    after.replaceChildren(...drawRules({ rules, verdict: text, code: now.code, article: now.article, lesson }, words));
    after.hidden = false;
    root.toggleAttribute("data-shown", true);
    return { text, more, rules };
  }

  /**
   * @param {string[]} ids
   * @param {string} [further]
   */
  function ruleLines(ids, further) {
    const [text = "", ...more] = commentOn(ids, further);
    return { text, more: [...more, ...(now.several ? drawReasons(now.options, words, skin()) : [])] };
  }

  /**
   * The response to an answer, line by line.
   * @param {string[]} ids
   */
  function commentOn(ids, further = "") {
    return [...new Set([now.says, ...reasons(ids), further])].filter(Boolean);
  }

  /**
   * Why the given answer is wrong, if known, and why the right one is right.
   * @param {string[]} ids
   */
  function reasons(ids) {
    if (now.several) return [];
    const given = now.options.filter(({ id, right }) => right || ids.includes(id));
    return given.sort((one, other) => Number(one.right) - Number(other.right)).map(({ why }) => why ?? "");
  }

  /** The question, with the cards that it is about. */
  function asked() {
    return sentences([goal.textContent, inquiries.lying()], words.joints).join("");
  }

  describeEntry([place], asked, signal);
  root.addEventListener("carte:reveal", showAnswer, { signal });
  return {
    goal,
    how,
    setting,
    answers: place,
    after,
    status,
    /**
     * Fill the foot below the answers: the buttons, and the status.
     * @param {...HTMLElement} ways
     */
    foot(...ways) {
      const buttons = h("div", { class: "carte-actions" }, check, ...ways);
      inquiries.hearIn(buttons);
      return h("div", { class: "carte-quiz-foot" }, buttons, ahead.element);
    },
    show,
    focus: () => answers.focus(),
  };
}
