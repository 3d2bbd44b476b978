// Shows the places of a replay on its board, its frames and then its score: any of them at once, or the next one
// move by move.
import { madeBy } from "../../board/front/step-forms.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { SceneStep } from "../../board/front/messages.js" */
/** @import { Layout } from "../../board/front/layout.js" */
/** @import { Frame } from "./messages.js" */

/** @typedef {{ room: number, rows?: number | null }} Places */

/**
 * The moves up to one of them.
 * @param {Frame[]} frames
 * @param {number} [number]
 */
export function movesOf(frames, number = frames.length - 1) {
  return frames.slice(1, number + 1).flatMap(({ told: move }) => move ?? []);
}

/**
 * A step with the hands and the monte that the reader does not know laid open.
 * @param {SceneStep} step
 * @returns {SceneStep}
 */
export function uncovered({ zones, scene }) {
  const { hidden = {}, monte: unseen, ...rest } = scene;
  const { monte, ...hands } = hidden;
  const open = { ...rest.open };
  for (const [seat, cards] of Object.entries(hands)) open[seat] = [...(open[seat] ?? []), ...cards];
  return {
    zones: monte ? { ...zones, monte } : zones,
    scene: { ...rest, ...(!monte && unseen ? { monte: unseen } : {}), open },
  };
}

/**
 * `frames` = [{step, told}, …] on a `board` with `places` for cards, drawn as the steps of load(steps); the
 * `sheet` of the score, if any, shows at the end.
 * @param {{ board: Board, frames: Frame[], places: Places, sheet?: HTMLElement | null }} replay
 */
export function createFrames({ board, frames, places, sheet }) {
  /** @type {SceneStep[]} */
  let steps = [];
  /** @type {Layout[]} */
  let lying = []; // how the cards lie after each move, once it is known

  /**
   * The layout after a move, once the trick is gathered and new cards are dealt.
   * @param {number} number
   * @returns {Layout}
   */
  function layoutAfter(number) {
    if (!lying[number]) {
      place(number);
      if (number > 0) goOn(number, { still: true });
      lying[number] = board.layout();
    }
    return lying[number];
  }

  /**
   * Place at once what a move leads to; a trick that it completes stays on the table.
   * @param {number} number
   */
  function place(number) {
    if (number === 0) return board.set(steps[0], places);
    const before = layoutAfter(number - 1);
    board.set(steps[number - 1], places);
    board.restore(before);
    return make(number, { still: true });
  }

  /**
   * Gather the trick after a move, and draw cards.
   * @param {number} number
   */
  function goOn(number, { keep = true, still = false } = {}) {
    return board.set(steps[number], { ...places, keep, still });
  }

  /**
   * Play a move on the board; stop when it is `stale`.
   * @param {number} number
   * @param {{ still?: boolean, stale?: () => boolean }} manner
   */
  async function make(number, { still = false, stale = () => false } = {}) {
    const { told: move } = frames[number];
    if (!move) return;
    const by = madeBy(move);
    if (move.card !== undefined) {
      const shown = board.show({ ...move, card: move.card, by }, { still });
      if (!still) await shown;
      if (stale() || move.to) return;
    }
    const left = steps[number].zones.hand.length;
    const discards = move.say !== undefined && left < steps[number - 1].zones.hand.length;
    const going = goOn(number, { keep: !discards, still }); // a hand laid out again closes up
    const says = steps[number].scene.seats?.find(({ seat }) => seat === by)?.says;
    if (move.say !== undefined && says?.at(-1) !== move.say) board.seats?.said(by, move.say);
    if (!still) await going;
  }

  /** @param {boolean} is whether the score lies there */
  function count(is) {
    board.felt.classList.toggle("carte-counted", is);
    if (is && sheet) board.felt.append(sheet);
    else sheet?.remove();
  }

  return {
    /** @param {SceneStep[]} next */
    load(next) {
      steps = next;
      lying = [];
    },
    /** @param {number} number */
    step: (number) => steps[number],
    goOn,
    /**
     * Lay out a place at once.
     * @param {number} number
     */
    lay(number) {
      const move = Math.min(number, frames.length - 1);
      count(false);
      place(move);
      board.across(movesOf(frames, move).flatMap(({ scopa, card }) => (scopa && card) || []));
      if (number === move) return;
      goOn(move, { still: true });
      count(true);
    },
    /**
     * Play the move that leads from the previous place to this one; stop when it is `stale`.
     * @param {number} number
     * @param {() => boolean} stale
     */
    async play(number, stale) {
      await goOn(number - 1);
      if (stale()) return;
      if (frames[number]) await make(number, { stale });
      else count(true);
    },
  };
}
