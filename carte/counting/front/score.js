// A round's score, counted item by item.
import { h } from "../../front/page/dom.js";

/** @import { Words } from "../../front/types.js" */
/** @import { SideScore } from "./types.js" */

const SIGNED = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

/**
 * @param {string} name
 * @param {string[]} values
 */
function row(name, values) {
  return h("tr", {}, h("th", { scope: "row" }, name), ...values.map((value) => h("td", {}, value)));
}

/**
 * Points as they are; what is paid and received with its sign. A text comes ready from Python.
 * @param {number | string} value
 * @param {string} item
 */
function written(value, item) {
  if (typeof value !== "number" || item !== "payment") return String(value);
  return SIGNED.format(value).replace("-", "−");
}

/**
 * A table of rows, each a heading and its values; the `total` is what they come to.
 * @param {Words} words
 * @param {string[]} headings
 * @param {[heading: string, values: string[]][]} rows
 * @param {string[] | null} total
 */
function sheet(words, headings, rows, total = null) {
  return h(
    "table",
    { class: "carte-score" },
    h("caption", {}, words.score),
    h("thead", {}, h("tr", {}, h("td"), ...headings.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...rows.map(([name, values]) => row(name, values))),
    total ? h("tfoot", {}, row(words.total, total)) : null,
  );
}

/**
 * A table of `score` = [{side, items, total}, …]: one row an item and one column a side, or the
 * other way round where there are many sides.
 * @param {SideScore[]} score
 * @param {Words} words
 */
export function scoreSheet(score, words) {
  const items = Object.keys(words.items).filter((item) => score.some((side) => item in side.items));
  const names = items.map((item) => words.items[item]);
  const sides = score.map(({ side }) => words.sides[side] ?? side);
  /**
   * @param {SideScore} side
   * @param {string} item
   */
  const of = (side, item) => written(side.items[item] ?? 0, item);
  if (score.length > 2) {
    return sheet(
      words,
      names,
      score.map((side, at) => [sides[at], items.map((item) => of(side, item))]),
    );
  }
  /** @type {[string, string[]][]} */
  const rows = items.map((item, at) => [names[at], score.map((side) => of(side, item))]);
  const total = items.length > 1 ? score.map((side) => String(side.total)) : null;
  return sheet(words, sides, rows, total);
}
