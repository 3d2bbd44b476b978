// Two pictures of a deal: the expected result after each move, and the parts of the result.
import { fill, h, listed } from "../../../front/page/dom.js";
import { drawLines } from "./points-chart.js";

/** @import { Joints } from "../../../engine/messages.js" */
/** @import { Account, Finding } from "./messages.js" */

/**
 * Draw the expected result by move, from the deal to the `result`, with marks at the moves that cost something.
 * @param {Finding[]} found
 * @param {{ moves: number, result: number, costs: number[], label: string }} deal
 */
export function drawLine(found, { moves, result, costs, label }) {
  const inOrder = [...found].sort((one, other) => one.number - other.number);
  const points = [
    ...inOrder.map(({ number, worth }) => ({ at: number, points: worth })),
    { at: moves + 1, points: result },
  ];
  const marks = points.filter(({ at }) => costs.includes(at));
  return drawLines([{ manner: "result", points }], { steps: moves + 1, label, marks });
}

/**
 * Size an element by its points, with the style sheet.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {number} points
 * @param {number} most
 */
export function sized(element, points, most) {
  element.dataset.sign = points < 0 ? "less" : "more";
  element.style.setProperty("--share", String(Math.min(1, Math.abs(points) / most)));
  return element;
}

/**
 * Draw the parts of a result, each with its bar, and their sum.
 * @param {Account} account
 * @param {string} title
 */
export function drawAccount({ result, parts }, title) {
  const most = Math.max(0.1, ...[result, ...parts].map(({ points }) => Math.abs(points)));
  const rows = [...parts, result].map(({ id = "result", name, points, text }) =>
    h(
      "tr",
      { "data-part": id },
      h("th", { scope: "row" }, name),
      h("td", { class: "carte-part-points" }, text),
      h("td", { class: "carte-part-bar" }, sized(h("span"), points, most)),
    ),
  );
  return h(
    "table",
    { class: "carte-account" },
    h("caption", {}, title),
    h("tbody", {}, ...rows.slice(0, -1)),
    h("tfoot", {}, ...rows.slice(-1)),
  );
}

/**
 * A sentence for readers who do not see the line.
 * @param {string} template
 * @param {{ costs: number[], result: string }} deal
 * @param {Pick<Joints, "comma">} joints
 */
export const lineInWords = (template, { costs, result }, { comma }) =>
  fill(template, { moves: costs.length ? listed(costs, comma) : "—", result });
