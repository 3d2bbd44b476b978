// A table at which the reader tries moves: the board, the status, and the tries on both.
import { fill, listed } from "../../front/page/dom.js";
import { describeEntry } from "../../front/page/entry.js";
import { createQuestions } from "../../front/page/questions.js";
import { createBoard } from "./board.js";
import { createInquiries } from "./inquiries.js";
import { nameOf } from "./move-builder.js";
import { createOptions } from "./options.js";
import { formOf } from "./step-forms.js";
import { createTries } from "./tries.js";

/** @import { Ruling } from "../../engine/messages.js" */
/** @import { Asked, Judgement, Judging, Tool } from "../../front/types.js" */
/** @import { BoardHandlers } from "./board.js" */
/** @import { Beyond } from "./inquiries.js" */
/** @import { Scene } from "./messages.js" */
/** @import { Place, Trying } from "./tries.js" */
/** @import { Plan } from "./zones.js" */

/** @typedef {Pick<BoardHandlers, "onNext" | "onAgain" | "onHurry">} FurtherHandlers */

/**
 * What a table needs of its tool.
 * @template {Judging & Record<keyof Questions, Asked>} Questions
 * @typedef {Pick<Tool<unknown, Questions>, "words" | "skin" | "cue" | "status" | "ask" | "signal">} TableTool
 */

/**
 * `board` and `trying` are further options of its board, with more `handlers`, and of its tries. `ask` puts one of its
 * questions, at most one at a time; if one fails, "Try again" does its `retry`. `beyond` is what its tool knows, and the
 * felt does not show, for a reader who asks.
 * @template {Judging & Record<keyof Questions, Asked>} Questions
 * @param {TableTool<Questions>} tool
 * @param {object} table
 * @param {{ plans: Plan[], scene?: Scene, extras?: Node[], handlers?: FurtherHandlers }} table.board
 * @param {Trying<Questions>} table.trying
 * @param {Beyond} [table.beyond]
 */
export function createTable(tool, { board: { handlers, ...plan }, trying, beyond = {} }) {
  const { words, skin, status } = tool;
  const { inquiries: strings } = words;
  const board = createBoard(tool, {
    ...plan,
    handlers: {
      ...handlers,
      onMove: (move) => tries.play(move),
      onTyped: (text) => typed(text),
      onRetry: () => tries.retry(),
      ...(trying.doubting && { onInsist: () => tries.insist() }),
      onReopen: () => tries.reopen(),
      onClosed: (card) => inquiries.refuse(card),
    },
  });
  const choices = createOptions(words, skin, (option) => tries.play({ option }));
  const questions = createQuestions(tool);
  const tries = createTries(tool, { board, choices, judge, ...trying });
  const places = [board.felt, choices.element, board.actions.element];
  const inquiries = createInquiries(tool, {
    felt: board.felt,
    places,
    layout: board.layout,
    beyond: { last: board.lastMove, may: () => trying.step().may, ...beyond, turn },
  });
  describeEntry(places, task, tool.signal);

  /** The task, until it is solved: then the focus may come from a card that is gone. */
  function task() {
    return tries.wanted() ? (beyond.task?.() ?? "") : "";
  }

  /** Whose turn it is, and on the reader's what is to be done. */
  function turn() {
    if (!tries.wanted()) return beyond.turn?.() || strings.not_yet;
    return beyond.task?.() ?? listed([toDo(), beyond.advice?.() ?? ""], words.joints.sentence);
  }

  /** What the reader is to do. */
  function toDo() {
    const step = trying.step();
    const form = formOf(step);
    if (form.plays) return strings.play;
    if (!form.collect) return step.says ? strings.say : strings.choose;
    return fill(strings.pick, { Pick: nameOf(step, form, { card: null, takes: [] }, words, skin()) });
  }

  /** @param {string} text */
  function typed(text) {
    if (!inquiries.typed(text)) return tries.typed(text);
    return board.actions.clearTyping();
  }

  /**
   * Put a question while the board is closed. If it fails, a verdict `given` before stays readable, and a `kept` move
   * can still be played: then nothing but the button asks again.
   * @template {keyof Questions} Name
   * @param {{ ask: Name } & Questions[Name]["request"]} request
   * @param {() => unknown} retry
   * @param {{ given?: Judgement, after?: Promise<unknown> | null, waiting?: string, kept?: boolean }} [manner]
   */
  function ask(request, retry, { given, after, waiting, kept = false } = {}) {
    return questions.ask(request, {
      waiting,
      after,
      retry: kept ? undefined : retry,
      onFailed(reason) {
        if (given) status.verdict(given, { news: [reason] });
        else status.note("bad", reason);
        board.actions.show("retry", words.retry, { focus: true });
        board.seats?.think(null);
        tries.fail(retry, { kept });
      },
    });
  }

  /**
   * Return the ruling on a written move, not judged beforehand; `place` gives Python the position.
   * @param {string} move
   * @param {Place<Questions>} place
   * @param {() => unknown} retry
   * @returns {Promise<Ruling | null>}
   */
  function judge(move, place, retry) {
    board.close();
    status.wait(words.asking);
    board.actions.show("play", words.waiting, { enabled: false });
    const request = /** @type {Questions["judge"]["request"]} */ ({ ...place, move });
    return ask({ ask: "judge", ...request }, retry);
  }

  return { board, choices, ask, drop: questions.drop, tries, inquiries };
}
