// A match sheet without deals, to be filled in with a pencil.
import { h } from "../../front/page/dom.js";
import { houseLine, titleOf } from "./sheet-table.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { CountForm, CountingWords } from "./messages.js" */

/**
 * The game of a sheet, under its house rules; `usual` are those if none is chosen.
 * @typedef {{ slug: string, title: string, options: Options, usual: Options, form: CountForm }} SheetGame
 */

const LINES = 16; // with the names, the total and the legend they fill a page

/**
 * The sheet of a game; say(text) shows a text about cards in the faces in use.
 * @param {Pick<SheetGame, "title" | "form">} game
 * @param {CountingWords} strings
 * @param {(text: string) => string | Node} say
 */
export function drawBlank({ title, form }, strings, say) {
  const contract = form.contract ? [strings.bid, strings.declarer, strings.second.partner] : [];
  const heads = [strings.deal, ...contract].map((name) => h("th", { scope: "col" }, name));
  /** @param {number} number */
  const cells = (number) => Array.from({ length: number }, () => h("td", {}));
  const names = form.sides.map(() => h("th", { scope: "col" }));
  const lines = Array.from({ length: LINES }, (_line, place) =>
    h("tr", {}, h("th", { scope: "row" }, String(place + 1)), ...cells(contract.length + names.length)),
  );
  const total = h("tr", {}, h("th", { scope: "row", colspan: heads.length }, strings.total), ...cells(names.length));
  return [
    h(
      "table",
      { class: "carte-sheet-table carte-blank-table", "data-many": names.length > 2 },
      h("caption", {}, titleOf(title, strings)),
      h("thead", {}, h("tr", {}, ...heads, ...names)),
      h("tbody", {}, ...lines),
      h("tfoot", {}, total),
    ),
    h("p", {}, say((form.legend ?? []).join(" · "))),
    ...houseLine(form, say),
  ];
}
