// The settings of a position besides its cards: the game, the other fields, and the house rules of the table.

import { notationOf } from "../../front/cards/typed-text.js";
import { createFields, createHouse } from "../../front/fields/controls.js";
import { labelled } from "../../front/fields/labels.js";
import { createHouseLine } from "../../front/house/house-line.js";
import { h } from "../../front/page/dom.js";
import { changedOptions, withField, withOption } from "./position.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { Position } from "./edit-history.js" */
/** @import { CheckerContent, Sheet } from "./messages.js" */

/**
 * onGame(slug) is called for another game, onSheet(sheet) for any other setting, onWrong(text) for an impossible one.
 * @param {Pick<Tool<CheckerContent>, "content" | "words" | "say" | "onTrouble" | "signal">} tool
 * @param {object} checker
 * @param {() => Position} checker.now
 * @param {(slug: string) => unknown} checker.onGame
 * @param {(sheet: Sheet) => unknown} checker.onSheet
 * @param {(text: string) => unknown} checker.onWrong
 */
export function createSettings(tool, { now, onGame, onSheet, onWrong }) {
  const { content, words: names, say } = tool;
  const { words, games, forms } = content;
  /** @type {HTMLSelectElement} */
  const choice = h(
    "select",
    { class: "carte-select", "data-game-choice": "", change: () => onGame(choice.value) },
    ...games.map(({ slug, name }) => h("option", { value: slug }, name)),
  );
  const fields = createFields({
    words,
    cards: notationOf(names),
    onField: (name, value) => onSheet(withField(now().sheet, name, value)),
    onWrong,
  });
  const house = createHouse({
    words,
    say,
    onOption: (name, value) => onSheet(withOption(now().sheet, name, value)),
    onWrong,
  });
  const ours = createHouseLine(tool, {
    strings: content.ours,
    onChoose(options) {
      const { sheet } = now();
      onSheet({ ...sheet, options: { ...sheet.options, ...options } });
    },
  });
  return {
    element: h("div", { class: "carte-settings", "data-stage": "off" }, labelled(words.game, choice), fields.element),
    house: house.element,
    ours: ours.element,
    /** The game's name in the reader's language. */
    game: () => choice.selectedOptions[0].text,
    show() {
      const { sheet, form } = now();
      const usual = forms[sheet.game];
      choice.value = sheet.game;
      fields.show(sheet, form);
      house.show(sheet, form, changedOptions(sheet, usual));
      ours.show(sheet.game, usual.options, sheet.options);
    },
  };
}
