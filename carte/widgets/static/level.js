// One level: play → good | bad → end. What is right stands in the level's data.
import { actionButton, relabel } from "./actions.js";
import { createBoard } from "./board.js";
import { fill } from "./dom.js";
import { pause } from "./motion.js";
import { writeMove } from "./notation.js";
import { createOptions } from "./options.js";
import { scoreSheet } from "./score.js";
import { readMove, readPick } from "./typing.js";
import { answerOf, rulingOnChoice, rulingOnMove, rulingOnPick } from "./verdicts.js";

const READING = 2000; // milliseconds that another player's move stays before the next one
const STARS = 3;

/** Which zones a level shows, in reading order. */
function plansOf(level, words) {
  const zone = (name, options) => ({ name, label: words.zones[name], ...options });
  if (level.kind === "pick") return [zone("pile", { live: true, label: words.zones.picks })];
  if (level.kind === "choose") return Object.keys(level.steps[0].zones).map((name) => zone(name));
  const others = level.steps.some(({ then = [] }) => then.some(({ by }) => by === "other"));
  const held = level.steps[0].won ?? {}; // cards won before the level began, not drawn
  return [
    ...(others ? [zone("other", { stack: true, held: held.other })] : []),
    zone("table", { live: true }),
    zone("hand", { live: true }),
    zone("pile", { stack: true, held: held.pile }),
  ];
}

/** Places to keep on the table, so that it never changes its size within a level. */
function roomOf(level) {
  return 1 + Math.max(...level.steps.map(({ zones }) => zones.table?.length ?? 0));
}

/**
 * Put a level into `body` and run it. `onWon(stars)` is called when its last move is right,
 * `onEnd()` when the reader goes on after that.
 */
