// Which pack the reader holds: chosen once, for all widgets of the page and of later visits.
import { fill, h, icon } from "./dom.js";
import { oneOf, recall, remember } from "./storage.js";
import "./panel.css";

const CHOICES = { skin: ["italian", "french"], index: ["on", "off"] };
const CHOSEN = "carte:preferences";

/** {skin, index} as last chosen. */
export function preferences(onBroken) {
  const chosen = {};
  for (const [name, values] of Object.entries(CHOICES)) {
    chosen[name] = recall(`carte.${name}`, oneOf(...values), values[0], onBroken);
  }
  return chosen;
}

function choose(name, value) {
  remember(`carte.${name}`, value);
  // Each notebook widget loads a module of its own, so they meet in the document.
  document.dispatchEvent(new CustomEvent(CHOSEN));
}

/** Call `apply(preferences)` whenever any widget, or another tab, changes them. */
export function followPreferences(apply, onBroken, signal) {
  const changed = (event) => {
    if (event.type === CHOSEN || (event.key ?? "").startsWith("carte.")) {
      apply(preferences(onBroken));
    }
  };
  document.addEventListener(CHOSEN, changed, { signal });
  window.addEventListener("storage", changed, { signal });
}

/** The small menu "Cards": which faces, and whether they carry numbers. */
export function cardsMenu(words, signal) {
  let number = 0;
  const radios = [];
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
        radios.push(input);
        return h("label", { for: input.id }, input, words.preferences[value]);
      }),
    );
  };
  const menu = h(
    "details",
    { class: "carte-menu" },
    h("summary", {}, icon("cards"), words.cards_menu),
    h("div", { class: "carte-menu-body" }, group("skin", words.skin), group("index", words.index)),
  );
  const close = (event) => {
    if (event.type === "keydown" ? event.key === "Escape" : !menu.contains(event.target)) {
      if (event.type === "keydown" && menu.open && menu.contains(event.target)) {
        menu.querySelector("summary").focus();
        event.stopPropagation();
      }
      menu.open = false;
    }
  };
  menu.addEventListener("keydown", close);
  document.addEventListener("click", close, { signal });
  const show = (chosen) => {
    for (const radio of radios) radio.checked = chosen[radio.dataset.preference] === radio.value;
  };
  return { element: menu, show };
}

/** What to say when something remembered could not be read. */
export function brokenText(words, key) {
  return fill(words.broken, { key, kept: `${key}.broken` });
}
