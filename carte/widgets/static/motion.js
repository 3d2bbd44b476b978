// Movement that shows what happened. A reader who asked for less motion gets the result at once.

export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const EASE = "cubic-bezier(.22,.8,.3,1)";

/**
 * Do `change`, and let the elements travel from where they were to where they are now
 * (first, last, invert, play). Resolves when all have arrived.
 */
export function travel(elements, change, { duration = 420, stagger = 0 } = {}) {
  const before = elements.map((element) => element.getBoundingClientRect());
  change();
  if (calm()) return Promise.resolve();
  const runs = elements.flatMap((element, number) => {
    const from = before[number];
    const to = element.getBoundingClientRect();
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    if (!from.width || !to.width || (Math.abs(dx) < 1 && Math.abs(dy) < 1)) return [];
    const scale = from.width / to.width;
    element.classList.add("carte-travelling");
    const run = element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
      { duration, delay: number * stagger, easing: EASE, fill: "backwards" },
    );
    return [run.finished.catch(() => {}).then(() => element.classList.remove("carte-travelling"))];
  });
  return Promise.all(runs);
}

/** Scroll no further than it takes to see the element; where it is seen already, not at all. */
export function bringIntoView(element) {
  element.scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
}

/** Scroll back to where the element begins, if that is out of sight. */
export function backToTop(element) {
  if (element.getBoundingClientRect().top >= 0) return;
  element.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" });
}

/** A short "no": the element shakes where it is. */
export function shake(element) {
  if (calm()) return;
  element.animate(
    [0, -5, 5, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 420, easing: "ease-out" },
  );
}

/** Resolves after so many milliseconds, or when the signal is given. */
export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
