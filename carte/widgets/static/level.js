// One level: play → good | bad → end. What is right stands in the level's data.
import { createBoard } from "./board.js";
import { formOf } from "./forms.js";
import { createHints } from "./hints.js";
import { bringIntoView } from "./motion.js";
import { writeMove } from "./notation.js";
import { createOptions } from "./options.js";
import { plansOf, roomOf, sceneOf } from "./plans.js";
import { createQuestions } from "./questions.js";
import { scoreSheet } from "./score.js";
import { exampleFor, readReply } from "./typing.js";
import { answerOf, rulingOn } from "./verdicts.js";
import { watchMoves } from "./watching.js";

const STARS = 3;

/**
 * Put a level into `body` and run it. `onWon(stars)` is called when its last move is right,
 * `onEnd()` when the reader goes on after that.
 */
export function startLevel(options) {
  const { level, rules, body, status, words, skin, ask, focus, signal } = options;
  const { onStep, onWon, onEnd, endLabel } = options;
  let at = 0;
  let slips = 0;
  let phase = "play";
  let skip = null;
  let again = open; // what "Try again" does

  const step = () => level.steps[at];
  const isLast = () => at === level.steps.length - 1;

  const hints = createHints({ words, status, lightUp, mayGive: listening });
  const board = createBoard({
    words,
    plans: plansOf(level, words),
    scene: sceneOf(level),
    skin,
    signal,
    extras: [hints.button],
    handlers: {
      onMove: play,
      onTyped: typed,
      onRetry: () => again({ focus: true }),
      onReopen: () => phase === "bad" && open(),
      onNext: next,
    },
  });
  const choices = createOptions([], words, (option) => play({ option }));
  const questions = createQuestions({ ask, board, status, words, signal });
  board.felt.classList.add(`carte-felt-${level.kind}`);
  body.replaceChildren(board.felt, board.signals.element, choices.element, board.actions.element);
  body.addEventListener("keydown", escape, { signal });
  begin({ focus });

  function begin({ keep = false, focus = false } = {}) {
    hints.set(step(), step().hints ?? level.hints ?? []);
    choices.set(formOf(step()).options);
    onStep(step(), at);
    board.set(step(), { keep, room: roomOf(level) });
    board.actions.rest(false);
    board.actions.example(level.kind === "choose" ? "" : exampleFor(step(), words));
    open({ focus });
    if (level.guide && at === 0) status.note("note", words.how[howOf(step())]);
  }

  /** How the right answer to a step is given. */
  function howOf(now) {
    const { option } = answerOf(now);
    if (option !== undefined) return level.kind === "choose" ? "choose" : "say";
    return formOf(now).plays ? "play" : "pick";
  }

  /** Whether there are cards to press, and not only answers. */
  function live() {
    const { plays, collect } = formOf(step());
    return plays || collect !== null;
  }

  function open({ focus = false } = {}) {
    if (phase === "bad") status.clear();
    phase = "play";
    again = open;
    board.open({ focus: focus && live() });
    choices.clear();
    if (level.guide) point();
    if (focus && !live()) choices.focus();
  }

  function point() {
    const answer = answerOf(step());
    board.point(answer);
    if (level.kind === "play") choices.point(answer.option); // a question is not answered for them
  }

  /** Whether a reply is wanted; one after a wrong one opens the board again. */
  function listening() {
    if (phase === "bad") open();
    return phase === "play";
  }

  async function play(move) {
    if (!listening()) return;
    board.actions.clearTyping();
    const reply = move.takes && !move.card ? { ...move, takes: inOrder(move.takes) } : move;
    if (reply.option !== undefined) choices.press(reply.option);
    const ruling = rulingOn(step(), reply) ?? (await judged(reply));
    if (ruling) answer(ruling, reply);
  }

  function inOrder(cards) {
    return Object.keys(words.cards).filter((card) => cards.includes(card));
  }

  function judged(move) {
    phase = "wait";
    return questions.judge(writeMove(move), { level: level.id, step: at }, () => {
      phase = "bad";
      again = () => {
        phase = "play";
        play(move);
      };
    });
  }

  function typed(text) {
    if (!listening()) return;
    const { move, refusal } = readReply(text, step(), words);
    if (refusal) refuse(refusal, []);
    else play(move);
  }

  function answer(ruling, move) {
    const { card = null, takes = [] } = move;
    board.unpoint();
    choices.point(null);
    if (!ruling.good) {
      slips += 1;
      refuse(ruling, [card, ...takes].filter(Boolean));
      return;
    }
    phase = "good";
    board.close();
    board.actions.rest(true);
    board.actions.show("next", nextLabel(), { focus: true });
    status.verdict(ruling, { more: isLast() && !level.score ? [level.done] : [] });
    if (card) board.show({ card, takes, scopa: ruling.scopa, to: ruling.to });
    else board.settle(takes);
    if (isLast()) onWon(starsWon());
  }

  /** Where the guide points the way, the first slip is forgiven. */
  function starsWon() {
    const forgiven = level.guide ? 1 : 0;
    return Math.max(1, STARS - Math.max(0, slips - forgiven) - hints.used());
  }

  function nextLabel() {
    if (!isLast() || step().then?.length) return words.go_on;
    return level.score ? words.count : endLabel;
  }

  function refuse(ruling, cards) {
    phase = "bad";
    board.close();
    board.refuse(cards);
    // First the button, which may need a row: the verdict is then brought into view below it.
    board.actions.show("retry", words.retry, { focus: cards.length > 0 || (!ruling.unread && !live()) });
    // What the rules allow needs no rule against it; an answer to a question does.
    const statement = ruling.legal && level.kind === "play" ? null : rules[ruling.rule];
    status.verdict(ruling, { statement });
  }

  function next() {
    if (phase === "watch") return skip.abort();
    if (phase === "count" || phase === "done") return onEnd();
    return watch(step().then ?? []);
  }

  /** Others play; `next` skips to the end. */
  async function watch(moves) {
    phase = "watch";
    skip = new AbortController();
    if (moves.length) board.actions.show("next", words.skip, { focus: true });
    const told = await watchMoves(moves, { board, status, skip: skip.signal, signal });
    if (signal.aborted) return;
    if (!isLast()) {
      at += 1;
      if (!told.length) status.clear();
      begin({ keep: true, focus: true });
    } else if (level.score) {
      count();
    } else if (told.length) {
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
    const sheet = scoreSheet(level.score, words);
    board.felt.append(sheet);
    bringIntoView(sheet);
    board.actions.show("next", endLabel, { focus: true });
  }

  function lightUp({ cards, option }) {
    board.hint(cards);
    if (option) choices.point(option);
  }

  function escape(event) {
    if (event.key !== "Escape") return;
    if (phase === "bad") again({ focus: true });
    else board.selection.clear();
  }
}
