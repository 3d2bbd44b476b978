// The reader's tries at a move, read and judged; a wrong one is refused with its rule, and a button takes it back.

import { inOrder, writeMove } from "../../front/cards/notation.js";
import { formOf, holdsCards } from "./step-forms.js";
import { readReply } from "./typed-move.js";
import { rulingOn } from "./verdicts.js";

/** @import { Card, RuleId, Ruling } from "../../engine/messages.js" */
/** @import { Judgement, Judging, Move, Tool } from "../../front/types.js" */
/** @import { Board } from "./board.js" */
/** @import { Step } from "./messages.js" */
/** @import { Options } from "./options.js" */

/**
 * The position for Python to judge a move in: what its question carries besides.
 * @template {Judging} Questions
 * @typedef {Omit<Questions["judge"]["request"], "move">} Place
 */

/**
 * @template {Judging} Questions
 * @typedef {object} Trying
 * @property {Record<RuleId, string>} rules
 * @property {() => Step} step
 * @property {() => Place<Questions>} place
 * @property {() => unknown} onOpen
 * @property {(move: Move, ruling: Ruling) => unknown} onMade
 * @property {(ruling: Ruling, move: Move) => unknown} [onRefused]
 * @property {(ruling: Ruling) => boolean} [passes]
 * @property {(ruling: Judgement) => boolean} [explains]
 * @property {(rule: RuleId) => Node | null} [detour]
 * @property {(text: string) => unknown} [onEarly]
 * @property {Doubting} [doubting]
 */

/**
 * @template {Judging} Questions
 * @typedef {object} TryingTable
 * @property {Board} board
 * @property {Options} choices
 * @property {(move: string, place: Place<Questions>, retry: () => unknown) => Promise<Ruling | null>} judge
 */

/**
 * doubts(move) gives the objection to a move, if any: then one button, called `insist`, makes the move
 * anyway, and another goes `back`.
 * @typedef {{ doubts: (move: Move) => Promise<boolean>, insist: string, back: string }} Doubting
 */

/** @typedef {ReturnType<typeof createTries>} Tries */

/**
 * Tries at `step()`; `place()` gives Python the position, `rules` are the statements by id.
 * onMade(move, ruling) is called with the first one that `passes`: any legal one by default; onRefused(ruling, move) with
 * every other; onOpen() whenever the reader may try. A refusal that `explains` shows its rule: a legal move needs
 * none, unless it answers a question; detour(rule) is the way from it to other cards. onEarly(text) is called with what is
 * typed while others act.
 * @template {Judging} Questions
 * @param {Pick<Tool<unknown>, "status" | "words">} tool
 * @param {TryingTable<Questions> & Trying<Questions>} table
 */
export function createTries({ status, words }, table) {
  const { board, choices, judge, rules, step, place, onOpen, onMade } = table;
  const { passes = ({ legal }) => legal, explains = ({ legal }) => !legal, onRefused = () => {}, doubting } = table;
  const { detour = () => null, onEarly = () => {} } = table;
  /** @type {"closed" | "open" | "wrong" | "wait" | "failed"} wrong until it is taken back */
  let state = "closed";
  /** @type {(manner: { focus: boolean }) => unknown} */
  let again = open; // what "Try again" does
  let insist = () => {}; // makes a doubted move
  let isTyped = false; // whether the refused or doubted move was typed: then the next one will be, too

  function open({ focus = false } = {}) {
    if (state === "wrong") status.clear();
    state = "open";
    again = open;
    board.open({ focus: focus && !isTyped && holdsCards(step()) });
    choices.clear();
    onOpen();
    if (!focus) return;
    if (isTyped) board.actions.type();
    else if (!holdsCards(step())) choices.focus();
  }

  /** Whether the reader may try; a try after a wrong one opens the board again. */
  function listening() {
    if (state === "wrong") open();
    return state === "open";
  }

  /** @param {Move} move */
  async function play(move) {
    if (!listening()) return;
    board.actions.clearTyping();
    if (move.option !== undefined) choices.press(move.option);
    const tried = move.takes && !move.card ? { ...move, takes: inOrder(move.takes, words) } : move;
    const ruling = rulingOn(step(), tried) ?? (await judged(tried));
    if (!ruling) return;
    if (!passes(ruling)) {
      onRefused(ruling, tried);
      return refuse(ruling, [...(move.card ? [move.card] : []), ...(move.takes ?? [])]);
    }
    if (doubting && (await isDoubted(tried, doubting))) {
      insist = () => {
        if (state !== "wrong") return;
        if (isTyped) board.actions.type();
        make(tried, ruling);
      };
      return;
    }
    make(tried, ruling);
  }

  /**
   * @param {Move} move
   * @param {Ruling} ruling
   */
  function make(move, ruling) {
    state = "closed";
    isTyped = false;
    board.close();
    board.noteMove(ruling.text);
    onMade(move, ruling);
  }

  /**
   * Whether there is an objection to a move, which may be taken back.
   * @param {Move} move
   * @param {Doubting} against
   */
  async function isDoubted(move, { doubts, insist: label, back }) {
    state = "wait";
    board.close();
    if (!(await doubts(move))) return false;
    state = "wrong";
    isTyped = board.actions.isTyping();
    board.actions.doubt(label, back);
    return true;
  }

  /** @param {Move} move */
  function judged(move) {
    state = "wait";
    return judge(writeMove(move, formOf(step()).collect?.verb), place(), () => {
      state = "open";
      play(move);
    });
  }

  /**
   * @param {Judgement} ruling
   * @param {Card[]} cards
   */
  function refuse(ruling, cards) {
    state = "wrong";
    board.close();
    board.refuse(ruling.partly ? [] : cards);
    board.actions.clearTyping();
    // First the button, which may need a row, then scroll the verdict into view below it. Who types stays in the field.
    isTyped = board.actions.isTyping();
    board.actions.show("retry", words.retry, { focus: !isTyped });
    const rule = explains(ruling) ? ruling.rule : null;
    status.verdict(ruling, rule ? { statement: rules[rule], way: detour(rule) } : {});
  }

  /**
   * A question failed: "Try again" does `retry`; a `kept` move can still be played.
   * @param {() => unknown} retry
   */
  function fail(retry, { kept = false } = {}) {
    state = kept ? "wrong" : "failed";
    again = retry;
  }

  return {
    open,
    play,
    fail,
    listening,
    retry: () => again({ focus: true }),
    insist: () => insist(),
    reopen: () => state === "wrong" && open(),
    state: () => state,
    /** Whether the reader may try, if need be after taking back a wrong try. */
    wanted: () => state === "open" || state === "wrong",
    close() {
      state = "closed";
      board.close();
    },
    /** @param {string} text */
    typed(text) {
      if (state === "closed") return onEarly(text);
      if (!listening()) return;
      const { move, refusal } = readReply(text, step(), words);
      if (refusal) refuse(refusal, []);
      else if (move) play(move);
    },
    /** @param {KeyboardEvent} event */
    escape(event) {
      if (event.key !== "Escape") return;
      if (state === "wrong" || state === "failed") again({ focus: true });
      else board.selection.clear();
    },
  };
}
