// One tab stop for a group of cards or links; arrows, Home and End move inside.

import { putFocus } from "./focus.js";

/** @type {Record<string, number>} */
const SIDEWAYS = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Record<string, number>} */
const UPRIGHT = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The card straight above (-1) or below (1), in a group that wraps.
 * @param {HTMLElement[]} cards
 * @param {Element} from
 * @param {number} direction
 */
function acrossRows(cards, from, direction) {
  const here = from.getBoundingClientRect();
  /** @param {Element} card */
  const distance = (card) => {
    const there = card.getBoundingClientRect();
    const down = (there.y - here.y) * direction;
    return down > here.height / 2 ? down * 4 + Math.abs(there.x - here.x) : Infinity;
  };
  return cards.reduce((best, card) => (distance(card) < distance(best) ? card : best));
}

/**
 * Let the elements of `group` that match `selector` share one tab stop. Call refresh() after a change; point(one) makes
 * one the stop, focus() enters the group and returns whether it could. With `stops` each stays a tab stop of its own.
 * @param {HTMLElement} group
 * @param {AbortSignal} [signal]
 * @param {string} selector
 * @param {{ stops?: boolean }} wishes
 */
export function rove(group, signal, selector = "[data-card]", { stops = false } = {}) {
  const cards = () => [.../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll(selector))];
  const current = () => cards().find((card) => card.tabIndex === 0);
  /** @param {Element | undefined} stop */
  const point = (stop) => {
    if (stops) return;
    for (const card of cards()) card.tabIndex = card === stop ? 0 : -1;
  };
  /** @param {KeyboardEvent} event */
  const ledTo = (event) => {
    const all = cards();
    const from = all.find((card) => card === event.target);
    if (!from) return null;
    const at = all.indexOf(from);
    if (event.key === "Home") return all[0];
    if (event.key === "End") return all.at(-1);
    if (Object.hasOwn(SIDEWAYS, event.key)) return all.at((at + SIDEWAYS[event.key]) % all.length);
    return Object.hasOwn(UPRIGHT, event.key) ? acrossRows(all, from, UPRIGHT[event.key]) : null;
  };
  group.addEventListener(
    "keydown",
    (event) => {
      const next = event.ctrlKey || event.altKey || event.metaKey ? null : ledTo(event);
      if (!next) return;
      event.preventDefault();
      point(next);
      next.focus();
    },
    { signal },
  );
  /** @param {Event} event */
  const entered = ({ target }) => target instanceof Element && target.matches(selector) && point(target);
  group.addEventListener("focusin", entered, { signal });
  return {
    point,
    refresh: () => {
      const pointed = cards().filter((card) => card.tabIndex === 0);
      if (pointed.length !== 1) point(cards()[0]);
    },
    focus() {
      const card = current();
      putFocus(card);
      return card !== undefined;
    },
  };
}
