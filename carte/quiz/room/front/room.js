// A quiz for a room without devices: a question on the wall, a card held up for an answer, and what came out.

import { createOurs, lineOnPaper } from "../../../front/house/line.js";
import { followHouse, ourHouses } from "../../../front/house/store.js";
import { actionButton, relabel } from "../../../front/page/actions.js";
import { address, addressed, inBook, isCode, linkTo } from "../../../front/page/address.js";
import { fill, h } from "../../../front/page/dom.js";
import { onlyLast } from "../../../front/page/latest.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { createSendMenu } from "../../../front/page/sending.js";
import { LEVEL } from "../../../lessons/own/front/sharing.js";
import { drawSetting, pictureOfCase } from "../../front/quizboard.js";
import { createAnswers } from "./answers.js";
import { createChoice } from "./choice.js";
import { drawEnd } from "./end.js";
import { drawPaper } from "./paper.js";
import "../../front/quiz.css";
import "./room.css";

/** @import { Given, Options } from "../../../front/types.js" */
/** @import { RoomContent, RoomQuestion, RoomQuestions, RoomSet, RoomWish, RoomWords } from "./types.js" */

const FORTH = ["PageDown", "ArrowRight"];
const BACK = ["PageUp", "ArrowLeft"];

/**
 * Build the quiz of `content` = {games, themes, sets} into the widget.
 * @param {Given<RoomContent, RoomQuestions, RoomWords>} given
 */
