// What lies where since the last change of the position, in words.

import { labelledLine, listCards } from "../../front/cards/phrases.js";
import { fill, listed } from "../../front/page/dom.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Position } from "./edit-history.js" */
/** @import { CheckerWords } from "./messages.js" */

const MOST_NAMED = 10; // of more cards only the number is said

/**
 * Name the zones with other cards than before, each with its cards. A message tells already which are empty now.
 * @param {Position} before
 * @param {Position} now
 * @param {{ words: CheckerWords, names: TableStrings }} strings
 */
export function changedZonesText(before, now, { words, names }) {
  const { joints } = names;
  /**
   * @param {string} label
   * @param {Card[]} cards
   */
  const line = (label, cards) => {
    if (cards.length === 0) return now.message ? "" : fill(words.emptied, { zone: label });
    return labelledLine(label, cards.length > MOST_NAMED ? String(cards.length) : listCards(cards, names), joints);
  };
  const lines = now.form.zones.flatMap(({ name, label }) => {
    const [held, holds] = [before, now].map(({ sheet }) => sheet.zones[name] ?? []);
    return held.join() === holds.join() ? [] : [line(label, holds)];
  });
  return listed(lines, joints.sentence);
}
