// Taps on cards: the card, and whether it is the second of two taps, as in a double click.

const TWICE = 500; // milliseconds between two such taps at most

/** @import { Card } from "../../engine/messages.js" */

/**
 * onTap(card, button) is called when a card under `root` is pressed, onAgain(card, button) for the second of two taps
 * with nothing in between: a double tap does not put the card back. With keys every press counts.
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
