// The frames of a replay as they lie on its board: any of them at once, or the next one as it is played.
import { madeBy } from "../../board/front/forms.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { Layout } from "../../board/front/types.js" */
/** @import { Frame, FrameStep } from "./types.js" */

/** @typedef {{ room: number, rows?: number | null }} Places */

/**
 * `frames` = [{step, told}, …] on a `board` with `places` for cards, drawn as the steps of load(steps).
 * @param {{ board: Board, frames: Frame[], places: Places }} replay
 */
export function createReel({ board, frames, places }) {
  /** @type {FrameStep[]} */
  let steps = [];
  /** @type {Layout[]} */
  let lying = []; // how the cards lie after each move, once it is known

  /**
   * How the cards lie after a move, when the trick is gathered and new ones are dealt.
   * @param {number} number
   * @returns {Layout}
   */
  function layoutAfter(number) {
    if (!lying[number]) {
      lay(number);
      if (number > 0) goOn(number, { still: true });
      lying[number] = board.layout();
    }
    return lying[number];
  }

  /**
   * Place at once what a move leads to; a trick that it completes lies there still.
   * @param {number} number
   */
  function lay(number) {
    if (number === 0) return board.set(steps[0], places);
    const before = layoutAfter(number - 1);
    board.set(steps[number - 1], places);
    board.restore(before);
    return make(number, { still: true });
  }

  /**
   * After a move the trick is gathered, and cards are drawn.
   * @param {number} number
   */
  function goOn(number, { keep = true, still = false } = {}) {
    return board.set(steps[number], { ...places, keep, still });
  }

  /**
   * Make a move on the board, unless it is `stale` before it is over.
   * @param {number} number
   * @param {{ still?: boolean, stale?: () => boolean }} manner
   */
  async function make(number, { still = false, stale = () => false } = {}) {
    const { told } = frames[number];
    if (!told) return;
    const by = madeBy(told);
    if (told.card !== undefined) {
      const shown = board.show({ ...told, card: told.card, by }, { still });
      if (!still) await shown;
      if (stale() || told.to) return;
    }
    const left = steps[number].zones.hand.length;
    const discards = told.say !== undefined && left < steps[number - 1].zones.hand.length;
    const going = goOn(number, { keep: !discards, still }); // a hand that is laid anew closes up
    const says = steps[number].scene.seats?.find(({ seat }) => seat === by)?.says;
    if (told.say !== undefined && says?.at(-1) !== told.say) board.seats?.said(by, told.say);
    if (!still) await going;
  }

  return {
    /** @param {FrameStep[]} next */
    load(next) {
      steps = next;
      lying = [];
    },
    /** @param {number} number */
    step: (number) => steps[number],
    lay,
    goOn,
    make,
  };
}
