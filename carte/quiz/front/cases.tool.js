// The tricky cases as a quiz: predict first, then read the answer; right answers are remembered.

import { anySeed } from "../../board/front/seeds.js";
import { AT_HOUSE } from "../../front/house/house-rules.js";
import { keepAnswer } from "../../front/memory/memory.js";
import { actionButton } from "../../front/page/actions.js";
import { address, addressed, inBook, linkTo } from "../../front/page/address.js";
import { fill, h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createQuestions } from "../../front/page/questions.js";
import { drawSendMenu } from "../../front/page/share-menu.js";
import { recall, remember } from "../../front/page/storage.js";
import { createWidget } from "../../front/widget.js";
import { ANSWERED } from "./answered-cases.js";
import { createCaseFilter } from "./case-filter.js";
import { createHouseCheck } from "./house-check.js";
import { createQuestionView } from "./question-view.js";
import { pictureOfCase } from "./quiz-board.js";

/** @import { OnTrouble, Tool } from "../../front/types.js" */
/** @import { CasesContent, CasesQuestions, CasesState, CasesStrings } from "./messages.js" */
/** @import { Question } from "./quiz-board.js" */

const MADE = "tricky-"; // how the name of a case made to order begins

/**
 * Build the widget of `content` = {questions, rules, games, themes, tricky}.
 * @param {Tool<CasesContent, CasesQuestions, CasesStrings, CasesState>} tool
 */
