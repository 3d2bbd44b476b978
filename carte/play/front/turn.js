// The reader's turn: the table to move at, with a hint, a coach, undo, and a move to point at.

import { formOf } from "../../board/front/step-forms.js";
import { writeMove } from "../../front/cards/notation.js";
import { keepRefusal } from "../../front/memory/memory.js";
import { actionButton } from "../../front/page/actions.js";
import { pushButton } from "../../front/page/dom.js";
import { mayLead } from "../../front/page/focus.js";
import { createAdvice } from "./advice.js";
import { keepTogether } from "./keep-in-view.js";
import { createMatchTable } from "./match-table.js";
import { createTableCoach } from "./table-coach.js";

/** @import { Pointed } from "../../board/front/messages.js" */
/** @import { FurtherHandlers } from "../../board/front/table.js" */
/** @import { Ruling } from "../../engine/messages.js" */
/** @import { Move } from "../../front/types.js" */
/** @import { MoveRequest } from "./opponents.js" */
/** @import { Kept, SittingOptions, SittingState, SittingTool } from "./types.js" */

/**
 * The name under which the table's layout is kept: the moves so far.
 * @param {Kept} now
 */
const decisionOf = ({ sitting }) => sitting.played.join();

/**
 * The table of a sitting from `createMatchTable`; open() gives the turn to the reader, and onMade(request, shown) is
 * called with the question that a move turns into, and the move being shown. rest() disables hint and undo in the
 * meantime.
 * @param {SittingTool} tool
 * @param {SittingState} state
 * @param {SittingOptions} options
 * @param {Required<FurtherHandlers> & { onUndo: () => unknown,
 *   onMade: (request: MoveRequest, shown: Promise<unknown> | null) => unknown }} handlers
 */
export function createTurn(tool, state, options, { onMade, onUndo, onNext, onHurry }) {
  const { content, root, body, words, status, onTrouble } = tool;
  const { match, detour, coaching, result, pointed = () => null, onActed = () => {} } = options;
  const strings = content.words;
  const advice = createAdvice(tool, {
    mayGive: () => tries.listening(),
    find: findHint,
    lightUp(answer, { whole }) {
      table.lightUp(answer);
      if (whole) offer(answer);
    },
  });
  /** @type {Pointed | null} */
  let offered = null; // the whole move being shown
  /** @type {HTMLButtonElement} */
  const follow = pushButton({ class: "carte-follow", "data-way": "next", click: take });
  const undo = actionButton("undo", words.undo, onUndo, { drawn: "undo" });
  const coach = coaching && createTableCoach(tool, { coaching, hurry: onHurry });
  const table = createMatchTable(tool, {
    moment: match.now().moment,
    board: { extras: [advice.button, undo, ...(coach ? [coach.button] : []), follow], handlers: { onNext, onHurry } },
    trying: {
      rules: content.rules,
      step: () => match.now().moment.step,
      place: () => ({ sitting: match.now().sitting }),
      onOpen,
      doubting: coach && { doubts: isDoubted, insist: strings.insist, back: strings.take_back },
      onRefused,
      detour,
      onMade: made,
    },
  });
  const { board, choices, tries } = table;
  const { bring, reach } = keepTogether({ board, status, result });
  board.felt.addEventListener("click", reach);

  /** Keep the turn in sight once it begins, unless the reader is elsewhere on the page. */
  function keepInSight() {
    if (state.acted && mayLead(body)) bring();
  }

  /** Leave the table's cards where the reader has put them. */
  function restore() {
    const now = match.now();
    board.restore({ ...board.layout(), ...now.lain?.[decisionOf(now)] });
  }

  function keepLaid() {
    const now = match.now();
    const { table: cards } = board.layout();
    if (cards) match.keep({ ...now, lain: { ...now.lain, [decisionOf(now)]: { table: cards } } });
  }

  /** @param {{ focus: boolean }} manner */
  function open({ focus }) {
    if (state.acted || focus) status.whisper(strings.your_turn);
    keepLaid();
    const { plays, collect } = formOf(match.now().moment.step);
    const picks = plays || collect !== null;
    tries.open({ focus: focus && picks });
    if (picks) return;
    board.actions.show("play", words.how.say, { enabled: false });
    keepInSight();
    if (focus) choices.focus();
  }

  function rest(resting = true) {
    advice.button.disabled = resting;
    undo.disabled = !match.now().moment.undoable;
    if (resting) offer(null);
  }

  /**
   * Let a presentation clicker make a shown move, with the "next" button that nobody sees.
   * @param {Pointed | null} move
   */
  function offer(move) {
    offered = move;
    follow.disabled = !move;
  }

  function take() {
    if (!offered) return;
    const { from, to, signal: said, option } = offered;
    tries.play(option ? { option } : { card: from, takes: to, signal: said });
  }

  function onOpen() {
    rest(false);
    const move = pointed(match.now());
    if (move) table.point(move);
    offer(move);
    keepInSight();
    coach?.look(match.now().sitting);
  }

  /**
   * A reader who tries what a rule forbids will be asked about that rule again.
   * @param {Ruling} ruling
   */
  function onRefused(ruling) {
    table.point(null);
    offer(null);
    keepRefusal(ruling, root.dataset.widget === "guide" ? "guide" : "table", onTrouble);
  }

  /**
   * Whether the coach warns of a move; no hint stays lit beside a warning.
   * @param {Move} move
   */
  async function isDoubted(move) {
    const { collect } = formOf(match.now().moment.step);
    const against = (await coach?.doubts(move, collect?.verb, state.left.signal)) ?? false;
    if (against) {
      table.lightUp({ from: null, to: [], signal: null });
      offer(null);
    }
    return against;
  }

  /**
   * Ask what an expert would do now; again() repeats the question.
   * @param {() => unknown} again
   */
  function findHint(again) {
    return table.ask({ ask: "hint", sitting: match.now().sitting }, () => {
      tries.open();
      again();
    });
  }

  /**
   * @param {Move} move
   * @param {Ruling} ruling
   */
  function made(move, { scopa, to }) {
    const { sitting, moment } = match.now();
    const { step } = moment;
    const { card, takes } = move;
    state.acted = true;
    onActed();
    table.point(null);
    const shown = card && step.rulings ? board.show({ card, takes, scopa, to }) : null;
    onMade({ ask: "play", sitting, move: writeMove(move, formOf(step).collect?.verb) }, shown);
  }

  return { ...table, restore, open, rest, bring, keepInSight, showCoach: () => coach?.show() };
}
