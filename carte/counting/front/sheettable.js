// A match sheet as it is drawn, on the page and on paper.
import { fill, h } from "../../front/page/dom.js";
import "./sheet.css";

/** @import { CountForm, CountingWords, Score, Sheet } from "./types.js" */

/** @typedef {Pick<CountingWords, "short" | "deal" | "total" | "sheet" | "no_deals" | "next_dealer">} SheetWords */

/**
 * What a deal's points are made of: "Carte, Scope 2"; typed points say nothing more.
 * @param {Pick<Score, "items">} score
 * @param {SheetWords} told
 */
function itemsOf({ items }, told) {
  const parts = Object.entries(items)
    .filter(([item]) => item !== "typed" && item !== "payment")
    .map(([item, points]) => (points === 1 ? told.short[item] : `${told.short[item]} ${points}`));
  return parts.join(", ");
}

/**
 * A number as it is written on a sheet; what is paid and received has its sign.
 * @param {number} number
 * @param {boolean} isPaid
 */
export function signed(number, isPaid) {
  const text = String(Math.abs(number));
  if (number < 0) return `−${text}`;
  return isPaid && number > 0 ? `+${text}` : text;
}

/**
 * @param {Score[]} round
 * @param {number} number
 * @param {string} dealer
 * @param {boolean} isPaid
 * @param {SheetWords} told
 */
function dealRow(round, number, dealer, isPaid, told) {
  const cells = round.map((score) => {
    const items = itemsOf(score, told);
    return h("td", {}, signed(score.total, isPaid), items ? h("small", {}, items) : null);
  });
  return h("tr", {}, h("th", { scope: "row" }, String(number), h("small", {}, dealer)), ...cells);
}

/**
 * The table, and where the match stands.
 * @param {Pick<Sheet, "rounds" | "dealer" | "standing">} sheet
 * @param {{ title: string, form: Pick<CountForm, "contract" | "seats" | "sides"> }} game
 * @param {SheetWords} told
 */
export function drawSheet({ rounds, dealer, standing }, { title, form }, told) {
  const isPaid = Boolean(form.contract);
  const { seats, sides } = form;
  const rows = rounds.map((round, number) =>
    dealRow(round, number + 1, seats[(dealer + number) % seats.length], isPaid, told),
  );
  const heads = [told.deal, ...sides].map((name) => h("th", { scope: "col" }, name));
  const total = standing?.total ?? told.total;
  const totals = standing?.totals.map((total, side) =>
    h("td", { "data-winner": standing.winner === side }, signed(total, isPaid)),
  );
  const table = h(
    "table",
    { class: "carte-sheet-table", "data-many": sides.length > 2 },
    h("caption", {}, `${told.sheet}: ${title}`),
    h("thead", {}, h("tr", {}, ...heads)),
    h("tbody", {}, ...rows),
    totals ? h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, total), ...totals)) : null,
  );
  const said = rounds.length ? standing?.text : told.no_deals;
  const next =
    standing && rounds.length && !standing.over ? fill(told.next_dealer, { name: seats[standing.dealer] }) : "";
  return [
    ...(rounds.length ? [table] : [h("p", { class: "carte-sheet-title" }, `${told.sheet}: ${title}`)]),
    h("p", { class: "carte-standing" }, [said, next].filter(Boolean).join(" ")),
    ...(standing?.over && standing.rule ? [h("p", { class: "carte-rule" }, standing.rule.text)] : []),
  ];
}
