// How the reader wants cards and moves: the pack, words, sizes and signals, for all widgets and for later visits.
import { inBook } from "./address.js";
import { h, icon, uniqueName } from "./dom.js";
import { drawMenu } from "./menu.js";
import { choiceStore } from "./schema.js";
import { followKept, recall, remember, tellKept } from "./storage.js";

/** @import { MenuStrings, Skin } from "../messages.js" */
/** @import { OnTrouble, Preferences } from "../types.js" */
/** @import { Store } from "./storage.js" */

/** @type {{ [Name in keyof Preferences]: Preferences[Name][] }} */
const CHOICES = {
  skin: ["italian", "northern", "french"],
  index: ["on", "off"],
  wording: ["short", "long"],
  names: ["own_names", "italian_names"],
  size: ["usual_size", "large", "largest"],
  labels: ["unlabelled", "labelled"],
  cues: ["silent", "sounds", "vibration", "both"],
  keys: ["keys_on", "keys_off"],
};

export const SKIN = choiceStore("skin", CHOICES.skin);
export const INDEX = choiceStore("index", CHOICES.index);
export const WORDING = choiceStore("wording", CHOICES.wording);
export const NAMES = choiceStore("names", CHOICES.names);
export const SIZE = choiceStore("size", CHOICES.size);
export const LABELS = choiceStore("labels", CHOICES.labels);
export const CUES = choiceStore("cues", CHOICES.cues);
export const KEYS = choiceStore("keys", CHOICES.keys);
const STORES = {
  skin: SKIN,
  index: INDEX,
  wording: WORDING,
  names: NAMES,
  size: SIZE,
  labels: LABELS,
  cues: CUES,
  keys: KEYS,
};

const FACES = "faces"; // of an address: `?faces=french` shows its page in that pack, until another is chosen there

/**
 * The pack from the address, or else as last chosen, and every other choice.
 * @param {OnTrouble} onTrouble
 * @returns {Preferences}
 */
export function preferences(onTrouble) {
  return {
    skin: askedSkin() ?? recall(SKIN, onTrouble),
    index: recall(INDEX, onTrouble),
    wording: recall(WORDING, onTrouble),
    names: recall(NAMES, onTrouble),
    size: recall(SIZE, onTrouble),
    labels: recall(LABELS, onTrouble),
    cues: recall(CUES, onTrouble),
    keys: recall(KEYS, onTrouble),
  };
}

function askedSkin() {
  const asked = inBook() && new URLSearchParams(location.search).get(FACES);
  return CHOICES.skin.find((skin) => skin === asked);
}

/**
 * A link in the book whose page shows this pack; for the usual pack, the page keeps its own choice.
 * @param {string} href
 * @param {Skin} skin
 */
export function shownIn(href, skin) {
  const [page, hash] = href.split(/(?=#)/);
  const joint = page.includes("?") ? "&" : "?";
  return skin === SKIN.first ? href : `${page}${joint}${FACES}=${skin}${hash ?? ""}`;
}

/**
 * Apply a pack chosen outside the menu, such as for an evening, like one chosen there.
 * @param {Skin} skin
 * @param {OnTrouble} onTrouble
 */
export function chooseSkin(skin, onTrouble) {
  choose("skin", skin, onTrouble);
}

/**
 * A choice holds from now on, whatever the address says.
 * @param {keyof Preferences} name
 * @param {string} value
 * @param {OnTrouble} onTrouble
 */
function choose(name, value, onTrouble) {
  const store = /** @type {Store<string>} */ (STORES[name]);
  remember(store, value, onTrouble);
  if (store !== STORES.skin || !askedSkin()) return;
  const place = new URL(location.href);
  place.searchParams.delete(FACES);
  history.replaceState(null, "", place);
  tellKept(store.key);
}

/**
 * Call `apply(preferences)` whenever any widget, or another tab, changes them.
 * @param {(preferences: Preferences) => void} apply
 * @param {OnTrouble} onTrouble
 * @param {AbortSignal} signal
 */
export function followPreferences(apply, onTrouble, signal) {
  /** @param {string} key */
  const isMeant = (key) => Object.values(STORES).some((store) => store.key === key);
  followKept(isMeant, () => apply(preferences(onTrouble)), signal);
}

/**
 * The small menu "Cards": which faces, whether they carry numbers, how moves are worded and, where Italian names are not
 * the language's own, which are spoken; below, what few readers need.
 * @param {MenuStrings} words
 * @param {OnTrouble} onTrouble
 * @param {AbortSignal} signal
 */
export function cardsMenu(words, onTrouble, signal) {
  let number = 0;
  /** @type {{ name: keyof Preferences, input: HTMLInputElement }[]} */
  const radios = [];
  /** @type {{ name: keyof Preferences, select: HTMLSelectElement }[]} */
  const lists = [];
  /**
   * @param {keyof Preferences} name
   * @param {string} legend
   */
  const group = (name, legend) => {
    const key = uniqueName(name);
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
          change: () => choose(name, value, onTrouble),
        });
        radios.push({ name, input });
        return h("label", { for: input.id }, input, words.preferences[value]);
      }),
    );
  };
  /** @param {keyof Preferences} name */
  const list = (name) => {
    /** @type {HTMLSelectElement} */
    const select = h(
      "select",
      { class: "carte-select", "data-preference": name, change: () => choose(name, select.value, onTrouble) },
      ...CHOICES[name].map((value) => h("option", { value }, words.preferences[value])),
    );
    lists.push({ name, select });
    return h("label", {}, h("span", {}, words[name] ?? ""), select);
  };
  /** @type {(keyof Preferences)[]} */
  const shown = ["skin", "index", "wording", ...(words.names ? [/** @type {const} */ ("names")] : [])];
  /** @type {(keyof Preferences)[]} */
  const seldom = ["size", "labels", "cues", "keys"];
  const parts = [
    ...shown.map((name) => group(name, words[name] ?? "")),
    h("div", { class: "carte-menu-lists" }, ...seldom.map(list)),
  ];
  const summary = h("summary", {}, icon("cards"), h("span", {}, words.cards_menu));
  const menu = drawMenu(summary, parts, signal);
  /** @param {Preferences} chosen */
  const show = (chosen) => {
    for (const { name, input } of radios) input.checked = chosen[name] === input.value;
    for (const { name, select } of lists) select.value = chosen[name];
  };
  return { element: menu, show };
}
