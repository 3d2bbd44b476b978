// The table of a class: what to repeat, and each rule with every reader's grade.

import { actionButton } from "../../../front/page/actions.js";
import { handOut } from "../../../front/page/clipboard.js";
import { fill, h, sentences } from "../../../front/page/dom.js";
import { drawFold } from "../../../front/page/fold.js";
import { printAlone } from "../../../front/page/print.js";
import { toCsv } from "../../../front/page/spreadsheet.js";
import { standings, toRepeat } from "./class-standing.js";
import { classGains } from "./course-gains.js";
import { gainsTable } from "./gains-table.js";
import { GRADES, KNOWN, MENDED, RIGHT, WRONG } from "./grades.js";

/** @import { Joints } from "../../../engine/messages.js" */
/** @import { Standing } from "./class-standing.js" */
/** @import { Grade } from "./grades.js" */
/** @import { ClassroomContent, ClassroomStrings } from "./messages.js" */
/** @import { Readers } from "./readers.js" */

const SIGNS = /** @type {const} */ ({ [WRONG]: "✗", [RIGHT]: "✓", [KNOWN]: "★", [MENDED]: "○" });
const UPRIGHT = 7; // names that fit side by side on a sheet
const MANY = 18; // columns that fit on a sheet with upright names
const NAMED = /** @type {const} */ ({ [WRONG]: "wrong", [RIGHT]: "right", [KNOWN]: "known", [MENDED]: "mended" });

/**
 * The table of some readers, printed by their page; onForget(names) is called to forget them, where that is possible.
 * @param {Readers} readers
 * @param {ClassroomContent["games"]} games
 * @param {ClassroomStrings} words
 * @param {((names: string[]) => unknown) | null} onForget
 */
export function classTable(readers, games, { classroom: strings, joints }, onForget) {
  const names = Object.keys(readers);
  if (!names.length) return h("p", { class: "carte-keep-about" }, strings.nobody);
  const found = standings(games, readers);
  /** @type {HTMLElement} */
  const element = h(
    "div",
    {
      class: "carte-class",
      "data-paper": "",
      "data-upright": names.length >= UPRIGHT,
      "data-many": names.length >= MANY,
    },
    h("p", { class: "carte-class-title", "aria-hidden": "true" }, strings.table),
    h("p", { class: "carte-class-count" }, fill(strings.readers, { count: names.length })),
    repeating(toRepeat(found), strings, joints),
    gainsTable(classGains(games, readers), strings),
    legend(strings),
    ...found.map(({ title, rules }) => gameTable(title, rules, names, strings, joints)),
    h(
      "div",
      { class: "carte-keep-ways" },
      actionButton("save", strings.save, () => handOut("class.csv", asCsv(found, names, strings), "text/csv")),
      actionButton("print", strings.print, () => printAlone(element)),
    ),
    onForget && forgetting(names, strings, onForget),
  );
  return element;
}

/**
 * @param {string[]} names
 * @param {ClassroomStrings["classroom"]} strings
 * @param {(names: string[]) => unknown} onForget
 */
function forgetting(names, strings, onForget) {
  const each = names.map((name) => actionButton("forget", fill(strings.forget, { name }), () => onForget([name])));
  return drawFold(
    strings.forgetting,
    { "data-fold": "forget" },
    h(
      "div",
      { class: "carte-class-names" },
      ...each,
      actionButton("forget-all", strings.forget_all, () => onForget(names)),
    ),
  );
}

/**
 * @param {Standing[]} rules
 * @param {ClassroomStrings["classroom"]} strings
 * @param {Joints} joints
 */
function repeating(rules, strings, joints) {
  /** @param {Standing} standing */
  const item = ({ rule, wrong, mended, right, known }) =>
    h(
      "li",
      { "data-rule": rule.id },
      ...sentences([rule.text, levelLink(rule.level, strings)], joints),
      h("small", {}, fill(strings.counts, { wrong, mended, right, known })),
    );
  return h(
    "section",
    { class: "carte-class-repeat", "data-part": "repeat", "aria-label": strings.repeat },
    h("h3", {}, strings.repeat),
    rules.length ? h("ol", {}, ...rules.map(item)) : h("p", {}, strings.no_repeat),
  );
}

/** @param {ClassroomStrings["classroom"]} strings */
function legend(strings) {
  const signs = GRADES.map((grade) => h("span", {}, sign(grade), ` ${strings[NAMED[grade]]}`));
  return h("p", { class: "carte-class-legend", "aria-hidden": "true" }, ...signs);
}

/**
 * @param {string} title
 * @param {Standing[]} rules
 * @param {string[]} names
 * @param {ClassroomStrings["classroom"]} strings
 * @param {Joints} joints
 */
function gameTable(title, rules, names, strings, joints) {
  /** @param {Standing} standing */
  const row = ({ rule, grades }) =>
    h(
      "tr",
      { "data-rule": rule.id },
      h("th", { scope: "row" }, ...sentences([rule.text, levelLink(rule.level, strings)], joints)),
      ...grades.map((grade) =>
        h(
          "td",
          {},
          grade && sign(grade),
          h("span", { class: "carte-unseen" }, strings[grade ? NAMED[grade] : "unmet"]),
        ),
      ),
    );
  const onPaper = h("span", { class: "carte-class-game", "aria-hidden": "true" }, title); // each sheet has a head
  const heads = names.map((name) => h("th", { scope: "col" }, h("span", {}, name)));
  return h(
    "div",
    { class: "carte-class-scroll", tabindex: 0, role: "group", "aria-label": title },
    h(
      "table",
      {},
      h("caption", {}, title),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", {}, strings.rule), onPaper), ...heads)),
      h("tbody", {}, ...rules.map(row)),
    ),
  );
}

/** @param {Grade} grade */
function sign(grade) {
  return h("b", { class: "carte-class-grade", "data-grade": grade, "aria-hidden": "true" }, SIGNS[grade]);
}

/**
 * @param {string | null} level
 * @param {ClassroomStrings["classroom"]} strings
 */
function levelLink(level, strings) {
  return level ? h("a", { href: level }, strings.level) : null;
}

/**
 * @param {ReturnType<typeof standings>} games
 * @param {string[]} names
 * @param {ClassroomStrings["classroom"]} strings
 */
function asCsv(games, names, strings) {
  const rows = games.flatMap(({ title, rules }) =>
    rules.map(({ rule, grades }) => [
      title,
      rule.text,
      ...grades.map((grade) => strings[grade ? NAMED[grade] : "unmet"]),
    ]),
  );
  return toCsv([["", strings.rule, ...names], ...rows]);
}
