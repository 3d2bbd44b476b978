// A match sheet that a link brings: it is offered, and taken or left. What cannot be taken stays offered; from what
// is taken a way leads back to what was here.

import { actionButton } from "../../front/page/actions.js";
import { addressed, inBook } from "../../front/page/address.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { carriedBy, NewerSheet } from "./carried.js";
import { keptSheet } from "./sheetstate.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Carried } from "./carried.js" */
/** @import { CountingWords, Offered } from "./types.js" */

/**
 * The place of the offer; onTake(carried) when the sheet is wanted here, which promises the way back() to what was
 * here, if there was `some`: null where the sheet is not taken.
 * @param {object} given
 * @param {CountingWords} given.told
 * @param {Record<string, Offered>} given.games
 * @param {OnTrouble} given.onTrouble
 * @param {AbortSignal} given.signal
 * @param {(carried: Carried) => Promise<{ back: () => unknown, some: boolean } | null>} given.onTake
 */
export function createOffer({ told, games, onTrouble, signal, onTake }) {
  const element = h("div", { class: "carte-over", role: "group", "aria-label": told.sheet, hidden: true });
  window.addEventListener("hashchange", follow, { signal });

  /** What the address brings is offered, and then it is a page without it. */
  async function follow() {
    const found = inBook() ? carriedBy(addressed()) : null;
    if (!found) return;
    history.replaceState(null, "", location.pathname + location.search);
    try {
      const carried = await found;
      if (!(carried.game in games)) throw new NewerSheet();
      offer(carried);
    } catch (error) {
      onTrouble({ what: "damaged", text: error instanceof NewerSheet ? told.newer_link : undefined });
    }
  }

  /** @param {Carried} carried */
  function offer(carried) {
    const { game, sheet } = carried;
    const mine = keptSheet(game, onTrouble);
    const deals = sheet.rounds.length;
    const about = fill(deals === 1 ? told.brought_one : told.brought, { game: games[game].title, deals });
    const take = actionButton("take", told.take, async () => {
      const taken = await onTake(carried);
      if (taken?.some) show(told.taken, [wayBack(taken.back)]);
      else element.hidden = taken !== null;
    });
    const leave = actionButton("leave", told.leave, () => {
      element.hidden = true;
    });
    show(listed([about, mine.rounds.length ? told.replaces : ""], told.joints.sentence), [take, leave]);
    take.focus();
  }

  /** @param {() => unknown} back */
  function wayBack(back) {
    const go = () => {
      element.hidden = true;
      back();
    };
    return actionButton("back", told.back_to_ours, go, { drawn: "undo" });
  }

  /**
   * @param {string} text
   * @param {HTMLElement[]} ways
   */
  function show(text, ways) {
    element.replaceChildren(h("p", {}, text), h("div", { class: "carte-sheet-ways" }, ...ways));
    element.hidden = false;
  }

  return { element, follow };
}
