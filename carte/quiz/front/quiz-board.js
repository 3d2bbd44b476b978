// One question of the quiz: its position, and the answers as buttons.

import { cardButton } from "../../front/cards/faces.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { afterLabel, fill, h, icon, pushButton, sentences } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving-focus.js";
import "../../board/front/table.css";
import "../../board/front/seats.css";

/** @import { Stated } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Pictured } from "../../front/page/picture.js" */
/** @import { QuizWords, ShownZone, ThemedQuestion } from "./messages.js" */

/**
 * A case as a question; its rules are statements, or places in the widget's list of rules.
 * @typedef {ThemedQuestion & { rules: (number | Stated)[] }} Question
 */

/** @typedef {TableStrings & { quiz: QuizWords }} QuizStrings the words of every table, and those of a quiz */

/**
 * @param {ShownZone} zone
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function drawnZone({ kind, label, cards, by = [] }, words, skin) {
  const places = cards.map((card, index) => {
    const button = cardButton(card, words, skin);
    button.disabled = true;
    const name = by[index] ? h("span", { class: "carte-quiz-by" }, by[index]) : null;
    return h("span", { class: "carte-place" }, name, button);
  });
  return h(
    "div",
    { class: "carte-zone", "data-zone": kind, "data-holds": cards.length > 0, role: "group", "aria-label": label },
    h("span", { class: "carte-zone-label", "aria-hidden": "true" }, label),
    h("div", { class: "carte-places" }, ...places),
  );
}

/**
 * The zones on the felt, the other facts, and the moves of a line.
 * @param {Pick<Question, "zones" | "facts" | "line">} question
 * @param {QuizStrings} words
 * @param {Skin} skin
 */
export function drawSetting({ zones, facts, line }, words, skin) {
  const lines = facts.map((fact) => h("li", {}, textInFaces(fact, words, skin)));
  const moves = line.map((move) => h("li", {}, textInFaces(move, words, skin)));
  return [
    lines.length > 0 ? h("ul", { class: "carte-quiz-facts" }, ...lines) : null,
    zones.length > 0
      ? h("div", { class: "carte-felt carte-quiz-felt" }, ...zones.map((zone) => drawnZone(zone, words, skin)))
      : null,
    moves.length > 0
      ? h("div", { class: "carte-quiz-line" }, h("p", {}, words.quiz.line), h("ol", {}, ...moves))
      : null,
  ].filter((part) => part !== null);
}

/**
 * The picture of a question, to send: with the answers to choose from, or the right answer and its rule once shown.
 * Procedure has no cards, and no picture.
 * @param {Pick<Question, "title" | "asks" | "zones" | "facts" | "line" | "options" | "says">} question
 * @param {Stated | null} rule
 * @param {Pick<QuizStrings, "joints">} words
 * @returns {Pictured | null}
 */
export function pictureOfCase({ title, asks, zones, facts, line, options, says }, rule, { joints }) {
  const lying = zones.filter(({ cards }) => cards.length > 0);
  if (lying.length === 0) return null;
  const texts = rule ? [says, rule.text, rule.source] : options.map(({ text }) => text);
  return {
    asks: fill(joints.label, { name: title, values: afterLabel(asks, joints) }),
    cards: lying.map(({ label, cards }) => [label, cards]),
    says: [...facts, ...line, ...texts],
  };
}

/**
 * The rules behind an answer, with their sources, and links to the case checker, an article, a level. A rule already
 * `verdict` only has its source.
 * @param {object} behind
 * @param {Stated[]} behind.rules
 * @param {string} behind.verdict
 * @param {string} behind.code
 * @param {string} [behind.article]
 * @param {{ href: string, label: string } | null} [behind.lesson]
 * @param {QuizStrings} words
 */
