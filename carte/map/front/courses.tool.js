// The map of all courses: the stars won in each stage, and where to go on.

import { cardFace } from "../../front/cards/faces.js";
import { followMemory, memory } from "../../front/memory/memory.js";
import { dayOf, dueRules } from "../../front/memory/schedule.js";
import { inBook } from "../../front/page/address.js";
import { fill, h, icon } from "../../front/page/dom.js";
import { createWidget } from "../../front/widget.js";
import { wayToPlace } from "../../lessons/front/placement.js";
import { allStars, followProgress } from "../../lessons/front/progress.js";
import { followLeft, levelLeft } from "./unfinished-deal.js";
import "./courses.css";

/** @import { Memory } from "../../front/memory/memory.js" */
/** @import { Skin } from "../../front/messages.js" */
/** @import { Attributes, Child } from "../../front/page/dom.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Stars } from "../../lessons/front/progress.js" */
/** @import { Course, CourseStage, CoursesContent, CoursesStrings } from "./messages.js" */

/** @typedef {{ id: string, number: number, stage: CourseStage, course: Course }} Place */

/**
 * The ids of a stage's levels, from their number.
 * @param {CourseStage} stage
 */
function levelsOf({ id, levels }) {
  return Array.from({ length: levels }, (_, number) => `${id}-${number + 1}`);
}

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
  const learned = stages.filter((stage) => levelsOf(stage).every((id) => stars[id] > 0));
  const order = Object.keys(stars);
  /** @param {CourseStage} stage */
  const since = (stage) => Math.max(...levelsOf(stage).map((id) => order.indexOf(id)));
  const [newest = null] = learned.toSorted((one, other) => since(other) - since(one));
  return { all: stages.length, done: learned.length, newest };
}

/**
 * Every level of the book in order: {id, number, stage, course}.
 * @param {Course[]} all
 * @returns {Place[]}
 */
function wayOf(all) {
  return all.flatMap((course) =>
    course.stages.flatMap((stage) => levelsOf(stage).map((id, index) => ({ id, number: index + 1, stage, course }))),
  );
}

/**
 * Where to go on: the first open level after the one won last, in its course first and then in the
 * courses that follow; null if nothing is open. Stars stay in the order in which they were won.
 * @param {Place[]} way
 * @param {Stars} stars
 */
function nextLevel(way, stars) {
  /** @param {Place} place */
  const open = ({ id }) => !stars[id];
  const ids = new Map(way.map(({ id }, place) => [id, place]));
  const last = Object.keys(stars).findLast((id) => ids.has(id) && stars[id] > 0);
  const here = ids.get(last ?? "");
  if (here === undefined) return way[0] ?? null;
  /** @param {Place} place */
  const own = ({ course }) => course === way[here].course;
  const round = [...way.slice(here + 1), ...way.slice(0, here)].filter(open);
  return round.find(own) ?? round[0] ?? null;
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
      const learned = won.done === won.levels;
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
 */
function createTile(course, words, skin) {
  const ids = course.stages.flatMap(levelsOf);
  const bar = createBar();
  const counted = h("p", { class: "carte-course-won" });
  const stages = course.stages.map((stage) => createStage(course, stage, words));
  const taught = course.stages.filter(({ deal }) => !deal);
  const place = h("p", {}, wayToPlace(course.place));
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
      ),
      details,
    ),
    /** @param {Stars} stars */
    show(stars) {
      const { done, all } = countLearned(course.stages, stars);
      counted.textContent = done === all ? words.map_course_done : fill(words.map_course, { done, all });
      const won = countWon(ids, stars);
      bar.show(won);
      place.hidden = !place.hasChildNodes() || countLearned(taught, stars).done > 0;
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
  const road = wayOf(content.courses);
  const bar = createBar();
  const onward = h("p", { class: "carte-onward" });
  const daily = h("p", { class: "carte-daily" });
  const along = h("p", { class: "carte-along" }, leading({ href: "progress.html" }, words.map_along));
  const tiles = content.courses.map((course) => createTile(course, words, skin()));
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
    const stars = allStars(onTrouble);
    const won = countWon(
      road.map(({ id }) => id),
      stars,
    );
    const left = levelLeft(onTrouble);
    const next = road.find(({ id }) => id === left) ?? nextLevel(road, stars);
    const begun = won.done > 0 || next?.id === left;
    header.title(words.map_title, progressOf(stars, won));
    bar.show(won);
    along.hidden = !(won.done && inBook());
    onward.replaceChildren(next ? onwardTo(next, begun, words) : words.map_done);
    for (const tile of tiles) tile.show(stars);
    return next;
  };
  body.append(
    h("div", { class: "carte-map-head" }, bar.element, daily, onward, along),
    h("ol", { class: "carte-courses" }, ...tiles.map(({ element }) => element)),
  );
  const next = show();
  const here = tiles.find(({ course }) => course === next?.course);
  if (here) here.details.open = true;
  followProgress(show, signal);
  followLeft(show, signal);
  const remind = () => daily.replaceChildren(...dueToday(memory(onTrouble), words));
  remind();
  followMemory(remind, signal);
}

/**
 * The link to five a day, for a reader who has rules to remember.
 * @param {Memory} kept
 * @param {CoursesStrings} words
 */
function dueToday(kept, { map_due: label }) {
  const ids = Object.keys(kept);
  if (ids.length === 0) return [];
  const due = dueRules(kept, ids, dayOf(Date.now() / 1000)).length;
  const text = due === 0 ? label.none : due === 1 ? label.one : fill(label.many, { due });
  const kind = due ? "carte-button carte-main" : "carte-button";
  return [leading({ class: kind, href: "daily.html", "data-action": "daily" }, text)];
}

/**
 * @param {Place} place
 * @param {boolean} begun
 * @param {CoursesStrings} words
 */
function onwardTo({ id, number, stage, course }, begun, words) {
  const text = !begun ? words.map_begin_with : stage.deal ? words.map_go_deal : words.map_go_on;
  const label = fill(text, { course: course.title, stage: stage.title, level: number });
  const href = stage.page ?? (document.getElementById(id) ? `#${id}` : `${course.id}.html#${id}`);
  return leading({ class: "carte-button carte-main", href, "data-action": "go-on" }, label, icon("next"));
}

export default createWidget({ draw: drawCourses });
