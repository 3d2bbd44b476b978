// How fast the others play: chosen once, for all tables and later visits.
import { choiceStore } from "../../front/page/schema.js";
import { recall, remember } from "../../front/page/storage.js";

/** @import { SpeedName } from "../../front/messages.js" */
/** @import { OnTrouble } from "../../front/types.js" */

// Milliseconds to read a move, and to deal. How long others think is not set here.
/** @type {Record<SpeedName, { reading: number, dealing: number }>} */
const SPEEDS = {
  calm: { reading: 2200, dealing: 600 },
  normal: { reading: 1300, dealing: 500 },
  quick: { reading: 350, dealing: 250 },
};

/** @type {SpeedName[]} */
export const SPEED_NAMES = ["calm", "normal", "quick"];

export const SPEED = { ...choiceStore("speed", SPEED_NAMES), first: SPEED_NAMES[1] };

/**
 * The name of the speed last chosen.
 * @param {OnTrouble} onTrouble
 * @returns {SpeedName}
 */
export function speedName(onTrouble) {
  return recall(SPEED, onTrouble);
}

/**
 * {reading, dealing} at the speed last chosen.
 * @param {OnTrouble} onTrouble
 */
export function speedNow(onTrouble) {
  return SPEEDS[speedName(onTrouble)];
}

/**
 * @param {SpeedName} name
 * @param {OnTrouble} onTrouble
 */
export function chooseSpeed(name, onTrouble) {
  remember(SPEED, name, onTrouble);
}
