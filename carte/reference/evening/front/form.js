// What is wished of an evening: games, people, minutes, the pack, and whether our house rules hold.

import { rowControl, textControl } from "../../../front/fields/entries.js";
import { fill, h } from "../../../front/page/dom.js";

/** @import { Options } from "../../../front/types.js" */
/** @import { EveningContent, EveningWords, Faces, NumberName, Wish } from "./types.js" */

/** @type {NumberName[]} */
const NUMBERS = ["people", "minutes", "evenings"];
/** @type {Faces[]} */
const FACES = ["italian", "french"];

/**
 * The form: show(wish) fills it in, read() is the wish that it holds, null after onWrong(text).
 * @param {object} page
 * @param {EveningContent} page.content
 * @param {EveningWords["evening"]} page.said
 * @param {(games: string[]) => Record<string, Options>} page.ours the house rules of our table in some games
 * @param {() => unknown} page.onChange
 * @param {(text: string) => unknown} page.onWrong
 */
export function createForm({ content, said, ours, onChange, onWrong }) {
  /** @type {Wish} */
  let now;
  const games = content.games.map(({ slug, title }) => {
    /** @type {HTMLInputElement} */
    const input = h("input", { type: "checkbox", "data-game": slug, change: () => change({ games: chosen() }) });
    return { slug, input, element: h("label", { class: "carte-chip" }, input, h("span", { lang: "it" }, title)) };
  });
  /** @returns {string[]} */
  const chosen = () => games.filter(({ input }) => input.checked).map(({ slug }) => slug);
  const fields = h("div", { class: "carte-plan-fields" });
  /** @type {HTMLInputElement} */
  const house = h("input", { type: "checkbox", "data-field": "ours", change: () => change({ house: houseOf() }) });
  const houseLine = h("span", {}, said.by_ours);
  /** @returns {Record<string, Options>} */
  const houseOf = () => (house.checked ? ours(now.games) : {});
  /** @type {Record<string, string>} */
  const typed = {};

  /**
   * @param {Partial<Wish>} some
   * @returns {void}
   */
  function change(some) {
    now = { ...now, ...some };
    if (some.games) now.house = houseOf();
    drawHouse();
    onChange();
  }

  /** Where our table plays these games by the book there is nothing to choose, and the line says so. */
  function drawHouse() {
    const some = Object.keys(ours(now.games)).length > 0 || Object.keys(now.house).length > 0;
    house.disabled = !some;
    if (!some) house.checked = false;
    houseLine.textContent = some ? said.by_ours : said.by_book;
  }

  /** @param {NumberName} name */
  function drawNumber(name) {
    typed[name] = String(now[name]);
    /** @param {string} text */
    const type = (text) => {
      typed[name] = text;
      onChange();
    };
    return textControl(name, said[name], typed[name], type, { inputmode: "numeric", maxlength: 4 });
  }

  /**
   * The number that is typed, or null where it is none of those that can be.
   * @param {NumberName} name
   */
  function numberOf(name) {
    const [least, most] = content.limits[name];
    const number = /^\d{1,4}$/.test(typed[name]) ? Number(typed[name]) : Number.NaN;
    if (number >= least && number <= most) return number;
    onWrong(fill(said.unreadable, { text: typed[name], least, most }));
    fields.querySelector(`[data-field=${name}]`)?.setAttribute("aria-invalid", "true");
    return null;
  }

  function drawFields() {
    const faces = FACES.map((value) => ({ value, text: said[value] }));
    const pack = rowControl("faces", said.faces, faces, now.faces, (value) => change({ faces: value }));
    fields.replaceChildren(...NUMBERS.map(drawNumber), pack);
  }

  return {
    element: h(
      "div",
      { class: "carte-plan-form" },
      h("p", { class: "carte-plan-label" }, said.games),
      h(
        "div",
        { class: "carte-chips", role: "group", "aria-label": said.games },
        ...games.map(({ element }) => element),
      ),
      fields,
      h("label", { class: "carte-plan-ours" }, house, houseLine),
    ),
    /** @param {Wish} wish */
    show(wish) {
      now = wish;
      for (const { slug, input } of games) input.checked = wish.games.includes(slug);
      house.checked = Object.keys(wish.house).length > 0;
      drawFields();
      drawHouse();
    },
    /** @returns {Wish | null} */
    read() {
      for (const field of fields.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
      if (now.games.length === 0) {
        onWrong(said.no_game);
        return null;
      }
      const [people, minutes, evenings] = NUMBERS.map(numberOf);
      if (people === null || minutes === null || evenings === null) return null;
      return { ...now, people, minutes, evenings };
    },
  };
}
