// The common questions about a game, as chips.

import { inBook } from "../../front/page/address.js";
import { markWays } from "../../front/page/advance.js";
import { h, pushButton } from "../../front/page/dom.js";

/** @import { Quarrel, SettleStrings } from "./messages.js" */

const PROCEDURE = "procedure.html";

/**
 * onAsk(quarrel) is called when one is pressed. show(game, quarrels) lists those of a game, mark(quarrel) marks the
 * current one.
 * @param {object} page
 * @param {SettleStrings["settle"]} page.strings
 * @param {(quarrel: Quarrel) => unknown} page.onAsk
 */
export function createCommonList({ strings, onAsk }) {
  /** @type {HTMLAnchorElement} */
  const way = h("a", { class: "carte-button" }, strings.procedure);
  const elsewhere = h("li", { class: "carte-usual-way", hidden: !inBook() }, way);
  const element = h("ul", { class: "carte-usual", "aria-label": strings.usual });
  /** @type {Map<Quarrel, HTMLElement>} */
  let chips = new Map();

  /** @param {Quarrel} one */
  function chip(one) {
    const pressed = { "aria-pressed": "false", click: () => onAsk(one) };
    return pushButton({ class: "carte-button", "data-quarrel": one.key, ...pressed }, one.asks);
  }

  return {
    element,
    /**
     * @param {string} game
     * @param {Quarrel[]} some
     */
    show(game, some) {
      way.href = `${PROCEDURE}#${game}`; // so that the page need not ask for it
      chips = new Map(some.map((one) => [one, chip(one)]));
      element.replaceChildren(...[...chips.values()].map((button) => h("li", {}, button)), elsewhere);
    },
    /** @param {Quarrel | null} shown */
    mark(shown) {
      for (const [one, button] of chips) button.ariaPressed = String(one === shown);
      markWays([...chips.values()], shown ? chips.get(shown) : undefined);
    },
  };
}