export function startLevel(options) {
  const { level, rules, body, status, words, skin, ask, focus, signal } = options;
  const { onStep, onWon, onEnd, endLabel } = options;
  let at = 0;
  let slips = 0;
  let hinted = 0; // hints given on this level
  let given = 0; // hints given on this step
  let phase = "play";
  let skip = null;
  let again = open; // what "Try again" does

  const step = () => level.steps[at];
  const isLast = () => at === level.steps.length - 1;
  const hintsHere = () => step().hints ?? level.hints ?? [];

  const hintButton = actionButton("hint", words.hint, giveHint, { drawn: "hint" });
  const board = createBoard({
    words,
    plans: plansOf(level, words),
    skin,
    signal,
    extras: [hintButton],
    handlers: {
      onMove: play,
      onTyped: typed,
      onRetry: () => again({ focus: true }),
      onReopen: () => phase === "bad" && open(),
      onNext: next,
    },
  });
  const choices =
    level.kind === "choose" ? createOptions(level.steps[0].options, words, choose) : null;
  board.actions.showTyping(level.kind !== "choose");
  board.felt.classList.add(`carte-felt-${level.kind}`);
  body.replaceChildren(board.felt, ...(choices ? [choices.element] : []), board.actions.element);
  board.felt.addEventListener("keydown", escape);
  board.actions.element.addEventListener("keydown", escape);
  begin({ focus });

  function begin({ keep = false, focus = false } = {}) {
    given = 0;
    relabel(hintButton, words.hint);
    hintButton.hidden = hintsHere().length === 0;
    onStep(step(), at);
    board.set(step(), { keep, room: roomOf(level) });
    board.actions.rest(false);
    open({ focus });
    if (level.guide && at === 0) status.note("note", words.how[level.kind]);
  }

  function open({ focus = false } = {}) {
    if (phase === "bad") status.clear();
    phase = "play";
    again = open;
    board.open({ focus: focus && !choices });
    if (level.guide) point();
    if (!choices) return;
    board.actions.show(null);
    choices.clear();
    if (focus) choices.focus();
  }

  function point() {
    const { from, to } = answerOf(step());
    board.point(from, to);
  }

  async function play(move) {
    if (phase === "bad") open();
    if (phase !== "play") return;
    board.actions.clearTyping();
    if (level.kind === "pick") {
      const cards = Object.keys(words.cards).filter((card) => move.takes.includes(card));
      return answer(rulingOnPick(step(), cards), { card: null, takes: cards });
    }
    if (step().verdicts) return answer(rulingOnMove(step(), move), move);
    return askFor(move);
  }

  async function askFor(move) {
    phase = "wait";
    board.close();
    status.note("wait", words.asking);
    board.actions.show("play", words.waiting, { enabled: false });
    try {
      const request = { ask: "judge", level: level.id, step: at, move: writeMove(move) };
      const ruling = await ask(request);
      if (!signal.aborted) answer(ruling, move);
    } catch (error) {
      if (signal.aborted) return;
      phase = "bad";
      again = () => askFor(move);
      status.note("bad", error.message);
      board.actions.show("retry", words.retry, { focus: true });
    }
  }

  function choose(option) {
    if (phase === "bad") open();
    if (phase !== "play") return;
    choices.press(option);
    answer(rulingOnChoice(step(), option), { card: null, takes: [] });
  }

  function typed(text) {
    if (phase === "bad") open();
    if (phase !== "play") return;
    const read = level.kind === "pick" ? readPick : readMove;
    const { move, refusal } = read(text, step().zones, words);
    if (refusal) return refuse(refusal, []);
    play(move);
  }

  function answer(ruling, move) {
    board.unpoint();
    if (!ruling.good) {
      slips += 1;
      refuse(ruling, [move.card, ...move.takes].filter(Boolean));
      return;
    }
    phase = "good";
    board.close();
    board.actions.rest(true);
    const end = isLast();
    status.verdict(ruling, { more: end ? [level.done] : [] });
    if (level.kind === "play") board.show({ ...move, scopa: ruling.scopa }, "pile");
    else board.settle(move.takes);
    if (end) onWon(starsWon());
    board.actions.show("next", nextLabel(), { focus: true });
  }

  /** Where the guide points the way, the first slip is forgiven. */
  function starsWon() {
    const forgiven = level.guide ? 1 : 0;
    return Math.max(1, STARS - Math.max(0, slips - forgiven) - hinted);
  }

  function nextLabel() {
    if (!isLast() || step().then?.length) return words.go_on;
    return level.score ? words.count : endLabel;
  }

  function refuse(ruling, cards) {
    phase = "bad";
    board.close();
    board.refuse(cards);
    // What the rules allow needs no rule against it; an answer to a question does.
    const statement = ruling.legal && level.kind === "play" ? null : rules[ruling.rule];
    status.verdict(ruling, { statement });
    board.actions.show("retry", words.retry, { focus: cards.length > 0 || Boolean(choices) });
  }

  function next() {
    if (phase === "watch") return skip.abort();
    if (phase === "count" || phase === "done") return onEnd();
    return watch(step().then ?? []);
  }

  /** Others play, one move after the other, each with its words; `next` skips to the end. */
  async function watch(moves) {
    phase = "watch";
    skip = new AbortController();
    const said = [];
    if (moves.length) board.actions.show("next", words.skip, { focus: true });
    for (const move of moves) {
      said.push(move.text);
      status.note("cards", ...said);
      const [pile, from] = move.by === "other" ? ["other", "other"] : ["pile", "hand"];
      const shown = board.show(move, pile, from);
      if (!skip.signal.aborted) await Promise.race([shown, aborted(skip.signal)]);
      await pause(READING, skip.signal);
      if (signal.aborted) return;
    }
    if (!isLast()) {
      at += 1;
      if (!said.length) status.clear();
      begin({ keep: true, focus: true });
    } else if (level.score) {
      count();
    } else if (said.length) {
      phase = "done";
      board.actions.show("next", endLabel, { focus: true });
    } else {
      onEnd();
    }
  }

  function count() {
    phase = "count";
    board.felt.append(scoreSheet(level.score, words));
    board.felt.classList.add("carte-counted");
    status.note("good", level.done);
    board.actions.show("next", endLabel, { focus: true });
  }

  /** The card to play lights up with the hint that names it, what it takes with the last one. */
  function giveHint() {
    if (phase === "bad") open();
    if (phase !== "play") return;
    const { from, to } = answerOf(step());
    const all = hintsHere();
    const number = Math.min(given, all.length - 1);
    if (number === given) [given, hinted] = [given + 1, hinted + 1];
    status.note("hint", all[number]);
    status.reveal();
    const left = all.length - given;
    if (from && (!left || all[number].includes(words.cards[from].name))) board.hint([from]);
    if (!left) board.hint(to);
    relabel(hintButton, left ? fill(words.more_hints, { left }) : words.hint);
  }

  function escape(event) {
    if (event.key !== "Escape") return;
    if (phase === "bad") again({ focus: true });
    else board.selection.clear();
  }
}

function aborted(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", resolve));
}
