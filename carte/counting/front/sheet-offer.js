// Offers a match sheet from a link, to take or leave; until then it stays in the address. A sheet that cannot be
// taken stays offered. A note beside a sheet that was taken has a button back to the one before.

import { actionButton } from "../../front/page/actions.js";
import { addressed, doneWith, inBook } from "../../front/page/address.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { bringUp } from "../../front/page/motion.js";
import { carriedBy, NewerSheet } from "./sheet-link.js";
import { keptSheet } from "./sheet-store.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { Offered, ScoreContent } from "./messages.js" */
/** @import { Carried } from "./sheet-link.js" */

/**
 * The place of the `offer`, and that of the note that a sheet is `here` now; onTake(carried) takes the sheet and
 * promises the way back() to the one before, if there was `some`; null if the sheet is not taken.
 * @param {Pick<Tool<ScoreContent>, "content" | "onTrouble" | "signal">} tool
 * @param {object} given
 * @param {Record<string, Offered>} given.games
 * @param {(carried: Carried) => Promise<{ back: () => unknown, some: boolean } | null>} given.onTake
 */
export function createSheetOffer({ content, onTrouble, signal }, { games, onTake }) {
  const strings = content.words;
  const offer = h("div", { class: "carte-over", role: "group", "aria-label": strings.sheet, hidden: true });
  const here = h("div", { class: "carte-over", role: "alert", tabindex: "-1", "data-stage": "off", hidden: true });
  window.addEventListener("hashchange", follow, { signal });

  /** Offer the sheet in the address. */
  async function follow() {
    const name = inBook() ? addressed() : "";
    const found = carriedBy(name);
    if (!found) return;
    try {
      const carried = await found;
      if (!Object.hasOwn(games, carried.game)) throw new NewerSheet();
      propose(carried, name);
    } catch (error) {
      doneWith(name);
      onTrouble({ what: "damaged", text: error instanceof NewerSheet ? strings.newer_link : undefined });
    }
  }

  /**
   * @param {Carried} carried
   * @param {string} name by which the address brings it
   */
  function propose(carried, name) {
    const { game, sheet } = carried;
    const mine = keptSheet(game, onTrouble);
    const deals = sheet.rounds.length;
    const about = fill(deals === 1 ? strings.brought_one : strings.brought, { game: games[game].title, deals });
    const take = actionButton("take", strings.take, async () => {
      const taken = await onTake(carried);
      if (!taken) return;
      doneWith(name);
      offer.hidden = true;
      const line = fill(deals === 1 ? strings.taken_one : strings.taken, { deals });
      show(here, line, taken.some ? [wayBack(taken.back)] : []);
      putFocus(here);
      bringUp(here);
    });
    const leave = actionButton("leave", strings.leave, () => {
      doneWith(name);
      offer.hidden = true;
    });
    here.hidden = true;
    show(offer, listed([about, mine.rounds.length ? strings.replaces : ""], strings.joints.sentence), [take, leave]);
    take.focus();
  }

  /** @param {() => unknown} back */
  function wayBack(back) {
    const go = () => {
      here.hidden = true;
      back();
    };
    return actionButton("back", strings.back_to_ours, go, { drawn: "undo" });
  }

  /**
   * @param {HTMLElement} place
   * @param {string} text
   * @param {HTMLElement[]} ways
   */
  function show(place, text, ways) {
    const row = ways.length ? [h("div", { class: "carte-sheet-ways" }, ...ways)] : [];
    place.hidden = false;
    place.replaceChildren(h("p", {}, text), ...row);
  }

  return { offer, here, follow };
}
