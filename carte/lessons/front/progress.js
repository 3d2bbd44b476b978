// Stars won, by level.
import { recall, recordOf, remember } from "../../front/page/storage.js";

const PROGRESS = "carte.progress";

const parseProgress = recordOf((won) => [0, 1, 2, 3].includes(won));

const STARS_WON = "carte:progress";

/** {level id: stars}, in the order in which the levels were first won. */
export function allStars(onBroken) {
  return recall(PROGRESS, parseProgress, {}, onBroken);
}

/** Keep the best result of a level. */
export function winStars(level, won, onBroken) {
  const stars = allStars(onBroken);
  stars[level] = Math.max(stars[level] ?? 0, won);
  remember(PROGRESS, stars);
  // Each notebook widget loads a module of its own, so they meet in the document.
  document.dispatchEvent(new CustomEvent(STARS_WON));
}

/** Call `apply` whenever stars are won here or in another tab, or an old page comes back. */
export function followProgress(apply, signal) {
  document.addEventListener(STARS_WON, apply, { signal });
  window.addEventListener("storage", ({ key }) => key === PROGRESS && apply(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && apply(), { signal });
}
