// The moves of a deal in words: what others did last when a table is laid, and then move by move.

import { formOf } from "../../board/front/step-forms.js";
import { watchMoves } from "../../board/front/watch-moves.js";
import { fill, h, sentences } from "../../front/page/dom.js";
import { preferences } from "../../front/page/preferences.js";
import { moveText } from "./move-text.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { NarratedMove } from "../../board/front/messages.js" */
/** @import { Card } from "../../engine/messages.js" */
/** @import { After, Moment } from "./messages.js" */
/** @import { SittingTool } from "./types.js" */

const OWN = 250; // milliseconds that the reader's own move stays before others answer it
const MOST = 16; // moves of a deal to list, where there is room
const TRICK = 0.6; // of the reading time, added for a whole trick

/**
 * Whether more than two play to a table: then one cannot see afterwards who laid or took a card there.
 * @param {Moment} moment
 */
const isLogged = ({ step: { scene, zones } }) => "table" in zones && (scene.seats?.length ?? 0) > 2;

/**
 * Whether nobody holds a card any more; of a deal that all have thrown in, the hands are put away.
 * @param {Moment} moment
 */
const isPlayedOut = ({ step: { scene } }) => (scene.seats ?? []).every(({ cards }) => !cards);

/**
 * announce(moment) lists the last moves of a deal, watch(answers, manner) shows new ones; onAnswer(answer) is called once
 * one is described.
 * @param {Pick<SittingTool, "content" | "status" | "words" | "onTrouble">} tool
 * @param {object} table
 * @param {Board} table.board
 * @param {(moment: Moment, manner: { keep: boolean }) => unknown} table.lay
 * @param {() => { reading: number }} table.speed
 * @param {(answer: After) => unknown} table.onAnswer
 */
export function createMoveLog({ content, status, words, onTrouble }, { board, lay, speed, onAnswer }) {
  let isUnderway = false; // whether moves of this deal are listed already
  /** @type {Record<string, Card>} */
  let lately = {}; // what each player has played since the reader

  /**
   * @param {NarratedMove} move
   * @param {Moment} moment
   */
  const inWords = (move, moment) => moveText(move, moment, words.joints, preferences(onTrouble).wording);

  /**
   * What a listener hears at the end of the move before the reader's: nothing after a trick that the reader has won, and
   * what else is to be done than to play is said apart.
   * @param {NarratedMove} move
   * @param {Moment} moment
   */
  const turnAfter = ({ to }, { turn, step }) =>
    turn === "you" && to !== "you" && formOf(step).plays ? words.inquiries.yours : "";

  /**
   * Where more than two play to a table, show at the plates what each has played until the reader plays: the log
   * doesn't always have room for all.
   * @param {Pick<NarratedMove, "by" | "card">[]} moves
   */
  function showLately(moves) {
    for (const { by, card } of moves) lately = by === "reader" ? {} : { ...lately, ...(card ? { [by]: card } : {}) };
    board.seats?.lately(lately);
  }

  /**
   * Yield the moves in the answers; after each, lay the table as the answer has it.
   * @param {AsyncIterable<After>} answers
   * @param {{ early: Promise<unknown> | null, praise: string, leaving: AbortSignal }} manner
   */
  async function* shownMoves(answers, { early, praise, leaving }) {
    let shown = early;
    let word = praise;
    for await (const answer of answers) {
      if (leaving.aborted) return;
      const { moment } = answer;
      if (isLogged(moment)) showLately([answer.told]);
      const line = inWords(answer.told, moment);
      const text = word ? h("span", {}, ...sentences([line.text, word], words.joints)) : line.text;
      yield { ...line, text, shown, after: turnAfter(answer.told, moment), onTold: () => onAnswer(answer) };
      if (leaving.aborted) return;
      shown = null;
      word = "";
      if (moment.turn === null && isPlayedOut(moment)) board.gather();
      else lay(moment, { keep: true });
    }
  }

  return {
    /**
     * Announce the deal, and what others did last, before anybody moves; a finished deal leaves that to its count. After a
     * move is taken `back`, only that is news.
     * @param {Moment} moment
     * @param {string} back
     */
    announce(moment, back) {
      const { turn, caption, since = [] } = moment;
      isUnderway = false;
      lately = {};
      showLately(isLogged(moment) ? since : []);
      if (back) {
        isUnderway = true;
        return status.note("cards", back);
      }
      if (turn === null || !caption) return;
      status.note("cards", fill(content.words.sentence, { words: caption }));
      for (const move of since) {
        const { text } = inWords(move, moment);
        status.add("cards", text, MOST);
        board.noteMove(text);
      }
      isUnderway = since.length > 0;
    },
    /**
     * Show the moves in the answers; the reader's own first move may have been shown `early`, and have a coach's
     * `praise`.
     * @param {AsyncIterable<After>} answers
     * @param {{ early: Promise<unknown> | null, praise: string, skip: AbortSignal, leaving: AbortSignal }} manner
     */
    async watch(answers, { early, praise, skip, leaving }) {
      await watchMoves(shownMoves(answers, { early, praise, leaving }), {
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
