// A match at the table, deal by deal: the reader's turn, the others' turns, the end of a deal.

import { formOf } from "../../board/front/forms.js";
import { watchMoves } from "../../board/front/watching.js";
import { writeMove } from "../../front/cards/notation.js";
import { keepRefusal } from "../../front/memory/memory.js";
import { actionButton } from "../../front/page/actions.js";
import { fill } from "../../front/page/dom.js";
import { mayLead } from "../../front/page/focus.js";
import { findAll, takeFound } from "../review/front/found.js";
import { createPoints } from "../review/front/points.js";
import { createAdvice } from "./advice.js";
import { createCoach } from "./coach.js";
import { dealOut } from "./dealing.js";
import { createEnding } from "./ending.js";
import { lookBack } from "./lookback.js";
import { createMatchTable } from "./matchtable.js";
import { named } from "./named.js";
import { areToAct, createOpponents } from "./opponents.js";
import { keepTogether } from "./sight.js";

/** @import { Pointed } from "../../board/front/types.js" */
/** @import { Move, Ruling } from "../../front/types.js" */
/** @import { MoveRequest } from "./opponents.js" */
/** @import { After, Match, Over, PlayQuestions, Sat, SittingOptions } from "./types.js" */

const OWN = 250; // milliseconds that the reader's own move stays before others answer it
const TOLD = 16; // so many moves of a deal are told, where there is room for them
const TRICK = 0.6; // of the time for reading, that a whole trick lies there besides

/**
 * Put the match of `start` into `body` and run it until `signal`; the score of a deal goes `below`.
 * @param {SittingOptions} options
 */
