// One level: play → good
// bad → end. The level's data has the right answers.
import { formOf } from "../../board/front/step-forms.js";
import { createTable } from "../../board/front/table.js";
import { exampleFor } from "../../board/front/typed-move.js";
import { answerOf } from "../../board/front/verdicts.js";
import { watchMoves } from "../../board/front/watch-moves.js";
import { plansOf, roomOf, sceneOf } from "../../board/front/zone-plans.js";
import { numberSheet, scoreSheet } from "../../counting/front/score.js";
import { fill } from "../../front/page/dom.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createHints } from "./hints.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { Beyond } from "../../board/front/inquiries.js" */
/** @import { NarratedMove } from "../../board/front/messages.js" */
/** @import { Ruling } from "../../engine/messages.js" */
/** @import { TableTool } from "../../board/front/table.js" */
/** @import { Move, Tool } from "../../front/types.js" */
/** @import { Lit } from "./hints.js" */
/** @import { LessonContent, LessonQuestions, Level, LevelStep } from "./messages.js" */

const STARS = 3;

/** @typedef {{ board: () => Board, lay: () => unknown }} LineTable its board, and how the position is laid out on it */

/**
 * The button that shows what follows an answer.
 * @typedef {object} LineButton
 * @property {HTMLButtonElement} button
 * @property {(move: Move) => void} offer
 * @property {() => void} close the position lies there again
 */

/**
 * The cost of levels since they were last won: slips, and hints by step. A reader who restarts a level
 * before winning it goes on from there.
 * @type {WeakMap<Level, { slips: number, hints: number[] }>}
 */
const costs = new WeakMap();

/**
 * @typedef {object} LevelOptions
 * @property {Level} level
 * @property {LessonContent["rules"]} rules
 * @property {boolean} focus
 * @property {(step: LevelStep, at: number) => unknown} onStep
 * @property {(stars: number, slips: number) => unknown} onWon
 * @property {(ruling: Ruling) => unknown} onSlip
 * @property {() => unknown} onEnd
 * @property {string} endLabel
 * @property {Beyond} [beyond]
 * @property {(table: LineTable) => LineButton} [line] what follows each answer
 */

/** @typedef {TableTool<LessonQuestions> & Pick<Tool<unknown>, "body">} LevelTool */

/**
 * Put a level into the body of `tool` and run it until its signal. `onWon(stars, slips)` is called when its last move is
 * right, `onSlip(ruling)` at each wrong one, `onEnd()` when the reader goes on after that.
 * @param {LevelTool} tool
 * @param {LevelOptions} options
 */
