// Stars won, by level.
import { recall, remember } from "./storage.js";

const PROGRESS = "carte.progress";

function parseProgress(text) {
  const stars = JSON.parse(text);
  const sound =
    stars !== null &&
    typeof stars === "object" &&
    !Array.isArray(stars) &&
    Object.values(stars).every((won) => [0, 1, 2, 3].includes(won));
  if (!sound) throw new TypeError(text);
  return stars;
}

/** {level id: stars}. */
export function allStars(onBroken) {
  return recall(PROGRESS, parseProgress, {}, onBroken);
}

/** Keep the best result of a level. */
export function winStars(level, won, onBroken) {
  const stars = allStars(onBroken);
  stars[level] = Math.max(stars[level] ?? 0, won);
  remember(PROGRESS, stars);
}
