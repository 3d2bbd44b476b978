// A match at a table, from moment to moment: the reader acts, or others do, or a deal is over.

import { mayLead } from "../../front/page/focus.js";
import { onceLaidOut } from "../../front/page/laid-out.js";
import { createRecall } from "../recall/front/recall.js";
import { createAfterDeal } from "./after-deal.js";
import { dealOut } from "./deal-cards.js";
import { createMoveLog } from "./move-log.js";
import { areToAct, createOpponents, isHidden } from "./opponents.js";
import { createTurn } from "./turn.js";

/** @import { Account } from "../review/front/messages.js" */
/** @import { Match, Over, Undone } from "./messages.js" */
/** @import { MoveRequest } from "./opponents.js" */
/** @import { SittingOptions, SittingState, SittingTool } from "./types.js" */

/**
 * @param {AbortSignal} signal
 * @returns {Promise<unknown>}
 */
function pressed(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}

/**
 * Put a match into the body of `tool` and run it until its signal; the score of a deal goes `below`.
 * @param {SittingTool} tool
 * @param {SittingOptions} options
 */
export function startSitting(tool, options) {
  const { content, root, body, status, words, signal } = tool;
  const { match, below, speed, onAnew, countingFirst, onCounted = () => [], onward = () => null } = options;
  const strings = content.words;
  /** @type {SittingState} */
  const state = { acted: Boolean(options.focus), left: new AbortController() };
  /** @type {"turn" | "watch" | "count" | "counted"} */
  let phase = "turn";
  let skip = new AbortController();
  let typed = ""; // a move typed while others' moves were shown

  const turn = createTurn(tool, state, options, {
    onMade: watch,
    onUndo: () => (match.now().moment.people ? options.onConsent?.() : goTo("undo", words.waiting)),
    onNext,
    onAgain: onAnew,
    onHurry: () => opponents.hurry(),
    onEarly: hurryTo,
  });
  const { board, choices, tries, lay, ask } = turn;
  const opponents = createOpponents(tool, { ask, board });
  const telling = createMoveLog(tool, {
    board,
    lay,
    speed,
    onAnswer: ({ sitting, moment }) => {
      match.reach({ ...match.now(), sitting, moment });
      turn.announce(moment);
      turn.rest();
    },
  });
  const closing = createAfterDeal(tool, state, options, { board, ask, onSaid: turn.keepInSight, onReviewed });

  root.toggleAttribute("data-seated", true);
  body.replaceChildren(board.felt, board.actions.element);
  const recall = createRecall(tool, { sitting: () => match.now().sitting });
  below.replaceChildren(recall.element, ...closing.elements);
  body.addEventListener("keydown", tries.escape, { signal });
  signal.addEventListener("abort", leave);
  settle(options);

  /**
   * Show where the deal stands, with the cards being `dealt` where it begins, or the move that is taken `back`, and let
   * the next player act.
   * @param {Pick<SittingOptions, "focus" | "dealt" | "seen"> & { back?: string }} manner
   */
  async function settle({ focus = false, dealt = false, seen, back = "" } = {}, now = match.now()) {
    state.left = new AbortController();
    const { signal: leaving } = state.left;
    const { moment } = now;
    closing.clear();
    if (dealt) turn.coach?.beginDeal();
    match.reach(dealt ? { ...now, lain: {} } : now);
    turn.rest();
    telling.announce(moment, back);
    lay(moment);
    turn.restore();
    turn.dealt({ aloud: dealt || focus });
    const dealing = dealt && dealOut(board.felt, { dealer: moment.dealer, time: speed().dealing, signal: leaving });
    // The reader may play at once; others' moves show once all cards are dealt.
    const first = dealing && areToAct(moment) ? dealing : null;
    if (first) board.actions.show("play", words.dealing, { enabled: false });
    else goOn({ focus });
    if (focus)
      turn.bring(); // with all buttons
    else if (seen) onceLaidOut(board.felt, () => !leaving.aborted && seen() && turn.bring());
    await first;
    if (first && !leaving.aborted) goOn({ focus });
  }

  /** @param {{ focus: boolean, played?: boolean }} manner */
  function goOn({ focus, played = false }) {
    const now = match.now();
    if (options.waits) board.actions.show("play", words.waiting, { enabled: false });
    else if (now.moment.over) end(now.moment.over, { played });
    else if (areToAct(now.moment)) watch(opponents.thought(now));
    else if (isHidden(now.moment)) look();
    else {
      phase = "turn";
      turn.open({ focus, played });
      makeTyped();
      if (root.dataset.piles === "closed") recall.offer(now.moment);
    }
  }

  /**
   * Show no longer what others have played to a reader who has typed the next move.
   * @param {string} text
   */
  function hurryTo(text) {
    if (phase !== "watch") return;
    typed = text;
    skip.abort();
  }

  function makeTyped() {
    const text = typed;
    typed = "";
    if (text) tries.typed(text);
  }

  /** Of several people the next one looks: at once if it is who acted last, else the device changes hands. */
  async function look() {
    const now = match.now();
    const { signal: leaving } = state.left;
    if (!now.moment.people?.same) return options.onHandOver?.();
    const opened = await ask({ ask: "look", sitting: now.sitting }, look);
    if (!opened || leaving.aborted) return;
    match.reach({ ...match.now(), ...opened });
    lay(opened.moment);
    phase = "turn";
    turn.open({ focus: state.acted && mayLead(body) });
  }

  /** Leave whatever is going on: what is thought, shown or asked no longer matters. */
  function leave() {
    if (phase === "watch") opponents.hurry();
    state.left.abort();
    recall.clear();
    typed = "";
    skip.abort();
    closing.stop();
    turn.drop();
    board.seats?.think(null);
  }

  /**
   * Show the answer to `request`, and the moves that follow until it is the reader's turn.
   * @param {MoveRequest} request
   * @param {Promise<unknown> | null} early
   */
  async function watch(request, early = null, praise = "") {
    phase = "watch";
    recall.clear();
    tries.close();
    turn.rest();
    if (match.now().moment.people) status.clear(); // of what the hand was
    if (state.acted) turn.bring();
    skip = new AbortController();
    const { signal: leaving } = state.left;
    const answers = opponents.answers(request, match.now().moment, (again) => watch(again, early, praise));
    await telling.watch(answers, { early, praise, skip: skip.signal, leaving });
    if (leaving.aborted || tries.state() === "failed") return;
    goOn({ focus: state.acted && mayLead(body), played: true });
  }

  /**
   * Leave whatever is going on for the moment that a question leads to.
   * @param {"undo" | "next"} question
   * @param {string} waiting
   */
  async function goTo(question, waiting, { dealt = false } = {}) {
    leave();
    tries.close();
    const { sitting } = match.now();
    const there = await ask({ ask: question, sitting }, () => goTo(question, waiting, { dealt }), { waiting });
    if (!there) return;
    const { back = "", ...reached } = /** @type {Match & Partial<Undone>} */ (there);
    settle({ focus: mayLead(body), dealt, back }, { ...match.now(), ...reached, reviewed: null, looked: null });
  }

  function onNext() {
    const way = phase === "counted" ? onward() : null;
    if (phase !== "counted") skip.abort();
    else if (way) way.go();
    else if (match.now().moment.over?.sheet.standing.over) onAnew();
    else goTo("next", words.dealing, { dealt: true });
  }

  /**
   * Count a finished deal; one that was `played` just now becomes a lesson.
   * @param {Over} over
   * @param {{ played: boolean }} manner
   */
  async function end(over, { played }) {
    phase = "count";
    turn.rest();
    choices.set([]); // nothing is left to announce, or to type
    board.actions.example("");
    skip = new AbortController();
    const { signal: leaving } = state.left;
    const lookAgain = await lookedAt();
    if (leaving.aborted) return;
    if (lookAgain) skip.abort(); // the reader has seen the count
    board.actions.show("next", words.skip, { focus: true });
    const comes = onCounted({ played });
    if (played && over.heaps?.asked.length && countingFirst?.on()) {
      await countFirst(over.heaps);
      if (leaving.aborted) return;
      board.actions.show("next", words.skip, { focus: true });
    }
    await closing.count(over, { played, comes, skip: skip.signal, reading: speed().reading });
    if (leaving.aborted) return;
    phase = "counted";
    const step = onward() ?? wayOf(over);
    board.actions.show("next", step.label, { focus: true, step });
    lookAgain?.();
  }

  /**
   * Let the reader count the piles before the page does.
   * @param {NonNullable<Over["heaps"]>} heaps
   */
  async function countFirst(heaps) {
    const { signal: leaving } = state.left;
    const counting = closing.byHand(heaps, {
      onLabel: (label) => board.actions.show("next", label),
      onDone: () => skip.abort(),
    });
    countingFirst?.asked();
    for (let isOver = false; !isOver && !leaving.aborted; ) {
      await pressed(skip.signal);
      skip = new AbortController();
      isOver = leaving.aborted || (await counting.compare());
    }
    counting.leave();
  }

  /**
   * What comes after a deal: the next one, or after the last another match.
   * @param {Over} over
   */
  function wayOf({ match: ended, sheet: { standing } }) {
    if (!standing.over) return { label: strings.next_deal, reason: "next-deal" };
    const again = ended === "lost" || match.now().moment.people;
    return { label: again ? strings.revenge : strings.new_match, reason: "match" };
  }

  /**
   * Return what follows from the review of a deal that was played just now.
   * @param {Account} account
   */
  function onReviewed(account) {
    const said = turn.coach?.hasWarned() ? null : options.onReviewed?.(account);
    turn.coach?.show();
    return said ?? null;
  }

  /** Wait for what the reader was looking at when leaving the page: nothing else takes its place. */
  async function lookedAt() {
    const { looked } = match.now();
    if (!looked) return null;
    board.actions.show("play", words.waiting, { enabled: false });
    status.wait(words.waiting);
    return closing.again(looked);
  }
}