export function startLevel(tool, options) {
  const { body, status, words, skin, signal } = tool;
  const { level, rules, focus, onStep, onWon, onSlip, onEnd, endLabel, beyond } = options;
  const line = options.line?.({ board: theBoard, lay });
  const cost = costs.get(level) ?? { slips: 0, hints: [] };
  costs.set(level, cost);
  let at = 0;
  /** @type {"play" | "good" | "watch" | "count" | "done"} */
  let phase = "play";
  /** @type {AbortController | null} */
  let skip = null;

  const step = () => level.steps[at];
  const isLast = () => at === level.steps.length - 1;

  const hints = createHints(tool, { lightUp, mayGive: () => tries.listening(), onGiven });
  const { board, choices, tries } = createTable(tool, {
    board: {
      plans: plansOf(level, words),
      scene: sceneOf(level),
      extras: [hints.button, ...(line ? [line.button] : [])],
      handlers: { onNext: next },
    },
    trying: {
      rules,
      step,
      place: () => ({ level: level.id, step: at }),
      passes: ({ good }) => good,
      // A question shows its rule, whatever the answer.
      explains: ({ legal }) => !legal || level.kind !== "play",
      onOpen() {
        line?.close();
        if (level.guide) point();
      },
      onRefused(ruling, move) {
        if (!ruling.partly) slip(ruling);
        unpoint();
        line?.offer(move);
      },
      onMade: answer,
    },
    beyond,
  });
  board.felt.classList.add(`carte-felt-${level.kind}`);
  const { sheet: numbers } = level.steps[0];
  if (numbers) board.felt.prepend(numberSheet(numbers));
  body.replaceChildren(board.felt, board.signals.element, choices.element, board.actions.element);
  body.addEventListener("keydown", tries.escape, { signal });
  begin({ isFocused: focus });

  /** @returns {Board} */
  function theBoard() {
    return board;
  }

  /** @returns {void} */
  function lay() {
    board.set(step(), { room: roomOf(level) });
  }

  function begin({ keep = false, isFocused = false } = {}) {
    hints.set(step(), step().hints ?? level.hints ?? []);
    choices.set(formOf(step()).options);
    onStep(step(), at);
    board.set(step(), { keep, room: roomOf(level) });
    board.actions.rest(false);
    board.actions.example(level.kind === "choose" ? "" : exampleFor(step(), words));
    phase = "play";
    tries.open({ focus: isFocused });
    if (level.guide && at === 0) status.note("note", words.how[howOf(step())]);
  }

  /**
   * Point at the right answer to a step.
   * @param {LevelStep} now
   */
  function howOf(now) {
    const { option } = answerOf(now);
    if (option !== undefined) return level.kind === "choose" ? "choose" : "say";
    return formOf(now).plays ? "play" : "pick";
  }

  function point() {
    const right = answerOf(step());
    board.point(right);
    if (level.kind === "play") choices.point(right.option); // never answer a question for the reader
  }

  /** @param {number} given how many, on this step */
  function onGiven(given) {
    cost.hints[at] = Math.max(cost.hints[at] ?? 0, given);
  }

  /** @param {Ruling} ruling */
  function slip(ruling) {
    cost.slips += 1;
    onSlip(ruling);
  }

  function unpoint() {
    board.unpoint();
    choices.point(null);
  }

  /**
   * @param {Move} move
   * @param {Ruling} ruling
   */
  function answer(move, ruling) {
    const { card = null, takes = [] } = move;
    phase = "good";
    unpoint();
    line?.offer(move);
    board.actions.rest(true);
    board.actions.show("next", nextLabel(), { focus: true });
    const stars = isLast() ? starsWon() : 0;
    const aloud = stars ? fill(words.level_won[stars] ?? words.level_won.at(-1), { stars }) : "";
    status.verdict(ruling, { more: isLast() && !level.score ? [level.done] : [], aloud });
    if (card) board.show({ card, takes, scopa: ruling.scopa, to: ruling.to });
    else board.settle(takes);
    if (!isLast()) return;
    costs.delete(level);
    onWon(stars, cost.slips);
  }

  /** The first slip is free if the guide points the way. */
  function starsWon() {
    const forgiven = level.guide ? 1 : 0;
    const hinted = cost.hints.reduce((sum, given) => sum + given, 0);
    return Math.max(1, STARS - Math.max(0, cost.slips - forgiven) - hinted);
  }

  function nextLabel() {
    if (!isLast() || step().then?.length) return words.go_on;
    return level.score ? words.count : endLabel;
  }

  function next() {
    if (phase === "watch") return skip?.abort();
    if (phase === "count" || phase === "done") return onEnd();
    return watch(step().then ?? []);
  }

  /**
   * Show the others' moves; `next` skips to the end.
   * @param {NarratedMove[]} moves
   */
  async function watch(moves) {
    phase = "watch";
    const skipping = new AbortController();
    skip = skipping;
    if (moves.length) board.actions.show("next", words.skip, { focus: true });
    const texts = await watchMoves(moves, { board, status, skip: skipping.signal, signal });
    if (signal.aborted) return;
    if (!isLast()) {
      at += 1;
      if (!texts.length) status.clear();
      begin({ keep: true, isFocused: true });
    } else if (level.score) {
      count();
    } else if (texts.length) {
      phase = "done";
      board.actions.show("next", endLabel, { focus: true });
    } else {
      onEnd();
    }
  }

  function count() {
    phase = "count";
    board.gather();
    board.signals.set([]);
    board.felt.classList.add("carte-counted");
    status.note("good", level.done);
    const sheet = scoreSheet(level.score ?? [], words, skin());
    board.felt.append(sheet);
    bringIntoView(sheet);
    board.actions.show("next", endLabel, { focus: true });
  }

  /** @param {Lit} answer */
  function lightUp({ cards, option }) {
    board.hint(cards);
    if (option) choices.point(option);
  }
}
