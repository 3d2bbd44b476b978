// Plays a replay by itself, place after place, until it is paused or at its end.

import { pause } from "../../front/page/motion.js";

/**
 * go(place) shows a place from 0 to `last`, now() is the current one, and rest(place) is how long it stays;
 * onGoing(is) is called on start and on pause.
 * @param {object} replay
 * @param {number} replay.last
 * @param {() => number} replay.now
 * @param {(place: number) => Promise<unknown>} replay.go
 * @param {(place: number) => number} replay.rest
 * @param {(is: boolean) => unknown} replay.onGoing
 */
export function createAutoplay({ last, now, go, rest, onGoing }) {
  /** @type {AbortController | null} */
  let running = null;

  function halt() {
    running?.abort();
    running = null;
    onGoing(false);
  }

  return {
    halt,
    isGoing: () => running !== null,
    /** Start after some milliseconds; at the end, start over from the beginning. */
    async start(after = 0) {
      running = new AbortController();
      const { signal } = running;
      onGoing(true);
      await pause(after, signal);
      if (now() === last && !signal.aborted) await go(0);
      while (now() < last && !signal.aborted) {
        await go(now() + 1);
        await pause(rest(now()), signal);
      }
      if (!signal.aborted) halt();
    },
  };
}
