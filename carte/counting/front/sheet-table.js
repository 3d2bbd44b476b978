// A match sheet as a table, on the page and on paper.
import { fill, h, listed } from "../../front/page/dom.js";
import { numeral } from "../../front/page/numbers.js";
import { nodesOf, on } from "../../front/page/views.js";
import "./sheet.css";

/** @import { Sheet } from "./counting-schema.js" */
/** @import { CountForm, CountingWords, Score } from "./messages.js" */

/** @typedef {Pick<CountingWords, "joints" | "short" | "deal" | "total" | "sheet" | "no_deals" | "next_dealer" | "correct">} SheetWords */

/** @typedef {(place: number, opener: HTMLElement) => unknown} OnCorrect */

/**
 * A sheet with its game, by the title; with `onCorrect` deals can be corrected.
 * @typedef {object} Drawing
 * @property {Pick<Sheet, "rounds" | "dealer" | "standing" | "notes">} sheet
 * @property {{ title: string, form: Pick<CountForm, "contract" | "seats" | "sides"> }} game
 * @property {SheetWords} strings
 * @property {OnCorrect} [onCorrect]
 */

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
 * A deal, with its contract in a line of its own. Its number is a button that corrects it on the page.
 * @param {Drawing & { round: Score[], place: number }} props
 */
function Deal({ sheet: { dealer, standing }, game: { form }, strings, onCorrect, round, place }) {
  const caption = standing?.said?.[place] ?? "";
  const number = place + 1;
  return (
    <>
      <tr>
        <th scope="row">
          {onCorrect && (
            <button
              type="button"
              class="carte-deal-number"
              data-action="correct"
              aria-label={fill(strings.correct, { number })}
              onClick={({ currentTarget }) => onCorrect(place, currentTarget)}
            >
              {number}
            </button>
          )}
          <span>{number}</span>
          <small>{form.seats[(dealer + place) % form.seats.length]}</small>
        </th>
        {round.map((score, side) => {
          const items = itemsOf(score, strings);
          return (
            <td key={side}>
              {numeral(score.total, { signed: Boolean(form.contract) })}
              {items && <small>{items}</small>}
            </td>
          );
        })}
      </tr>
      {caption && (
        <tr data-about="">
          <td colSpan={round.length + 1}>{caption}</td>
        </tr>
      )}
    </>
  );
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
 * The deals and their totals.
 * @param {Drawing} props
 */
function DealTable(props) {
  const { sheet, game, strings } = props;
  const { standing } = sheet;
  const { contract, sides } = game.form;
  return (
    <table class="carte-sheet-table" data-many={on(sides.length > 2)}>
      <caption>
        {titleOf(game.title, strings)}
        <small>{daysOf(sheet)}</small>
      </caption>
      <thead>
        <tr>
          {[strings.deal, ...sides].map((name, side) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rounds.map((round, place) => (
          <Deal key={place} {...props} round={round} place={place} />
        ))}
      </tbody>
      {standing && (
        <tfoot>
          <tr>
            <th scope="row">{standing.total ?? strings.total}</th>
            {standing.totals.map((points, side) => (
              <td key={side} data-winner={on(standing.winner === side)}>
                {numeral(points, { signed: Boolean(contract) })}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/**
 * The table, and the standing of the match.
 * @param {Drawing} props
 */
export function SheetTable(props) {
  const { sheet, game, strings } = props;
  const { rounds, standing } = sheet;
  const isUnderway = rounds.length > 0 && standing && !standing.over;
  const next = isUnderway ? fill(strings.next_dealer, { name: game.form.seats[standing.dealer] }) : "";
  const text = (rounds.length ? standing?.text : strings.no_deals) ?? "";
  return (
    <>
      {rounds.length ? <DealTable {...props} /> : <p class="carte-sheet-title">{titleOf(game.title, strings)}</p>}
      <p class="carte-standing">{listed([text, next], strings.joints.sentence)}</p>
      {standing?.over && standing.rule && <p class="carte-rule">{standing.rule.text}</p>}
    </>
  );
}

/**
 * The same as elements.
 * @param {Drawing["sheet"]} sheet
 * @param {Drawing["game"]} game
 * @param {SheetWords} strings
 */
export function drawSheet(sheet, game, strings) {
  return nodesOf(<SheetTable sheet={sheet} game={game} strings={strings} />);
}
