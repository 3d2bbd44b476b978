// Dragging a hand card to the table, in addition to clicks.

import { SLACK } from "../../front/cards/taps.js";
import { zoomOf } from "../../front/page/motion.js";

/** @import { Card } from "../../engine/messages.js" */

/**
 * The target under the dragged card: {card} on the table, {card: null} for bare cloth, or null.
 * @param {PointerEvent} event
 * @param {HTMLElement} dragged
 * @param {HTMLElement} felt
 * @returns {{ card: Card | null } | null}
 */
function under(event, dragged, felt) {
  // The dragged card is under the pointer too, and still belongs to the hand it came from.
  const things = document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((thing) => felt.contains(thing) && !dragged.contains(thing));
  const card = things.map((thing) => thing.closest("[data-zone=table] [data-card]")).find(Boolean);
  if (card) return { card: card.getAttribute("data-card") };
  const overHand = things.some((thing) => thing.closest("[data-zone=hand]"));
  return things.length > 0 && !overHand ? { card: null } : null;
}

/** @typedef {(card: Card, target: Card | null) => unknown} OnDrop */

/**
 * Let hand cards in `felt` be dragged while `allowed()`. `onDrop(card, target)` gets the dragged
 * card and the table card it was dropped on, or null for the bare table. By touch only a picked
 * card is dragged, so that the page can still be scrolled with a thumb on the hand.
 * @param {HTMLElement} felt
 * @param {{ allowed: () => boolean, onDrop: OnDrop, signal: AbortSignal }} manner
 */
export function allowDrag(felt, { allowed, onDrop, signal }) {
  felt.addEventListener(
    "pointerdown",
    (down) => {
      const { target } = down;
      /** @type {HTMLElement | null} */
      const button = target instanceof Element ? target.closest("[data-zone=hand] [data-card]") : null;
      const picked = button?.ariaPressed === "true";
      if (!button || down.button !== 0 || !allowed()) return;
      if (down.pointerType === "touch" && !picked) return;
      follow(button, felt, down, onDrop);
    },
    { signal },
  );
}

/**
 * @param {HTMLElement} button
 * @param {HTMLElement} felt
 * @param {PointerEvent} down
 * @param {OnDrop} onDrop
 */
function follow(button, felt, down, onDrop) {
  const over = new AbortController();
  /**
   * @param {"pointermove" | "pointerup" | "pointercancel"} type
   * @param {(event: PointerEvent) => void} listener
   */
  const listen = (type, listener) => button.ownerDocument.addEventListener(type, listener, { signal: over.signal });
  let dragging = false;
  const end = () => {
    over.abort();
    button.classList.remove("carte-dragged");
    felt.classList.remove("carte-dragging");
    button.removeAttribute("style");
  };
  listen("pointermove", (event) => {
    const zoom = zoomOf(button);
    const [dx, dy] = [(event.clientX - down.clientX) / zoom, (event.clientY - down.clientY) / zoom];
    if (!dragging && Math.hypot(dx, dy) < SLACK) return;
    dragging = true;
    button.classList.add("carte-dragged");
    felt.classList.add("carte-dragging"); // its empty places show themselves
    button.style.setProperty("--drag-x", `${dx}px`);
    button.style.setProperty("--drag-y", `${dy}px`);
  });
  listen("pointerup", (event) => {
    const target = dragging ? under(event, button, felt) : null;
    if (dragging) {
      // The press ends in a click on the card it began on; that click is not a choice.
      /** @param {Event} click */
      const swallow = (click) => click.stopPropagation();
      button.addEventListener("click", swallow, { capture: true });
      setTimeout(() => button.removeEventListener("click", swallow, { capture: true }));
    }
    end();
    if (target) onDrop(button.dataset.card ?? "", target.card);
  });
  listen("pointercancel", end);
}
