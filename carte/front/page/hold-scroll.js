// Keeps an element that is pressed again and again in place in the window: the page scrolls instead.

/**
 * Hold `one` in place in the window, whatever `grows` or shrinks above it within `around`.
 * @param {Element} one
 * @param {{ around: Element, grows: Element[], signal: AbortSignal }} manner
 */
export function hold(one, { around, grows, signal }) {
  const top = () => one.getBoundingClientRect().top;
  const place = () => (one.checkVisibility() ? top() - around.getBoundingClientRect().top : NaN);
  let below = NaN; // before it was ever seen
  const watch = new ResizeObserver(() => {
    const before = below;
    below = place();
    const moved = below - before;
    const stood = top() - moved;
    if (moved && stood >= 0 && stood < innerHeight) scrollBy({ top: moved, behavior: "instant" });
  });
  const { style } = document.documentElement;
  for (const element of grows) watch.observe(element);
  const press = () => {
    below = place(); // what has moved before, unseen, is not for this press to make up
  };
  one.addEventListener("click", press, { capture: true, signal });
  // The browser's own scroll anchoring would hold another element.
  for (const used of ["focusin", "click"])
    one.addEventListener(used, () => style.setProperty("overflow-anchor", "none"), { signal });
  one.addEventListener("focusout", () => style.removeProperty("overflow-anchor"), { signal });
  signal.addEventListener("abort", () => watch.disconnect());
}
