// The ruling on a move in the position shown: known already, or from Python.
import { written } from "../../front/cards/typed-text.js";
import { fill } from "../../front/page/dom.js";
import { pictureOf } from "./verdict-picture.js";

/** @import { Ruling } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { AskAgain, Tool } from "../../front/types.js" */
/** @import { Position } from "./edit-history.js" */
/** @import { Spread } from "./felt.js" */
/** @import { CheckerContent, CheckerQuestions, CheckerState, Rules } from "./messages.js" */
/** @import { createQuestionLink } from "./question-link.js" */
/** @import { createTrial } from "./trial.js" */
/** @import { Asked } from "./verdict-picture.js" */

/**
 * The cards that a move names, from the hand and from the table.
 * @param {string} move
 * @param {Position["sheet"]} sheet
 */
function cardsOf(move, { zones: { hand = [], table = [] } }) {
  const [own, taken = ""] = move.split(" x ");
  return {
    own: own.split(" ").filter((card) => hand.includes(card)),
    taken: taken.split(" ").filter((card) => table.includes(card)),
  };
}

/**
 * Judges moves of the position now(): the cards and the status show the verdict,
 * the address holds the question.
 * @param {Pick<Tool<CheckerContent, CheckerQuestions, TableStrings, CheckerState>, "content" | "words" | "ask" | "engine" | "status" | "report">} tool
 * @param {object} checker
 * @param {() => Position} checker.now
 * @param {AskAgain<CheckerQuestions>} checker.ask
 * @param {Spread} checker.spread
 * @param {ReturnType<typeof createTrial>} checker.trial
 * @param {ReturnType<typeof createQuestionLink>} checker.links
 */
export function createMoveJudge(tool, { now, ask, spread, trial, links }) {
  const { engine, status, words: names } = tool;
  const { words } = tool.content;
  /** @type {Asked | null} */
  let asked = null;

  /**
   * @param {string} text
   * @returns {Promise<void>}
   */
  async function tryMove(text) {
    const move = written(text, names);
    const { sheet, answer } = now();
    const { rulings, rules } = answer ?? {};
    if (rules && rulings?.[move]) return judged(move, rulings[move], rules);
    status.clear();
    const wish = { ask: /** @type {const} */ ("try"), sheet, move, typed: text };
    const reply = await ask(wish, () => tryMove(text));
    if (!reply) return undefined;
    if (reply.note !== undefined) return status.note("note", reply.note);
    if (reply.unread !== undefined) return status.verdict({ good: false, unread: true, text: reply.unread });
    return judged(reply.move, reply.ruling, reply.rules);
  }

  /**
   * @param {string} move
   * @param {Ruling} ruling
   * @param {Rules} rules
   */
  function judged(move, ruling, rules) {
    const rule = rules[ruling.rule ?? ""];
    asked = { move, ruling, rule };
    tool.report({ verdict: { move, ...ruling } });
    const { own, taken } = cardsOf(move, now().sheet);
    spread.pick(own, taken);
    spread.judge(ruling.good);
    trial.judged(ruling.good ? move : null);
    status.verdict(ruling, beside(rule));
    nameQuestion(move);
  }

  /** @param {Rules[string]} rule */
  function beside({ text, source }) {
    return { statement: text, more: [fill(words.source, { source })] };
  }

  /**
   * Put the move asked about into the address, too, as soon as Python has written it.
   * @param {string} move
   */
  async function nameQuestion(move) {
    if (engine() !== "ready") return;
    const { sheet } = now();
    const link = await tool.ask({ ask: "link", sheet, move }).catch(() => null);
    if (link && now().sheet === sheet) links.name({ step: false, question: link.code });
  }

  return {
    tryMove,
    beside,
    /** The text of the ruling on the last move asked about, if any. */
    text: () => asked?.ruling.text,
    /** Another position: forget the question about the last one. */
    forget() {
      asked = null;
      tool.report({ verdict: null });
    },
    /**
     * The picture of the move asked about, under the name of its `game`.
     * @param {string} game
     */
    pictured: (game) => asked && pictureOf({ ...asked, ...now(), game }, { words, names }),
  };
}
