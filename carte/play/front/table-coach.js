// A coach at the table: before a costly move is made, one sentence says what it costs.
import { inOrder, writeMove } from "../../front/cards/notation.js";
import { actionButton } from "../../front/page/actions.js";
import { followEngine } from "../../front/page/ask.js";
import { h } from "../../front/page/dom.js";
import { because } from "../advice/front/because.js";

/** @import { Move } from "../../front/types.js" */
/** @import { Reason } from "../advice/front/messages.js" */
/** @import { PlayQuestions, Sitting } from "./messages.js" */
/** @import { SittingTool } from "./types.js" */

/**
 * Whether the coach speaks, and the reader's choice whether it should.
 * @typedef {{ on: () => boolean, choose: (on: boolean) => unknown }} Coaching
 */

/**
 * The `button` that switches the coach of a table on and off. The coach examines the reader's moves while the reader
 * thinks: look(sitting) at each turn, doubts(move) before a move; returns whether it warned. A move not examined yet,
 * as before Python is ready, is then examined alone; if Python fails, none is. praise() returns, once, what a good quiet
 * move keeps; hasWarned() whether the coach had to warn in the deal that beginDeal() began.
 * @param {Pick<SittingTool, "content" | "words" | "status" | "ask" | "engine" | "signal">} tool
 * @param {object} table
 * @param {Coaching} table.coaching
 * @param {() => unknown} table.hurry
 */
export function createTableCoach(tool, { coaching, hurry }) {
  const { content, words, status, ask, engine, signal } = tool;
  const strings = content.words;
  const button = actionButton("coach", strings.coach, () => {
    coaching.choose(!coaching.on());
    show();
    if (!button.closest("[data-doubted]"))
      status.note("note", coaching.on() ? strings.coach_about : strings.coach_away);
    if (at) look(at);
  });
  const does = h("small", { class: "carte-coach-does" });
  button.title = strings.coach_about;
  button.dataset.stage = "off";
  button.firstElementChild?.append(does);
  /** @type {Sitting | null} */
  let at = null; // the reader's turn, until a move is tried
  /** @type {Sitting | null} */
  let seen = null; // the last sitting examined
  /** @typedef {PlayQuestions["coach"]["answer"]} Found */
  const nothing = Promise.resolve(/** @type {Found | null} */ ({ looked: [], warnings: {}, fine: {} }));
  let found = nothing;
  let done = true;
  let fine = ""; // what the move being made keeps
  let warned = false;

  show();
  followEngine(() => at && look(at), signal);

  function show() {
    button.ariaPressed = String(coaching.on());
    does.textContent = coaching.on() ? strings.coach_on : strings.coach_off;
  }

  /**
   * Return what the coach found; null if it does not answer, and so has nothing to say.
   * @param {PlayQuestions["coach"]["request"]} question
   */
  const asked = (question) => ask({ ask: "coach", ...question }).catch(() => null);

  /** @param {Sitting} sitting */
  function look(sitting) {
    at = sitting;
    if (seen === at || !coaching.on() || engine() !== "ready") return;
    seen = at;
    done = false;
    found = asked({ sitting }).finally(() => {
      done = true;
    });
  }

  /**
   * What the coach says of a move: why to beware of it, or what it keeps.
   * @param {Move} move
   * @param {string} [verb] for cards handed in
   */
  async function opinion({ card = null, takes = [], option }, verb) {
    const sitting = at;
    const state = engine();
    at = null; // once Python is ready, it examines only the move
    if (!sitting || !coaching.on() || state === "failed") return { reason: null, keeps: "" };
    const move = writeMove({ card, takes: inOrder(takes, words), option }, verb);
    const wait = () => status.wait(state === "ready" ? words.asking : words.continuing);
    const seeing = seen === sitting ? found : nothing;
    if (seeing === found && !done) {
      hurry();
      seen = null; // if the move is taken back there is time for a longer look
      wait();
    }
    let answer = await seeing;
    if (answer && !answer.looked.includes(move)) {
      wait();
      answer = await asked({ sitting, move });
    }
    return { reason: answer?.warnings[move] ?? null, keeps: answer?.fine[move] ?? "" };
  }

  return {
    button,
    show,
    look,
    praise() {
      const praise = fine;
      fine = "";
      return praise;
    },
    beginDeal() {
      warned = false;
    },
    hasWarned: () => warned,
    /**
     * @param {Move} move
     * @param {string | undefined} verb for cards handed in
     * @param {AbortSignal} leaving
     */
    async doubts(move, verb, leaving) {
      const { reason, keeps } = await opinion(move, verb);
      if (leaving.aborted) return new Promise(() => {}); // an abandoned move is not made
      fine = keeps;
      if (!reason) return false;
      warned = true;
      status.note("note", because(reason, content, words.joints));
      status.reveal();
      return true;
    },
  };
}
