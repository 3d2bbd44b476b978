// Numbers on the cards that can be picked, for who tells a computer what to press.

const CLOSED = ":is(:disabled, [aria-disabled='true'])";
const CHANGES = { subtree: true, childList: true, attributeFilter: ["disabled", "aria-disabled"] };

/**
 * Return a function that numbers the cards under `root` from now on, or no longer.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function createCardNumbers(root, signal) {
  const observer = new MutationObserver(number);
  signal.addEventListener("abort", () => observer.disconnect());

  function number() {
    const open = root.querySelectorAll(`.carte-felt .carte-card:not(${CLOSED})`);
    for (const [place, card] of open.entries()) card.setAttribute("data-say", String(place + 1));
    clear(CLOSED);
  }

  /** @param {string} which of the numbered cards */
  function clear(which) {
    for (const card of root.querySelectorAll(`[data-say]${which}`)) card.removeAttribute("data-say");
  }

  return (/** @type {boolean} */ wanted) => {
    observer.disconnect();
    if (!wanted) return clear("");
    number();
    observer.observe(root, CHANGES);
  };
}
