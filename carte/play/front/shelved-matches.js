// Matches put aside: the way back to each of them, and what happens to the one under way.

import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";
import { isInLanguage } from "../../front/page/schema.js";
import { standingText } from "./match-standing.js";
import { MOST } from "./match-store.js";
import { wordless } from "./untranslated-match.js";

/** @import { Kept } from "./match-schema.js" */
/** @import { PlayContent } from "./messages.js" */

/**
 * The list, and the `warning` that one more is to join it: show(aside, {underway}). onBack(match) is called to resume
 * one, onForget(match) to delete it.
 * @param {object} table
 * @param {PlayContent} table.content
 * @param {(match: Kept) => unknown} table.onBack
 * @param {(match: Kept) => unknown} table.onForget
 */
export function createShelvedMatches({ content, onBack, onForget }) {
  const strings = content.words;
  const element = h("ul", { class: "carte-newgame-before" });
  const warning = h("p", { class: "carte-newgame-note" });

  /** @param {Kept} match */
  function wayBack(match) {
    const { level, sitters } = match.sitting;
    const moment = isInLanguage(match, content.language) ? match.moment : wordless(match.moment, content);
    const facts = {
      level: sitters ? strings.who_are.several : (strings.levels[level]?.name ?? level),
      standing: standingText(moment, content),
    };
    const forget = actionButton("forget", strings.forget, () => onForget(match));
    forget.ariaLabel = fill(strings.forget_this, facts);
    return h(
      "li",
      {},
      actionButton("before", fill(strings.before, facts), () => onBack(match), { drawn: "undo" }),
      forget,
    );
  }

  return {
    element,
    warning,
    /**
     * @param {Kept[]} aside
     * @param {{ underway: boolean }} now
     */
    show(aside, { underway }) {
      warning.hidden = !underway;
      warning.textContent = aside.length < MOST ? strings.aside : fill(strings.aside_full, { most: MOST });
      element.hidden = !aside.length;
      element.replaceChildren(...aside.map(wayBack));
    },
  };
}
