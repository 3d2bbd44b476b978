// Numbers by side: a deal's score, item by item, or the numbers of a question.
import { textInFaces } from "../../front/cards/phrases.js";
import { h } from "../../front/page/dom.js";
import { numeral } from "../../front/page/numbers.js";
import { ruleLink } from "../../front/page/rule-link.js";

/** @import { SideScore } from "../../board/front/messages.js" */
/** @import { RuleId } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */

/**
 * Numbers by side, a row for each name.
 * @typedef {{ title: string, sides: string[], rows: { name: string | Node, values: string[] }[] }} Numbers
 */

const FEW = 3; // sides that have a column each

/**
 * @param {string | Node} name
 * @param {string[]} values
 */
function row(name, values) {
  return h("tr", {}, h("th", { scope: "row" }, name), ...values.map((value) => h("td", {}, value)));
}

/**
 * Format points: plain, or payments with their sign. A text from Python stays as it is.
 * @param {number | string} value
 * @param {string} item
 */
function written(value, item) {
  return typeof value === "number" ? numeral(value, { signed: item === "payment" }) : value;
}

/**
 * A table of the `numbers` of some `sides`: one row a name and one column a side, or the other way
 * round if there are many sides. The `total` is their sum.
 * @param {Numbers & { total?: { name: string, values: string[] } | null }} numbers
 */
export function numberSheet({ title, sides, rows, total = null }) {
  const across = sides.length > FEW;
  const headings = across ? rows.map(({ name }) => name) : sides;
  const lines = across
    ? sides.map((side, at) =>
        row(
          side,
          rows.map(({ values }) => values[at]),
        ),
      )
    : rows.map(({ name, values }) => row(name, values));
  return h(
    "table",
    { class: "carte-score" },
    h("caption", {}, title),
    h("thead", {}, h("tr", {}, h("td"), ...headings.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...lines),
    total ? h("tfoot", {}, row(total.name, total.values)) : null,
  );
}

/**
 * The score of a deal item by item, from `score` = [{side, items, total}, …]; each item links to its rule if known.
 * @param {SideScore[]} score
 * @param {TableStrings} words
 * @param {Skin} skin
 * @param {Record<string, RuleId>} rules by their items
 */
export function scoreSheet(score, words, skin, rules = {}) {
  const items = Object.keys(words.items).filter((item) => score.some((side) => Object.hasOwn(side.items, item)));
  const isSummed = score.length <= FEW && items.length > 1;
  return numberSheet({
    title: words.score,
    sides: score.map(({ side }) => words.sides[side] ?? side),
    rows: items.map((item) => ({
      name: ruleLink(rules[item], textInFaces(score[0].names?.[item] ?? words.items[item], words, skin)),
      values: score.map((side) => written(side.items[item] ?? 0, item)),
    })),
    total: isSummed ? { name: words.total, values: score.map(({ total }) => written(total, "")) } : null,
  });
}
