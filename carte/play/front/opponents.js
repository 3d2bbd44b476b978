// The others' turns: the table asks for their moves ahead of time, and the reader can cut their thinking short.

import { fill } from "../../front/page/dom.js";

/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Board } from "../../board/front/board.js" */
/** @import { After, Match, Moment, PlayQuestions } from "./messages.js" */
/** @import { SittingTool } from "./types.js" */

const IMPATIENT = 500; // milliseconds of thought before a reader may grow impatient

/**
 * Whether a player of ours is to act.
 * @param {Moment} moment
 */
export function areToAct(moment) {
  return moment.turn !== null && moment.turn !== "you" && !isHidden(moment);
}

/**
 * Whether one of several people is to act, whose hand is not shown yet.
 * @param {Moment} moment
 */
export function isHidden({ people }) {
  return Boolean(people?.next);
}

/**
 * Whose turn it is, of the others; "" if nobody is to act.
 * @param {Moment} moment
 * @param {TableStrings} words
 */
export function whoseTurn({ turn, step }, { inquiries: strings }) {
  const name = step.scene.seats?.find(({ seat }) => seat === turn)?.name;
  return name ? fill(strings.theirs, { name }) : "";
}

/**
 * A question answered with a move: the reader's own, or another player's.
 * @typedef {{ ask: "play" } & PlayQuestions["play"]["request"] | { ask: "think" } & PlayQuestions["think"]["request"]}
 *   MoveRequest
 */

/**
 * The table's `ask(request, retry)` asks for moves; while Python thinks, `board` shows who is thinking, and that a press
 * cuts it short at the cost of strength.
 * @param {Pick<SittingTool, "content" | "ask" | "engine" | "status" | "words">} tool
 * @param {object} table
 * @param {(request: MoveRequest, retry: () => unknown) => Promise<After | null>} table.ask
 * @param {Pick<Board, "seats" | "actions">} table.board
 */
export function createOpponents(tool, { ask, board }) {
  const { engine, status, words } = tool;
  const strings = tool.content.words;

  /**
   * Wait for the answer to a question asked at a moment.
   * @param {Promise<After | null>} asked
   * @param {Moment} moment
   */
  async function patiently(asked, moment) {
    const thinks = areToAct(moment);
    const there = engine() === "ready";
    if (thinks) board.seats?.think(moment.turn);
    if (there) board.actions.show("next", words.skip);
    else {
      board.actions.show("play", words.waiting, { enabled: false });
      status.note("wait", words.continuing);
    }
    const late = () =>
      thinks && engine() === "ready" && board.actions.show("hurry", strings.hurry, { about: strings.hurry_about });
    const timer = setTimeout(late, IMPATIENT);
    const answer = await asked;
    clearTimeout(timer);
    if (answer) {
      board.seats?.think(null);
      board.actions.show("next", words.skip);
    }
    return answer;
  }

  /**
   * The question for the move of the player to act.
   * @param {Match} match
   * @returns {MoveRequest}
   */
  const thought = ({ sitting }) => ({ ask: "think", sitting });

  return {
    thought,
    hurry() {
      tool.ask({ ask: "hurry" }).catch(() => {}); // without it the answer comes in its own time
    },
    /**
     * Yield the answer to `request`, asked at `moment`, and those of the others who act next; the next one thinks while
     * an answer is shown. retry(request) repeats a question that failed.
     * @param {MoveRequest} request
     * @param {Moment} moment
     * @param {(request: MoveRequest) => unknown} retry
     */
    async *answers(request, moment, retry) {
      /** @type {Promise<After | null> | null} */
      let asked = ask(request, () => retry(request));
      let before = moment;
      while (asked) {
        const answer = await patiently(asked, before);
        if (!answer) return;
        before = answer.moment;
        const following = areToAct(before) ? thought(answer) : null;
        asked = following && ask(following, () => retry(following));
        yield answer;
      }
    },
  };
}
