// The picture of a move asked about: the cards, and the ruling.
import { fill } from "../../front/page/dom.js";

/** @import { Card, Ruling } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Position } from "./edit-history.js" */
/** @import { CheckerWords, Rules } from "./messages.js" */

/** @typedef {{ move: string, ruling: Ruling, rule: Rules[string] }} Asked A move, with its verdict. */

/**
 * @param {Asked & Pick<Position, "form" | "sheet"> & { game: string }} asked
 * @param {{ words: CheckerWords, names: TableStrings }} strings
 */
export function pictureOf({ move, ruling, rule, form, sheet, game }, { words, names }) {
  const { good, text } = ruling;
  const lying = form.zones.map(({ name, label }) => [label, sheet.zones[name] ?? []]);
  return {
    asks: fill(words.asked, { game, move }),
    cards: /** @type {[string, Card[]][]} */ (lying.filter(([, cards]) => cards.length > 0)),
    answer: { good, text: good ? names.good : names.bad },
    says: [text, rule.text, fill(words.source, { source: rule.source })],
  };
}