export function startSitting(options) {
  const { start, content, root, body, below, status, words, skin, ask, signal } = options;
  const { speed, onTrouble, onMoment, onLaid, onAnew } = options;
  const { onReviewed = () => {}, onCounted = () => [], pointed = () => null } = options;
  const { detour, onward = null, coaching, result } = options;
  const told = content.words;
  let now = start;
  let acted = Boolean(options.focus); // whether the reader has begun to play
  let telling = false; // whether moves of this deal are told already
  /** @type {"turn" | "watch" | "count" | "counted"} */
  let phase = "turn";
  let skip = new AbortController();
  let left = new AbortController(); // given when the reader leaves what goes on
  const decision = () => now.sitting.played.join();

  const advice = createAdvice({
    status,
    words,
    content,
    body,
    mayGive: () => tries.listening(),
    find: findHint,
    lightUp,
  });
  const undoButton = actionButton("undo", words.undo, () => goTo("undo", words.waiting), { drawn: "undo" });
  const coach =
    coaching &&
    createCoach({
      coaching,
      content,
      words,
      status,
      ask,
      hurry: () => opponents.hurry(),
      signal,
    });
  const { board, choices, questions, tries, lay } = createMatchTable({
    moment: start.moment,
    content,
    body,
    words,
    skin,
    status,
    ask,
    signal,
    board: {
      extras: [advice.button, undoButton, ...(coach ? [coach.button] : [])],
      handlers: { onNext: next, onHurry: () => opponents.hurry() },
    },
    trying: {
      rules: content.rules,
      step: () => now.moment.step,
      place: () => ({ sitting: now.sitting }),
      onOpen: () => {
        rest(false);
        point();
        keepInSight();
        coach?.look(now.sitting);
      },
      doubting: coach && { doubts: doubted, insist: told.insist, back: told.take_back },
      onRefused: refused,
      detour,
      onMade: made,
    },
  });
  const opponents = createOpponents({
    ask,
    put,
    board,
    status,
    words,
    told,
  });
  const { felt } = board;
  const ending = createEnding({ content, words, status, skin, felt, onLookBack, onSaid: keepInSight });
  const replayed = (/** @type {number} */ deal) => ask({ ask: "replay", sitting: now.sitting, deal });
  const lastDeal = () => now.sitting.played.length - 1;
  const lookAt = (/** @type {number} */ number) => onLookBack(lastDeal(), number);
  const points = createPoints({
    words,
    told: told.points,
    ask,
    onMoment: lookAt,
    replay: replayed,
    onFound: (reviewed) => look({ reviewed }),
    onTrouble,
  });
  if (start.reviewed) takeFound(start.reviewed);

  const sight = keepTogether({ board, status, result });
  root.toggleAttribute("data-seated", true);
  body.replaceChildren(board.felt, board.actions.element);
  below.replaceChildren(ending.element, points.element);
  body.addEventListener("keydown", tries.escape, { signal });
  signal.addEventListener("abort", leave);
  settle(options);

  /** @param {Match} match */
  function advance({ sitting, moment }) {
    now = { ...now, sitting, moment };
    onMoment(now);
  }

  /** Show where the deal stands, seen to be `dealt` where it begins, and let who is to act, act. */
  async function settle({ focus = false, dealt = false, seen = false } = {}) {
    left = new AbortController();
    const { signal: leaving } = left;
    if (dealt) now = { ...now, lain: {} };
    ending.clear();
    points.clear();
    onMoment(now);
    rest(true);
    announce();
    lay(now.moment);
    board.restore({ ...board.layout(), ...now.lain[decision()] });
    const dealing = dealt && dealOut(board.felt, { dealer: now.moment.dealer, time: speed().dealing, signal: leaving });
    // The reader may play at once; what others do is seen when all cards lie there.
    const first = dealing && areToAct(now.moment) ? dealing : null;
    if (first) board.actions.show("play", words.dealing, { enabled: false });
    else goOn({ focus });
    if (seen || focus) sight.bring(); // with all buttons
    await first;
    if (first && !leaving.aborted) goOn({ focus });
  }

  /** Say which deal lies there, and what others did last, before anybody moves; what is over is told by its count. */
  function announce() {
    const { turn, caption, since } = now.moment;
    telling = false;
    if (turn === null || !caption) return;
    status.note("cards", fill(told.sentence, { words: caption }));
    for (const move of since ?? []) status.add("cards", named(move, now.moment, words.joints).text, TOLD);
    telling = Boolean(since?.length);
  }

  /** What has begun stays in sight, unless the reader is elsewhere on the page. */
  function keepInSight() {
    if (acted && mayLead(body)) sight.bring();
  }

  /** @param {{ focus: boolean, played?: boolean }} manner */
  function goOn({ focus, played = false }) {
    if (options.waits) return board.actions.show("play", words.waiting, { enabled: false });
    if (now.moment.over) return end(now.moment.over, { played });
    if (areToAct(now.moment)) return watch(opponents.thought(now));
    phase = "turn";
    if (acted || focus) status.whisper(told.your_turn);
    const { table } = board.layout();
    if (table) {
      now = { ...now, lain: { ...now.lain, [decision()]: { table } } };
      onLaid(now);
    }
    const { plays, collect } = formOf(now.moment.step);
    const picks = plays || collect !== null;
    tries.open({ focus: focus && picks });
    if (picks) return undefined;
    board.actions.show("play", words.how.say, { enabled: false });
    keepInSight();
    return focus ? choices.focus() : undefined;
  }

  function point() {
    const move = pointed(now);
    if (!move) return;
    board.point(move);
    choices.point(move.option);
  }

  function unpoint() {
    board.unpoint();
    choices.point(null);
  }

  /**
   * Who tries what a rule forbids is asked about that rule again.
   * @param {Ruling} ruling
   */
  function refused(ruling) {
    unpoint();
    keepRefusal(ruling, root.dataset.widget === "guide" ? "guide" : "table", onTrouble);
  }

  /** Leave what goes on: what is thought, shown or asked does not matter any more. */
  function leave() {
    if (phase === "watch") opponents.hurry();
    left.abort();
    skip.abort();
    points.stop();
    questions.drop();
    board.seats?.think(null);
  }

  /** @param {boolean} resting */
  function rest(resting) {
    advice.button.disabled = resting;
    undoButton.disabled = !now.moment.undoable;
  }

  /**
   * @template {keyof PlayQuestions} Name
   * @param {{ ask: Name } & PlayQuestions[Name]["request"]} request
   * @param {() => unknown} retry
   */
  function put(request, retry) {
    return questions.put(request, {
      onFail: () => {
        board.seats?.think(null);
        tries.fail(retry);
      },
    });
  }

  // ------------------------------------------------------------------------------- turns

  /**
   * @param {Move} move
   * @param {Ruling} ruling
   */
  function made(move, ruling) {
    const { step } = now.moment;
    acted = true;
    unpoint();
    const { card, takes } = move;
    /** @type {MoveRequest} */
    const request = { ask: "play", sitting: now.sitting, move: writeMove(move, formOf(step).collect?.verb) };
    if (!card || !step.rulings) return watch(request);
    return watch(request, board.show({ card, takes, scopa: ruling.scopa, to: ruling.to }));
  }

  /**
   * The answer to `request` is shown, and the moves that follow until the reader is to act.
   * @param {MoveRequest} request
   * @param {Promise<unknown> | null} early
   */
  async function watch(request, early = null) {
    phase = "watch";
    tries.close();
    rest(true);
    if (acted) sight.bring();
    skip = new AbortController();
    const { signal: leaving } = left;
    const answers = opponents.answers(request, now.moment, (again) => watch(again, early));
    await watchMoves(shownMoves(answers, early, leaving), {
      board,
      status,
      skip: skip.signal,
      signal: leaving,
      reading: ({ by, to }) => (by === "reader" ? OWN : speed().reading) + (to ? TRICK * speed().reading : 0),
      continued: telling,
      most: TOLD,
    });
    telling = true;
    if (leaving.aborted || signal.aborted || tries.state() === "failed") return;
    goOn({ focus: acted && mayLead(body), played: true });
  }

  /**
   * The moves in the answers; after each has been shown, the table is as it says.
   * @param {AsyncIterable<After>} answers
   * @param {Promise<unknown> | null} early
   * @param {AbortSignal} leaving
   */
  async function* shownMoves(answers, early, leaving) {
    let shown = early;
    for await (const answer of answers) {
      if (leaving.aborted || signal.aborted) return;
      advance(answer);
      rest(true);
      yield { ...named(answer.told, now.moment, words.joints), shown };
      if (leaving.aborted || signal.aborted) return;
      shown = null;
      if (answer.moment.turn === null) board.gather();
      else lay(now.moment, { keep: true });
    }
  }

  // --------------------------------------------------------------------------- hint, undo

  /**
   * Ask what an expert would do now; again() asks once more.
   * @param {() => unknown} again
   */
  function findHint(again) {
    const { sitting } = now;
    return questions.put(
      { ask: "hint", sitting },
      {
        onFail: () =>
          tries.fail(() => {
            tries.open();
            again();
          }),
      },
    );
  }

  /** @param {Pointed} answer */
  function lightUp({ from, to, signal: said, option }) {
    board.hint(from ? [from, ...to] : to);
    board.signals.point(said);
    choices.point(option);
  }

  /**
   * Whether the coach warns of a move; beside that no hint stays lit.
   * @param {Move} move
   */
  async function doubted(move) {
    const against = (await coach?.doubts(move)) ?? false;
    if (against) lightUp({ from: null, to: [], signal: null });
    return against;
  }

  /**
   * Leave what goes on for the moment that a question leads to.
   * @param {"undo" | "next"} question
   * @param {string} waiting
   */
  async function goTo(question, waiting, { dealt = false } = {}) {
    leave();
    tries.close();
    status.wait(waiting);
    const there = await put({ ask: question, sitting: now.sitting }, () => goTo(question, waiting, { dealt }));
    if (!there) return;
    now = { ...now, ...there, reviewed: null, looked: null };
    status.clear();
    settle({ focus: true, dealt });
  }

  // ------------------------------------------------------------------------------ the end

  function next() {
    if (phase !== "counted") return skip.abort();
    if (onward) return onward.go();
    return now.moment.over?.sheet.standing.over ? onAnew() : goTo("next", words.dealing, { dealt: true });
  }

  /**
   * A deal that was `played` to its end just now is looked through with what is to be learned from it kept.
   * @param {Over} over
   * @param {{ played: boolean }} manner
   */
  async function end(over, { played }) {
    phase = "count";
    rest(true);
    choices.set([]); // nothing is left to say, or to type
    board.actions.example("");
    skip = new AbortController();
    const { signal: leaving } = left;
    const looked = now.looked ?? null;
    if (looked) skip.abort(); // the count was read before
    board.actions.show("next", words.skip, { focus: true });
    const comes = onCounted();
    coach?.show();
    if (!content.single) points.review(finished, { keep: played });
    await ending.count(over, { skip: skip.signal, signal: leaving, reading: speed().reading, comes });
    if (leaving.aborted || signal.aborted) return;
    phase = "counted";
    const again = over.match === "lost" ? told.revenge : told.new_match;
    const label = onward?.label ?? (over.sheet.standing.over ? again : told.next_deal);
    board.actions.show("next", label, { focus: true });
    if (looked && looked.deal <= lastDeal()) onLookBack(looked.deal, looked.number);
  }

  /** The deal that is over, to be looked through. */
  async function finished() {
    const replay = await replayed(lastDeal());
    return { ...replay, moves: replay.frames.length - 1, deals: lastDeal() + 1 };
  }

  /**
   * What is looked through is kept: how far, and where.
   * @param {Pick<Sat, "reviewed"> | Pick<Sat, "looked">} seen
   */
  function look(seen) {
    now = { ...now, ...seen };
    onReviewed(now);
  }

  /**
   * @param {number} deal
   * @param {number} [number]
   */
  async function onLookBack(deal, number = 0) {
    const { sitting, moment } = now;
    const replay = await put({ ask: "replay", sitting, deal }, () => onLookBack(deal, number));
    if (!replay) return;
    if (deal !== lastDeal()) findAll(replay, { ask, signal: left.signal, onFound: () => {} }).catch(() => {});
    lookBack(replay, {
      root,
      body,
      below,
      words,
      label: told.back_to_score,
      skin,
      status,
      signal: left.signal,
      onTrouble,
      onBack: () => {
        look({ looked: null });
        if (moment.over) ending.speak(moment.over);
      },
      onPlace: (place) => look({ looked: { deal, number: place } }),
      judged: { deal: replay, content, ask },
      at: Math.min(number, replay.frames.length - (replay.score ? 0 : 1)),
    });
  }
}
