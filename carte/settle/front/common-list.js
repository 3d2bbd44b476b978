// The common questions about a game, as chips.

import { inBook } from "../../front/page/address.js";
import { markWays } from "../../front/page/advance.js";
import { h, pushButton } from "../../front/page/dom.js";

/** @import { Beyond, Quarrel, SettleStrings } from "./messages.js" */

const PROCEDURE = "procedure.html";

/**
 * onAsk(quarrel) is called when one is pressed. show(game, quarrels) lists those of a game, mark(quarrel) marks the
 * current one. Those that tables settle by a house rule, and what articles of procedure settle, wait behind a button.
 * @param {object} page
 * @param {SettleStrings["settle"]} page.strings
 * @param {Beyond[]} page.beyond
 * @param {(quarrel: Quarrel) => unknown} page.onAsk
 */
export function createCommonList({ strings, beyond, onAsk }) {
  /** @type {HTMLAnchorElement} */
  const way = h("a", { class: "carte-button" }, strings.procedure);
  const elsewhere = h("li", { class: "carte-usual-way", hidden: !inBook() }, way);
  const more = pushButton(
    {
      class: "carte-button",
      "data-action": "tables",
      "aria-expanded": "false",
      click: () => unfold(more.ariaExpanded !== "true"),
    },
    strings.tables,
  );
  const unfolding = h("li", { class: "carte-usual-way" }, more);
  const element = h("ul", { class: "carte-usual", "aria-label": strings.usual });
  /** @type {Map<Quarrel, HTMLElement>} */
  let chips = new Map();
  /** @type {HTMLElement[]} */
  let folded = [];

  /** @param {Quarrel} one */
  function chip(one) {
    const pressed = { "aria-pressed": "false", click: () => onAsk(one) };
    return pushButton({ class: "carte-button", "data-quarrel": one.key, ...pressed }, one.asks);
  }

  /** @param {(quarrel: Quarrel) => boolean} isMeant */
  function linesOf(isMeant) {
    return [...chips].flatMap(([one, button]) => (isMeant(one) ? [h("li", {}, button)] : []));
  }

  /** @param {Beyond} one */
  function link({ asks, id }) {
    return h("li", {}, h("a", { class: "carte-button", href: `${PROCEDURE}#${id}` }, asks));
  }

  /** @param {boolean} open */
  function unfold(open) {
    more.ariaExpanded = String(open);
    for (const line of folded) line.hidden = !open;
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
      const usual = linesOf(({ house }) => !house);
      folded = [...linesOf(({ house }) => house), ...(inBook() ? beyond.map(link) : [])];
      element.replaceChildren(...usual, elsewhere, unfolding, ...folded);
      unfolding.hidden = folded.length === 0;
      unfold(false);
    },
    /** @param {Quarrel | null} shown */
    mark(shown) {
      if (shown?.house) unfold(true);
      for (const [one, button] of chips) button.ariaPressed = String(one === shown);
      markWays([...chips.values()], shown ? chips.get(shown) : undefined);
    },
  };
}
