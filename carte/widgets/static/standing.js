// Where a match stands, in one line.
import { fill, h } from "./dom.js";
import { signed } from "./sheettable.js";

/** "Deal 2, dealer: Right — You 4 · The other 7, to 11"; where there is little room, only the points. */
export function standingOf({ caption, totals, target }, { lasting, words: told }) {
  const points = totals.map(({ side, points: count }) => fill(told.totals, { name: side, points: signed(count, lasting) }));
  const goal = target ? [fill(told.target, { target })] : [];
  const parts = [h("span", { class: "carte-standing-deal" }, `${caption} — `), points.join(" · ")];
  return [...parts, ...goal.map((text) => `, ${text}`)];
}
