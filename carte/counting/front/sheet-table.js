// Draws a match sheet, on the page and on paper.
import { fill, h, listed, pushButton } from "../../front/page/dom.js";
import { numeral } from "../../front/page/numbers.js";
import "./sheet.css";

/** @import { CountForm, CountingWords, Score } from "./messages.js" */
/** @import { Sheet } from "./types.js" */

/** @typedef {Pick<CountingWords, "joints" | "short" | "deal" | "total" | "sheet" | "no_deals" | "next_dealer" | "correct">} SheetWords */

/** @typedef {(place: number, opener: HTMLElement) => unknown} OnCorrect */

/**
 * The items of a deal's points: "Carte, Scope 2"; typed points have none.
 * @param {Pick<Score, "items">} score
 * @param {SheetWords} strings
 */
function itemsOf({ items }, strings) {
  const parts = Object.entries(items)
    .filter(([item]) => item !== "typed" && item !== "payment")
    .map(([item, points]) =>
      points === 1 ? strings.short[item] : fill(strings.joints.amount, { name: strings.short[item], points }),
    );
  return listed(parts, strings.joints.comma);
}

/**
 * The number of a deal: on the page a button that corrects it, on paper a number.
 * @param {number} place
 * @param {SheetWords} strings
 * @param {OnCorrect | null} onCorrect
 */
function numberOf(place, strings, onCorrect) {
  const number = h("span", {}, String(place + 1));
  if (!onCorrect) return [number];
  /** @type {HTMLButtonElement} */
  const button = pushButton(
    {
      class: "carte-deal-number",
      "data-action": "correct",
      "aria-label": fill(strings.correct, { number: place + 1 }),
      click: () => onCorrect(place, button),
    },
    String(place + 1),
  );
  return [button, number];
}

/**
 * A deal, with its contract in a line of its own.
 * @param {{ round: Score[], place: number, dealer: string, said: string }} deal
 * @param {boolean} isPaid
 * @param {SheetWords} strings
 * @param {OnCorrect | null} onCorrect
 */
function dealRows({ round, place, dealer, said: caption }, isPaid, strings, onCorrect) {
  const cells = round.map((score) => {
    const items = itemsOf(score, strings);
    return h("td", {}, numeral(score.total, { signed: isPaid }), items ? h("small", {}, items) : null);
  });
  const head = h("th", { scope: "row" }, ...numberOf(place, strings, onCorrect), h("small", {}, dealer));
  const about = h("tr", { "data-about": "" }, h("td", { colspan: round.length + 1 }, caption));
  return [h("tr", {}, head, ...cells), ...(caption ? [about] : [])];
}

/**
 * The day of a match, or its first and last.
 * @param {Pick<Sheet, "notes">} sheet
 */
function daysOf({ notes = [] }) {
  const times = notes.flatMap((note) => (note ? [note.at] : []));
  if (times.length === 0) return "";
  const format = new Intl.DateTimeFormat(document.documentElement.lang || "en", { dateStyle: "long" });
  return format.formatRange(Math.min(...times), Math.max(...times));
}

/**
 * The title of a sheet, filled in or blank: "Match sheet: Scopa".
 * @param {string} game
 * @param {Pick<CountingWords, "joints" | "sheet">} strings
 */
export const titleOf = (game, { joints, sheet }) => fill(joints.label, { name: sheet, values: game });

/**
 * The house rules of a sheet's deals; nothing for the book's.
 * @param {Pick<CountForm, "house">} form
 * @param {(text: string) => string | Node} say puts a text about cards into the faces in use
 */
export const houseLine = ({ house }, say) => (house ? [h("p", { class: "carte-sheet-house" }, say(house))] : []);

/**
 * The table, and the standing of the match; with `onCorrect` deals can be corrected.
 * @param {Pick<Sheet, "rounds" | "dealer" | "standing" | "notes">} sheet
 * @param {{ title: string, form: Pick<CountForm, "contract" | "seats" | "sides"> }} game
 * @param {SheetWords} strings
 * @param {OnCorrect | null} [onCorrect]
 */
export function drawSheet({ rounds, dealer, standing, notes }, { title, form }, strings, onCorrect = null) {
  const isPaid = Boolean(form.contract);
  const { seats, sides } = form;
  const rows = rounds.flatMap((round, place) => {
    const deal = { round, place, dealer: seats[(dealer + place) % seats.length], said: standing?.said?.[place] ?? "" };
    return dealRows(deal, isPaid, strings, onCorrect);
  });
  const heads = [strings.deal, ...sides].map((name) => h("th", { scope: "col" }, name));
  const total = standing?.total ?? strings.total;
  const totals = standing?.totals.map((points, side) =>
    h("td", { "data-winner": standing.winner === side }, numeral(points, { signed: isPaid })),
  );
  const table = h(
    "table",
    { class: "carte-sheet-table", "data-many": sides.length > 2 },
    h("caption", {}, titleOf(title, strings), h("small", {}, daysOf({ notes }))),
    h("thead", {}, h("tr", {}, ...heads)),
    h("tbody", {}, ...rows),
    totals ? h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, total), ...totals)) : null,
  );
  const caption = rounds.length ? standing?.text : strings.no_deals;
  const next =
    standing && rounds.length && !standing.over ? fill(strings.next_dealer, { name: seats[standing.dealer] }) : "";
  return [
    ...(rounds.length ? [table] : [h("p", { class: "carte-sheet-title" }, titleOf(title, strings))]),
    h("p", { class: "carte-standing" }, listed([caption ?? "", next], strings.joints.sentence)),
    ...(standing?.over && standing.rule ? [h("p", { class: "carte-rule" }, standing.rule.text)] : []),
  ];
}
