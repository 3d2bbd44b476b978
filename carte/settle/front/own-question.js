// Cards of the reader's own: asked about as they lie, and settled as one of the moves they could mean.

import { address } from "../../front/page/address.js";
import { h, listed } from "../../front/page/dom.js";
import { bringUp, sight } from "../../front/page/motion.js";
import { createSpoken } from "../../front/status/spoken.js";
import { createCandidates } from "./candidates.js";
import { createCardEntry } from "./card-entry.js";
import { answered } from "./quarrel.js";

/** @import { Sheet } from "../../checker/front/messages.js" */
/** @import { Options } from "../../engine/messages.js" */
/** @import { AskAgain, Tool } from "../../front/types.js" */
/** @import { Answers, PossibleMove, SettleContent, SettleQuestions, SettleStrings } from "./messages.js" */
/** @import { Verdict } from "./verdict.js" */

/**
 * begin(game, options) clears everything for a game, take(sheet, asked) lays out cards from a question asked elsewhere.
 * @param {Pick<Tool<SettleContent, object, SettleStrings>, "content" | "words" | "skin" | "say" | "status">} tool
 * @param {object} page
 * @param {AskAgain<SettleQuestions>} page.ask
 * @param {() => unknown} page.drop forgets the question that was asked last
 * @param {Verdict} page.verdict
 * @param {(options: Options) => boolean} page.isOurs whether house rules are those of our table
 */
export function createOwnQuestion(tool, { ask, drop, verdict, isOurs }) {
  const { status } = tool;
  const strings = tool.words.settle;
  const laying = createCardEntry(tool, {
    onChange: () => startOver(),
    onUnread: reopen,
    onAim: offerAgain,
    onPick: judge,
    isWhy: verdict.isWhy,
  });
  const candidates = createCandidates({ strings, onChoose: (one) => settle(one, { isAsked: true }), onPlayers: seat });
  const [felt, keys] = laying.elements;
  const spoken = createSpoken(tool);
  const asks = h("div", { class: "carte-settle-asks" }, keys, candidates.element, spoken.element);
  const element = h("div", { class: "carte-settle-own", "data-stage": "through" }, felt, asks);
  /** @type {PossibleMove[]} */
  let meant = [];
  let move = ""; // the move settled last
  /** @type {Options | null} */
  let table = null; // the house rules of a table at which fewer play than in this question
  let isAssumed = false; // how many play in it, which the reader has not said

  /** Offer nothing yet; while no card is played, or no suit is trump, say so. */
  function offerNone() {
    if (!laying.isPlayed()) candidates.ask(strings.first);
    else candidates.ask(laying.isWhole() ? "" : strings.which_trump);
  }

  /** Open again what was settled before. */
  function reopen() {
    meant = [];
    move = "";
    drop();
    verdict.show(null);
    laying.show();
    offerNone();
  }

  /** @param {string | null} [asked] the move, for cards from an earlier question */
  function startOver(asked) {
    if (table && laying.isEmpty()) leaveSeats();
    else if (table && isAssumed) laying.playBy(table); // other cards may be of fewer players, or of more
    reopen();
    return askSheet(asked);
  }

  /** Ask of as many as play at the table again. */
  function leaveSeats() {
    candidates.seat([]);
    if (table) laying.playBy(table);
    table = null;
    isAssumed = false;
  }

  /** @param {readonly number[]} [players] who could have played these cards, if more than at the table: the fewest did */
  function assume(players) {
    if (!players) return isAssumed && leaveSeats();
    table ??= laying.sheet().options;
    laying.playBy({ ...table, players: players[0] });
    candidates.seat(players);
    isAssumed = true;
  }

  /**
   * Ask about the same cards where so many play.
   * @param {number} players
   */
  function seat(players) {
    table ??= laying.sheet().options;
    isAssumed = false;
    laying.playBy({ ...table, players });
    return startOver();
  }

  /**
   * @param {string | null} [asked] the move, if the question has one
   * @returns {Promise<void>}
   */
  async function askSheet(asked) {
    if (!asked && !laying.isWhole()) return confirmCards(candidates.asks());
    const request = /** @type {const} */ ({ ask: "sheet", sheet: laying.sheet(), move: asked ?? null });
    const reply = await ask(request, () => askSheet(asked));
    if (!reply) return;
    if (reply.problem !== undefined) {
      status.note("note", reply.problem);
      return uncover();
    }
    assume(reply.players);
    const { options, verdict: judged } = reply;
    confirmCards(options.length > 1 && !judged ? strings.which : "");
    return learn(reply);
  }

  /**
   * Say which cards lie where, and what is asked about them.
   * @param {string} question
   */
  function confirmCards(question) {
    spoken.tell(listed([laying.text(), question], tool.words.joints.sentence));
  }

  /**
   * Take the answer about the cards: the moves they could mean, and the verdict on the one in question.
   * @param {Answers} answers
   */
  function learn({ options, verdict: judged }) {
    meant = options;
    if (!judged) return offer();
    candidates.list(meant);
    settle(judged);
  }

  function offerAgain() {
    offerNone();
    if (meant.length > 0) offer();
  }

  /** Offer the moves that the cards could mean; settle a single one as soon as there are any cards. */
  function offer() {
    candidates.list(meant);
    if (meant.length === 1 && laying.isMet()) settle(meant[0]);
    else uncover();
  }

  /**
   * @param {string} asked the move
   * @returns {Promise<void>}
   */
  async function judge(asked) {
    if (meant.length === 0) return askSheet(asked);
    const reply = await ask({ ask: "try", sheet: laying.sheet(), move: asked }, () => judge(asked));
    if (!reply) return;
    settle(reply.verdict);
  }

  /**
   * @param {PossibleMove} option
   * @param {{ isAsked?: boolean }} [manner] whether the reader has chosen it
   */
  function settle(option, { isAsked = false } = {}) {
    const mine = isOurs(table ?? laying.sheet().options);
    const [first, ...also] = [option, ...option.also].map((one) => answered(one, mine));
    const by = first.by ?? (mine ? undefined : strings.by_book);
    move = option.move;
    const [, taken = ""] = move.split(" x ");
    laying.pick(taken.split(" ").filter(Boolean));
    verdict.show({ ...first, by, also, isAsked, name: option.code, cards: laying.cards() });
    address(option.code, { step: false });
    uncover();
  }

  /** Keep the pinned answer from covering keys, and cards in sight, if there is room. */
  function uncover() {
    if (element.hidden) return;
    const [cards, pad, ...pinned] = [felt, keys, candidates.element, status.element, verdict.element]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    if (cards.top < sight().top || pinned.some(({ top }) => top < pad.bottom)) bringUp(felt);
  }

  return {
    element,
    uncover,
    /** The house rules that judge the cards. */
    options: () => table ?? laying.sheet().options,
    /**
     * Start over with a game.
     * @param {string} slug
     * @param {Options} options the house rules of the table, if they differ from the book
     */
    begin(slug, options) {
      leaveSeats();
      laying.begin(slug, options);
    },
    /**
     * @param {Sheet} given
     * @param {string | null} [asked] the move
     * @param {Answers} [answers] if they came with the cards
     */
    take(given, asked, answers) {
      leaveSeats();
      laying.take(given);
      if (!answers) return startOver(asked);
      reopen();
      return learn(answers);
    },
    isEmpty: laying.isEmpty,
    /** Repeat the last question about the cards. */
    again: () => startOver(move),
    /** @param {Options} options the house rules from now on */
    playBy(options) {
      leaveSeats();
      laying.playBy(options);
    },
  };
}
