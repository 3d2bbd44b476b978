// The form: the kind of sheet, and its fields.

import { LONGEST, listControl, textControl } from "../../front/fields/entries.js";
import { chipOf } from "../../front/fields/labels.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";
import { codeIn } from "../../lessons/own/front/share-set.js";

/** @import { Plain } from "../../engine/messages.js" */
/** @import { FieldName, PaperContent, PaperGame, PaperStrings, SheetKind } from "./messages.js" */

/** @typedef {"levels" | "plan"} Brought what a pasted link brings */
/** @typedef {Record<FieldName, Plain>} Values of the form of a sheet */

/**
 * Whether a field takes a link from another page of the book.
 * @param {FieldName} name
 * @returns {name is Brought}
 */
export function isBrought(name) {
  return name === "levels" || name === "plan";
}

/**
 * show(kind, values) draws the fields of a kind; onSet(name, value) is called when the reader has set one, onKind(kind)
 * when the reader chooses another.
 * @param {object} form
 * @param {PaperContent} form.content
 * @param {PaperStrings["paper"]} form.strings
 * @param {(kind: SheetKind) => unknown} form.onKind
 * @param {(name: FieldName, value: string | number) => unknown} form.onSet
 * @param {(text: string) => unknown} form.onWrong
 */
export function createSheetForm({ content, strings, onKind, onSet, onWrong }) {
  const chips = content.kinds.map((kind) => {
    const input = h("input", { type: "radio", name: "carte-paper-kind", value: kind.id, change: () => onKind(kind) });
    return { kind, input, element: chipOf(input, kind.title) };
  });
  const group = h(
    "div",
    { class: "carte-chips", role: "radiogroup", "aria-label": strings.kind },
    ...chips.map(({ element }) => element),
  );
  const about = h("p", { class: "carte-paper-about" });
  const entries = h("div", { class: "carte-entries" });

  /**
   * @param {FieldName} name
   * @param {SheetKind} kind
   * @param {Values} values
   * @returns {Node[]}
   */
  function drawField(name, kind, values) {
    /** @param {{ value: string, text: string }[]} options */
    const list = (options) => [
      listControl(name, strings[name], options, String(values[name]), (value) => onSet(name, value)),
    ];
    if (name === "game") return list(content.games.map(({ slug, title }) => ({ value: slug, text: title })));
    if (name === "theme") return list(gameOf(values).themes);
    if (name === "skin") return list(content.skins[kind.id] ?? content.skins[""]);
    if (isBrought(name)) return [drawLink(name, String(values[name]))];
    return drawNumber(name, values);
  }

  /**
   * @param {Brought} name
   * @param {string} code
   */
  function drawLink(name, code) {
    return textControl(name, strings[name], code, (text) => onSet(name, codeIn(text)), { maxlength: LONGEST });
  }

  /**
   * @param {"deals" | "seed"} name
   * @param {Values} values
   */
  function drawNumber(name, values) {
    const least = name === "deals" ? 1 : 0;
    const most = content.most[name];
    /** @param {string} text */
    const read = (text) => {
      const number = Number(text);
      const fits = /^\d+$/.test(text) && number >= least && number <= most;
      if (fits) onSet(name, number);
      else onWrong(fill(strings.not_number, { text, least, most }));
    };
    const field = textControl(name, strings[name], String(values[name]), read, { inputmode: "numeric" });
    if (name === "deals") return [field];
    return [field, actionButton("another", strings.another, () => onSet(name, (Number(values.seed) + 1) % most))];
  }

  /**
   * @param {Values} values
   * @returns {PaperGame}
   */
  function gameOf({ game }) {
    return content.games.find(({ slug }) => slug === game) ?? content.games[0];
  }

  return {
    element: h("div", { class: "carte-paper-form" }, group, about, entries),
    gameOf,
    /**
     * @param {SheetKind} kind
     * @param {Values} values
     */
    show(kind, values) {
      for (const chip of chips) chip.input.checked = chip.kind === kind;
      about.textContent = kind.about;
      entries.replaceChildren(...kind.asks.flatMap((name) => drawField(name, kind, values)));
    },
  };
}
