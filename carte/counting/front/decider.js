// Finding who has the primiera by as few cards as possible: Python says which to ask about next.

import { smallCard } from "../../front/cards/faces.js";
import { Action, RowEntry } from "../../front/fields/entry-views.js";
import { drawn } from "../../front/page/views.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Counter } from "./counter.js" */
/** @import { Deciding } from "./messages.js" */

/**
 * Whose the primiera is, while Python finds it out: the cards that it asks about, and those given so far.
 * @typedef {{ piles: Card[][], found: Deciding, given: Record<Card, number> }} Decision
 */

/**
 * The piles once the cards asked about have owners; null while one has none.
 * @param {Decision} decision
 */
export function decidedPiles({ piles, found: { cards }, given }) {
  if (cards.some((card) => given[card] === undefined)) return null;
  return piles.map((own, pile) => [...own, ...cards.filter((card) => given[card] === pile)]);
}

/**
 * A button that begins, and the cards that it asks about.
 * @param {{ counter: Counter }} props
 */
export function Decider({ counter: { tool, now, gameNow, decide, give } }) {
  const { content, words, skin } = tool;
  const strings = content.words;
  const { form } = gameNow();
  const { decision } = now();
  const whose = form.piles.map((text, value) => ({ value, text }));
  return (
    <div>
      <Action name="who" label={strings.who} onClick={decide} />
      <div class="carte-decider" role="group" aria-label={strings.who} aria-live="polite">
        {decision && <p>{decision.found.text}</p>}
        {decision?.found.cards.map((card) => (
          <div key={card} class="carte-decider-card" data-asked={card}>
            {drawn(smallCard(card, words.cards[card].name, skin()))}
            <RowEntry
              name={`whose-${card}`}
              label={words.cards[card].name}
              options={whose}
              chosen={decision.given[card] ?? null}
              onChange={(pile) => give(card, pile ?? 0)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
