// Five a day: questions about the rules due in the reader's own memory, on other cards.

import { createHouseLine } from "../../front/house/house-line.js";
import { followMemory, MEMORY, memory } from "../../front/memory/memory.js";
import { dueRules, knownAmong, standing } from "../../front/memory/schedule.js";
import { actionButton, relabel } from "../../front/page/actions.js";
import { addressed, inBook } from "../../front/page/address.js";
import { fill, h, icon } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { bringIntoView } from "../../front/page/motion.js";
import { remember } from "../../front/page/storage.js";
import { createWidget } from "../../front/widget.js";
import { courseRound, keepRound } from "./course-round.js";
import { createPrefetch, lookOf } from "./prefetch.js";
import { createQuestionView } from "./question-view.js";
import { unbegun } from "./resume-round.js";
import { dayRound, isLast, isOver, newRound, today } from "./round.js";
import { account, invitation } from "./round-end.js";
import { ofMoment, ofRule } from "./subjects.js";
import "./daily.css";

/** @import { OnTrouble, Tool } from "../../front/types.js" */
/** @import { DailyContent, DailyQuestions, DailyState, DailyStrings } from "./messages.js" */
/** @import { Round } from "./round.js" */
/** @import { Subject } from "./subjects.js" */

/**
 * The longest of some texts.
 * @param {string[]} texts
 */
const longest = (texts) => texts.sort((one, other) => other.length - one.length)[0];

/**
 * Build the widget of `content` = {rules}.
 * @param {Tool<DailyContent, DailyQuestions, DailyStrings, DailyState>} tool
 */
