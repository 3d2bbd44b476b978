// Movement that shows what happened. A reader who asked for less motion gets the result at once.

/** Whether the reader asked for less motion. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const EASE = "cubic-bezier(.22,.8,.3,1)";

/**
 * Do `change`, and let the elements travel from their old places to their new ones (first, last, invert, play), each
 * `stagger` later than the one before; those `along` with them make room at once. Resolves when all have arrived.
 * @param {HTMLElement[]} elements
 * @param {() => unknown} change
 * @param {{ duration?: number, stagger?: number, along?: HTMLElement[] }} [manner]
 * @returns {Promise<unknown>}
 */
export function travel(elements, change, { duration = 420, stagger = 0, along = [] } = {}) {
  if (calm()) return Promise.resolve(change());
  const moving = [...elements, ...along];
  const before = moving.map((element) => element.getBoundingClientRect());
  change();
  const runs = moving.flatMap((element, number) => {
    const delay = number < elements.length ? number * stagger : 0;
    return flight(element, before[number], { duration, delay }) ?? [];
  });
  return Promise.all(runs.map(({ finished }) => finished.catch(() => {})));
}

/**
 * The number of window pixels in one of an element's own: more if it fills the window, and negative where it is turned
 * to who sits across, for whom right is left and up is down.
 * @param {Element} element
 */
export function zoomOf(element) {
  const zoom = element.currentCSSZoom ?? 1;
  return element.closest("[data-across]") ? -zoom : zoom;
}

/**
 * Let an element come from the rectangle `from` to its place, `hidden` before it starts. Return the animation, if it
 * moves at all.
 * @param {Element} element
 * @param {DOMRect} from
 * @param {{ duration: number, delay: number, hidden?: boolean }} manner
 */
export function flight(element, from, { duration, delay, hidden = false }) {
  const to = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / zoom;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / zoom;
  if (!from.width || !to.width || (Math.abs(dx) < 1 && Math.abs(dy) < 1)) return null;
  const scale = from.width / to.width;
  element.classList.add("carte-travelling");
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const appearing = hidden
    ? [
        { ...start, opacity: 0 },
        { opacity: 1, offset: 0.2 },
      ]
    : [start];
  const run = element.animate([...appearing, { transform: "none" }], {
    duration,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  const arrived = () => element.classList.remove("carte-travelling");
  run.finished.then(arrived, arrived);
  return run;
}

/**
 * Scroll just far enough to see the element, and not at all if it is in view.
 * @param {Element} element
 */
export function bringIntoView(element) {
  element.scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
}

/** The part of the window that shows the page: below a bar, and above anything at its foot. */
export function sight() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { top: parseFloat(scrollPaddingTop) || 0, bottom: innerHeight - (parseFloat(scrollPaddingBottom) || 0) };
}

/**
 * Scroll just far enough to see all the groups together; if there is no room for all, leave out the first ones. Hidden
 * elements do not count.
 * @param {Element[][]} groups
 */
export function bringTogether(groups) {
  const [group, ...others] = groups;
  const boxes = groups
    .flat()
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .sort((one, two) => one.box.top - two.box.top);
  if (!group || !boxes.length) return;
  const [highest] = boxes;
  const lowest = boxes.reduce((one, two) => (two.box.bottom > one.box.bottom ? two : one));
  const { top, bottom } = sight();
  if (others.length && lowest.box.bottom - highest.box.top > bottom - top) return bringTogether(others);
  bringIntoView((highest.box.top < top ? highest : lowest).element);
}

/**
 * Scroll back to where the element begins, if that is out of sight.
 * @param {Element} element
 */
export function backToTop(element) {
  if (element.getBoundingClientRect().top < sight().top) bringUp(element);
}

/**
 * Scroll to where the element begins.
 * @param {Element} element
 */
export function bringUp(element) {
  element.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" });
}

/**
 * A short "no": the element shakes where it is.
 * @param {Element} element
 */
export function shake(element) {
  if (calm()) return;
  element.animate(
    [0, -5, 5, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 420, easing: "ease-out" },
  );
}

/**
 * Resolves after so many milliseconds, or when the signal is aborted.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
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
