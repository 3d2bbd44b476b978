// The forty cards to tap: each is in one of the piles, or in none.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { calledIn, faceIn } from "../../front/cards/faces.js";
import { between, fill } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving-focus.js";
import { drawn } from "../../front/page/views.js";
import { entryOf } from "./counts.js";
import { pileOf, pilesOf } from "./owners.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Counter } from "./counter.js" */

const OUT = "out"; // instead of a pile: a card not in play leaves its place empty, so that a suit stays a row

/**
 * The cards, and how many each pile has.
 * @param {{ counter: Counter }} props
 */
export function Tally({ counter: { tool, cards, now, tap } }) {
  const { content, words } = tool;
  const strings = content.words;
  const skin = tool.skin();
  const { form, owners, only, rest } = entryOf(now().counted);
  const { piles, out = [] } = form;
  const tallied = { owners, rest: only ? null : rest };
  const inPlay = cards.filter((card) => !out.includes(card));
  const missing = inPlay.filter((card) => pileOf(card, tallied) === null).length;
  /** @type {{ current: HTMLDivElement | null }} */
  const grid = useRef(null);
  const faces = useMemo(() => cards.map((card) => drawn(faceIn(card, skin))), [skin]);
  useLayoutEffect(() => {
    const left = new AbortController();
    if (grid.current) rove(grid.current, left.signal, `[data-card]:not([data-pile="${OUT}"])`).refresh();
    return () => left.abort();
  }, []);

  /** @param {Card} card */
  function pressed(card) {
    if (out.includes(card)) return { "data-pile": OUT };
    return { "data-pile": pileOf(card, tallied) ?? "none", "aria-pressed": Object.hasOwn(owners, card) };
  }

  /** @param {Card} card */
  function ownerOf(card) {
    const pile = out.includes(card) ? null : pileOf(card, tallied);
    return pile === null ? "" : between(words.joints.comma) + piles[pile];
  }

  return (
    <div class="carte-felt carte-tally" hidden={only === "items"}>
      <p class="carte-owned">
        {pilesOf(inPlay, tallied, piles.length).map((own, pile) => (
          <span key={pile} data-pile={pile}>
            {fill(strings.owned, { name: piles[pile], count: own.length })}
          </span>
        ))}
        {missing > 0 && <span data-pile="none">{fill(strings.missing, { count: missing })}</span>}
      </p>
      <div class="carte-forty" data-zone="pile" role="toolbar" aria-label={strings.grid}>
        <div class="carte-grid" ref={grid}>
          {cards.map((card, place) => (
            <button
              key={card}
              type="button"
              class="carte-card"
              data-card={card}
              aria-pressed={false}
              tabIndex={-1}
              {...pressed(card)}
              onClick={() => tap(card)}
            >
              {faces[place]}
              <span class="carte-unseen">
                <Names card={card} words={words} />
                <span>{ownerOf(card)}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** @param {{ card: Card, words: TableStrings }} props */
function Names({ card, words }) {
  const [name, italian] = calledIn(card, words);
  return (
    <>
      <span class="carte-own-name">{name}</span>
      {italian && (
        <span class="carte-italian-name" lang="it">
          {italian}
        </span>
      )}
    </>
  );
}
