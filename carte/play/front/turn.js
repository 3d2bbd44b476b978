// The reader's turn: the table to move at, with a hint, a coach, undo, and a move to point at.

import { formOf } from "../../board/front/step-forms.js";
import { writeMove } from "../../front/cards/notation.js";
import { keepRefusal } from "../../front/memory/memory.js";
import { actionButton } from "../../front/page/actions.js";
import { listed, pushButton } from "../../front/page/dom.js";
import { describeEntry } from "../../front/page/entry.js";
import { mayLead } from "../../front/page/focus.js";
import { createAdvice } from "./advice.js";
import { keepTogether } from "./keep-in-view.js";
import { standingText } from "./match-standing.js";
import { createMatchTable } from "./match-table.js";
import { createNudge } from "./nudge.js";
import { isHidden, whoseTurn } from "./opponents.js";
import { createTableCoach } from "./table-coach.js";

/** @import { Pointed } from "../../board/front/messages.js" */
/** @import { FurtherHandlers } from "../../board/front/table.js" */
/** @import { Card, Ruling } from "../../engine/messages.js" */
/** @import { Move } from "../../front/types.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { MoveRequest } from "./opponents.js" */
/** @import { SittingOptions, SittingState, SittingTool } from "./types.js" */

/**
 * The name under which the table's layout is kept: the moves so far.
 * @param {Kept} now
 */
const decisionOf = ({ sitting }) => sitting.played.join();

/**
 * The table of a sitting from `createMatchTable`; open() gives the turn to the reader, and onMade(request, shown,
 * praise) is called with the question that a move turns into, the move being shown, and what a coach says of it. rest()
 * disables hint and undo in the meantime.
 * @param {SittingTool} tool
 * @param {SittingState} state
 * @param {SittingOptions} options
 * @param {Required<FurtherHandlers> & { onUndo: () => unknown,
 *   onEarly: (text: string) => unknown, onMade: (request: MoveRequest, shown: Promise<unknown> | null, praise: string) => unknown }} handlers
 */
export function createTurn(tool, state, options, { onMade, onUndo, onNext, onAgain, onHurry, onEarly }) {
  const { content, root, body, words, status, signal, onTrouble } = tool;
  const { match, detour, coaching, result, pointed = () => null, nudged, onActed = () => {} } = options;
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
  /** @type {Card[]} */
  let held = []; // the hand as the reader knows it
  /** @type {HTMLButtonElement} */
  const follow = pushButton({ class: "carte-follow", "data-way": "next", click: take });
  const undo = actionButton("undo", words.undo, onUndo, { drawn: "undo" });
  const coach = coaching && createTableCoach(tool, { coaching, hurry: onHurry });
  const table = createMatchTable(tool, {
    moment: match.now().moment,
    board: {
      extras: [advice.button, undo, ...(coach ? [coach.button] : []), follow],
      handlers: { onNext, onAgain, onHurry },
    },
    trying: {
      rules: content.rules,
      step: () => match.now().moment.step,
      place: () => ({ sitting: match.now().sitting }),
      onOpen,
      doubting: coach && { doubts: isDoubted, insist: strings.insist, back: strings.take_back },
      onRefused,
      detour,
      onMade: made,
      onEarly,
    },
    beyond: {
      turn: () => whoseTurn(match.now().moment, words),
      score: () => standingText(match.now().moment, content),
      advice: options.advice,
    },
  });
  const { board, choices, tries } = table;
  describeEntry([board.felt, choices.element, board.actions.element], standing, signal);
  const nudge = nudged ? createNudge({ body, signal }, pointAgain) : null;
  const { bring, reach } = keepTogether({ board, status, line: result });
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

  /** @param {string[]} texts */
  function whisper(texts) {
    if (texts.length) status.whisper(listed(texts, words.joints.sentence));
  }

  /** Trump, table and hand, in words. */
  function lying() {
    const { inquiries } = table;
    const onTable = "table" in match.now().moment.step.zones ? inquiries.answer("table") : "";
    return [inquiries.trump(), onTable, inquiries.answer("hand")].filter(Boolean);
  }

  /** What lies on the table and in the hand, where more than one card of the hand is new. */
  function newCards() {
    const { hand } = match.now().moment.step.zones;
    const fresh = hand.filter((card) => !held.includes(card));
    held = hand;
    return fresh.length < 2 ? [] : lying();
  }

  /** What to know on coming to a table at which one has not played yet. */
  function standing() {
    const { moment } = match.now();
    if (state.acted || moment.turn === null || isHidden(moment)) return "";
    return listed([table.inquiries.answer("turn"), ...lying()], words.joints.sentence);
  }

  /** @param {{ focus: boolean, played?: boolean }} manner who has heard a move knows whose turn it is */
  function open({ focus, played = false }) {
    keepLaid();
    const { plays, collect } = formOf(match.now().moment.step);
    const picks = plays || collect !== null;
    tries.open({ focus: focus && picks });
    const fresh = newCards();
    const turn = played && plays ? [] : [table.inquiries.answer("turn")];
    if (state.acted || focus) whisper([...fresh, ...turn]);
    if (picks) return;
    board.actions.show("play", words.how.say, { enabled: false });
    keepInSight();
    if (focus) choices.focus();
  }

  function rest(resting = true) {
    nudge?.stop();
    advice.button.disabled = resting;
    if (coach) coach.button.hidden = Boolean(match.now().moment.people); // it was chosen with the seat
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
    const { from, to, signal: call, option } = offered;
    tries.play(option ? { option } : { card: from, takes: to, signal: call });
  }

  function onOpen() {
    rest(false);
    const move = pointed(match.now());
    if (move) table.point(move);
    offer(move);
    keepInSight();
    coach?.look(match.now().sitting);
    nudge?.begin();
  }

  /** Point at a good move of a reader who hesitates, unless something else has happened meanwhile. */
  async function pointAgain() {
    const now = match.now();
    const move = await nudged?.(now);
    if (!move || match.now() !== now || !tries.listening()) return;
    table.point(move);
    offer(move);
  }

  /**
   * A reader who tries what a rule forbids will be asked about that rule again; of several people nobody is.
   * @param {Ruling} ruling
   */
  function onRefused(ruling) {
    nudge?.stop();
    table.point(null);
    offer(null);
    options.onRefused?.(ruling);
    if (match.now().moment.people) return;
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
    const request = /** @type {MoveRequest} */ ({
      ask: "play",
      sitting,
      move: writeMove(move, formOf(step).collect?.verb),
    });
    onMade(request, shown, coach?.praise() ?? "");
  }

  /**
   * The cards of a new moment; who plays hears those that are new.
   * @param {{ aloud: boolean }} manner
   */
  function dealt({ aloud }) {
    const texts = newCards();
    if (aloud) whisper(texts);
  }

  return { ...table, restore, open, dealt, rest, bring, keepInSight, coach };
}
