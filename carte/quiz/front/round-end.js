// Replaces a day's questions: with their results, or with where to begin for a reader who has met no rule.
import { gainOf, inPercent } from "../../front/memory/gains.js";
import { actionButton } from "../../front/page/actions.js";
import { inBook } from "../../front/page/address.js";
import { fill, h, icon, langOf, sentences } from "../../front/page/dom.js";
import { linkTo, nextStep } from "../../front/page/onward.js";
import { BEGIN, beginning } from "./course-round.js";

/** @import { CourseGain } from "../../front/memory/gains.js" */
/** @import { CourseOfRound } from "./course-round.js" */
/** @import { DailyContent, DailyStrings } from "./messages.js" */

/**
 * The link onward, if there is a book to go on in.
 * @param {{ href: string, label: string, reason?: string, why?: string }} way
 */
function wayOn({ href, label, reason, why = "" }) {
  if (!inBook()) return "";
  return reason ? linkTo({ href, label, reason, why }) : h("a", { class: "carte-button carte-main", href }, label);
}

/**
 * Lead a reader who has met no rule to the lessons, or to the questions that place them.
 * @param {DailyStrings["daily"]} strings
 * @param {DailyContent["places"]} places
 */
export function invitation(strings, places) {
  const ways = Object.entries(places).map(([course, { title }]) =>
    h("a", { class: "carte-button", href: `#${BEGIN}${course}`, lang: langOf(title) }, title),
  );
  return [
    h("p", { class: "carte-summary-title" }, strings.first),
    h("p", { class: "carte-summary-ways" }, wayOn({ href: "index.html", label: strings.first_deal })),
    h("p", { class: "carte-daily-placing" }, strings.place),
    h("p", { class: "carte-summary-ways carte-daily-places" }, ...ways),
  ];
}

/**
 * The result of a round, an answer a line, with the link onward and the button for more. After the many answers about a
 * course the link comes first.
 * @param {DailyStrings} words
 * @param {{ answers: { right: boolean, text: string, back: string }[], course: CourseOfRound | null,
 *   onMore: () => void }} round
 */
export function account({ daily: strings, joints }, { answers, course, onMore }) {
  const results = answers.map(({ right }) => right);
  const lines = answers.map(({ right, text, back }) =>
    h("li", {}, icon(right ? "good" : "bad"), h("span", {}, ...sentences([text, h("i", {}, back)], joints))),
  );
  const { title, ...way } = course ? courseEnd(strings, course, results) : done(strings, results);
  const more = course ? "" : actionButton("again", strings.more, onMore);
  const list = h("ul", {}, ...lines);
  const ways = h("div", { class: "carte-summary-ways" }, wayOn(way), more);
  return [h("p", { class: "carte-summary-title" }, title), ...(course ? [ways, list] : [list, ways])];
}

/**
 * @param {DailyStrings["daily"]} strings
 * @param {CourseOfRound} course
 * @param {boolean[]} results
 */
function courseEnd(strings, course, results) {
  return course.before
    ? { ...onward(strings), title: compared(strings, course.title, course.before, results) }
    : placed(strings, course, results);
}

/**
 * The result of a day.
 * @param {DailyStrings["daily"]} strings
 * @param {boolean[]} results
 */
function done(strings, results) {
  return { title: fill(strings.done, scoreOf(results)), ...onward(strings) };
}

/** @param {boolean[]} results */
const scoreOf = (results) => ({ right: results.filter(Boolean).length, all: results.length });

/** @param {DailyStrings["daily"]} strings */
function onward(strings) {
  return nextStep({ what: "daily", of: "" }) ?? { href: "index.html#the-courses", label: strings.map };
}

/**
 * What a course has brought.
 * @param {DailyStrings["daily"]} strings
 * @param {string} course
 * @param {CourseGain} gain
 * @param {boolean[]} results
 */
function compared(strings, course, { before: [, before] }, results) {
  const { right: after, all } = scoreOf(results);
  const scores = { before, after, all };
  const share = gainOf(scores);
  if (share === null) return fill(strings.compared, { course, ...scores });
  return fill(strings.gained, { course, ...scores, share: inPercent(share) });
}

/**
 * Where a reader begins: at the stage of the first wrong answer, or with a deal.
 * @param {DailyStrings["daily"]} strings
 * @param {CourseOfRound} course
 * @param {boolean[]} results
 */
function placed(strings, course, results) {
  const stage = course.stages[beginning(course, results)];
  const [reason, why] = ["placed", strings.placed_why];
  if (!stage) {
    const title = fill(strings.placed_all, { course: course.title });
    return { title, href: course.play, label: strings.play, reason, why };
  }
  const title = fill(strings.done_before, scoreOf(results));
  return { title, href: stage.level, label: fill(strings.begin, { stage: stage.title }), reason, why };
}
