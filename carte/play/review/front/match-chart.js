// The pictures of a match: the running sums of luck, the others and the reader, and a row for each deal.
import { fill, h, listed } from "../../../front/page/dom.js";
import { sized } from "./deal-charts.js";
import { drawKey, drawLines, signed } from "./points-chart.js";

/** @import { Joints } from "../../../engine/messages.js" */
/** @import { Account, Share } from "./messages.js" */
/** @typedef {{ whole_match: string, deal: string, total: string, summed: string, in_sum: string, joints: Joints }} MatchWords */

/**
 * The lines of a match beside its table: the page prints them once they are there.
 * @param {Account[]} accounts
 * @param {MatchWords} words
 */
export function drawMatch(accounts, words) {
  const rows = accounts.map(({ parts, result }) => [...parts, { ...result, id: "result" }]);
  return h("div", { class: "carte-points-pictures", "data-paper": "" }, drawTable(rows, words), drawSums(rows, words));
}

/**
 * Draw what each part has come to by the end of each deal, as lines from zero.
 * @param {Share[][]} rows
 * @param {MatchWords} words
 */
function drawSums(rows, { summed, in_sum, joints }) {
  const lines = rows[0].map(({ id = "", name }, column) => {
    const points = [{ at: 0, points: 0 }];
    for (const row of rows)
      points.push({ at: points.length, points: points[points.length - 1].points + row[column].points });
    return { manner: id, name, points, text: signed(points[rows.length].points) };
  });
  const caption = listed(
    lines.map(({ name, text }) => fill(joints.amount, { name, points: text })),
    joints.comma,
  );
  const label = fill(in_sum, { deals: rows.length, parts: caption });
  return h(
    "figure",
    {},
    drawLines(lines, { steps: rows.length, label, numbered: true }),
    h(
      "figcaption",
      {},
      summed,
      h(
        "ul",
        { class: "carte-line-keys" },
        ...lines.map(({ manner, name }) => h("li", {}, drawKey(manner), " ", name)),
      ),
    ),
  );
}

/**
 * Draw a row for each deal, with the parts of its result, and their totals.
 * @param {Share[][]} rows
 * @param {MatchWords} words
 */
function drawTable(rows, { whole_match, deal, total }) {
  const [first] = rows;
  const sums = first.map((_part, at) => rows.reduce((sum, row) => sum + row[at].points, 0));
  const most = Math.max(0.1, ...rows.flat().map(({ points }) => Math.abs(points)));
  return h(
    "table",
    { class: "carte-account carte-account-match" },
    h("caption", {}, whole_match),
    h(
      "thead",
      {},
      h("tr", {}, ...[deal, ...first.map(({ name }) => name)].map((name) => h("th", { scope: "col" }, name))),
    ),
    h(
      "tbody",
      {},
      ...rows.map((row, place) =>
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
