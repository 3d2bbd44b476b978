// How fast the others play: chosen once, for all tables and later visits.
import { oneOf, recall, remember } from "../../front/page/storage.js";

/** Milliseconds that a move stays to be read, that an expert may think about one, that dealing takes. */
const SPEEDS = {
  calm: { reading: 2200, thinking: 1200, dealing: 600 },
  normal: { reading: 1300, thinking: 700, dealing: 500 },
  quick: { reading: 350, thinking: 300, dealing: 250 },
};
const SPEED = "carte.speed";

export const SPEED_NAMES = Object.keys(SPEEDS);

/** The name of the speed last chosen. */
export function speedName(onBroken) {
  return recall(SPEED, oneOf(...SPEED_NAMES), "normal", onBroken);
}

/** {reading, thinking, dealing} at the speed last chosen. */
export function speedNow(onBroken) {
  return SPEEDS[speedName(onBroken)];
}

export function chooseSpeed(name) {
  remember(SPEED, name);
}
