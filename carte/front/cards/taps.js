// Taps on cards: the card, and whether it is the second of two taps, as in a double click.

const TWICE = 500; // milliseconds between two such taps at most

/** Pixels that the pointer moves before a press is a drag. */
export const SLACK = 7;

/** @import { Card } from "../../engine/messages.js" */

/** @param {EventTarget | null} target */
function cardAt(target) {
  return target instanceof Element ? target.closest("[data-card]") : null;
}

/**
 * onTap(card, button, sent) is called when a card under `root` is pressed, onAgain(card, button) for the second of two
 * taps with nothing in between: a double tap does not put the card back. With keys every press counts; `sent` is whether
 * no pointer and no key made it, but a screen reader, which keeps the keys to itself.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 * @param {(card: Card, button: Element, sent: boolean) => unknown} onTap
 * @param {(card: Card, button: Element) => unknown} [onAgain]
 */
export function followTaps(root, signal, onTap, onAgain) {
  let last = "";
  let at = Number.NEGATIVE_INFINITY;
  let isSpace = false; // whether the space bar is about to press a card
  const forget = (/** @type {Event} */ { target }) => {
    if (target instanceof Node && !root.contains(target)) last = "";
  };
  /**
   * @param {Element | null} button
   * @param {{ detail: number, timeStamp: number }} press
   */
  function tap(button, { detail, timeStamp }) {
    const card = button?.getAttribute("data-card");
    if (!button || !card) return;
    const again = detail > 0 && card === last && timeStamp - at < TWICE;
    [last, at] = [card, timeStamp];
    if (again) onAgain?.(card, button);
    else onTap(card, button, detail === 0 && !isSpace);
    isSpace = false;
  }
  root.addEventListener(
    "keydown",
    ({ key }) => {
      isSpace = key === " ";
    },
    { signal },
  );
  document.addEventListener("click", forget, { capture: true, signal });
  root.addEventListener("click", (event) => tap(cardAt(event.target), event));
  followLost(root, signal, (button, { timeStamp }) => tap(button, { detail: 1, timeStamp }));
}

/**
 * Call `onLost` for a press of the mouse on a card that is laid elsewhere before the button is up: browsers make no
 * click of it, though the pointer never left the card.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 * @param {(button: Element, up: PointerEvent) => unknown} onLost
 */
function followLost(root, signal, onLost) {
  /** @type {{ button: Element, x: number, y: number } | null} */
  let down = null; // until a click comes of it
  const press = (/** @type {PointerEvent} */ { target, pointerType, button, clientX: x, clientY: y }) => {
    const card = pointerType === "mouse" && button === 0 ? cardAt(target) : null;
    down = card && { button: card, x, y };
  };
  const lift = (/** @type {PointerEvent} */ up) => {
    const began = down;
    if (!began || cardAt(up.target) !== began.button) return;
    if (Math.hypot(up.clientX - began.x, up.clientY - began.y) >= SLACK) return;
    setTimeout(() => down === began && onLost(began.button, up)); // a click would have come by then
  };
  const clicked = () => {
    down = null;
  };
  root.addEventListener("pointerdown", press, { capture: true, signal });
  root.addEventListener("pointerup", lift, { signal });
  root.addEventListener("click", clicked, { capture: true, signal });
}
