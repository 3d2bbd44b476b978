// Finding who has the primiera by as few cards as possible: Python says which to ask about next.

import { smallCard } from "../../front/cards/faces.js";
import { rowControl } from "../../front/fields/entries.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { onlyLast } from "../../front/page/latest-question.js";

/** @import { Card, Options } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Ask } from "../../front/types.js" */
/** @import { CountingWords, Deciding, ScoreQuestions } from "./messages.js" */

/** @typedef {{ slug: string, options: Options, names: string[] | null, piles: string[] }} Table */

/**
 * A button, and the cards that it asks about; onDecided(pile) is called once the owner of the primiera is known, with
 * null for nobody.
 * @param {object} given
 * @param {() => Table} given.table
 * @param {CountingWords} given.strings
 * @param {TableStrings} given.words
 * @param {() => Skin} given.skin
 * @param {Ask<ScoreQuestions>} given.ask
 * @param {(winner: number | null) => unknown} given.onDecided
 * @param {(error: Error) => unknown} given.onTrouble
 */
export function createDecider({ table, strings, words, skin, ask, onDecided, onTrouble }) {
  const questions = onlyLast(ask);
  /** @type {Card[][]} */
  let piles = [];
  const asked = h("div", { class: "carte-decider", role: "group", "aria-label": strings.who, "aria-live": "polite" });
  const open = actionButton("who", strings.who, () => {
    piles = table().piles.map(() => []);
    next();
  });
  const element = h("div", {}, open, asked);

  async function next() {
    const { slug: game, options, names } = table();
    try {
      const found = await questions.put({ ask: "decide", game, options, names, piles });
      if (!found) return;
      if (found.cards.length) draw(found);
      else onDecided(found.winner);
    } catch (error) {
      onTrouble(/** @type {Error} */ (error));
    }
  }

  /** @param {Deciding} found */
  function draw({ cards, text }) {
    const whose = table().piles.map((name, value) => ({ value, text: name }));
    /** @type {Map<Card, number>} */
    const given = new Map();
    /**
     * @param {Card} card
     * @param {number} pile
     */
    const give = (card, pile) => {
      given.set(card, pile);
      if (given.size < cards.length) return;
      piles = piles.map((own, place) => [...own, ...cards.filter((one) => given.get(one) === place)]);
      next();
    };
    const rows = cards.map((card) =>
      h(
        "div",
        { class: "carte-decider-card", "data-asked": card },
        smallCard(card, words.cards[card].name, skin()),
        rowControl(`whose-${card}`, words.cards[card].name, whose, /** @type {number | null} */ (null), (pile) =>
          give(card, pile ?? 0),
        ),
      ),
    );
    const focused = asked.contains(document.activeElement) || document.activeElement === open;
    asked.replaceChildren(h("p", {}, text), ...rows);
    if (focused) putFocus(asked.querySelector("input"));
  }

  return {
    element,
    close() {
      questions.drop();
      asked.replaceChildren();
    },
  };
}
