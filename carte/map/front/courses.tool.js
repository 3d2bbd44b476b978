// The map of all courses: the stars won in each stage, and where to go on.

import { cardFace } from "../../front/cards/faces.js";
import { memory } from "../../front/memory/memory.js";
import { inBook } from "../../front/page/address.js";
import { fill, h, icon } from "../../front/page/dom.js";
import { createWidget } from "../../front/widget.js";
import { wayToCompare, wayToPlace } from "../../lessons/front/placement.js";
import { followKeptProgress, keptProgress } from "./kept-progress.js";
import { chooseStep, hasStage, levelsOf } from "./next-step.js";
import { roadOfPage } from "./road.js";
import { stepText } from "./step-text.js";
import "../../front/page/progress.css";
import "./courses.css";

/** @import { Skin } from "../../front/messages.js" */
/** @import { Attributes, Child } from "../../front/page/dom.js" */
/** @import { OnTrouble, Tool } from "../../front/types.js" */
/** @import { Stars } from "../../lessons/front/progress.js" */
/** @import { Course, CourseStage, CoursesContent, CoursesStrings } from "./messages.js" */
/** @import { Facts, Step } from "./next-step.js" */

/**
 * What a reader who has learned a stage can do.
 * @param {CourseStage} stage
 * @param {Stars} stars
 */
function canOf(stage, stars) {
  return (levelsOf(stage).every((id) => stars[id] === 3) ? stage.best : null) ?? stage.can;
}

/**
 * How many of the levels `ids` are won.
 * @param {string[]} ids
 * @param {Stars} stars
 */
function countWon(ids, stars) {
  return { levels: ids.length, done: ids.filter((id) => stars[id] > 0).length };
}

/**
 * How many of some stages are learned, with all their levels won, and which was last.
 * @param {CourseStage[]} stages
 * @param {Stars} stars
 */
function countLearned(stages, stars) {
  const learned = stages.filter((stage) => hasStage(stage, stars));
  const order = Object.keys(stars);
  /** @param {CourseStage} stage */
  const since = (stage) => Math.max(...levelsOf(stage).map((id) => order.indexOf(id)));
  const [newest = null] = learned.toSorted((one, other) => since(other) - since(one));
  return { all: stages.length, done: learned.length, newest };
}

/** A progress bar; words beside it give its numbers. */
function createBar() {
  const bar = h("progress", { class: "carte-progress", "aria-hidden": "true", value: "0" });
  return {
    element: bar,
    /** @param {{ done: number, levels: number }} won */
    show({ done, levels }) {
      bar.max = levels;
      bar.value = done;
    },
  };
}

/**
 * A link to a page of the book; in a notebook, which has no such pages, only text.
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function leading(attributes, ...children) {
  return inBook() ? h("a", attributes, ...children) : h("span", {}, ...children);
}

/**
 * @param {Course} course
 * @param {CourseStage} stage
 * @param {CoursesStrings} words
 */
function createStage(course, stage, words) {
  const ids = levelsOf(stage);
  const name = h("span");
  const count = h("span", { class: "carte-stage-count" });
  const link = leading({ class: "carte-stage" }, name, count);
  return {
    element: h("li", {}, link),
    /** @param {Stars} stars */
    show(stars) {
      const won = countWon(ids, stars);
      const open = ids.find((id) => !stars[id]) ?? ids[0];
      const learned = hasStage(stage, stars);
      if (link instanceof HTMLAnchorElement) link.href = stage.page ?? `${course.id}.html#${open}`;
      name.textContent = learned ? canOf(stage, stars) : stage.title;
      count.replaceChildren(learned ? icon("good") : fill(words.map_stage, won));
      link.toggleAttribute("data-done", learned);
    },
  };
}

/**
 * @param {Course} course
 * @param {CoursesStrings} words
 * @param {Skin} skin
 * @param {OnTrouble} onTrouble
 */
