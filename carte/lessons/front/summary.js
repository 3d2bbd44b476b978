// The end of a stage: what the reader has learned, and the links on, to a deal or to the next stage.
import { cardFace } from "../../front/cards/faces.js";
import { actionButton } from "../../front/page/actions.js";
import { inBook } from "../../front/page/address.js";
import { fill, h, icon, listed } from "../../front/page/dom.js";
import { linkTo, nextStep } from "../../front/page/onward.js";
import { printAlone } from "../../front/page/print.js";
import { toHeading } from "./next-stage.js";
import { isLearned } from "./stage-learned.js";

/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { NextStep } from "../../front/page/onward.js" */
/** @import { Stage, TaughtCourse } from "./messages.js" */
/** @import { Stars } from "./progress.js" */

/**
 * @typedef {object} End
 * @property {TaughtCourse} course
 * @property {Stage} stage
 * @property {Stars} stars
 * @property {TableStrings} words
 * @property {Skin} skin
 * @property {() => unknown} onAgain
 * @property {Element | null} compare the link to the questions after the course
 */

/**
 * `stage` with the reader's stars; onAgain() starts it over. A whole course ends with a card to keep.
 * @param {End} end
 */
export function drawSummary(end) {
  const { course, stage, stars, words, onAgain, compare } = end;
  const whole = course.stages?.every(({ levels }) => isLearned(levels, stars));
  const card = whole ? diploma(end) : null;
  const step = nextStep({ what: "stage", of: stage.levels[0].id });
  const onward = h(
    "div",
    { class: "carte-summary-ways" },
    ...(step ? afterStep(step, end) : ways(stage, course, words)),
    (whole && compare) || "",
    actionButton("again", words.again, onAgain),
    card ? actionButton("print", words.print, () => printAlone(card)) : "",
  );
  const last = course.play && !step ? h("p", { class: "carte-summary-total" }, words.one_left) : "";
  return h(
    "div",
    { class: "carte-felt carte-summary", tabindex: "-1" },
    ...(card ? [card, last, onward] : learned(end, onward)),
  );
}

/**
 * The next step, and in quiet a deal at the table, unless that is the step.
 * @param {NextStep} step
 * @param {End} end
 */
function afterStep(step, { course: { play }, words }) {
  const deal = play && step.href !== play ? [link(play, words.play_deal, false)] : [];
  return [linkTo(toHeading(step)), ...deal];
}

/**
 * What a stage has taught, in a sentence and rule by rule; the ways onward follow the sentence.
 * @param {End} end
 * @param {Element} onward
 */
function learned({ stage, stars, words }, onward) {
  const isDone = isLearned(
    stage.levels.map(({ id }) => id),
    stars,
  );
  const open = isDone ? [] : stage.levels.flatMap(({ id }, index) => (stars[id] ? [] : [index + 1]));
  const won = stage.levels.reduce((sum, { id }) => sum + (stars[id] ?? 0), 0);
  const rules = new Map(stage.levels.flatMap((level) => level.rules.map(({ id, text }) => [id, text])));
  const lines = [...rules].map(([id, text]) => h("li", { "data-rule": id }, text));
  const left = fill(words.stage_left, { levels: listed(open, words.joints.comma) });
  return [
    h(
      "p",
      { class: "carte-summary-title" },
      open.length ? "" : icon("good"),
      h("span", {}, open.length ? left : stage.can),
    ),
    h("p", { class: "carte-summary-total" }, fill(words.stars_won, { won, all: 3 * stage.levels.length })),
    onward,
    ...(lines.length ? [h("p", { class: "carte-summary-rules" }, words.learned), h("ul", {}, ...lines)] : []),
  ];
}

/**
 * A card to keep or print: what a whole course has taught, and when.
 * @param {End} end
 */
function diploma({ course, words, skin }) {
  const date = new Date().toLocaleDateString(document.documentElement.lang || undefined, { dateStyle: "long" });
  const cans = (course.stages ?? []).map(({ can }) => h("li", {}, icon("good"), h("span", {}, can)));
  return h(
    "div",
    { class: "carte-diploma" },
    course.emblem ? cardFace(course.emblem, skin) : "",
    h(
      "div",
      {},
      h("p", { class: "carte-summary-title" }, fill(words.course_learned, { course: course.title, date })),
      h("ul", {}, ...cans),
    ),
  );
}

/**
 * The links on: to the next stage of the course and to a deal; at its end, to a deal first.
 * @param {Stage} stage
 * @param {TaughtCourse} course
 * @param {TableStrings} words
 */
function ways({ next }, { id, play }, words) {
  const inside = next?.course === id;
  const deal = play && inBook() ? [link(play, inside ? words.play_deal : words.first_deal, !inside)] : [];
  const onward = next ? [onwardTo(next, words, inside || deal.length === 0)] : [];
  if (!next && deal.length === 0) return [h("span", { class: "carte-last" }, words.course_done)];
  return inside ? [...onward, ...deal] : [...deal, ...onward];
}

/**
 * A link to a stage: on this page, or in its course's chapter, beside this one. A notebook may be
 * anywhere, so there the chapter is only named.
 * @param {NonNullable<Stage["next"]>} next
 * @param {TableStrings} words
 * @param {boolean} main
 */
function onwardTo(next, words, main) {
  const here = document.getElementById(next.level) !== null;
  if (!here && !inBook()) {
    const { title: name, course } = next;
    return h("span", { class: "carte-last" }, fill(words.next_chapter, { stage: name, chapter: course }));
  }
  const href = `${here ? "" : `${next.course}.html`}#${next.level}`;
  return link(href, fill(words.next_stage, { stage: next.title }), main);
}

/**
 * @param {string} href
 * @param {string} label
 * @param {boolean} main
 */
function link(href, label, main) {
  return h("a", { class: main ? "carte-button carte-main" : "carte-button", href }, label);
}
