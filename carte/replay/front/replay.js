// A deal move by move: everything is in its frames, so it goes forward and back without asking.

import { speedNow } from "../../board/front/speed.js";
import { asOfMatch, plansOf, roomOf, sceneOf } from "../../board/front/zone-plans.js";
import { scoreSheet } from "../../counting/front/score.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { FORESEEN } from "../../front/page/fit-window.js";
import { hold } from "../../front/page/hold-scroll.js";
import { createAutoplay } from "./autoplay.js";
import { createCommentary } from "./commentary.js";
import { createFrames, movesOf, uncovered } from "./frames.js";
import { createMoveList } from "./move-list.js";
import { createStops } from "./stops.js";
import { createTransport } from "./transport.js";
import "./replay.css";

/** @import { RuleId, Ruling } from "../../engine/messages.js" */
/** @import { Preferences, Tool } from "../../front/types.js" */
/** @import { Places } from "./frames.js" */
/** @import { Replay } from "./messages.js" */

/**
 * @typedef {object} ReplayOptions
 * @property {Record<RuleId, string>} [rules]
 * @property {number} [at]
 * @property {boolean} [open]
 * @property {(number: number) => unknown} [onPlace]
 * @property {(number: number) => string} [remark]
 * @property {() => Preferences["wording"]} [wording]
 * @property {boolean} [silent] the first place is not announced
 * @property {Places} [places]
 */

/**
 * The reader's answer to a question, and whether it is the deal's own move.
 * @typedef {{ ruling: Ruling, played: boolean }} Replied
 */

/**
 * Show a `replay` = {frames: [{step, told, comment, named, stop}], score, done} from the frame `at`
 * on, with all hands `open` or only what the reader saw; the status shows the text, `rules` are statements by
 * id. Its places are the frames, and after them the score; onPlace(number) is called at each, and remark(number) is
 * heard after the move that leads there, which is worded as wording() has it. The table has `places` = {room, rows} for
 * cards.
 * @param {Pick<Tool<unknown>, "words" | "skin" | "cue" | "status" | "signal" | "onTrouble">} tool
 * @param {Replay} replay
 * @param {ReplayOptions} options
 */
