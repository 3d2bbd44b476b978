// The position shown, as the reader edits it, and the earlier ones, for undo.

import { ourRules } from "../../front/house/house-store.js";
import { fill, listed } from "../../front/page/dom.js";
import { blankSheet, carriedOver, changedOptions, withCards } from "./position.js";

/** @import { Card, ZoneName } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Answer, CheckerContent, CheckerForm, Sheet } from "./messages.js" */

/**
 * A position as the reader edits it: a sheet with its form, its answer, which is null until Python has given it, and
 * the message about the change that led here.
 * @typedef {{ sheet: Sheet, form: CheckerForm, answer: Answer | null, message?: string }} Position
 */

/**
 * onTurn(before) is called when another position is shown, onEdit() when it is still to be judged.
 * @param {Pick<Tool<CheckerContent>, "content" | "words" | "onTrouble">} tool
 * @param {object} checker
 * @param {(before: Position) => unknown} checker.onTurn
 * @param {() => unknown} checker.onEdit
 */
export function createEditHistory({ content, words: names, onTrouble }, { onTurn, onEdit }) {
  const { forms, words } = content;
  /** @type {Position} */
  let now = content.start;
  /** @type {Position[]} */
  let past = [];

  /** @param {Position} next */
  function turnTo(next) {
    const before = now;
    now = next;
    onTurn(before);
  }

  /** @param {Position} next */
  function change(next) {
    past = [...past, now];
    turnTo(next);
  }

  /**
   * The reader has changed the sheet: judge it again, and show a `message` about the change.
   * @param {Sheet} sheet
   */
  function edit(sheet, message = "") {
    change({ ...now, sheet, answer: null, message });
    onEdit();
  }

  return {
    now: () => now,
    canUndo: () => past.length > 0,
    change,
    edit,
    /**
     * Take in Python's answer about the current position.
     * @param {Partial<Position>} reply
     */
    learn(reply) {
      now = { ...now, ...reply };
    },
    /**
     * The cards of some zones have been typed; name the zones that are empty now.
     * @param {[ZoneName, Card[]][]} zones
     */
    typed(zones) {
      /** @param {ZoneName} name */
      const label = (name) => now.form.zones.find((zone) => zone.name === name)?.label;
      const emptied = zones.filter(([, cards]) => cards.length === 0).map(([name]) => label(name));
      const message = listed(
        emptied.map((zone) => fill(words.emptied, { zone })),
        names.joints.sentence,
      );
      edit(
        zones.reduce((sheet, given) => withCards(sheet, ...given), now.sheet),
        message,
      );
    },
    /** @param {string} game */
    changeGame(game) {
      const form = forms[game];
      const blank = blankSheet(game, form, ourRules(game, form.options, onTrouble) ?? undefined);
      change({ sheet: carriedOver(now.sheet, blank, form), form, answer: null });
      onEdit();
    },
    clear() {
      const { game, options } = now.sheet;
      change({ ...now, sheet: blankSheet(game, now.form, options), answer: null });
      onEdit();
    },
    /** Judge the first position, if it follows the book, by the rules of our table; return whether they apply. */
    goHome() {
      const { sheet } = now;
      const form = forms[sheet.game];
      const options = ourRules(sheet.game, form.options, onTrouble);
      if (!options || changedOptions(sheet, form)) return false;
      turnTo({ ...now, sheet: { ...sheet, options }, answer: null });
      return true;
    },
    /** Go back to the previous position; return whether there is one. */
    undo() {
      const before = past.at(-1);
      if (!before) return false;
      past = past.slice(0, -1);
      turnTo(before);
      return true;
    },
  };
}
