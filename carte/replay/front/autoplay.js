// A replay that goes by itself: place after place, until it is halted or at its end.

import { pause } from "../../front/page/motion.js";

/**
 * go(place) shows a place from 0 to `last`, of which now() is where it stands, and rest(place) says for how
 * long it stays; onGoing(is) tells when it sets out, and when it halts.
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
    /** Set out after some milliseconds; what is at its end begins anew. */
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
