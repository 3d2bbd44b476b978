// Finding who has the primiera by as few cards as possible: Python says which to ask about next.

import { smallCard } from "../../front/cards/faces.js";
import { rowControl } from "../../front/fields/entries.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { createQuestions } from "../../front/page/questions.js";

/** @import { Card, Options } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Deciding, ScoreContent, ScoreQuestions } from "./messages.js" */

/** @typedef {{ slug: string, options: Options, names: string[] | null, piles: string[] }} Table */

/**
 * A button, and the cards that it asks about; onDecided(pile) is called once the owner of the primiera is known, with
 * null for nobody.
 * @param {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} tool
 * @param {object} given
 * @param {() => Table} given.table
 * @param {(winner: number | null) => unknown} given.onDecided
 */
export function createDecider(tool, { table, onDecided }) {
  const { words, skin } = tool;
  const strings = tool.content.words;
  const questions = createQuestions(tool);
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
    const found = await questions.ask({ ask: "decide", game, options, names, piles });
    if (!found) return;
    if (found.cards.length) draw(found);
    else onDecided(found.winner);
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
