// Cards of the reader's own: asked about as they lie there, and settled as one of the moves that could be meant.

import { address } from "../../../front/page/address.js";
import { h } from "../../../front/page/dom.js";
import { bringUp, sight } from "../../../front/page/motion.js";
import { createCandidates } from "./candidates.js";
import { createCardEntry } from "./card-entry.js";
import { answered } from "./quarrel.js";

/** @import { Sheet } from "../../../checker/front/types.js" */
/** @import { Status } from "../../../front/status/status.js" */
/** @import { Options, Skin } from "../../../front/types.js" */
/** @import { Inquiry } from "./settle-questions.js" */
/** @import { Answers, Option, Pad, SettleWords } from "./types.js" */
/** @import { Verdict } from "./verdict.js" */

/**
 * begin(game, options) clears all away for a game, take(sheet, asked) lays out cards that were asked about elsewhere.
 * @param {object} page
 * @param {Record<string, Pad>} page.pads by game
 * @param {SettleWords} page.words
 * @param {() => Skin} page.skin
 * @param {Status} page.status
 * @param {Inquiry} page.inquiry
 * @param {Verdict} page.verdict
 * @param {(options: Options) => boolean} page.isOurs whether house rules are those of our table
 * @param {(few: boolean) => unknown} page.onPlayers whether too few play by the house rules for what lies there
 */
export function createOwnQuestion({ inquiry, verdict, isOurs, onPlayers, ...page }) {
  const { status } = page;
  const strings = page.words.settle;
  const laying = createCardEntry({
    ...page,
    onChange: () => startOver(),
    onUnread: reopen,
    onAim: offerAgain,
    onPick: judge,
  });
  const candidates = createCandidates({ strings, onChoose: settle });
  const [felt, keys] = laying.elements;
  const asks = h("div", { class: "carte-settle-asks" }, keys, candidates.element);
  const element = h("div", { class: "carte-settle-own", "data-stage": "through" }, felt, asks);
  /** @type {Option[]} */
  let meant = [];
  let move = ""; // that was settled last

  /** Nothing is offered yet; while no card is played it is said how one is put in. */
  function offerNone() {
    candidates.ask(laying.isPlayed() ? "" : strings.first);
  }

  /** What was settled before is open again. */
  function reopen() {
    meant = [];
    move = "";
    inquiry.drop();
    verdict.show(null);
    onPlayers(false);
    laying.show();
    offerNone();
  }

  /** @param {string | null} [asked] the move, of cards that were asked about before */
  function startOver(asked) {
    reopen();
    return askSheet(asked);
  }

  /**
   * @param {string | null} [asked] the move, where one is asked about
   * @returns {Promise<void>}
   */
  async function askSheet(asked) {
    if (!asked && !laying.isWhole()) return;
    const request = /** @type {const} */ ({ ask: "sheet", sheet: laying.sheet(), move: asked ?? null });
    const reply = await inquiry.put(request, () => askSheet(asked));
    if (!reply) return;
    status.clear();
    if (reply.problem !== undefined) {
      status.note("note", reply.problem);
      onPlayers(reply.players);
      return uncover();
    }
    return learn(reply);
  }

  /**
   * All that is known of the cards: the moves that could be meant, and the verdict on one that is asked about.
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

  /** The moves that could be meant; a single one is what is meant, as soon as anything lies there. */
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
    const reply = await inquiry.put({ ask: "try", sheet: laying.sheet(), move: asked }, () => judge(asked));
    if (!reply) return;
    status.clear();
    settle(reply.verdict);
  }

  /** @param {Option} option */
  function settle(option) {
    const mine = isOurs(laying.sheet().options);
    const [first, ...also] = [option, ...option.also].map((one) => answered(one, mine));
    const by = first.by ?? (mine ? undefined : strings.by_book);
    move = option.move;
    const [, taken = ""] = move.split(" x ");
    laying.pick(taken.split(" ").filter(Boolean));
    verdict.show({ ...first, by, also, name: option.code, cards: laying.cards() });
    address(option.code, { step: false });
    uncover();
  }

  /** What is pinned to the foot of the window covers no key, and no card is out of sight, where there is room. */
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
    /** The house rules by which the cards are judged. */
    options: () => laying.sheet().options,
    begin: laying.begin,
    /**
     * @param {Sheet} given
     * @param {string | null} [asked] the move
     * @param {Answers} [answers] where they came along with the cards
     */
    take(given, asked, answers) {
      laying.take(given);
      if (!answers) return startOver(asked);
      reopen();
      return learn(answers);
    },
    isEmpty: laying.isEmpty,
    /** Ask again what was asked last about the cards that lie there. */
    again: () => startOver(move),
    playBy: laying.playBy,
  };
}
