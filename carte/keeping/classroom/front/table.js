// The table of a class: what to repeat, and each rule with how every reader stands with it.

import { actionButton } from "../../../front/page/actions.js";
import { handOut } from "../../../front/page/copying.js";
import { fill, h, sentences } from "../../../front/page/dom.js";
import { printAlone } from "../../../front/page/paper.js";
import { GRADES, KNOWN, MENDED, RIGHT, WRONG } from "./grades.js";
import { standings, toRepeat } from "./standing.js";

/** @import { Joints } from "../../../front/types.js" */
/** @import { ClassContent, ClassWords, Grade, Readers } from "./types.js" */
/** @import { Standing } from "./standing.js" */

const SIGNS = /** @type {const} */ ({ [WRONG]: "✗", [RIGHT]: "✓", [KNOWN]: "★", [MENDED]: "○" });
const UPRIGHT = 7; // so many names have no room side by side on a sheet
const MANY = 18; // nor so many columns on one that stands upright
const NAMED = /** @type {const} */ ({ [WRONG]: "wrong", [RIGHT]: "right", [KNOWN]: "known", [MENDED]: "mended" });

/**
 * The table of some readers, which is what their page prints; onForget(names) when they are to be forgotten, where they can be.
 * @param {Readers} readers
 * @param {ClassContent["games"]} games
 * @param {ClassWords} words
 * @param {((names: string[]) => unknown) | null} onForget
 */
export function classTable(readers, games, { classroom: told, joints }, onForget) {
  const names = Object.keys(readers);
  if (!names.length) return h("p", { class: "carte-keep-about" }, told.nobody);
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
    h("p", { class: "carte-class-title", "aria-hidden": "true" }, told.table),
    h("p", { class: "carte-class-count" }, fill(told.readers, { count: names.length })),
    repeating(toRepeat(found), told, joints),
    legend(told),
    ...found.map(({ title, rules }) => gameTable(title, rules, names, told, joints)),
    h(
      "div",
      { class: "carte-keep-ways" },
      actionButton("save", told.save, () => handOut("class.csv", asCsv(found, names, told), "text/csv")),
      actionButton("print", told.print, () => printAlone(element)),
    ),
    onForget && forgetting(names, told, onForget),
  );
  return element;
}

/**
 * @param {string[]} names
 * @param {ClassWords["classroom"]} told
 * @param {(names: string[]) => unknown} onForget
 */
function forgetting(names, told, onForget) {
  const each = names.map((name) => actionButton("forget", fill(told.forget, { name }), () => onForget([name])));
  return h(
    "details",
    { class: "carte-fold", "data-fold": "forget" },
    h("summary", { class: "carte-fold-title" }, told.forgetting),
    h(
      "div",
      { class: "carte-class-names" },
      ...each,
      actionButton("forget-all", told.forget_all, () => onForget(names)),
    ),
  );
}

/**
 * @param {Standing[]} rules
 * @param {ClassWords["classroom"]} told
 * @param {Joints} joints
 */
function repeating(rules, told, joints) {
  /** @param {Standing} standing */
  const item = ({ rule, wrong, mended, right, known }) =>
    h(
      "li",
      { "data-rule": rule.id },
      ...sentences([rule.text, levelLink(rule.level, told)], joints),
      h("small", {}, fill(told.counts, { wrong, mended, right, known })),
    );
  return h(
    "section",
    { class: "carte-class-repeat", "data-part": "repeat", "aria-label": told.repeat },
    h("h3", {}, told.repeat),
    rules.length ? h("ol", {}, ...rules.map(item)) : h("p", {}, told.no_repeat),
  );
}

/** @param {ClassWords["classroom"]} told */
function legend(told) {
  const signs = GRADES.map((grade) => h("span", {}, sign(grade), ` ${told[NAMED[grade]]}`));
  return h("p", { class: "carte-class-legend", "aria-hidden": "true" }, ...signs);
}

/**
 * @param {string} title
 * @param {Standing[]} rules
 * @param {string[]} names
 * @param {ClassWords["classroom"]} told
 * @param {Joints} joints
 */
function gameTable(title, rules, names, told, joints) {
  /** @param {Standing} standing */
  const row = ({ rule, grades }) =>
    h(
      "tr",
      { "data-rule": rule.id },
      h("th", { scope: "row" }, ...sentences([rule.text, levelLink(rule.level, told)], joints)),
      ...grades.map((grade) =>
        h("td", {}, grade && sign(grade), h("span", { class: "carte-unseen" }, told[grade ? NAMED[grade] : "unmet"])),
      ),
    );
  const onPaper = h("span", { class: "carte-class-game", "aria-hidden": "true" }, title); // a head stands on each sheet
  const heads = names.map((name) => h("th", { scope: "col" }, h("span", {}, name)));
  return h(
    "div",
    { class: "carte-class-scroll", tabindex: 0, role: "group", "aria-label": title },
    h(
      "table",
      {},
      h("caption", {}, title),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", {}, told.rule), onPaper), ...heads)),
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
 * @param {ClassWords["classroom"]} told
 */
function levelLink(level, told) {
  return level ? h("a", { href: level }, told.level) : null;
}

/**
 * @param {ReturnType<typeof standings>} games
 * @param {string[]} names
 * @param {ClassWords["classroom"]} told
 */
function asCsv(games, names, told) {
  const rows = games.flatMap(({ title, rules }) =>
    rules.map(({ rule, grades }) => [title, rule.text, ...grades.map((grade) => told[grade ? NAMED[grade] : "unmet"])]),
  );
  return [["", told.rule, ...names], ...rows].map((row) => row.map(quoted).join(",")).join("\r\n");
}

/**
 * A field as spreadsheets read it: as text, also where it begins like a formula.
 * @param {string} field
 */
function quoted(field) {
  return `"${field.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
