// The text at each place of a replay: its number, the move just made, and the comments on it.

import { madeBy } from "../../board/front/step-forms.js";
import { afterLabel, fill } from "../../front/page/dom.js";

/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Preferences } from "../../front/types.js" */
/** @import { Replay } from "./messages.js" */
/** @import { Names } from "./move-list.js" */

const PER_LETTER = 50; // milliseconds that a reader takes for a letter of a comment

/**
 * Moves are told as wording() has it: in few words, or with the reasons.
 * @param {Replay} replay
 * @param {Names} names
 * @param {TableStrings} words
 * @param {() => Preferences["wording"]} wording
 */
export function createCommentary({ frames, done }, names, words, wording) {
  const { replay: strings, joints } = words;

  /**
   * The move just made, and the comments.
   * @param {number} place
   */
  function lines(place) {
    if (place === frames.length) return [done || strings.over];
    const { told: move, comment } = frames[place];
    const comments = comment ? [comment] : [];
    if (!move) return [strings.dealt, ...comments];
    if (move.say !== undefined) return [move.text, ...comments];
    const told = wording() === "short" ? move.brief || move.text : move.text;
    const text = afterLabel(told, joints);
    return [fill(strings.by, { seat: names[madeBy(move)], text }), ...comments];
  }

  return {
    lines,
    /** @param {number} place */
    where: (place) =>
      place === frames.length ? words.score : fill(strings.place, { number: place, all: frames.length - 1 }),
    /**
     * @param {number} place
     * @param {string} goal
     */
    asked: (place, goal) => fill(strings.asked, { number: place + 1, text: afterLabel(goal, joints) }),
    /**
     * How long the comments take to read.
     * @param {number} place
     */
    reading: (place) => PER_LETTER * lines(place).slice(1).join(" ").length,
  };
}
