// A coach at the table: before a costly move is made, one sentence says what it costs.
import { inOrder, writeMove } from "../../front/cards/notation.js";
import { actionButton } from "../../front/page/actions.js";
import { engineState, followEngine } from "../../front/page/asking.js";
import { h } from "../../front/page/dom.js";
import { because } from "../advice/front/because.js";

/** @import { Status } from "../../front/said/status.js" */
/** @import { Ask, Move, Words } from "../../front/types.js" */
/** @import { PlayContent, PlayQuestions, Reason, Sitting } from "./types.js" */

/**
 * Whether the coach speaks, and the reader's choice that it should or not.
 * @typedef {{ on: () => boolean, choose: (on: boolean) => unknown }} Coaching
 */

/**
 * The `button` that switches the coach of a table on and off. It looks at the reader's moves while the
 * reader does: look(sitting) at each turn, doubts(move) before one is made; whether it was warned of.
 * Where Python is not there, nothing is.
 * @param {object} table
 * @param {Coaching} table.coaching
 * @param {PlayContent} table.content
 * @param {Words} table.words
 * @param {Status} table.status
 * @param {Ask<PlayQuestions>} table.ask
 * @param {() => unknown} table.hurry
 * @param {AbortSignal} table.signal
 */
export function createCoach({ coaching, content, words, status, ask, hurry, signal }) {
  const told = content.words;
  const button = actionButton("coach", told.coach, () => {
    coaching.choose(!coaching.on());
    show();
    if (!button.closest("[data-doubted]")) status.note("note", coaching.on() ? told.coach_about : told.coach_away);
    if (at) look(at);
  });
  const does = h("small", { class: "carte-coach-does" });
  button.title = told.coach_about;
  button.dataset.stage = "off";
  button.firstElementChild?.append(does);
  /** @type {Sitting | null} */
  let at = null; // where the reader is to move
  /** @type {Sitting | null} */
  let seen = null; // what was looked at last
  /** @type {Promise<Record<string, Reason>>} */
  let found = Promise.resolve({});
  let done = true;

  show();
  followEngine(() => at && look(at), signal);

  function show() {
    button.ariaPressed = String(coaching.on());
    does.textContent = coaching.on() ? told.coach_on : told.coach_off;
  }

  /** @param {Sitting} sitting */
  function look(sitting) {
    at = sitting;
    if (seen === at || !coaching.on() || engineState() !== "ready") return;
    seen = at;
    done = false;
    found = ask({ ask: "coach", sitting })
      .then(({ warnings }) => warnings)
      .catch(() => ({})) // who does not answer has nothing to say
      .finally(() => {
        done = true;
      });
  }

  /**
   * @param {Move} move
   * @param {string} [verb] of cards that are handed in
   */
  async function warning({ card = null, takes = [], option }, verb) {
    if (seen !== at || !coaching.on() || engineState() !== "ready") return null;
    if (!done) {
      hurry();
      seen = null; // where the move is taken back there is time for a longer look
      status.wait(words.asking);
    }
    const warnings = await found;
    return warnings[writeMove({ card, takes: inOrder(takes, words), option }, verb)] ?? null;
  }

  return {
    button,
    show,
    look,
    /**
     * @param {Move} move
     * @param {string} [verb] of cards that are handed in
     */
    async doubts(move, verb) {
      const reason = await warning(move, verb);
      if (!reason || signal.aborted) return false;
      status.note("note", because(reason, content, words.joints));
      status.reveal();
      return true;
    },
  };
}
