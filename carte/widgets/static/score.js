// A round's score, counted item by item.
import { h } from "./dom.js";

const SIGNED = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

function row(kind, name, values) {
  return h("tr", {}, h("th", { scope: "row" }, name), ...values.map((value) => h(kind, {}, value)));
}

/** Points as they are; what is paid and received with its sign. A text comes ready from Python. */
function written(value, item) {
  if (typeof value !== "number" || item !== "payment") return String(value);
  return SIGNED.format(value).replace("-", "−");
}

/**
 * A table of `score` = [{side, items, total}, …]: one row an item, one column a side. What nobody
 * has won has a row too, if it is counted in every deal.
 */
export function scoreSheet(score, words) {
  const items = Object.keys(words.items).filter(
    (item) => words.counted.includes(item) || score.some((side) => item in side.items),
  );
  const paid = items.length === 1 && items[0] === "payment";
  const of = (read) => score.map(read);
  const sides = score.map(({ side }) => h("th", { scope: "col" }, words.sides[side] ?? side));
  const counted = items.map((item) =>
    row("td", words.items[item], of((side) => written(side.items[item] ?? 0, item))),
  );
  const total = row("td", words.total, of((side) => written(side.total, paid ? "payment" : "")));
  return h(
    "table",
    { class: "carte-score" },
    h("caption", {}, words.score),
    h("thead", {}, h("tr", {}, h("td"), ...sides)),
    h("tbody", {}, ...counted),
    items.length > 1 ? h("tfoot", {}, total) : null,
  );
}
