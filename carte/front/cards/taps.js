// Taps on cards: which card is meant, and whether it is the second tap of two, as in a double click.

const TWICE = 500; // milliseconds between two such taps at most

/** @import { Card } from "../types.js" */

/**
 * onTap(card, button) when a card under `root` is pressed, onAgain(card, button) where it was tapped just before, and nothing
 * else since: who taps twice does not want it back. By keys every press counts.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 * @param {(card: Card, button: Element) => unknown} onTap
 * @param {(card: Card, button: Element) => unknown} [onAgain]
 */
export function followTaps(root, signal, onTap, onAgain) {
  let last = "";
  let at = Number.NEGATIVE_INFINITY;
  const forget = (/** @type {Event} */ { target }) => {
    if (target instanceof Node && !root.contains(target)) last = "";
  };
  document.addEventListener("click", forget, { capture: true, signal });
  root.addEventListener("click", ({ target, detail, timeStamp }) => {
    const button = target instanceof Element ? target.closest("[data-card]") : null;
    const card = button?.getAttribute("data-card");
    if (!button || !card) return;
    const again = detail > 0 && card === last && timeStamp - at < TWICE;
    [last, at] = [card, timeStamp];
    if (again) onAgain?.(card, button);
    else onTap(card, button);
  });
}