function drawCases(tool) {
  const { root, body, header, content, words, signal, onTrouble } = tool;
  const strings = words.quiz;
  const byKey = new Map(content.questions.map((question) => [question.key, question]));
  const sifting = createCaseFilter({ content, strings, answered, onSift: filter });
  const { list } = sifting;
  const marking = createHouseCheck(tool, { game: sifting.game, onTurn: () => marking.tell(now) });
  const place = h("p", { class: "carte-quiz-place" });
  const asked = createQuestionView({ ...tool, rulesOf, onAnswer });
  const { status } = asked;
  const wishes = createQuestions({ ...tool, status }, { onFailed: (reason) => status.note("note", reason) });
  const next = actionButton("next", strings.next, () => step(1), { kind: "carte-main", drawn: "next" });
  const back = actionButton("back", strings.back, () => step(-1));
  const made = actionButton("deal", strings.tricky, makeOne, { drawn: "deal" });
  const sendMenu = drawSendMenu(
    {
      strings: words.sending,
      status,
      link: () => linkTo(now.key),
      message: () => ({ title: now.title, text: now.asks }),
      pictured: () => pictureOfCase(now, isAnswered ? rulesOf(now)[0] : null, words),
      cards: words.cards,
    },
    signal,
  );
  for (const one of [back, made, sendMenu]) one.dataset.stage = "off";
  /** @type {Question} */
  let now = content.questions[0];
  let isAnswered = false;

  root.ariaLabel = strings.title;
  root.dataset.size = "medium";
  body.append(
    marking.line,
    sifting.element,
    h("div", { class: "carte-aims" }, place, marking.mark, asked.goal, asked.how),
    asked.setting,
    asked.answers,
    asked.foot(next, back, made, sendMenu),
    asked.after,
  );
  window.addEventListener("hashchange", follow, { signal });
  offer();
  show(byKey.get(addressed()) ?? list()[0] ?? now);
  follow();
  if (solvedInAddress() === now.key) root.dispatchEvent(new CustomEvent("carte:reveal"));

  function answered() {
    return recall(ANSWERED, onTrouble);
  }

  /** Offer to make only the cases that can be made. */
  function offer() {
    const slugs = sifting.game() ? [sifting.game()] : Object.keys(content.tricky);
    const themes = slugs.flatMap((slug) => content.tricky[slug]);
    const unsure = slugs.some((slug) => Object.hasOwn(marking.houses(), slug)); // only Python knows their themes
    made.disabled = Boolean(sifting.theme()) && !themes.includes(sifting.theme()) && !unsure;
  }

  function filter() {
    offer();
    const some = list();
    if (some.length === 0) return status.note("note", strings.none);
    if (!some.includes(now)) return go(some[0]);
    mark();
    marking.tell(now); // for the current game
  }

  function mark() {
    const some = list(now);
    const number = some.indexOf(now) + 1;
    const fresh = now.key.includes(AT_HOUSE) ? strings.made_at_home : strings.made;
    const where = number ? strings.number : byKey.has(now.key) ? strings.outside : fresh;
    place.textContent = fill(where, { game: now.title, number, all: some.length });
    const done = Object.entries(answered()).filter(([key]) => byKey.has(key));
    const right = done.filter(([, was]) => was).length;
    header.title(strings.title, fill(strings.won, { done: done.length, all: byKey.size, right }));
  }

  /** @param {Question} question */
  function show(question) {
    now = question;
    isAnswered = false;
    asked.show(question);
    next.classList.add("carte-main-quiet");
    mark();
    marking.tell(question);
  }

  /** @param {Question} question */
  function go(question) {
    address(question.key);
    show(question);
    asked.focus();
    bringIntoView(asked.goal);
  }

  /** @param {Question} question */
  function rulesOf({ rules }) {
    return rules.map((rule) => (typeof rule === "number" ? content.rules[rule] : rule));
  }

  /**
   * @param {Question} question
   * @param {boolean} right
   */
  function onAnswer(question, right) {
    isAnswered = true;
    tool.report({ answers: { ...tool.reported("answers"), [question.key]: right } });
    if (byKey.has(question.key)) {
      const before = answered();
      remember(ANSWERED, { ...before, [question.key]: right || before[question.key] === true }, onTrouble);
    }
    const [{ id }] = rulesOf(question); // the one that settles it
    if (!question.article) keepAnswer([id], { right, tries: 1, place: "case" }, onTrouble);
    next.classList.remove("carte-main-quiet");
    mark();
    putFocus(next);
    return {};
  }

  /** @param {1 | -1} by */
  function step(by) {
    const some = list().filter((question) => question !== now);
    if (some.length === 0) return status.note("note", strings.none);
    /** @type {Question[]} */
    const all = content.questions;
    const here = all.indexOf(now);
    const ahead = by > 0 ? some : some.toReversed();
    /** @param {Question} question */
    const beyond = (question) => (all.indexOf(question) - here) * by > 0;
    go((here < 0 ? undefined : ahead.find(beyond)) ?? ahead[0]);
  }

  function makeOne() {
    const slug = sifting.game();
    const own = marking.houses();
    const isOwn = slug ? Object.hasOwn(own, slug) : Object.keys(own).length > 0;
    const looking = isOwn ? strings.searching_at_home : strings.searching;
    wish({ ask: "tricky", game: slug, theme: sifting.theme(), seed: anySeed(), houses: own }, looking);
  }

  /**
   * Ask Python for a tricky case; only the last request counts.
   * @param {{ ask: "tricky" } & CasesQuestions["tricky"]["request"] | { ask: "named", key: string }} order
   */
  async function wish(order, looking = strings.searching) {
    made.disabled = true;
    const answer = wishes.ask(order, { waiting: looking, atOnce: true });
    status.reveal();
    const found = await answer;
    if (found) go(found.question);
    offer();
  }

  /** Open the case in the address. */
  function follow() {
    const key = addressed();
    if (key === now.key) return bringIntoView(root);
    const known = byKey.get(key);
    if (known) return show(known);
    if (key.startsWith(MADE)) return wish({ ask: "named", key });
    if (/^[A-Z]+-\d/.test(key)) onTrouble({ what: "damaged", text: fill(strings.unknown, { key }) });
  }
}

/** The case that the address asks to show with its answer, as a hit of a search does; or "". */
function solvedInAddress() {
  return inBook() ? (new URLSearchParams(location.search).get("solved") ?? "") : "";
}

/** @param {{ onTrouble: OnTrouble }} tool */
function forgetAnswers({ onTrouble }) {
  remember(ANSWERED, {}, onTrouble);
}

export default createWidget({ draw: drawCases, forget: forgetAnswers });
