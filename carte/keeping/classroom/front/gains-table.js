// The table of what courses have brought: a class looks at it together, so it names nobody.

import { gainOf, inPercent } from "../../../front/memory/gains.js";
import { fill, h } from "../../../front/page/dom.js";

/** @import { classGains } from "./course-gains.js" */
/** @import { ClassroomStrings } from "./messages.js" */

/**
 * The table, with the average of the class; null where nobody has answered before and after a course.
 * @param {ReturnType<typeof classGains>} courses
 * @param {ClassroomStrings["classroom"]} strings
 */
export function gainsTable(courses, strings) {
  if (!courses.length) return null;
  const heads = [strings.people, strings.before, strings.after, strings.gain];
  const onPaper = h("span", { class: "carte-class-game", "aria-hidden": "true" }, strings.gains);
  return h(
    "div",
    { class: "carte-class-scroll", tabindex: 0, role: "group", "aria-label": strings.gains, "data-part": "gains" },
    h(
      "table",
      {},
      h("caption", {}, strings.gains),
      h(
        "thead",
        {},
        h("tr", {}, h("th", { scope: "col" }, h("span", {}, strings.course), onPaper), ...heads.map(columnHead)),
      ),
      h("tbody", {}, ...courses.map((course) => row(course, strings))),
    ),
  );
}

/** @param {string} text */
function columnHead(text) {
  return h("th", { scope: "col" }, text);
}

/**
 * @param {ReturnType<typeof classGains>[number]} course
 * @param {ClassroomStrings["classroom"]} strings
 */
function row({ slug, title, people, before, after, all }, strings) {
  const average = (/** @type {number} */ sum) =>
    fill(strings.of, { count: rounded(sum / people), most: rounded(all / people) });
  const share = gainOf({ before, after, all });
  return h(
    "tr",
    { "data-game": slug },
    h("th", { scope: "row" }, title),
    ...[String(people), average(before), average(after), share === null ? "–" : inPercent(share)].map((text) =>
      h("td", {}, text),
    ),
  );
}

/**
 * A number in the language of the page, with one decimal at most.
 * @param {number} number
 */
function rounded(number) {
  const maximumFractionDigits = 1;
  return new Intl.NumberFormat(document.documentElement.lang || "en", { maximumFractionDigits }).format(number);
}
