// Two pictures of a deal: what was to be expected after each move, and what its result is made of.
import { fill, h, svg } from "../../../front/page/dom.js";

/** @import { Account, Finding } from "./types.js" */

const WIDTH = 600;
const HEIGHT = 120;
const SIGNED = new Intl.NumberFormat("en", {
  signDisplay: "always",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const EDGE = 8; // round the line, so that its marks are whole

/**
 * A line of the expected result by move, from the deal to the `result`, with marks at the moves that cost something.
 * @param {Finding[]} found
 * @param {{ moves: number, result: number, costs: number[], label: string }} deal
 */
export function drawLine(found, { moves, result, costs, label }) {
  const inOrder = [...found].sort((one, other) => one.number - other.number);
  const points = [...inOrder.map(({ number, worth }) => ({ number, worth })), { number: moves + 1, worth: result }];
  const most = Math.max(1, ...points.map(({ worth }) => Math.abs(worth)));
  /** @param {{ number: number, worth: number }} point */
  const placed = ({ number, worth }) => ({
    x: EDGE + (number / (moves + 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT / 2 - (worth / most) * (HEIGHT / 2 - EDGE),
  });
  const path = points.map(placed).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const marks = points
    .filter(({ number }) => costs.includes(number))
    .map(placed)
    .map(({ x, y }) => svg("circle", { class: "carte-line-cost", cx: x.toFixed(1), cy: y.toFixed(1), r: 6 }));
  return svg(
    "svg",
    { class: "carte-line", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    svg("path", { class: "carte-line-zero", d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
    svg("path", { class: "carte-line-expected", d: `M${path.join("L")}` }),
    svg("text", { class: "carte-line-scale", x: 4, y: 14 }, signed(most)),
    svg("text", { class: "carte-line-scale", x: 4, y: HEIGHT - 5 }, signed(-most)),
    ...marks,
  );
}

/**
 * What is drawn as long as its points are large, by the style sheet.
 * @template {HTMLElement} Element
 * @param {Element} element
 * @param {number} points
 * @param {number} most
 */
function sized(element, points, most) {
  element.dataset.sign = points < 0 ? "less" : "more";
  element.style.setProperty("--share", String(Math.min(1, Math.abs(points) / most)));
  return element;
}

/**
 * The parts of a result, each with its bar, and what they come to.
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
 * A match: a row for each deal, with the parts of its result, and what they come to in all.
 * @param {Account[]} accounts
 * @param {{ title: string, deal: string, total: string }} words
 */
export function drawMatch(accounts, { title, deal, total }) {
  const told = accounts.map(({ parts, result }) => [...parts, result]);
  const [first] = told;
  const sums = first.map((_part, at) => told.reduce((sum, row) => sum + row[at].points, 0));
  const most = Math.max(0.1, ...told.flat().map(({ points }) => Math.abs(points)));
  return h(
    "table",
    { class: "carte-account carte-account-match" },
    h("caption", {}, title),
    h(
      "thead",
      {},
      h("tr", {}, ...[deal, ...first.map(({ name }) => name)].map((name) => h("th", { scope: "col" }, name))),
    ),
    h(
      "tbody",
      {},
      ...told.map((row, place) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, String(place + 1)),
          ...row.map(({ text, points }) => sized(h("td", {}, text), points, most)),
        ),
      ),
    ),
    h(
      "tfoot",
      {},
      h("tr", {}, h("th", { scope: "row" }, total), ...sums.map((sum) => sized(h("td", {}, signed(sum)), sum, most))),
    ),
  );
}

/** @param {number} points */
const signed = (points) => (Math.abs(points) < 0.05 ? "0.0" : SIGNED.format(points).replace("-", "−"));

/**
 * A sentence for whoever does not see the line.
 * @param {string} template
 * @param {{ costs: number[], result: string }} deal
 */
export const lineInWords = (template, { costs, result }) =>
  fill(template, { moves: costs.length ? costs.join(", ") : "—", result });