function drawDaily(tool) {
  const { root, body, header, content, words, signal, onTrouble } = tool;
  const strings = words.daily;
  const rules = new Map(content.rules.map((rule) => [rule.id, rule]));
  const ids = [...rules.keys()];
  const note = h("p", { class: "carte-quiz-place" });
  const steps = h("ol", { class: "carte-daily-steps", "aria-hidden": "true" });
  const next = actionButton("next", strings.next, forth, { kind: "carte-main", drawn: "next" });
  const asked = createQuestionView({
    ...tool,
    rulesOf: () => subjects[round.results.length].rules,
    onAnswer,
    onShown: (unanswered) => onAnswer(unanswered, false),
    further: longest([strings.tomorrow, fill(strings.later, { days: 99 }), fill(strings.known, { days: 99 })]),
  });
  const wished = createPrefetch(tool, today);
  const line = createHouseLine(tool, { strings: content.ours });
  const question = h(
    "div",
    { "data-stage": "through" },
    line.element,
    h("div", { class: "carte-aims" }, note, asked.goal, asked.how),
    asked.setting,
    asked.answers,
    asked.foot(next),
    asked.after,
  );
  const end = h("div", { class: "carte-felt carte-daily-end", tabindex: "-1", hidden: true });
  /** @type {Round} */
  let round;
  /** @type {Subject[]} */
  let subjects = []; // of the answered questions, and of the current one
  let due = 0; // before the first question, for each answer makes it fewer

  root.ariaLabel = strings.title;
  root.dataset.size = "medium";
  body.append(steps, question, end);
  followMemory(tell, signal);
  window.addEventListener("hashchange", goOn, { signal }); // the reader has chosen a course
  goOn();

  function tell() {
    const { rules: some, course } = round;
    const about = course?.before ? strings.comparing : strings.placing;
    if (course) return header.title(strings.title, fill(about, { course: course.title, count: some.length }));
    const known = knownAmong(memory(onTrouble), ids);
    const stands = due ? strings.standing : some.length ? strings.ahead : strings.new;
    header.title(strings.title, fill(root.dataset.over && !due ? strings.rested : stands, { known }));
  }

  function recount() {
    due = dueRules(memory(onTrouble), ids, today()).length;
    tell();
  }

  /**
   * Begin a day's round, or that of the course in the address.
   * @param {Event} [chosen]
   */
  function goOn(chosen) {
    const ofCourse = courseRound(addressed(), content.places, rules, onTrouble);
    if (ofCourse) begin(ofCourse, { focus: chosen !== undefined });
    else begin(dayRound(rules, onTrouble));
  }

  /** @param {Round} started */
  function begin(started, { focus = false } = {}) {
    round = started;
    subjects = round.rules.slice(0, round.results.length).map((rule) => ofRule(rule, onTrouble));
    wished.forget();
    wished.saw(...(round.course?.before?.looks ?? []));
    delete root.dataset.over;
    end.hidden = true;
    steps.hidden = question.hidden = false;
    recount();
    if (round.rules.length) show({ focus });
    else close(...invitation(strings, content.places));
  }

  /**
   * Replace the questions.
   * @param {...Node} shown
   */
  function close(...shown) {
    end.replaceChildren(...shown);
    steps.hidden = question.hidden = true;
    end.hidden = false;
    root.toggleAttribute("data-shown", true); // without a question nothing is held back
  }

  /** Draw one mark a question: its result, and the current one. */
  function drawSteps() {
    const { rules: some, results } = round;
    const marks = some.map((_, index) => {
      const state = index < results.length ? (results[index] ? "good" : "bad") : "";
      const here = index === results.length;
      return h("li", { "data-state": state || (here ? "here" : false) }, state ? icon(state) : "");
    });
    steps.replaceChildren(...marks);
  }

  async function show({ focus = false } = {}) {
    const now = round;
    const place = now.results.length;
    const rule = now.rules[Math.min(place, now.rules.length - 1)];
    // The last question of a day is about a move of the reader's own, if one is due.
    const own = isLast(round, place) ? await wished.moment() : null;
    const { question: found, ...setting } = own ?? (await wished.fresh(rule));
    if (signal.aborted || now !== round) return;
    const subject = own
      ? ofMoment(own, fill(strings.moment, { game: found.title }), onTrouble)
      : ofRule({ ...rule, ...("rule" in setting && setting.rule) }, onTrouble);
    if ("by" in setting) line.show(found.game, content.house[found.game], setting.by);
    else line.hide(); // a move of the reader's own follows the rules of its match
    subjects[place] = subject;
    round.looks[place] = lookOf(found);
    wished.saw(round.looks[place]);
    asked.show({ ...found, themes: [], rules: [], says: subject.says });
    note.textContent = fill(strings.number, { number: place + 1, all: now.rules.length, game: found.title });
    next.classList.add("carte-main-quiet");
    next.disabled = true;
    drawSteps();
    if (focus) {
      asked.focus();
      bringIntoView(note);
    }
    wished.wish(now.rules[place + 1]);
    if (isLast(round, place + 1)) wished.wishMoment();
  }

  /**
   * @param {unknown} _question
   * @param {boolean} right
   */
  function onAnswer(_question, right) {
    const subject = subjects[round.results.length];
    if (isKept(right)) subject.keep(right);
    tool.report({ answers: { ...tool.reported("answers"), [subject.id]: right } });
    round.results.push(right);
    drawSteps();
    next.disabled = false;
    next.classList.remove("carte-main-quiet");
    relabel(next, isOver(round) ? strings.end : strings.next);
    putFocus(next);
    const leads = !right && subject.level && inBook() && !round.course; // which would end a course's round
    return {
      text: isKept(right) ? back(subject) : "",
      lesson: leads && subject.level ? { href: subject.level, label: strings.learn } : null,
    };
  }

  /**
   * Whether an answer counts for the memory: a wrong one before a course is nothing forgotten.
   * @param {boolean} right
   */
  function isKept(right) {
    return right || round.course === null || round.course.before !== null;
  }

  /**
   * A sentence that says when a rule or a move comes back.
   * @param {Subject} subject
   */
  function back({ answers }) {
    const { due: day, known } = standing(answers());
    const days = day - today();
    if (known) return fill(strings.known, { days });
    return days > 1 ? fill(strings.later, { days }) : strings.tomorrow;
  }

  function forth() {
    if (isOver(round)) finish();
    else show({ focus: true });
  }

  function finish() {
    const { results, course } = round;
    if (course) keepRound({ ...round, course }, onTrouble);
    const answers = results.map((right, index) => ({
      right,
      text: subjects[index].text,
      back: isKept(right) ? back(subjects[index]) : "",
    }));
    close(...account(words, { answers, course, onMore: () => begin(newRound(rules, onTrouble)) }));
    steps.hidden = false;
    root.dataset.over = "true";
    recount();
    putFocus(end);
    bringIntoView(end);
  }
}

/** @param {{ onTrouble: OnTrouble }} tool */
function forgetRound({ onTrouble }) {
  remember(MEMORY, unbegun(memory(onTrouble), today()), onTrouble);
}

export default createWidget({ draw: drawDaily, forget: forgetRound });
