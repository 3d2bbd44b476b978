// Buttons for answers and announcements.

import { textInFaces } from "../../front/cards/phrases.js";
import { h, pushButton } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { rove } from "../../front/page/roving-focus.js";
import "../../front/page/panel.css";
import "./exchange.css";

/** @import { SignWords } from "../../front/cards/phrases.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Option } from "./messages.js" */

/**
 * @param {string} id
 * @param {Node} label
 * @param {(id: string) => unknown} onChoose
 */
function optionButton(id, label, onChoose) {
  return pushButton(
    { class: "carte-button carte-option", "data-option": id, "aria-pressed": "false", click: () => onChoose(id) },
    label,
  );
}

/**
 * Group options by their heading; those without one stay by themselves.
 * @param {Option[]} options
 * @param {HTMLElement[]} buttons
 * @param {OptionWords} words
 */
function grouped(options, buttons, words) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => {
    const own = buttons.filter((_, place) => options[place].group === name);
    const row = h("div", { class: "carte-option-row" }, ...own);
    if (!name) return row;
    const label = words.groups[name] ?? name;
    return h(
      "div",
      { class: "carte-option-group", role: "group", "aria-label": label },
      h("span", { class: "carte-option-label", "aria-hidden": "true" }, label),
      row,
    );
  });
}

/** @typedef {Pick<TableStrings, "options" | "groups"> & SignWords} OptionWords */

/** @typedef {ReturnType<typeof createOptions>} Options */

/**
 * Buttons [data-option]; set(options) offers `options` = [{id, text, group}, …], and onChoose(id)
 * is called when one is pressed.
 * @param {OptionWords} words
 * @param {() => Skin} skin
 * @param {(id: string) => unknown} onChoose
 */
export function createOptions(words, skin, onChoose) {
  const element = h("div", { class: "carte-options", role: "group", "aria-label": words.options });
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  rove(element, undefined, "[data-option]:enabled", { stops: true });
  /** @param {string | null} chosen */
  const press = (chosen) => {
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset.option === chosen);
    }
  };
  /** @param {Option[]} next */
  const set = (next) => {
    buttons = next.map(({ id, text }) => optionButton(id, textInFaces(text, words, skin()), onChoose));
    element.replaceChildren(...grouped(next, buttons, words));
    element.hidden = next.length === 0;
  };
  set([]);
  return {
    element,
    set,
    press,
    clear: () => press(null),
    /**
     * Enable only these.
     * @param {string[]} ids
     */
    allow(ids) {
      for (const button of buttons) button.disabled = !ids.includes(button.dataset.option ?? "");
    },
    /**
     * Highlight one of them, or none.
     * @param {string | null | undefined} wanted
     */
    point(wanted) {
      for (const button of buttons) {
        button.toggleAttribute("data-guided", button.dataset.option === wanted);
      }
    },
    focus: () => putFocus(buttons[0]),
  };
}
