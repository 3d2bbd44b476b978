// Replaces a day's questions: with their results, or with where to begin for a reader who has met no rule.
import { actionButton } from "../../front/page/actions.js";
import { inBook } from "../../front/page/address.js";
import { fill, h, icon, langOf, sentences } from "../../front/page/dom.js";
import { linkTo, nextStep } from "../../front/page/onward.js";

/** @import { DailyContent, DailyStrings, Placing } from "./messages.js" */

export const BEGIN = "begin-"; // in an address before a course: five questions place the reader in it

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
 * The result of a round, an answer a line, with the link onward and the button for more.
 * @param {DailyStrings} words
 * @param {{ answers: { right: boolean, text: string, back: string }[], placing: Placing | null, onMore: () => void }} round
 */
export function account({ daily: strings, joints }, { answers, placing, onMore }) {
  const results = answers.map(({ right }) => right);
  const lines = answers.map(({ right, text, back }) =>
    h("li", {}, icon(right ? "good" : "bad"), h("span", {}, ...sentences([text, h("i", {}, back)], joints))),
  );
  const { title, ...way } = placing ? placed(strings, placing, results) : done(strings, results);
  const more = placing ? "" : actionButton("again", strings.more, onMore);
  return [
    h("p", { class: "carte-summary-title" }, title),
    h("ul", {}, ...lines),
    h("div", { class: "carte-summary-ways" }, wayOn(way), more),
  ];
}

/**
 * The result of a day.
 * @param {DailyStrings["daily"]} strings
 * @param {boolean[]} results
 */
function done(strings, results) {
  const title = fill(strings.done, { right: results.filter(Boolean).length, all: results.length });
  return { title, ...(nextStep({ what: "daily", of: "" }) ?? { href: "index.html#the-courses", label: strings.map }) };
}

/**
 * Where a reader begins: at the stage of the first wrong answer, or at the one not asked about.
 * @param {DailyStrings["daily"]} strings
 * @param {Placing} course
 * @param {boolean[]} results
 */
function placed(strings, { title: course, stages, play }, results) {
  const stage = stages[results.includes(false) ? results.indexOf(false) : results.length];
  const why = strings.placed_why;
  if (!stage)
    return { title: fill(strings.placed_all, { course }), href: play, label: strings.play, reason: "placed", why };
  const label = fill(strings.begin, { stage: stage.title });
  return { title: label, href: stage.level, label, reason: "placed", why };
}