function createTile(course, words, skin, onTrouble) {
  const ids = course.stages.flatMap(levelsOf);
  const bar = createBar();
  const counted = h("p", { class: "carte-course-won" });
  const stages = course.stages.map((stage) => createStage(course, stage, words));
  const taught = course.stages.filter(({ deal }) => !deal);
  const place = h("p", {}, wayToPlace(course.place));
  const compare = h("p", { hidden: true });
  const details = h(
    "details",
    {},
    h("summary", {}, fill(words.map_stages, { count: stages.length })),
    h("ol", {}, ...stages.map(({ element }) => element)),
    place,
  );
  return {
    course,
    details,
    element: h(
      "li",
      { class: "carte-course", "data-course": course.id },
      cardFace(course.emblem, skin),
      h(
        "div",
        {},
        h(
          "p",
          { class: "carte-course-title", lang: course.lang },
          leading({ href: `${course.id}.html` }, course.title),
        ),
        h("p", { class: "carte-course-about" }, course.about),
        counted,
        bar.element,
        compare,
      ),
      details,
    ),
    /** @param {Stars} stars */
    show(stars) {
      const { done, all } = countLearned(course.stages, stars);
      counted.textContent = done === all ? words.map_course_done : fill(words.map_course, { done, all });
      const won = countWon(ids, stars);
      bar.show(won);
      const learned = countLearned(taught, stars);
      place.hidden = !place.hasChildNodes() || learned.done > 0;
      const way = learned.done === learned.all ? wayToCompare(course.compare, course.id, onTrouble) : null;
      compare.replaceChildren(way ?? "");
      compare.hidden = !way;
      for (const stage of stages) stage.show(stars);
    },
  };
}

/**
 * Draw the map, and redraw it as stars are won on this page and elsewhere.
 * @param {Tool<CoursesContent, object, CoursesStrings>} tool
 */
function drawCourses(tool) {
  const { body, header, content, words, skin, signal, onTrouble } = tool;
  const bar = createBar();
  const onward = h("div", { class: "carte-onward" });
  const along = h("p", { class: "carte-along" }, leading({ href: "progress.html" }, words.map_along));
  const tiles = content.courses.map((course) => createTile(course, words, skin(), onTrouble));
  const stages = content.courses.flatMap((course) => course.stages);
  /**
   * @param {Stars} stars
   * @param {{ done: number, levels: number }} won
   */
  const progressOf = (stars, won) => {
    const { newest, done, all } = countLearned(stages, stars);
    if (newest) return fill(words.map_won, { done, all, can: canOf(newest, stars) });
    return won.done ? fill(words.map_begun, won) : words.map_begin;
  };
  const show = () => {
    const facts = keptProgress(onTrouble);
    const { stars } = facts;
    const won = countWon(stages.flatMap(levelsOf), stars);
    const step = chooseStep(roadOfPage()?.courses ?? content.courses, facts);
    header.title(words.map_title, progressOf(stars, won));
    bar.show(won);
    along.hidden = !(won.done && inBook());
    onward.replaceChildren(onwardTo(step, content), ...(step.reason === "daily" ? [] : daily(facts)));
    for (const tile of tiles) tile.show(stars);
    return step;
  };
  /**
   * The link to five a day, for a reader who has rules to remember.
   * @param {Facts} facts
   */
  const daily = ({ due, rested }) => {
    if (Object.keys(memory(onTrouble)).length === 0) return [];
    const text = due && !rested ? words.map_due : words.map_rested;
    return [leading({ class: "carte-button", href: "daily.html", "data-action": "daily" }, text)];
  };
  body.append(
    h("div", { class: "carte-map-head" }, bar.element, onward, ...placesIn(content, words), along),
    h("ol", { class: "carte-courses" }, ...tiles.map(({ element }) => element)),
  );
  const { course: current } = show();
  const here = tiles.find(({ course }) => course.id === current?.id);
  if (here) here.details.open = true;
  followKeptProgress(show, signal);
}

/**
 * The links that place a reader who knows a game, above all courses.
 * @param {CoursesContent} content
 * @param {CoursesStrings} words
 */
function placesIn({ courses }, words) {
  if (!inBook()) return [];
  const links = courses.flatMap(({ place, title, lang }) => (place ? [h("a", { href: place.href, lang }, title)] : []));
  const spaced = links.flatMap((link) => [" ", link]);
  return [h("p", { class: "carte-map-places" }, words.map_places, ...spaced)];
}

/** Whether the page shows the next step under its title. */
function isShownAbove() {
  return document.querySelector(".carte-known-reader [data-next]") !== null;
}

/**
 * The link to the next step, and why it comes next.
 * @param {Step} step
 * @param {CoursesContent} content
 */
function onwardTo(step, { steps }) {
  const { label, why } = stepText(step, steps);
  const { reason, href } = step;
  return h(
    "div",
    { class: "carte-next-step" },
    leading(
      { class: "carte-button carte-main", href, "data-action": "go-on", "data-next": isShownAbove() ? false : reason },
      h("span", {}, label),
      icon("next"),
    ),
    h("p", { class: "carte-why" }, why),
  );
}

export default createWidget({ draw: drawCourses });
