// Keeps an element that is pressed again and again in place in the window: the page scrolls instead.

/**
 * Hold `one` in place in the window, whatever `grows` or shrinks above it within `around`.
 * @param {Element} one
 * @param {{ around: Element, grows: Element[], signal: AbortSignal }} manner
 */
export function hold(one, { around, grows, signal }) {
  let below = NaN; // before it was ever seen
  const watch = new ResizeObserver(() => {
    const { top } = one.getBoundingClientRect();
    const before = below;
    below = one.checkVisibility() ? top - around.getBoundingClientRect().top : NaN;
    const moved = below - before;
    if (moved && top - moved >= 0 && top - moved < innerHeight) scrollBy({ top: moved, behavior: "instant" });
  });
  const { style } = document.documentElement;
  for (const element of grows) watch.observe(element);
  // The browser's own scroll anchoring would hold another element.
  for (const used of ["focusin", "click"])
    one.addEventListener(used, () => style.setProperty("overflow-anchor", "none"), { signal });
  one.addEventListener("focusout", () => style.removeProperty("overflow-anchor"), { signal });
  signal.addEventListener("abort", () => watch.disconnect());
}
