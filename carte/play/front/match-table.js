// The table of a match: everything that a deal shows keeps its room, from its first moment to its last.
import { formOf } from "../../board/front/step-forms.js";
import { leftText } from "../../board/front/surroundings.js";
import { createTable } from "../../board/front/table.js";
import { exampleFor } from "../../board/front/typed-move.js";
import { asOfMatch, placesFor, plansOf } from "../../board/front/zone-plans.js";
import { areToAct } from "./opponents.js";

/** @import { Beyond } from "../../board/front/inquiries.js" */
/** @import { Option, Pointed } from "../../board/front/messages.js" */
/** @import { FurtherHandlers, TableTool } from "../../board/front/table.js" */
/** @import { Trying } from "../../board/front/tries.js" */
/** @import { ZoneName } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Moment, PlayQuestions, SittingContent } from "./messages.js" */

/**
 * Return a step with all the `zones` of the game, and all that may lie beside the cards.
 * @param {ZoneName[]} zones
 * @param {Moment["step"]} step
 * @returns {Moment["step"]}
 */
function withAll(zones, { scene }) {
  return {
    zones: Object.fromEntries(zones.map((name) => [name, []])),
    scene: {
      ...(zones.includes("trick") ? { trump: null, contract: null } : {}),
      ...(zones.includes("monte") ? { monte: 0 } : {}),
      ...scene,
    },
  };
}

/**
 * What a moment has, once its cards have come.
 * @param {Moment} moment
 * @param {TableStrings} words
 */
function comingIn({ step: { zones, scene }, piles }, words) {
  return { zones: { hand: zones.hand, ...piles }, left: leftText(scene, words) };
}

/**
 * Create a table with `createTable`, in `body`; lay(moment, manner) lays out a moment of the match, point(move) and
 * lightUp(answer) point at what to do.
 * @param {TableTool<PlayQuestions> & Pick<Tool<SittingContent>, "content" | "root" | "body">} tool
 * @param {object} match
 * @param {Moment} match.moment
 * @param {{ extras: HTMLElement[], handlers: FurtherHandlers }} match.board
 * @param {Trying<PlayQuestions>} match.trying
 * @param {Beyond} match.beyond
 */
export function createMatchTable(tool, { moment: first, board: plan, trying, beyond }) {
  const { content, words, root, body } = tool;
  const shown = withAll(content.zones, first.step);
  /** @type {Moment | null} */
  let announced = null; // what the last words say, until its cards have come
  const table = createTable(tool, {
    board: {
      ...plan,
      plans: plansOf({ kind: "watch", steps: [shown] }, words),
      scene: shown.scene,
    },
    trying,
    beyond: {
      ...beyond,
      coming: () => announced && comingIn(announced, words),
      turn: () => (announced?.turn === "you" ? words.inquiries.yours : (beyond.turn?.() ?? "")),
    },
  });
  const { board, choices } = table;
  const bids = content.zones.includes("pack"); // in the middle of the table, which is empty then
  asOfMatch(board.felt, content.held);
  board.felt.classList.toggle("carte-felt-bids", bids);
  board.felt.querySelector('[data-zone="trick"]')?.before(board.signals.element);
  if (bids) board.felt.append(choices.element);
  else plan.extras[0].before(choices.element);

  /**
   * Offer buttons for announcements; in an auction they keep their room while others bid.
   * @param {Option[]} offered
   * @param {boolean} waits
   */
  function offer(offered, waits) {
    choices.element.toggleAttribute("inert", waits);
    if (!waits) choices.set(offered);
  }

  return {
    ...table,
    /**
     * Answer who asks with hand, turn, piles and stock of a moment whose cards are still to come.
     * @param {Moment} moment
     */
    announce(moment) {
      announced = moment;
    },
    /**
     * @param {Moment} moment
     * @param {{ keep?: boolean }} manner
     */
    lay(moment, manner = {}) {
      const { step, piles, across = [], covered = [] } = moment;
      announced = null;
      const won = { ...step, zones: { ...step.zones, ...piles } };
      root.dataset.phase = moment.phase; // of the cards on the table: a move appears before it changes them
      board.set(won, { ...placesFor(shown, board.felt, body), ...manner });
      board.across(across);
      board.cover(covered);
      offer(formOf(step).options, moment.phase === "auction" && areToAct(moment));
      // While others act the field stays: a reader who types moves keeps the focus in it.
      if (!areToAct(moment)) board.actions.example(exampleFor(step, words));
    },
    /**
     * Point at a move, or at none.
     * @param {Pointed | null} move
     */
    point(move) {
      if (move) board.point(move);
      else board.unpoint();
      choices.point(move?.option ?? null);
    },
    /** @param {Pointed} answer */
    lightUp({ from, to, signal, option }) {
      board.hint(from ? [from, ...to] : to);
      board.signals.point(signal);
      choices.point(option);
    },
  };
}