export function drawRules({ rules, verdict, code, article = "", lesson = null }, { quiz, joints }) {
  const lines = rules.map(({ id, text, source }) => {
    const cited = h("cite", { class: "carte-source" }, source);
    return h("li", { "data-rule": id }, ...sentences([text === verdict ? quiz.said : text, cited], joints));
  });
  /**
   * @param {string} href
   * @param {string} label
   */
  const way = (href, label) => h("a", { class: "carte-button", href }, label);
  const ways = [
    lesson ? way(lesson.href, lesson.label) : "",
    code ? way(`checker.html#${code}`, quiz.open) : "",
    article ? way(`procedure.html#${article}`, quiz.article) : "",
  ];
  return [
    h("p", { class: "carte-quiz-rules-title" }, quiz.rules),
    h("ul", { class: "carte-quiz-rules" }, ...lines),
    h("p", { class: "carte-quiz-ways" }, ...ways),
  ];
}

/**
 * Sign an answer for the eye and the ear: a right one with a tick, one pressed wrongly with a cross. One
 * rightly left alone has no sign, only words for screen readers.
 * @param {Element} button
 * @param {{ right: boolean, pressed: boolean, several: boolean }} answer
 * @param {QuizStrings["quiz"]} strings
 */
function signAnswer(button, { right, pressed, several }, strings) {
  const wrongly = pressed && !right;
  const sign = right ? icon("good") : wrongly ? icon("bad") : "";
  const word = right ? strings.was_right : wrongly ? strings.was_wrong : several ? strings.was_left : "";
  button.toggleAttribute("data-right", right);
  button.toggleAttribute("data-wrong", wrongly);
  button.firstElementChild?.replaceChildren(sign, h("span", { class: "carte-unseen" }, word));
  if (several && right !== pressed) {
    button.append(h("span", { class: "carte-quiz-missed" }, right ? strings.missed : strings.pressed));
  }
}

/**
 * Why each of several answers is right or wrong: below the answers, so that they stay in place.
 * @param {Question["options"]} options
 * @param {QuizStrings} words
 * @param {Skin} skin
 */
export function drawReasons(options, words, skin) {
  return options.flatMap(({ right, why, rule }) => {
    const reason = { class: "carte-quiz-why", "data-why": right ? "good" : "bad", "data-rule": rule ?? false };
    return why ? [h("span", reason, icon(right ? "good" : "bad"), textInFaces(why, words, skin))] : [];
  });
}

/**
 * The answers: buttons [data-option]. With `several`, any number may be pressed; otherwise a press answers:
 * onAnswer([id]). chosen() are those pressed; reveal(them) marks the right ones without moving any.
 * @param {Pick<Question, "options" | "several">} question
 * @param {QuizStrings} words
 * @param {() => Skin} skin
 * @param {AbortSignal} signal
 * @param {(ids: string[]) => unknown} onAnswer
 */
export function createAnswers({ options, several }, words, skin, signal, onAnswer) {
  const buttons = options.map(({ id, text }) =>
    pushButton(
      { class: "carte-button carte-quiz-option", "data-option": id, "aria-pressed": "false", click: () => press(id) },
      h("span", { class: "carte-quiz-mark" }),
      textInFaces(text, words, skin()),
    ),
  );
  const list = { class: "carte-quiz-options", role: "toolbar", "aria-label": words.quiz.options };
  const places = buttons.map((button) => h("li", { role: "none" }, button));
  const element = h("ul", { ...list, "data-several": several }, ...places);
  const rover = rove(element, signal, "[data-option]");
  const chosen = () => options.filter((_, index) => buttons[index].ariaPressed === "true").map(({ id }) => id);
  /** @param {string} id */
  const press = (id) => {
    const button = buttons.find(({ dataset }) => dataset.option === id);
    if (button) button.ariaPressed = String(button.ariaPressed !== "true");
    if (!several) onAnswer([id]);
  };
  rover.refresh();
  return {
    element,
    chosen,
    focus: () => rover.focus(),
    /** @param {string[]} picked */
    reveal(picked) {
      options.forEach(({ id, right }, index) => {
        const button = buttons[index];
        button.disabled = true;
        signAnswer(button, { right, pressed: picked.includes(id), several }, words.quiz);
      });
    },
  };
}
