// The end of a deal: the count of the cards item by item, then the score, and the match so far.

import { drawCount } from "../../counting/front/count-lines.js";
import { scoreSheet } from "../../counting/front/score.js";
import { drawSheet, houseLine } from "../../counting/front/sheet-table.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { createFold } from "../../front/page/fold.js";
import { pause } from "../../front/page/motion.js";
import { lookingBack } from "./deal-picker.js";
import { layOpen } from "./piles-view.js";

/** @import { Line } from "../../counting/front/messages.js" */
/** @import { CountNames } from "../../counting/front/types.js" */
/** @import { Over } from "./messages.js" */
/** @import { SittingTool } from "./types.js" */

/**
 * `element` goes below the table. count(moment, …) lays the cards open on the felt and counts them; clear() takes
 * everything away again, speak(over) repeats how the deal went. onLookBack(deal) is called for one of the deals so far,
 * counted from 0, and onSaid() after the last sentence.
 * @param {Pick<SittingTool, "content" | "words" | "status" | "skin">} tool
 * @param {object} table
 * @param {HTMLElement} table.felt
 * @param {(deal: number) => unknown} table.onLookBack
 * @param {() => unknown} table.onSaid
 */
export function createDealCount(tool, { felt, onLookBack, onSaid: onCounted }) {
  const { content, words, status, skin } = tool;
  const strings = content.words;
  const element = h("section", { class: "carte-ending", "aria-label": words.score, hidden: true });
  /** @type {ReturnType<typeof layOpen> | null} */
  let laid = null;
  /** @type {string[]} */
  let following = []; // what follows from the finished deal

  function clear() {
    laid?.element.remove();
    laid = null;
    element.hidden = true;
    element.replaceChildren();
    felt.toggleAttribute("data-laid", false);
  }

  /**
   * Show the lines one after the other, each for `reading` milliseconds; announce last what `comes` of the deal.
   * @param {Over} over
   * @param {{ skip: AbortSignal, signal: AbortSignal, reading: number, comes: string[] }} manner
   */
  async function count(over, { skip, signal, reading, comes }) {
    clear();
    following = comes;
    if (over.cards.some((cards) => cards.length)) {
      const { piles } = content.form;
      const names = piles.map((name, pile) => titleOf(name, over, pile));
      laid = layOpen({ piles: over.cards, names, words, skin: skin() });
      felt.append(laid.element);
      felt.toggleAttribute("data-laid", true);
      onCounted();
      for (const line of over.lines) {
        if (skip.aborted || signal.aborted) break;
        laid.light(line);
        status.note(
          "cards",
          listed([fill(words.joints.ended, { words: line.name }), line.text], words.joints.sentence),
        );
        await pause(reading, skip);
      }
    }
    if (!signal.aborted) settle(over);
  }

  /**
   * Return the title of a pile, with what it counts: points, or its cards.
   * @param {string} name
   * @param {Over} over
   * @param {number} pile
   */
  function titleOf(name, { cards, counts }, pile) {
    return counts
      ? fill(words.counted, { name, count: counts[pile] })
      : fill(strings.won_cards, { name, count: cards[pile].length });
  }

  /** @param {Over} over */
  function settle(over) {
    laid?.light(null);
    const names = { ...content.form, words, strings: content.sheet };
    speak(over);
    if (!content.single) laid?.head(over.headline ?? over.text);
    const rules = Object.fromEntries(over.lines.map(({ item, rule }) => [item, rule.id]));
    const sides = Object.fromEntries(over.score.map(({ side }, at) => [side, content.form.sides[at]]));
    const score = scoreSheet(over.score, { ...words, sides }, skin(), rules);
    const sheets = content.single ? [score] : [score, sheetOf(over)];
    element.hidden = false;
    element.replaceChildren(
      h("div", { class: "carte-ending-sheets" }, ...(over.sheet.standing.over ? sheets.reverse() : sheets)),
      lookingBack(over.sheet.rounds.length, strings, onLookBack),
      ...(over.lines.length ? [countedIn(over.lines, names)] : []),
    );
    onCounted();
  }

  /** @param {Over} over */
  function sheetOf({ sheet: { rounds, dealer, standing, undone } }) {
    const sheet = { title: strings.title, form: content.form };
    const table = drawSheet({ rounds, dealer, standing }, sheet, content.sheet);
    const house = houseLine(content.form, (text) => textInFaces(text, words, skin()));
    return h("div", {}, ...table, ...house, undoneIn(undone));
  }

  /**
   * Announce who won, and by what; how the deal went if that says more; where the match stands, unless it is over. Skip
   * a single deal: the coach has announced the winner.
   * @param {Over} over
   */
  function speak({ headline: won, text, sheet }) {
    if (content.single) return status.clear();
    const headline = won ?? text;
    const more = headline === text || content.form.one_deal ? [] : [text];
    const stands = sheet.standing.over ? [] : [sheet.standing.text];
    status.note("cards", h("b", {}, headline), ...more, ...stands, ...following);
  }

  /**
   * Return the deals in which moves were taken back, as marks on the sheet.
   * @param {number[]} undone
   */
  function undoneIn(undone) {
    const deals = undone.flatMap((moves, deal) =>
      moves ? [fill(strings.undone_in, { deal: deal + 1, count: moves })] : [],
    );
    const marked = fill(strings.undone, { deals: listed(deals, words.joints.comma) });
    return deals.length ? h("p", { class: "carte-undone" }, marked) : null;
  }

  /**
   * Return the count as a table, to read at leisure; a line also lights up its cards on the felt.
   * @param {Line[]} lines
   * @param {CountNames} names
   */
  function countedIn(lines, names) {
    return createFold(strings.counting, { "data-fold": "count" }, drawCount(lines, names, skin()));
  }

  return { element, count, clear, speak };
}
