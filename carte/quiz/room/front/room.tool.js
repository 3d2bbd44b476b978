// A quiz for a room without devices: a question on the wall, cards held up for answers, and the result.

import { followHouse } from "../../../front/house/house-store.js";
import { actionButton } from "../../../front/page/actions.js";
import { linkTo } from "../../../front/page/address.js";
import { h } from "../../../front/page/dom.js";
import { isTyped, putFocus } from "../../../front/page/focus.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { createSendMenu } from "../../../front/page/share-menu.js";
import { createWidget } from "../../../front/widget.js";
import { pictureOfCase } from "../../front/quiz-board.js";
import { createSetOpener } from "./open-set.js";
import { createQuestionChoice } from "./question-choice.js";
import { drawPaper } from "./quiz-paper.js";
import { drawEnd } from "./room-result.js";
import { createRulesChoice } from "./rules-choice.js";
import { createWall } from "./wall.js";
import "../../front/quiz.css";
import "./room.css";

/** @import { RoomSet } from "./messages.js" */
/** @import { RoomWidget } from "./types.js" */

const FORTH = ["PageDown", "ArrowRight"];
const BACK = ["PageUp", "ArrowLeft"];

/**
 * The direction of a key: 1 forward, -1 back, 0 for any other key.
 * @param {KeyboardEvent} event
 */
function wayOf(event) {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || (isTyped(event) && !key.startsWith("Page"))) return 0;
  return FORTH.includes(key) ? 1 : BACK.includes(key) ? -1 : 0;
}

/** @param {RoomSet} some */
const keysOf = ({ questions }) => questions.map(({ key }) => key);

/**
 * Build the quiz of `content` = {games, themes, sets} into the widget.
 * @param {RoomWidget} widget
 */
function drawRoom(widget) {
  const { root, body, header, content, words, skin, status, signal } = widget;
  const strings = words.room;
  const opening = createSetOpener(widget, {
    now: () => now,
    onSet: begin,
    onShown: () => bringIntoView(wall.element),
  });
  const choice = createQuestionChoice({
    content,
    strings,
    onMake: opening.make,
    onList: opening.list,
    onWrong: (text) => status.note("bad", text),
  });
  const byWhom = createRulesChoice(widget, tellByWhom);
  const wall = createWall(widget, { line: byWhom.element, onTurn: turn });
  const end = h("div", { class: "carte-room-end", tabindex: "-1", hidden: true });
  const paper = h("div", { class: "carte-room-paper", "data-paper": "", "aria-hidden": "true" });
  const sendMenu = createSendMenu(
    {
      strings: words.sending,
      status,
      link: () => linkTo(now.code),
      told: () => ({ title: strings.title }),
      pictured,
      cards: words.cards,
    },
    signal,
  );
  /** @type {RoomSet} */
  let now;
  let number = 0; // of the question, from 0 on; as many as there are at the end
  let isShown = false;
  /** @type {(number[] | null)[]} */
  let counts = []; // by question: the cards of each suit, null if they were not counted

  root.ariaLabel = strings.title;
  root.dataset.size = "medium";
  header.title(strings.title, strings.about);
  body.append(
    wall.element,
    end,
    status.element,
    choice.element,
    h(
      "div",
      { class: "carte-actions carte-room-ways", "data-stage": "off" },
      sendMenu,
      actionButton("print", strings.print, () => window.print()),
    ),
    paper,
  );
  root.addEventListener("keydown", hear, { signal });
  followHouse(() => byWhom.ask(now.questions), signal);
  root.addEventListener("carte:reveal", () => isShown || turn(1), { signal });
  window.addEventListener("hashchange", opening.follow, { signal });
  const given = widget.given("questions") ?? [];
  begin(content.sets[content.first], { isTold: given.length === 0 });
  if (given.length > 0) askGiven();
  else opening.follow();
  widget.onSet("questions", askGiven);

  /** Ask what the notebook has set. */
  function askGiven() {
    const keys = widget.reported("questions");
    if (keys.join() !== keysOf(now).join()) opening.list(keys.join(" "));
  }

  /**
   * @param {RoomSet} some
   * @param {{ isTold?: boolean }} [manner] whether a notebook hears of it
   */
  function begin(some, { isTold = true } = {}) {
    now = some;
    number = 0;
    counts = some.questions.map(() => null);
    root.dataset.set = some.code;
    choice.show(new Set(some.questions.map(({ game }) => game)));
    show();
    byWhom.ask(some.questions);
    if (isTold) widget.report({ questions: keysOf(some), answers: {} });
  }

  /** Show the question as the room sees it first, or the result at the end. */
  function show() {
    const question = now.questions[number];
    isShown = false;
    wall.element.hidden = !question;
    end.hidden = Boolean(question);
    root.dataset.over = String(!question);
    root.toggleAttribute("data-shown", !question);
    if (!question) return end.replaceChildren(...drawEnd(now, counts, { words, skin: skin() }, again));
    root.dataset.game = question.game;
    root.dataset.case = question.key;
    wall.show(question, { number, all: now.questions.length, held: counts[number] });
    byWhom.tell(question);
  }

  /** Say whose rules the question follows, and each question on paper. */
  function tellByWhom() {
    const question = now.questions[number];
    if (question) byWhom.tell(question);
    paper.replaceChildren(...drawPaper(now, words, skin(), byWhom.onPaper));
  }

  /** The question on the wall, as far as the room knows. */
  function pictured() {
    const question = now.questions[number];
    return question ? pictureOfCase(question, isShown ? question.rules[0] : null, words) : null;
  }

  /** Show the answer, the counts and the reason. */
  function reveal() {
    const held = wall.reveal(now.questions[number], { isLast: number + 1 === now.questions.length });
    if (held === undefined) return;
    isShown = true;
    counts[number] = held;
    root.toggleAttribute("data-shown", true);
    status.clear();
    tell();
  }

  /** Report the cards counted so far. */
  function tell() {
    const counted = now.questions.flatMap(({ key, options }, index) => {
      const right = options.findIndex((option) => option.right);
      return counts[index] ? [[key, { counts: counts[index], right }]] : [];
    });
    widget.report({ answers: Object.fromEntries(counted) });
  }

  /**
   * Go one step on: first the question, then its answer; or back, and ask the question again.
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
    goTo(number < now.questions.length ? wall.element : end);
  }

  function again() {
    begin(now);
    goTo(wall.element);
  }

  /** @param {HTMLElement} part */
  function goTo(part) {
    putFocus(part);
    bringIntoView(part);
  }

  /** @param {KeyboardEvent} event */
  function hear(event) {
    const way = wayOf(event);
    if (!way) return;
    event.preventDefault();
    turn(way);
  }
}

export default createWidget({ draw: drawRoom });
