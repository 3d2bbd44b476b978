// One stop of the Tab key for a group of cards or links; arrows, Home and End go round inside.

const SIDEWAYS = { ArrowLeft: -1, ArrowRight: 1 };
const UPRIGHT = { ArrowUp: -1, ArrowDown: 1 };

/** The card straight above (-1) or below (1), in a group that wraps. */
function acrossRows(cards, from, direction) {
  const here = from.getBoundingClientRect();
  const distance = (card) => {
    const there = card.getBoundingClientRect();
    const down = (there.y - here.y) * direction;
    return down > here.height / 2 ? down * 4 + Math.abs(there.x - here.x) : Infinity;
  };
  const nearest = cards.reduce((best, card) => (distance(card) < distance(best) ? card : best), from);
  return nearest;
}

/**
 * Let what `selector` finds in `group` share one tab stop. refresh() after it changes, point(one)
 * to make one the stop, focus() to enter: whether there was one to enter. With `stops` each stays a tab stop of its own.
 */
export function rove(group, signal, selector = "[data-card]", { stops = false } = {}) {
  const cards = () => [...group.querySelectorAll(selector)];
  const current = () => cards().find((card) => card.tabIndex === 0);
  const point = (target) => {
    if (stops) return;
    for (const card of cards()) card.tabIndex = card === target ? 0 : -1;
  };
  const target = (event) => {
    const all = cards();
    const at = all.indexOf(event.target);
    if (at < 0) return null;
    if (event.key === "Home") return all[0];
    if (event.key === "End") return all.at(-1);
    if (event.key in SIDEWAYS) return all.at((at + SIDEWAYS[event.key]) % all.length);
    return event.key in UPRIGHT ? acrossRows(all, event.target, UPRIGHT[event.key]) : null;
  };
  group.addEventListener(
    "keydown",
    (event) => {
      const next = event.ctrlKey || event.altKey || event.metaKey ? null : target(event);
      if (!next) return;
      event.preventDefault();
      point(next);
      next.focus();
    },
    { signal },
  );
  group.addEventListener("focusin", (event) => event.target.matches(selector) && point(event.target), {
    signal,
  });
  return {
    point,
    refresh: () => {
      const stops = cards().filter((card) => card.tabIndex === 0);
      if (stops.length !== 1) point(cards()[0]);
    },
    focus() {
      const card = current();
      card?.focus({ preventScroll: true });
      return card !== undefined;
    },
  };
}
