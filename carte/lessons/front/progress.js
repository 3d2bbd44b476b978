// Stars won, by level.
import { recall, recordOf, remember } from "../../front/page/storage.js";

/** @import { OnBroken } from "../../front/types.js" */
/** @import { Stars } from "./types.js" */

const PROGRESS = "carte.progress";

const parseProgress = recordOf(isStars);

const STARS_WON = "carte:progress";

/**
 * @param {unknown} won
 * @returns {won is number}
 */
function isStars(won) {
  return typeof won === "number" && [0, 1, 2, 3].includes(won);
}

/**
 * {level id: stars}, in the order in which the levels were first won.
 * @param {OnBroken} onBroken
 * @returns {Stars}
 */
export function allStars(onBroken) {
  return recall(PROGRESS, parseProgress, {}, onBroken);
}

/**
 * Keep the best result of a level.
 * @param {string} level
 * @param {number} won
 * @param {OnBroken} onBroken
 */
export function winStars(level, won, onBroken) {
  const stars = allStars(onBroken);
  stars[level] = Math.max(stars[level] ?? 0, won);
  remember(PROGRESS, stars);
  // Each notebook widget loads a module of its own, so they meet in the document.
  document.dispatchEvent(new CustomEvent(STARS_WON));
}

/**
 * Call `apply` whenever stars are won here or in another tab, or an old page comes back.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followProgress(apply, signal) {
  document.addEventListener(STARS_WON, apply, { signal });
  window.addEventListener("storage", ({ key }) => key === PROGRESS && apply(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && apply(), { signal });
}
