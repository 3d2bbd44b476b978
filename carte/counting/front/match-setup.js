// The agreement before a match: who deals first, and the number of deals if nothing else ends it.

import { isNumberOfDeals } from "../../board/front/seeds.js";
import { listControl, textControl } from "../../front/fields/entries.js";
import { fill, h } from "../../front/page/dom.js";

/** @import { CountingWords } from "./messages.js" */
/** @import { Sheet, SheetGame } from "./types.js" */

/**
 * onSet(patch) is called with the changes for a sheet, onWrong(text) if an entry cannot be read.
 * @param {object} sheet
 * @param {CountingWords} sheet.strings
 * @param {(patch: Partial<Sheet>) => unknown} sheet.onSet
 * @param {(text: string) => unknown} sheet.onWrong
 */
export function createMatchSetup({ strings, onSet, onWrong }) {
  const element = h("div", { class: "carte-entries carte-sheet-setup" });

  /** @param {string} text */
  function agree(text) {
    if (text && !isNumberOfDeals(text)) onWrong(fill(strings.not_number, { text }));
    else onSet({ deals: text ? Number(text) : null });
  }

  return {
    element,
    /**
     * @param {Sheet} sheet
     * @param {SheetGame} game
     */
    draw({ rounds, dealer, deals }, { form }) {
      const dealers = form.seats.map((text, value) => ({ value, text }));
      const many = { inputmode: "numeric", placeholder: strings.no_end };
      element.replaceChildren(
        ...(rounds.length
          ? []
          : [listControl("dealer", strings.first_dealer, dealers, dealer, (to) => onSet({ dealer: to }))]),
        ...(form.contract ? [textControl("deals", strings.deals, String(deals ?? ""), agree, many)] : []),
      );
      element.hidden = element.childElementCount === 0;
    },
  };
}