export function createReplay(tool, replay, options) {
  const { words, skin, status, signal, onTrouble } = tool;
  const { rules = {}, at = 0, open = true, silent: beginsSilent = false, onPlace = () => {} } = options;
  const { remark = () => "", wording = () => "long" } = options;
  const { frames, score } = replay;
  const strings = words.replay;
  const last = frames.length - (score ? 0 : 1);
  const uncoveredSteps = frames.map(({ step }) => uncovered(step));
  const asked = frames.flatMap(({ stop }) => (stop ? [stop] : []));
  const level = { kind: "watch", steps: [...uncoveredSteps, ...asked] };
  const names = Object.fromEntries((frames[0].step.scene.seats ?? []).map(({ seat, name }) => [seat, name]));
  const room = roomOf(level);
  let now = 0;
  let goes = 0; // how often a place was gone to: only the last time matters
  let whole = true; // whether the move that led here has been fully shown
  let resuming = false; // whether the deal was going by itself when it was stopped
  /** @type {Set<number>} */
  const answered = new Set(); // the frames whose questions are over

  const stops = createStops(tool, {
    plans: plansOf(level, words),
    scene: sceneOf(level),
    rules,
    where: () => commentary.where(now),
    onAnswer: (ruling, played) => proceed({ ruling, played }),
    onSkip: () => proceed(),
  });
  const { board } = stops;
  asOfMatch(board.felt, frames[0].step.zones.hand.length);
  const sheet = score && scoreSheet(score, words, skin());
  const reel = createFrames({ board, frames, places: options.places ?? { room, rows: room }, sheet });
  const commentary = createCommentary(replay, names, words, wording);
  const going = createAutoplay({ last, now: () => now, go, rest, onGoing: (is) => transport.running(is) });
  const transport = createTransport({
    words: strings,
    last,
    onTrouble,
    onGo: take,
    onRun: () => (going.isGoing() ? going.halt() : going.start()),
  });
  const list = createMoveList({ moves: movesOf(frames), names, words, skin: skin(), signal, onGo: take });
  const place = h("p", { class: "carte-replay-place" });
  /** @type {HTMLInputElement} */
  const hands = h("input", { type: "checkbox", "data-hands": "", change: () => show(hands.checked) });
  hands.checked = open;
  const head = h(
    "div",
    { class: "carte-replay-head" },
    place,
    h("label", { class: "carte-tick", "data-stage": "held" }, hands, h("span", {}, strings.hands)),
  );
  // A question's buttons go below the controls, so that these stay put for a reader who keeps pressing them.
  const element = h(
    "div",
    { class: "carte-replay", "data-stage": "through" },
    head,
    board.felt,
    transport.element,
    stops.element,
  );
  stops.hearIn(transport.element); // where the focus is, from move to move
  hold(transport.element, { around: element, grows: [head, board.felt], signal });
  signal.addEventListener("abort", going.halt);
  show(open);
  go(at, { silent: beginsSilent });

  /**
   * Go where the reader wants.
   * @param {number} number
   */
  function take(number) {
    going.halt();
    resuming = false;
    go(number);
  }

  /** The move that was played answers a question; going back asks it again. */
  function reveal() {
    if (stops.asking()) take(now + 1);
  }

  /**
   * End a question: the deal goes on with the move that was played.
   * @param {Replied} [answer]
   */
  async function proceed(answer) {
    answered.add(now);
    await go(now + 1, { answer });
    transport.focus();
    if (resuming) going.start(rest(now));
  }

  /**
   * How long a place stays before the next one.
   * @param {number} number
   */
  function rest(number) {
    return speedNow(onTrouble).reading + commentary.reading(number);
  }

  /**
   * Show or hide the other hands.
   * @param {boolean} all
   */
  function show(all) {
    reel.load(all ? uncoveredSteps : frames.map(({ step }) => step));
    board.felt.toggleAttribute("data-shown", all);
    stand(now);
  }

  /**
   * Lay out a place at once, without its question.
   * @param {number} number
   */
  function lie(number) {
    stops.close();
    reel.lay(number);
  }

  /** @param {number} number */
  function stand(number) {
    lie(number);
    whole = true;
    arrive();
  }

  /**
   * Before a class, reserve room for a move's result before showing the move, so that nothing shrinks on the way.
   * @param {number} number
   */
  function foresee(number) {
    if (!("present" in document.documentElement.dataset)) return;
    const text = place.textContent;
    const see = () => board.felt.dispatchEvent(new Event(FORESEEN, { bubbles: true }));
    lie(number - 1);
    reel.goOn(number - 1, { still: true }); // deals the cards before it
    see();
    lie(number);
    if (isAsked(number)) pose(number);
    see();
    lie(number - 1);
    place.textContent = text;
  }

  /** Once a place is shown, ask its question, if any. */
  function arrive() {
    board.name(frames[now]?.named ?? []);
    if (!isAsked(now)) return;
    resuming = going.isGoing();
    going.halt();
    pose(now);
  }

  /** @param {number} number */
  function isAsked(number) {
    return Boolean(frames[number]?.stop) && !answered.has(number);
  }

  /** @param {number} number */
  function pose(number) {
    const { stop } = frames[number];
    if (!stop) return;
    stops.ask(stop, reel.step(number));
    place.replaceChildren(textInFaces(commentary.asked(number, stop.goal), words, skin()));
  }

  /**
   * Go to a place: play the next one, lay out any other at once. An `answer` is {ruling, played} of the reader's answer
   * to the question before it; `silent` tells no move.
   * @param {number} number
   * @param {{ answer?: Replied | null, silent?: boolean }} [manner]
   */
  async function go(number, { answer = null, silent = false } = {}) {
    goes += 1;
    const turn = goes;
    const stale = () => turn !== goes;
    const before = now;
    now = number;
    tell(answer, { silent });
    if (number !== before + 1) return stand(number);
    if (!whole) lie(before);
    stops.close();
    foresee(number);
    whole = false;
    await reel.play(number, stale);
    if (stale()) return;
    whole = true;
    arrive();
  }

  /**
   * Go to the point before a move: gather the trick before it, and draw cards. Listeners hear where that is, and a text.
   * @param {number} number
   * @param {string} [text]
   */
  async function goBefore(number, text = "") {
    await go(number - 1, { silent: true });
    await reel.goOn(number - 1, { still: true });
    place.textContent = commentary.where(number);
    status.clear();
    if (!text) return;
    const where = fill(words.joints.ended, { words: commentary.where(number) });
    status.whisper(listed([where, text], words.joints.sentence));
  }

  /**
   * Say the move just made, and its comments.
   * @param {Replied | null} answer
   * @param {{ silent: boolean }} manner
   */
  function tell(answer, { silent: isSilent }) {
    const where = commentary.where(now);
    const lines = commentary.lines(now);
    place.textContent = where;
    board.noteMove(lines[0]);
    transport.show(now, listed([where, ...lines], words.joints.sentence));
    list.show(Math.min(now, frames.length - 1));
    onPlace(now);
    if (isSilent) return status.clear();
    if (!answer) return status.note(now === frames.length ? "good" : "cards", ...heard(lines));
    const [move, ...more] = lines;
    const instead = answer.played ? [] : [fill(strings.instead, { move })];
    return status.verdict(answer.ruling, { more: [...instead, ...more] });
  }

  /**
   * The lines of a place, the last with the remark on it for listeners.
   * @param {string[]} lines
   */
  function heard(lines) {
    return [...lines.slice(0, -1), status.aloud(lines[lines.length - 1], remark(now))];
  }

  return {
    element,
    felt: board.felt,
    moves: list.element,
    go,
    goBefore,
    reveal,
    focus: transport.focus,
    mark: list.mark,
    point: board.name,
  };
}
