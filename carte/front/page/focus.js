// Keeps the focus: if its element goes away, it waits at the reader's hand.

const KEPT = "data-lm-suppress-shortcuts";
const LOST = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "hidden", "inert"] };

/**
 * Whether an element can still receive keys.
 * @param {Element} element
 */
function isReached(element) {
  return element.isConnected && !element.matches(":disabled") && !element.closest("[hidden], [inert]");
}

/**
 * Whether a card has gone to where nobody can pick it: the hand waits for the next move.
 * @param {Element} element
 */
function isPlayed(element) {
  return element.matches('[data-card][aria-disabled="true"]');
}

/**
 * Return the element that has the focus, on the page or in the shadow root where `element` is.
 * @param {Node} element
 */
export function focusBeside(element) {
  const around = element.getRootNode();
  return around instanceof ShadowRoot ? around.activeElement : document.activeElement;
}

/**
 * Focus an element, if there is one, without scrolling the page.
 * @param {HTMLElement | null | undefined} element
 */
export function putFocus(element) {
  element?.focus({ preventScroll: true });
}

/**
 * Browsers would drop the focus of a played card or a finished button to the page, from where Tab starts over. Keep it
 * on an element that has only moved; else move it to the hand, or to the widget.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function keepFocus(root, signal) {
  /** @type {HTMLElement | null} */
  let held = null;
  /** @param {Event} event */
  const follow = (event) => {
    const [target] = event.composedPath();
    held = target instanceof HTMLElement && root.contains(target) ? target : null;
  };
  /** @param {Event} event */
  const letGo = (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Node && root.contains(target))) held = null;
  };
  document.addEventListener("focusin", follow, { signal });
  document.addEventListener("pointerdown", letGo, { signal });
  const observer = new MutationObserver(() => {
    const activeElement = focusBeside(root);
    if (!held || (activeElement === held && isReached(held))) return;
    if (activeElement !== held && !isNowhere(activeElement)) return;
    /** @type {HTMLElement | null} */
    const hand = root.querySelector('[data-zone="hand"]');
    for (const place of [held, hand, root]) {
      if (!place || !isReached(place) || isPlayed(place)) continue;
      if (place.tabIndex < 0) place.tabIndex = -1; // makes it focusable
      putFocus(place);
      if (focusBeside(root) === place) return;
    }
  });
  observer.observe(root, LOST);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Whether nothing in particular has the focus.
 * @param {Element | null} activeElement
 */
function isNowhere(activeElement) {
  return activeElement === null || activeElement === document.body;
}

/**
 * Whether the focus may be moved on from within `place`: it is still there, and nobody is typing.
 * @param {Element} place
 */
export function mayLead(place) {
  const activeElement = focusBeside(place);
  if (isNowhere(activeElement)) return true; // not every browser focuses a pressed button
  return place.contains(activeElement) && !activeElement?.matches("input");
}

/**
 * Whether an event comes from an element where keys have a meaning of their own.
 * @param {Event} event
 */
export function isTyped({ target }) {
  return target instanceof Element && target.matches("input, select, textarea");
}

/**
 * Letters typed on the table are not commands to JupyterLab; saving the notebook is. It looks for this mark on the focused
 * element and on its ancestors, as soon as the document hears of a key.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function keepKeys(root, signal) {
  /** @param {Event} event */
  const keep = (event) => {
    const [target] = event.composedPath();
    if (target instanceof Element && root.contains(target)) target.setAttribute(KEPT, "true");
  };
  /** @param {KeyboardEvent} event */
  const hear = (event) => {
    if (!isSaving(event)) return keep(event);
    for (const marked of [root, ...root.querySelectorAll(`[${KEPT}]`)]) marked.removeAttribute(KEPT);
  };
  root.addEventListener("focusin", keep);
  window.addEventListener("keydown", hear, { capture: true, signal });
}

/** @param {KeyboardEvent} event */
function isSaving({ ctrlKey, metaKey, key }) {
  return (ctrlKey || metaKey) && key.toLowerCase() === "s";
}
