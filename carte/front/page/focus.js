// The focus is never lost: where what has it goes away, it waits at the reader's hand.

const LOST = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "hidden", "inert"] };

/**
 * Whether keys still reach an element.
 * @param {Element} element
 */
function isReached(element) {
  return element.isConnected && !element.matches(":disabled") && !element.closest("[hidden], [inert]");
}

/**
 * Give an element, if there is one, the focus: the page stays where it is.
 * @param {HTMLElement | null | undefined} element
 */
export function putFocus(element) {
  element?.focus({ preventScroll: true });
}

/**
 * A card that is played, a button that is done with: browsers would drop their focus to the page, from
 * where Tab begins anew. It stays on what has only moved; else it waits at the hand, or at the widget.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function keepFocus(root, signal) {
  /** @type {HTMLElement | null} */
  let held = null;
  /** @param {Event} event */
  const follow = ({ target }) => {
    held = target instanceof HTMLElement && root.contains(target) ? target : null;
  };
  /** @param {Event} event */
  const letGo = ({ target }) => {
    if (!(target instanceof Node && root.contains(target))) held = null;
  };
  document.addEventListener("focusin", follow, { signal });
  document.addEventListener("pointerdown", letGo, { signal });
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (!held || (activeElement === held && isReached(held))) return;
    if (activeElement !== held && activeElement !== document.body) return;
    /** @type {HTMLElement | null} */
    const hand = root.querySelector('[data-zone="hand"]');
    for (const place of [held, hand, root]) {
      if (!place || !isReached(place)) continue;
      if (place.tabIndex < 0) place.tabIndex = -1; // so that it can have the focus at all
      putFocus(place);
      if (document.activeElement === place) return;
    }
  });
  observer.observe(root, LOST);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Whether the focus may be led on from within `place`: it was left there, and nobody types.
 * @param {Element} place
 */
export function mayLead(place) {
  const { activeElement } = document;
  if (activeElement === document.body) return true; // not every browser gives it to what is pressed
  return place.contains(activeElement) && !activeElement?.matches("input");
}

/**
 * Whether an event comes from where keys have a meaning of their own.
 * @param {Event} event
 */
export function isTyped({ target }) {
  return target instanceof Element && target.matches("input, select, textarea");
}

/**
 * Letters typed on the table are not commands to JupyterLab. It looks for this mark on what has the focus
 * before it looks at what that lies in.
 * @param {HTMLElement} root
 */
export function keepKeys(root) {
  root.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) target.setAttribute("data-lm-suppress-shortcuts", "true");
  });
}
