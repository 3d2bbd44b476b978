// The form of an evening: games, people, minutes, the pack, and in which games our house rules hold.

import { rowControl, textControl } from "../../front/fields/entries.js";
import { chipOf } from "../../front/fields/labels.js";
import { fill, h, langOf } from "../../front/page/dom.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { EveningContent, EveningStrings, Faces, NumberName, Wish } from "./messages.js" */

/** @type {NumberName[]} */
const NUMBERS = ["people", "minutes", "evenings", "packs"];
/** @type {Faces[]} */
const FACES = ["italian", "french"];

/**
 * The form: show(wish) fills it in, read() returns the wish it holds, or null after onWrong(text).
 * @param {object} page
 * @param {EveningContent} page.content
 * @param {EveningStrings["evening"]} page.strings
 * @param {(games: string[]) => Record<string, Options>} page.ours the house rules of our table in some games
 * @param {() => unknown} page.onChange
 * @param {(faces: Faces) => unknown} page.onFaces
 * @param {(text: string) => unknown} page.onWrong
 */
export function createEveningForm({ content, strings, ours, onChange, onFaces, onWrong }) {
  /** @type {Wish} */
  let now;
  /** @type {Record<string, Options>} */
  let given = {}; // the house rules of the plan
  const games = content.games.map((game) => ({ ...game, ...chip(game, "game", () => change({ games: chosen() })) }));
  /** @returns {string[]} */
  const chosen = () => games.filter(({ input }) => input.checked).map(({ slug }) => slug);
  const fields = h("div", { class: "carte-plan-fields" });
  const house = h("div", { class: "carte-plan-ours" });
  /** @type {Record<string, string>} */
  const typed = {};

  /**
   * @param {Partial<Wish>} some
   * @returns {void}
   */
  function change(some) {
    now = { ...now, ...some };
    if (some.games) drawHouse();
    onChange();
  }

  /** A choice for each game with house rules; if our table plays everything by the book, a line says so. */
  function drawHouse() {
    const rules = { ...ours(now.games), ...given };
    const some = games.filter(({ slug }) => Object.hasOwn(rules, slug) && now.games.includes(slug));
    const chips = some.map((game) => ({ ...game, ...chip(game, "ours", () => change({ house: houseOf() })) }));
    for (const { slug, input } of chips) input.checked = Object.hasOwn(now.house, slug);
    /** @returns {Record<string, Options>} */
    const houseOf = () =>
      Object.fromEntries(chips.filter(({ input }) => input.checked).map(({ slug }) => [slug, rules[slug]]));
    now = { ...now, house: houseOf() };
    house.replaceChildren(
      h("p", { class: "carte-plan-label" }, chips.length > 0 ? strings.by_ours : strings.by_book),
      group(strings.by_ours, chips),
    );
  }

  /** @param {NumberName} name */
  function drawNumber(name) {
    typed[name] = String(now[name] || "");
    /** @param {string} text */
    const type = (text) => {
      typed[name] = text;
      onChange();
    };
    const placeholder = name === "packs" && strings.enough; // without a number there are as many as needed
    return textControl(name, strings[name], typed[name], type, { inputmode: "numeric", maxlength: 4, placeholder });
  }

  /**
   * Return the number typed, or null if it is out of range.
   * @param {NumberName} name
   */
  function numberOf(name) {
    if (name === "packs" && !typed[name]) return 0;
    const [least, most] = content.limits[name];
    const number = /^\d{1,4}$/.test(typed[name]) ? Number(typed[name]) : Number.NaN;
    if (number >= least && number <= most) return number;
    onWrong(fill(strings.unreadable, { text: typed[name], least, most }));
    fields.querySelector(`[data-field=${name}]`)?.setAttribute("aria-invalid", "true");
    return null;
  }

  function drawFields() {
    const faces = FACES.map((value) => ({ value, text: strings[value] }));
    const pack = rowControl("faces", strings.faces, faces, now.faces, (value) => {
      onFaces(value);
      change({ faces: value });
    });
    fields.replaceChildren(
      ...NUMBERS.map(drawNumber),
      pack,
      h("p", { class: "carte-plan-about" }, strings.faces_about),
    );
  }

  return {
    element: h(
      "div",
      { class: "carte-plan-form" },
      h("p", { class: "carte-plan-label" }, strings.games),
      group(strings.games, games),
      fields,
      house,
    ),
    /** @param {Wish} wish */
    show(wish) {
      now = wish;
      given = wish.house;
      for (const { slug, input } of games) input.checked = wish.games.includes(slug);
      drawFields();
      drawHouse();
    },
    /** @returns {Wish | null} */
    read() {
      for (const field of fields.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
      if (now.games.length === 0) {
        onWrong(strings.no_game);
        return null;
      }
      const [people, minutes, evenings, packs] = NUMBERS.map(numberOf);
      if (people === null || minutes === null || evenings === null || packs === null) return null;
      return { ...now, people, minutes, evenings, packs };
    },
  };
}

/**
 * A checkbox for a game, under `data-game` or `data-ours`.
 * @param {{ slug: string, title: string }} game
 * @param {"game" | "ours"} kind
 * @param {() => unknown} onTick
 */
function chip({ slug, title }, kind, onTick) {
  /** @type {HTMLInputElement} */
  const input = h("input", { type: "checkbox", [`data-${kind}`]: slug, change: onTick });
  return { input, element: chipOf(input, title, { lang: langOf(title) }) };
}

/**
 * @param {string} label
 * @param {{ element: HTMLElement }[]} chips
 */
function group(label, chips) {
  const all = chips.map(({ element }) => element);
  return h("div", { class: "carte-chips", role: "group", "aria-label": label, hidden: all.length === 0 }, ...all);
}
