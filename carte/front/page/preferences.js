// Which pack the reader holds: chosen once, for all widgets of the page and of later visits.
import { fill, h, icon } from "./dom.js";
import { oneOf, recall, remember } from "./storage.js";
import "./panel.css";

/** @import { MenuWords, OnBroken, Preferences, Skin } from "../types.js" */

/** @type {{ skin: Skin[], index: Preferences["index"][] }} */
const CHOICES = { skin: ["italian", "french"], index: ["on", "off"] };
const CHOSEN = "carte:preferences";

/**
 * {skin, index} as last chosen.
 * @param {OnBroken} onBroken
 * @returns {Preferences}
 */
export function preferences(onBroken) {
  const { skin, index } = CHOICES;
  return {
    skin: recall("carte.skin", oneOf(...skin), skin[0], onBroken),
    index: recall("carte.index", oneOf(...index), index[0], onBroken),
  };
}

/**
 * @param {keyof Preferences} name
 * @param {string} value
 */
function choose(name, value) {
  remember(`carte.${name}`, value);
  // Each notebook widget loads a module of its own, so they meet in the document.
  document.dispatchEvent(new CustomEvent(CHOSEN));
}

/**
 * Call `apply(preferences)` whenever any widget, or another tab, changes them.
 * @param {(preferences: Preferences) => void} apply
 * @param {OnBroken} onBroken
 * @param {AbortSignal} signal
 */
export function followPreferences(apply, onBroken, signal) {
  const changed = () => apply(preferences(onBroken));
  /** @param {StorageEvent} event */
  const elsewhere = ({ key }) => key?.startsWith("carte.") && changed();
  document.addEventListener(CHOSEN, changed, { signal });
  window.addEventListener("storage", elsewhere, { signal });
}

/**
 * The small menu "Cards": which faces, and whether they carry numbers.
 * @param {MenuWords} words
 * @param {AbortSignal} signal
 */
export function cardsMenu(words, signal) {
  let number = 0;
  /** @type {{ name: keyof Preferences, input: HTMLInputElement }[]} */
  const radios = [];
  /**
   * @param {keyof Preferences} name
   * @param {string} legend
   */
  const group = (name, legend) => {
    const key = `carte-${name}-${Math.random().toString(36).slice(2)}`;
    return h(
      "fieldset",
      {},
      h("legend", {}, legend),
      ...CHOICES[name].map((value) => {
        number += 1;
        const input = h("input", {
          type: "radio",
          name: key,
          value,
          "data-preference": name,
          id: `${key}-${number}`,
          change: () => choose(name, value),
        });
        radios.push({ name, input });
        return h("label", { for: input.id }, input, words.preferences[value]);
      }),
    );
  };
  const summary = h("summary", {}, icon("cards"), words.cards_menu);
  const menu = h(
    "details",
    { class: "carte-menu" },
    summary,
    h("div", { class: "carte-menu-body" }, group("skin", words.skin), group("index", words.index)),
  );
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    summary.focus();
    event.stopPropagation();
    menu.open = false;
  });
  /** @param {Event} event */
  const leave = ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener("click", leave, { signal });
  /** @param {Preferences} chosen */
  const show = (chosen) => {
    for (const { name, input } of radios) input.checked = chosen[name] === input.value;
  };
  return { element: menu, show };
}

/**
 * What to say when something remembered could not be read.
 * @param {MenuWords} words
 * @param {string} key
 */
export function brokenText(words, key) {
  return fill(words.broken, { key, kept: `${key}.broken` });
}
