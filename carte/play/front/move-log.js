// What has happened in a deal is told: what others did last when a table is laid, and then move by move.

import { watchMoves } from "../../board/front/watch-moves.js";
import { fill } from "../../front/page/dom.js";
import { moveText } from "./move-text.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { Told } from "../../board/front/types.js" */
/** @import { Status } from "../../front/status/status.js" */
/** @import { Card, Words } from "../../front/types.js" */
/** @import { After, Moment, PlayWords } from "./types.js" */

const OWN = 250; // milliseconds that the reader's own move stays before others answer it
const MOST = 16; // so many moves of a deal are told, where there is room for them
const TRICK = 0.6; // of the time for reading, that a whole trick lies there besides

/**
 * Whether more than two play to a table: who has laid a card there, or taken some with it, is not seen afterwards.
 * @param {Moment} moment
 */
const isLogged = ({ step: { scene, zones } }) => "table" in zones && (scene.seats?.length ?? 0) > 2;

/**
 * announce(moment) says which deal lies there, watch(answers, manner) shows moves; onAnswer(answer) is called when one begins.
 * @param {object} table
 * @param {Board} table.board
 * @param {(moment: Moment, manner: { keep: boolean }) => unknown} table.lay
 * @param {Status} table.status
 * @param {Words} table.words
 * @param {PlayWords} table.strings
 * @param {() => { reading: number }} table.speed
 * @param {(answer: After) => unknown} table.onAnswer
 */
export function createMoveLog({ board, lay, status, words, strings, speed, onAnswer }) {
  let isUnderway = false; // whether moves of this deal are told already
  /** @type {Record<string, Card>} */
  let lately = {}; // what each has played since the reader did

  /**
   * Of more than two who play to a table, what each has played is shown at the plates until the reader plays: there is
   * not always room to tell of all of them.
   * @param {Pick<Told, "by" | "card">[]} moves
   */
  function showLately(moves) {
    for (const { by, card } of moves) lately = by === "reader" ? {} : { ...lately, ...(card ? { [by]: card } : {}) };
    board.seats?.lately(lately);
  }

  /**
   * The moves in the answers; after each has been shown, the table is as it says.
   * @param {AsyncIterable<After>} answers
   * @param {Promise<unknown> | null} early
   * @param {AbortSignal} leaving
   */
  async function* shownMoves(answers, early, leaving) {
    let shown = early;
    for await (const answer of answers) {
      if (leaving.aborted) return;
      const { moment } = answer;
      onAnswer(answer);
      if (isLogged(moment)) showLately([answer.told]);
      yield { ...moveText(answer.told, moment, words.joints), shown };
      if (leaving.aborted) return;
      shown = null;
      if (moment.turn === null) board.gather();
      else lay(moment, { keep: true });
    }
  }

  return {
    /**
     * Say which deal lies there, and what others did last, before anybody moves; what is over is told by its count.
     * @param {Moment} moment
     */
    announce(moment) {
      const { turn, caption, since = [] } = moment;
      isUnderway = false;
      lately = {};
      showLately(isLogged(moment) ? since : []);
      if (turn === null || !caption) return;
      status.note("cards", fill(strings.sentence, { words: caption }));
      for (const move of since) status.add("cards", moveText(move, moment, words.joints).text, MOST);
      isUnderway = since.length > 0;
    },
    /**
     * Show the moves in the answers, the first of which may have been shown `early`, by the reader.
     * @param {AsyncIterable<After>} answers
     * @param {{ early: Promise<unknown> | null, skip: AbortSignal, leaving: AbortSignal }} manner
     */
    async watch(answers, { early, skip, leaving }) {
      await watchMoves(shownMoves(answers, early, leaving), {
        board,
        status,
        skip,
        signal: leaving,
        reading: ({ by, to }) => (by === "reader" ? OWN : speed().reading) + (to ? TRICK * speed().reading : 0),
        continued: isUnderway,
        most: MOST,
      });
      isUnderway = true;
    },
  };
}
