// A stage of a course, level by level.

import { keepAnswer, keepRefusal } from "../../front/memory/memory.js";
import { address, addressed, followAddress, inBook } from "../../front/page/address.js";
import { fill, h, sentences } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { backToTop } from "../../front/page/motion.js";
import { oneAtATime } from "../../front/page/one-at-a-time.js";
import { createWidget } from "../../front/widget.js";
import { wayToDeal } from "./back-to-guide.js";
import { startLevel } from "./level.js";
import { createLevelPlace } from "./level-place.js";
import { createLevels } from "./levels.js";
import { byHeading } from "./next-stage.js";
import { wayToCompare, wayToPlace } from "./placement.js";
import { loseStars, shownStars, winStars, withAnswer } from "./progress.js";
import { suitsLine } from "./suits.js";
import { drawSummary } from "./summary.js";
import "./lesson.css";

/** @import { TableStrings } from "../../front/messages.js" */
/** @import { OnTrouble, Tool } from "../../front/types.js" */
/** @import { LessonContent, LessonQuestions, LessonState, Level, LevelStep } from "./messages.js" */

/**
 * Build the lesson of `content` = {stage, start, rules} into the widget's root.
 * @param {Tool<LessonContent, LessonQuestions, TableStrings, LessonState>} tool
 */
function drawLesson(tool) {
  const { root, body, status, header, content, words, skin, say, signal, onTrouble } = tool;
  const { course, stage, rules } = content;
  const { levels } = stage;
  const ids = levels.map(({ id }) => id);
  const { goal, task, aims, table, inWords, arrive, nameLevel } = createLevelPlace(root);
  const nav = createLevels({ stage, words, signal, onGo: (id) => go(id) });
  const place = wayToPlace(course.place);
  const back = h("p", { class: "carte-back-to-deal", hidden: true });
  const leave = oneAtATime(signal, status.clear);

  root.ariaLabel = stage.title;
  header.title(stage.title, sentences([say(stage.intro), place], words.joints));
  header.add(nav.element);
  body.append(back, aims, table, status.element);
  if (course.suits) body.append(suitsLine(say(course.suits)));
  lead();
  offerPlace();
  offerDeal();
  show(levels.some(({ id }) => id === addressed()) ? addressed() : resumed());
  followAddress(follow, signal);
  tool.onSet("level", () => tool.reported("level") !== root.dataset.level && show(tool.reported("level")));
  tool.onSet("progress", () => nav.show(root.dataset.level ?? "", shownStars(tool)));
  if (root.dataset.level === addressed()) requestAnimationFrame(arrive);

  /** The tool for the next level: what is on the table ends. */
  function inPlace() {
    return { ...tool, body: table, signal: leave() };
  }

  /** The level asked for, by a notebook or at first, or else the first one that the reader has not won. */
  function resumed() {
    const stars = shownStars(tool);
    const open = levels.find(({ id }) => !stars[id]);
    const given = tool.given("level") ?? content.start;
    if (given !== content.start) return given;
    return content.start === levels[0].id && open ? open.id : content.start;
  }

  /** Hide the placement from a reader who has won the first stage. */
  function offerPlace() {
    const stars = shownStars(tool);
    if (place) place.hidden = levels.every(({ id }) => stars[id]);
  }

  /** Offer a reader from a guided deal the way back, until that deal is done. */
  function offerDeal() {
    const way = wayToDeal(ids, words);
    back.hidden = !way;
    back.replaceChildren(...(way ? [way] : []));
  }

  /** Follow links to levels that have moved to another page. */
  function lead() {
    const moved = Object.entries(course.moved ?? {}).find(([stem]) => addressed().startsWith(`${stem}-`));
    if (moved && inBook()) location.replace(`${moved[1]}${location.search}#${addressed()}`);
  }

  /** @param {Event} event */
  function follow(event) {
    lead();
    const wanted = levels.find(({ id }) => id === addressed());
    offerDeal();
    if (!wanted) return;
    if (wanted.id !== root.dataset.level) show(wanted.id);
    if (event.type === "hashchange") arrive();
  }

  /** @param {string} id */
  function go(id) {
    show(id);
    address(id);
  }

  /** @param {string} id */
  function show(id, { focus = false } = {}) {
    const index = levels.findIndex((one) => one.id === id);
    const level = levels[index];
    const following = levels[index + 1];
    nameLevel(level);
    goal.replaceChildren(say(level.goal));
    task.textContent = "";
    nav.show(id, shownStars(tool));
    tool.report({ level: id });
    startLevel(inPlace(), {
      level,
      rules,
      focus,
      endLabel: following ? words.next_level : words.finish,
      onStep: (step, at) => {
        if (step.goal) task.replaceChildren(say(taskOf(step, at, level)));
      },
      onSlip: (ruling) => {
        keepRefusal({ ...ruling, legal: ruling.legal && level.kind === "play" }, "level", onTrouble);
        tool.report(withAnswer(tool, id, { right: false, rule: ruling.rule, text: ruling.text }));
      },
      onWon: (stars, slips) => {
        tool.report(withAnswer(tool, id, { right: true, rule: level.rules[0]?.id ?? null, text: "" }, stars));
        winStars(id, stars, onTrouble);
        keepAnswer(ruleIds(level), { right: true, tries: slips + 1, place: "level" }, onTrouble);
        nav.show(id, shownStars(tool));
      },
      onEnd: () => (following ? onward(following.id) : finish()),
      beyond: { task: inWords },
    });
  }

  /** @param {Level} level */
  function ruleIds({ rules: shown }) {
    return shown.map(({ id }) => id);
  }

  /**
   * @param {LevelStep} step
   * @param {number} at
   * @param {Level} level
   */
  function taskOf({ goal: text }, at, { steps }) {
    return fill(words.task, { number: at + 1, all: steps.length, text });
  }

  /** @param {string} id */
  function onward(id) {
    show(id, { focus: true });
    address(id);
    backToTop(root);
  }

  function finish() {
    leave();
    offerPlace();
    goal.textContent = words.stage_end;
    task.textContent = "";
    const stars = shownStars(tool);
    const onAgain = () => onward(levels[0].id);
    const next = byHeading(stage.next, root);
    const compare = wayToCompare(course.compare, course.id, onTrouble);
    const summary = drawSummary({ course, stage: { ...stage, next }, stars, words, skin: skin(), onAgain, compare });
    table.replaceChildren(summary);
    putFocus(summary);
  }
}

/** @param {{ content: LessonContent, onTrouble: OnTrouble }} tool */
function forgetStars({ content, onTrouble }) {
  loseStars(content.stage.levels, onTrouble);
}

export default createWidget({ draw: drawLesson, forget: forgetStars });
