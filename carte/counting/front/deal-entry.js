// The settings of a deal: how to count it, its cards or the items counted without them, and the other facts.

import { fill, h } from "../../front/page/dom.js";
import { factFields, scopeFields } from "./deal-form.js";
import { createDecider } from "./decider.js";
import { padFields } from "./quick-pad.js";
import { createTally } from "./tally.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Fields } from "./deal-form.js" */
/** @import { ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Entry } from "./types.js" */

/**
 * The `elements`, first the `scope`. draw(entry) redraws the fields, which may have the focus, show(entry) the
 * owner of each card. now() is the current count, for the question who has the primiera.
 * @param {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} tool
 * @param {object} table
 * @param {Card[]} table.cards
 * @param {() => { slug: string, entry: Entry, names: string[] | null }} table.now
 * @param {Fields["onChange"]} table.onChange
 * @param {(card: Card) => unknown} table.onTap
 */
export function createDealEntry(tool, { cards, now, onChange, onTap }) {
  const { content, status } = tool;
  const strings = content.words;
  const scope = h("div", { "data-part": "scope" });
  const pad = h("div", { "data-part": "pad" });
  const facts = h("div", { "data-part": "facts" });
  const tally = createTally(tool, { cards, onTap });
  const decider = createDecider(tool, {
    table: () => {
      const { slug, entry, names } = now();
      return { slug, options: entry.options, names, piles: entry.form.piles };
    },
    onDecided,
  });

  /**
   * Say who has the primiera once it is decided.
   * @param {number | null} winner
   */
  function onDecided(winner) {
    const { form, items } = now().entry;
    const primiera = form.piles.map((_pile, place) => Number(place === winner));
    onChange({ items: { ...items, primiera } }, { anew: true });
  }

  /** @param {string} text */
  function onWrong(text) {
    status.note("bad", fill(strings.not_number, { text }));
  }

  return {
    scope,
    elements: [scope, tally.element, pad, facts],
    /** @param {Entry} entry */
    draw(entry) {
      const fields = { entry, strings, onChange, onWrong };
      const isPad = entry.only === "items";
      decider.close();
      tally.element.hidden = isPad;
      pad.replaceChildren(...(isPad ? [padFields(fields, { primiera: decider.element })] : []));
      scope.replaceChildren(scopeFields(fields));
      facts.replaceChildren(factFields(fields));
    },
    /** @param {Entry} entry */
    show({ owners, rest, only, form }) {
      tally.show({ owners, rest: only ? null : rest }, form);
    },
  };
}
