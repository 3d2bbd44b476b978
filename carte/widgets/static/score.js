// A round's score, counted item by item.
import { h } from "./dom.js";

function row(kind, name, values) {
  return h("tr", {}, h("th", { scope: "row" }, name), ...values.map((value) => h(kind, {}, value)));
}

/** A table of `score` = [{side, items, total}, …]: one row an item, one column a side. */
export function scoreSheet(score, words) {
  const items = [...new Set(score.flatMap((side) => Object.keys(side.items)))];
  const of = (read) => score.map((side) => String(read(side)));
  const sides = score.map(({ side }) => h("th", { scope: "col" }, words.sides[side] ?? side));
  const counted = items.map((item) =>
    row("td", words.items[item] ?? item, of((side) => side.items[item] ?? 0)),
  );
  return h(
    "table",
    { class: "carte-score" },
    h("caption", {}, words.score),
    h("thead", {}, h("tr", {}, h("td"), ...sides)),
    h("tbody", {}, ...counted),
    h("tfoot", {}, row("td", words.total, of((side) => side.total))),
  );
}
