// The end of a deal: the cards are counted item by item, then the score, and where the match stands.

import { drawCount } from "../../counting/front/lines.js";
import { scoreSheet } from "../../counting/front/score.js";
import { drawSheet } from "../../counting/front/sheettable.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";
import { bringIntoView, pause } from "../../front/page/motion.js";
import { layOpen } from "./laid.js";

/** @import { CountNames, Line } from "../../counting/front/types.js" */
/** @import { Status } from "../../front/page/status.js" */
/** @import { Skin, Words } from "../../front/types.js" */
/** @import { Over, PlayContent } from "./types.js" */

/**
 * `element` is for below the table. count(moment, …) lays the cards open on the felt and counts
 * them; clear() takes everything away again, speak(over) says once more how the deal went.
 * @param {object} table
 * @param {PlayContent} table.content
 * @param {Words} table.words
 * @param {Status} table.status
 * @param {() => Skin} table.skin
 * @param {HTMLElement} table.felt
 * @param {() => unknown} table.onLookBack
 */
export function createEnding({ content, words, status, skin, felt, onLookBack }) {
  const told = content.words;
  const element = h("section", { class: "carte-ending", "aria-label": words.score, hidden: true });
  /** @type {ReturnType<typeof layOpen> | null} */
  let laid = null;
  /** @type {string[]} */
  let following = []; // what comes of the deal that is over

  function clear() {
    laid?.element.remove();
    laid = null;
    element.hidden = true;
    element.replaceChildren();
    felt.toggleAttribute("data-laid", false);
  }

  /**
   * The lines one after the other, each for `reading` milliseconds; what `comes` of it is said last.
   * @param {Over} over
   * @param {{ skip: AbortSignal, signal: AbortSignal, reading: number, comes: string[] }} manner
   */
  async function count(over, { skip, signal, reading, comes }) {
    clear();
    following = comes;
    if (over.cards.some((cards) => cards.length)) {
      const { piles } = content.form;
      laid = layOpen({ piles: over.cards, names: piles, words, told, skin: skin() });
      felt.append(laid.element);
      felt.toggleAttribute("data-laid", true);
      bringIntoView(felt);
      for (const line of over.lines) {
        if (skip.aborted || signal.aborted) break;
        laid.light(line);
        status.note("cards", `${line.name}. ${line.text}`);
        await pause(reading, skip);
      }
    }
    if (!signal.aborted) settle(over);
  }

  /** @param {Over} over */
  function settle(over) {
    laid?.light(null);
    const names = { ...content.form, words, told: content.sheet };
    speak(over);
    element.hidden = false;
    element.replaceChildren(
      h("div", { class: "carte-ending-sheets" }, scoreSheet(over.score, words), content.single ? null : sheetOf(over)),
      h("div", { class: "carte-actions" }, actionButton("look-back", told.look_back, onLookBack)),
      ...(over.lines.length ? [countedIn(over.lines, names)] : []),
    );
  }

  /** @param {Over} over */
  function sheetOf({ sheet: { rounds, dealer, standing, undone } }) {
    const sheet = { title: told.title, form: content.form };
    return h("div", {}, ...drawSheet({ rounds, dealer, standing }, sheet, content.sheet), undoneIn(undone));
  }

  /** @param {Over} over */
  function speak({ text, sheet }) {
    status.note("cards", text, ...(content.single ? [] : [sheet.standing.text]), ...following);
  }

  /**
   * The deals in which moves were taken back, as a mark on the sheet.
   * @param {number[]} undone
   */
  function undoneIn(undone) {
    const deals = undone.flatMap((count, deal) => (count ? [fill(told.undone_in, { deal: deal + 1, count })] : []));
    return deals.length ? h("p", { class: "carte-undone" }, fill(told.undone, { deals: deals.join(", ") })) : null;
  }

  /**
   * The count as a table, to read at leisure; a line lights up its cards on the felt, too.
   * @param {Line[]} lines
   * @param {CountNames} names
   */
  function countedIn(lines, names) {
    const table = drawCount(lines, names, skin());
    return h(
      "details",
      { class: "carte-fold", "data-fold": "count" },
      h("summary", { class: "carte-fold-title" }, told.counting),
      table,
    );
  }

  return { element, count, clear, speak };
}
