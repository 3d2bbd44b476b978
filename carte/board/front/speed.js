// How fast the others play: chosen once, for all tables and later visits.
import { oneOf, recall, remember } from "../../front/page/storage.js";

/** @import { OnBroken, SpeedName } from "../../front/types.js" */

// Milliseconds that a move stays to be read, that an expert may think about one, that dealing takes.
/** @type {Record<SpeedName, { reading: number, thinking: number, dealing: number }>} */
const SPEEDS = {
  calm: { reading: 2200, thinking: 1200, dealing: 600 },
  normal: { reading: 1300, thinking: 700, dealing: 500 },
  quick: { reading: 350, thinking: 300, dealing: 250 },
};
const SPEED = "carte.speed";

/** @type {SpeedName[]} */
export const SPEED_NAMES = ["calm", "normal", "quick"];

/**
 * The name of the speed last chosen.
 * @param {OnBroken} onBroken
 * @returns {SpeedName}
 */
export function speedName(onBroken) {
  return recall(SPEED, oneOf(...SPEED_NAMES), "normal", onBroken);
}

/**
 * {reading, thinking, dealing} at the speed last chosen.
 * @param {OnBroken} onBroken
 */
export function speedNow(onBroken) {
  return SPEEDS[speedName(onBroken)];
}

/** @param {SpeedName} name */
export function chooseSpeed(name) {
  remember(SPEED, name);
}
