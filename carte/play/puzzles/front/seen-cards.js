// What an expert would remember: the cards that each side has won before, folded away.

import { smallCard } from "../../../front/cards/faces.js";
import { labelledLine, listCards } from "../../../front/cards/phrases.js";
import { fill, h, listed } from "../../../front/page/dom.js";
import { drawFold } from "../../../front/page/fold.js";

/** @import { Skin, TableStrings } from "../../../front/messages.js" */
/** @import { PuzzlesContent, Seen } from "./messages.js" */

/**
 * A fold with the piles of a position: show(piles) fills it; without cards it is hidden.
 * @param {{ strings: PuzzlesContent["words"], words: TableStrings, skin: () => Skin }} table
 */
export function createSeenCards({ strings, words, skin }) {
  const title = new Text();
  const piles = h("div", { class: "carte-seen" });
  const element = drawFold(title, { "data-fold": "seen" }, piles);

  /** @param {Seen} pile */
  const row = ({ name, cards }) =>
    h(
      "div",
      { role: "group", "aria-label": name },
      h("p", {}, name),
      h("div", { class: "carte-seen-cards" }, ...cards.map((card) => smallCard(card, words.cards[card].name, skin()))),
    );

  let text = "";

  /** @param {Seen} pile */
  const inWords = ({ name, cards }) => labelledLine(name, listCards(cards, words), words.joints);

  return {
    element,
    /** The cards in words. */
    text: () => text,
    /** @param {Seen[]} seen */
    show(seen) {
      const count = seen.reduce((sum, { cards }) => sum + cards.length, 0);
      element.hidden = count === 0;
      text = listed(seen.filter(({ cards }) => cards.length).map(inWords), words.joints.sentence);
      title.data = fill(strings.seen, { count });
      piles.replaceChildren(...seen.map(row));
    },
  };
}
