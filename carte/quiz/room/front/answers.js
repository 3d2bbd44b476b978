// The answers A to D, each with the suit to hold up, a field for its count, and a bar.

import { suitGlyph } from "../../../front/cards/faces.js";
import { textInFaces } from "../../../front/cards/phrases.js";
import { fill, h, icon, listed } from "../../../front/page/dom.js";

/** @import { Skin } from "../../../front/messages.js" */
/** @import { RoomQuestion, RoomStrings } from "./messages.js" */

export const LETTERS = [..."ABCD"];
export const SUITS = [..."DCSB"];
const MOST = 999; // cards of a suit that can be counted

/**
 * The number of cards held up for a question.
 * @param {number[] | null} held
 */
export function sumOf(held) {
  return (held ?? []).reduce((sum, count) => sum + count, 0);
}

/**
 * @param {object} page
 * @param {RoomStrings} page.words
 * @param {() => Skin} page.skin
 * @param {(text: string) => unknown} page.onWrong
 */
export function createAnswers({ words, skin, onWrong }) {
  const { room: strings, joints } = words;
  const suits = [strings.denari, strings.coppe, strings.spade, strings.bastoni];
  const list = h("ol", { class: "carte-room-options" });
  const element = h("div", {}, list);
  /** @type {RoomQuestion} */
  let now;
  /** @type {{ line: HTMLElement, field: HTMLInputElement }[]} */
  let rows = [];

  /**
   * @param {string} text
   * @param {number} index
   * @param {number | undefined} held
   */
  function drawOption(text, index, held) {
    const letter = LETTERS[index];
    /** @type {HTMLInputElement} */
    const field = h("input", {
      type: "text",
      inputmode: "numeric",
      maxlength: 3,
      autocomplete: "off",
      value: held === undefined ? "" : String(held),
      "data-held": letter,
      "aria-label": fill(strings.count, { letter }),
    });
    const line = h(
      "li",
      { class: "carte-room-option", "data-letter": letter },
      h("b", { class: "carte-room-letter" }, letter),
      h("span", { class: "carte-room-suit" }, suitGlyph(SUITS[index], skin()), h("small", {}, suits[index])),
      h("span", { class: "carte-room-text" }, textInFaces(text, words, skin())),
      field,
    );
    return { line, field };
  }

  const rightOne = () => now.options.findIndex((option) => option.right);

  /**
   * The right answer and, if cards were counted, how many had it.
   * @param {number[] | null} held
   */
  function share(held) {
    const right = rightOne();
    const lines = held ? [fill(strings.share, { right: held[right], all: sumOf(held) })] : [];
    return listed([fill(strings.right, { letter: LETTERS[right] }), ...lines], joints.sentence);
  }

  return {
    element,
    share,
    /** The longest text of `share`. */
    longestShare: () => share(now.options.map(() => MOST)),
    /**
     * @param {RoomQuestion} question
     * @param {number[] | null} held
     */
    show(question, held) {
      now = question;
      rows = question.options.map(({ text }, index) => drawOption(text, index, held?.[index]));
      list.ariaLabel = strings.counts;
      list.replaceChildren(...rows.map(({ line }) => line));
    },
    /**
     * The cards counted, null if none were typed, undefined if a count is invalid.
     * @returns {number[] | null | undefined}
     */
    read() {
      const typed = rows.map(({ field }) => field.value.trim());
      const wrong = typed.findIndex((text) => !/^\d{0,3}$/.test(text));
      for (const [index, { field }] of rows.entries()) field.toggleAttribute("aria-invalid", index === wrong);
      if (wrong >= 0) {
        onWrong(fill(strings.unreadable, { text: typed[wrong], least: 0, most: MOST }));
        rows[wrong].field.focus();
        return undefined;
      }
      const held = typed.map(Number);
      return held.some(Boolean) ? held : null;
    },
    /**
     * Mark the right answer, with a bar for the cards held up for each.
     * @param {number[] | null} held
     */
    reveal(held) {
      const right = rightOne();
      const all = sumOf(held);
      for (const [index, { line, field }] of rows.entries()) {
        line.toggleAttribute("data-right", index === right);
        field.disabled = true;
        if (index === right) line.append(h("span", { class: "carte-room-mark" }, icon("good")));
        if (!held) continue;
        const label = fill(strings.held, { letter: LETTERS[index], count: held[index] });
        line.append(h("meter", { min: 0, max: all, value: held[index], "aria-label": label }));
      }
    },
  };
}
