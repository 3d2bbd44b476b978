// The end of a deal: the count of the cards item by item, then the score, and the match so far.

import { createByHand, drawJudged } from "../../counting/front/by-hand.js";
import { drawCount } from "../../counting/front/count-lines.js";
import { scoreSheet } from "../../counting/front/score.js";
import { drawSheet, houseLine } from "../../counting/front/sheet-table.js";
import { labelledLine, textInFaces } from "../../front/cards/phrases.js";
import { Unanswered } from "../../front/page/ask.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { drawFold } from "../../front/page/fold.js";
import { pause } from "../../front/page/motion.js";
import { lookingBack } from "./deal-picker.js";
import { layOpen } from "./piles-view.js";

/** @import { CountNames } from "../../counting/front/count-lines.js" */
/** @import { HandCount, Line } from "../../counting/front/messages.js" */
/** @import { Over, Sitting } from "./messages.js" */
/** @import { SittingTool } from "./types.js" */

/**
 * `element` goes below the table. count(moment, …) lays the cards open on the felt and counts them; clear() takes
 * everything away again, speak(over) repeats how the deal went. onLookBack(deal) is called for one of the deals so far,
 * counted from 0, and onSaid() after the last sentence. byHand(over, at) puts the piles on the table for the reader to
 * count first: compare() promises whether that is over, leave() takes it away.
 * @param {Pick<SittingTool, "content" | "words" | "status" | "skin" | "ask">} tool
 * @param {object} table
 * @param {HTMLElement} table.felt
 * @param {(deal: number) => unknown} table.onLookBack
 * @param {() => Sitting} table.sitting
 * @param {() => unknown} table.onSaid
 */
export function createDealCount(tool, { felt, onLookBack, sitting, onSaid: onCounted }) {
  const { content, words, status, skin, ask } = tool;
  const strings = content.words;
  const element = h("section", { class: "carte-ending", "aria-label": words.score, hidden: true });
  /** @type {ReturnType<typeof layOpen> | null} */
  let laid = null;
  /** @type {string[]} */
  let following = []; // what follows from the finished deal
  /** @type {HandCount | null} */
  let own = null; // the reader's count beside ours

  function clear() {
    clearTable();
    own = null;
  }

  function clearTable() {
    laid?.element.remove();
    laid = null;
    element.hidden = true;
    element.replaceChildren();
    felt.toggleAttribute("data-laid", false);
  }

  /**
   * @param {NonNullable<Over["heaps"]>} heaps
   * @param {{ onLabel: (label: string) => unknown, onDone: () => unknown }} at
   */
  function byHand(heaps, { onLabel, onDone }) {
    const says = content.sheet.by_hand;
    const label = () => onLabel(counting.isEmpty() ? says.just : says.compare);
    const counting = createByHand({
      heaps,
      names: content.form.piles,
      strings: says,
      words,
      skin: skin(),
      onChange: label,
      onDone,
    });
    felt.before(counting.element);
    felt.hidden = true;
    status.clear();
    status.whisper(says.how);
    label();
    return {
      async compare() {
        if (counting.isEmpty()) return true;
        try {
          own = await ask({ ask: "by_hand", sitting: sitting(), ...counting.answer() });
          return true;
        } catch (error) {
          if (error instanceof Unanswered) return true; // the page counts alone
          status.note("bad", /** @type {Error} */ (error).message);
          return false;
        }
      },
      leave() {
        counting.element.remove();
        felt.hidden = false;
      },
    };
  }

  /**
   * Show the lines one after the other, each for `reading` milliseconds; announce last what `comes` of the deal.
   * @param {Over} over
   * @param {{ skip: AbortSignal, signal: AbortSignal, reading: number, comes: string[] }} manner
   */
  async function count(over, { skip, signal, reading, comes }) {
    clearTable();
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
        status.note("cards", listed([inWords(line), differing(line)].filter(Boolean), words.joints.sentence));
        await pause(reading, skip);
      }
    }
    if (!signal.aborted) settle(over);
  }

  /**
   * A line of the count, with whose each number is.
   * @param {Line} line
   */
  function inWords({ name, text, parts }) {
    const { joints } = words;
    const { piles } = content.form;
    if (piles.length < 2 || parts.length !== piles.length)
      return listed([fill(joints.ended, { words: name }), text], joints.sentence);
    const each = parts.map(({ total }, pile) => fill(joints.amount, { name: piles[pile], points: total }));
    return labelledLine(name, listed(each, joints.comma), joints);
  }

  /**
   * What differs in the reader's count of a line; "" if nothing does.
   * @param {Line} line
   */
  function differing({ item }) {
    const judged = own?.items.find((one) => one.item === item);
    return judged && !judged.good ? judged.text : "";
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
      ...(own ? [beside(own)] : []),
      h("div", { class: "carte-ending-sheets" }, ...(over.sheet.standing.over ? sheets.reverse() : sheets)),
      lookingBack(over.sheet.rounds.length, strings, onLookBack),
      ...(over.lines.length ? [countedIn(over.lines, names)] : []),
    );
    onCounted();
  }

  /** @param {HandCount} judged */
  function beside(judged) {
    const title = content.sheet.by_hand.beside;
    return drawJudged(judged, { title, text: judged.text, words, skin: skin() });
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
    return drawFold(strings.counting, { "data-fold": "count" }, drawCount(lines, names, skin()));
  }

  return { element, byHand, count, clear, speak };
}