export function room({ root, body, header, content, words, skin, say, status, ask, signal, onTrouble }) {
  const said = words.room;
  const questions = onlyLast(ask);
  const choice = createChoice({
    content,
    said,
    onMake: make,
    onList: list,
    onWrong: (text) => status.note("bad", text),
  });
  const place = h("p", { class: "carte-quiz-place" });
  const goal = h("p", { class: "carte-goal" });
  const table = h("div", { "data-stage": "table" });
  const told = h("div", { class: "carte-room-told" }); // what is known besides the cards
  const answers = createAnswers({
    words,
    skin,
    onWrong: (text) => status.note("bad", text),
  });
  const after = h("div", { class: "carte-room-after", role: "status" });
  const reserved = h("div", { class: "carte-room-reserved", "aria-hidden": "true" }); // for a class: room for it
  const back = actionButton("back", said.back, () => turn(-1), { drawn: "undo" });
  const next = actionButton("next", said.show, () => turn(1), { kind: "carte-main", drawn: "next" });
  const line = createOurs({ words: content.ours, say, onTrouble, signal });
  const atHome = onlyLast(ask);
  const asked = h(
    "div",
    { class: "carte-room-asked", "data-stage": "through", tabindex: "-1" },
    line.element,
    h("div", { class: "carte-aims" }, place, goal),
    table,
    told,
    h(
      "div",
      { class: "carte-room-answers" },
      answers.element,
      after,
      reserved,
      h("div", { class: "carte-actions" }, next, back),
    ),
  );
  const end = h("div", { class: "carte-room-end", tabindex: "-1", hidden: true });
  const paper = h("div", { class: "carte-room-paper", "data-paper": "", "aria-hidden": "true" });
  const sendMenu = createSendMenu(
    {
      said: words.sending,
      status,
      link: () => linkTo(now.code),
      told: () => ({ title: said.title }),
      pictured,
      cards: words.cards,
    },
    signal,
  );
  /** @type {RoomSet} */
  let now;
  /** @type {Record<string, Options>} */
  let by = {}; // the house rules by which each question is put, by its key; else it is the book's
  let number = 0; // of the question, from 0 on; as many as there are at the end
  let isShown = false;
  /** @type {(number[] | null)[]} */
  let counts = []; // by question: the cards of each suit, null where they were not counted

  root.setAttribute("aria-label", said.title);
  root.dataset.size = "medium";
  header.title(said.title, said.about);
  body.append(
    asked,
    end,
    status.element,
    choice.element,
    h(
      "div",
      { class: "carte-actions carte-room-ways", "data-stage": "off" },
      sendMenu,
      actionButton("print", said.print, () => window.print()),
    ),
    paper,
  );
  root.addEventListener("keydown", hear, { signal });
  followHouse(askByWhom, signal);
  root.addEventListener("carte:reveal", () => isShown || turn(1), { signal });
  window.addEventListener("hashchange", follow, { signal });
  begin(content.sets[content.first]);
  follow();

  /** @param {RoomSet} some */
  function begin(some) {
    now = some;
    number = 0;
    counts = some.questions.map(() => null);
    root.dataset.set = some.code;
    choice.show(new Set(some.questions.map(({ game }) => game)));
    show();
    askByWhom();
  }

  /** The question as the room sees it first, or what came out at the end. */
  function show() {
    const question = now.questions[number];
    isShown = false;
    asked.hidden = !question;
    end.hidden = Boolean(question);
    root.dataset.over = String(!question);
    root.toggleAttribute("data-shown", !question);
    if (!question) return end.replaceChildren(...drawEnd(now, counts, { words, skin: skin() }, again));
    root.dataset.game = question.game;
    root.dataset.case = question.key;
    place.textContent = fill(said.place, { number: number + 1, all: now.questions.length, game: question.title });
    goal.replaceChildren(say(question.asks));
    const parts = drawSetting(question, words, skin());
    const isFelt = (/** @type {Element} */ part) => part.matches(".carte-felt");
    table.replaceChildren(...parts.filter(isFelt));
    told.replaceChildren(...parts.filter((part) => !isFelt(part)));
    answers.show(question, counts[number]);
    after.replaceChildren();
    reserved.replaceChildren(h("p", { class: "carte-room-share" }, answers.longestShare()), ...reasons(question));
    relabel(next, said.show);
    back.disabled = number === 0;
    tellBy(question);
  }

  /** Ask by whose rules the questions are put: by ours, where they come out by them as they do by their own. */
  async function askByWhom() {
    atHome.drop();
    by = {};
    tellByWhom();
    const houses = ourHouses(content.house, onTrouble);
    const keys = now.questions.filter(({ game, article }) => !article && game in houses).map(({ key }) => key);
    const found = keys.length ? await atHome.put({ ask: "by", keys, houses }).catch(() => null) : null;
    if (!found) return;
    by = found.by;
    tellByWhom();
  }

  /** Say by whose rules the question is put, and each on paper. */
  function tellByWhom() {
    const question = now.questions[number];
    if (question) tellBy(question);
    paper.replaceChildren(...drawPaper(now, words, skin(), byOnPaper));
  }

  /** @param {RoomQuestion} question */
  function tellBy({ key, game, article }) {
    if (article) return line.hide(); // procedure hangs on no house rule
    return line.show(game, content.house[game], by[key] ?? {});
  }

  /** @param {RoomQuestion} question */
  function byOnPaper({ key, game, article }) {
    return article ? "" : lineOnPaper(game, content.house[game], by[key] ?? {}, content.ours, onTrouble);
  }

  /** The question that is on the wall, as far as the room knows. */
  function pictured() {
    const question = now.questions[number];
    return question ? pictureOfCase(question, isShown ? question.rules[0] : null, words) : null;
  }

  /**
   * Why the right answer is so.
   * @param {RoomQuestion} question
   */
  function reasons({ options, says, rules }) {
    const why = [options.find(({ right }) => right)?.why ?? "", says, ...rules.map(({ text }) => text)];
    return [...new Set(why)].filter(Boolean).map((reason) => h("p", {}, say(reason)));
  }

  /** The answer, with what was counted and why it is so. */
  function reveal() {
    const held = answers.read();
    if (held === undefined) return; // a count that cannot be: it is told, and nothing is shown
    const question = now.questions[number];
    isShown = true;
    counts[number] = held;
    root.toggleAttribute("data-shown", true);
    answers.reveal(held);
    const share = h("p", { class: "carte-room-right", "data-rule": question.about || false }, answers.share(held));
    after.replaceChildren(share, ...reasons(question));
    relabel(next, number + 1 < now.questions.length ? said.next : said.finish);
    back.disabled = false;
    status.clear();
  }

  /**
   * One step on: first the question, then its answer; or back, where the question is put again.
   * @param {1 | -1} way
   */
  function turn(way) {
    const isOver = number === now.questions.length;
    if (way > 0 && isOver) return;
    if (way > 0 && !isShown) return reveal();
    if (way < 0 && isShown) return show();
    if (way < 0 && number === 0) return;
    number += way;
    show();
    (number < now.questions.length ? asked : end).focus({ preventScroll: true });
    bringIntoView(number < now.questions.length ? asked : end);
  }

  function again() {
    begin(now);
    asked.focus({ preventScroll: true });
    bringIntoView(asked);
  }

  /** @param {KeyboardEvent} event */
  function hear(event) {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    const isTyped = target instanceof Element && target.matches("input, select, textarea");
    if (ctrlKey || altKey || metaKey || shiftKey || (isTyped && !key.startsWith("Page"))) return;
    const way = FORTH.includes(key) ? 1 : BACK.includes(key) ? -1 : 0;
    if (!way) return;
    event.preventDefault();
    turn(way);
  }

  /** @param {RoomWish} wish */
  function make(wish) {
    return wait({ ask: "set", ...wish, houses: ourHouses(content.house, onTrouble) });
  }

  /** @param {string} keys */
  function list(keys) {
    return wait({ ask: "listed", keys });
  }

  /** Open the set that the address names, or the levels: that of a game is there, all others Python makes. */
  function follow() {
    const code = inBook() ? addressed() : "";
    const ready = Object.values(content.sets).find((some) => some.code === code) ?? content.sets[code];
    if (ready) return begin(ready);
    if (code.startsWith(LEVEL)) return wait({ ask: "listed", keys: code }, { step: false });
    if (!code || code === now.code || document.getElementById(code)) return undefined;
    return isCode(code) ? wait({ ask: "open", code }) : onTrouble({ what: "damaged" });
  }

  /**
   * @param {{ ask: "set" } & RoomQuestions["set"]["request"] | { ask: "listed", keys: string } | { ask: "open", code: string }}
   *   request
   */
  async function wait(request, { step = true } = {}) {
    const ready = request.ask === "set" && isReady(request) ? content.sets[request.game] : null;
    if (!ready) status.wait(said.making);
    try {
      const some = ready ?? (await questions.put(request));
      if (!some) return;
      begin(some);
      if (request.ask !== "open") address(some.code, { step });
      if (request.ask === "open" || !step) status.clear();
      else status.note("good", fill(said.made, { count: some.questions.length }));
      bringIntoView(asked);
    } catch (error) {
      if (signal.aborted) return;
      const reason = /** @type {Error} */ (error).message;
      if (request.ask !== "open") return status.refuse(reason);
      status.clear();
      onTrouble({ what: "damaged", text: fill(said.broken, { reason }) });
    }
  }

  /** @param {RoomQuestions["set"]["request"]} wish */
  function isReady({ game, theme, seed, number: many, houses }) {
    return game in content.sets && !theme && seed === 0 && many === content.number && !(game in houses);
  }
}
