// The pad: a key for each value and, where suits decide, a row of suits above them.

import { suitGlyph } from "../../front/cards/faces.js";
import { rankOf } from "../../front/cards/phrases.js";
import { createFieldError } from "../../front/fields/field-error.js";
import { actionButton } from "../../front/page/actions.js";
import { AS_TYPED, h, pushButton } from "../../front/page/dom.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Pad, SettleStrings, WildCard } from "./messages.js" */

const VALUES = Array.from({ length: 10 }, (_, number) => number + 1);
let pads = 0;

/**
 * onKey(value, suit) is called when a key is pressed, likewise onTrump(suit), onWild(choice), onErase() and onClear();
 * onTyped(text) when a line is entered.
 * @param {Pick<Tool<unknown, object, SettleStrings>, "words" | "skin">} tool
 * @param {object} page
 * @param {(value: number, suit: string) => unknown} page.onKey
 * @param {(suit: string) => unknown} page.onTrump
 * @param {(choice: WildCard) => unknown} page.onWild
 * @param {() => unknown} page.onErase
 * @param {() => unknown} page.onClear
 * @param {(text: string) => unknown} page.onTyped
 */
export function createValuePad({ words, skin }, { onKey, onTrump, onWild, onErase, onClear, onTyped }) {
  const strings = words.settle;
  const suitNames = [...new Set(Object.keys(words.cards).map((card) => card.slice(-1)))];
  let suit = suitNames[0];
  const trumps = suitRow("trump", strings.which_trump, (chosen) => onTrump(chosen));
  const suits = suitRow("suit", strings.suit, (chosen) => {
    suit = chosen;
  });
  const asks = h("span", {});
  /** @type {HTMLSelectElement} */
  const which = h("select", {
    class: "carte-select",
    "data-wild": "",
    change: () => onWild(choices[which.selectedIndex]),
  });
  const wild = h("label", { class: "carte-pad-wild" }, asks, which);
  /** @type {WildCard[]} */
  let choices = [];
  const keys = h("div", { class: "carte-pad-keys", role: "group", "aria-label": strings.pad }, ...VALUES.map(key));
  /** @type {HTMLInputElement} */
  const input = h("input", {
    type: "text",
    "data-field": "cards",
    ...AS_TYPED,
    enterkeyhint: "done",
    maxlength: 200,
    change: () => input.value.trim() && onTyped(input.value.trim()),
  });
  const erase = actionButton("erase", strings.erase, onErase, { drawn: "back" });
  const clear = actionButton("clear", strings.clear, onClear);
  const typing = h("label", { class: "carte-typed" }, h("span", {}, strings.typed), input);
  const wrong = createFieldError(input);
  const element = h(
    "div",
    { class: "carte-pad" },
    trumps.element,
    suits.element,
    wild,
    keys,
    h("div", { class: "carte-pad-ways" }, erase, clear, typing),
    wrong.element,
  );
  trumps.choose(suit);
  suits.choose(suit);

  /** @param {number} value */
  function key(value) {
    const card = `${value}${suitNames[0]}`;
    const name = words.cards[card].rank === String(value) ? "" : rankOf(card, words, skin());
    return pushButton(
      { class: "carte-pad-key", "data-value": value, click: () => onKey(value, suit) },
      h("b", {}, String(value)),
      h("span", {}, name),
    );
  }

  /**
   * @param {"suit" | "trump"} name
   * @param {string} label
   * @param {(suit: string) => unknown} onChoice
   */
  function suitRow(name, label, onChoice) {
    pads += 1;
    const group = `carte-pad-${name}-${pads}`;
    const radios = suitNames.map((value) => {
      const radio = h("input", {
        type: "radio",
        name: group,
        value,
        [`data-pad-${name}`]: value,
        change: () => onChoice(value),
      });
      return { value, radio };
    });
    const chips = radios.map(({ value, radio }) =>
      h("label", { class: "carte-chip carte-pad-suit" }, radio, h("span", {}, suitGlyph(value, skin()), nameOf(value))),
    );
    const row = h(
      "div",
      { class: "carte-pad-suits", role: "radiogroup", "aria-label": label },
      h("span", {}, label),
      ...chips,
    );
    /** @param {string} chosen */
    const choose = (chosen) => {
      for (const { value, radio } of radios) radio.checked = value === chosen;
    };
    return { element: row, choose };
  }

  /** @param {string} value */
  function nameOf(value) {
    return words.cards[`1${value}`].italian.split(" ").at(-1) ?? value;
  }

  return {
    element,
    refuse: wrong.say,
    empty() {
      input.value = "";
      wrong.clear();
    },
    /**
     * Show the pad of a game, with `count` cards on it and this trump; and which card is played, if that is a question.
     * @param {Pad} pad
     * @param {number} count
     * @param {string} trump
     * @param {WildCard | null} played
     */
    show({ by, trump: asked, wild: named }, count, trump, played) {
      wild.hidden = !named || !played;
      choices = named?.choices ?? [];
      asks.textContent = named?.asks ?? "";
      which.replaceChildren(...choices.map((one) => h("option", { selected: one === played }, one.says)));
      suits.element.hidden = by === "value";
      trumps.element.hidden = !asked;
      trumps.choose(trump);
      erase.disabled = clear.disabled = count === 0;
      input.placeholder = by === "value" ? strings.typed_values : strings.typed_cards;
      if (count === 0) input.value = "";
      wrong.clear();
    },
  };
}
