// A deal move by move: everything is in its frames, so it goes forward and back without asking.
import { createBoard } from "./board.js";
import { fill, h } from "./dom.js";
import { READER } from "./forms.js";
import { createMoveList } from "./movelist.js";
import { pause } from "./motion.js";
import { plansOf, roomOf, sceneOf } from "./plans.js";
import { scoreSheet } from "./score.js";
import { createTransport } from "./transport.js";

const PER_LETTER = 45; // milliseconds that a reader takes for a letter

/** A step with the hands and the monte to be seen that the reader does not know. */
function uncovered({ zones, scene }) {
  const { hidden = {}, monte: unseen, ...rest } = scene;
  const { monte, ...hands } = hidden;
  return {
    zones: { ...zones, ...(monte && { monte }) },
    scene: { ...rest, ...(!monte && unseen && { monte: unseen }), open: { ...rest.open, ...hands } },
  };
}

/**
 * Show a `replay` = {frames: [{step, told, comment, named}], score, done} from the frame `at` on,
 * with all hands `open` or only what the reader saw; `status` speaks. Its places are the frames,
 * and after them the score.
 */
export function createReplay({ replay, words, skin, status, signal, at = 0, open = true }) {
  const { frames, score } = replay;
  const said = words.replay;
  const last = frames.length - (score ? 0 : 1);
  const uncoveredSteps = frames.map(({ step }) => uncovered(step));
  const level = { kind: "watch", steps: uncoveredSteps };
  const names = Object.fromEntries(frames[0].step.scene.seats.map(({ seat, name }) => [seat, name]));
  const room = roomOf(level);
  let steps = []; // as they are drawn now
  let lying = []; // how the cards lie after each move, once it is known
  let now = 0;
  let goes = 0; // how often a place was gone to: only the last time matters
  let whole = true; // whether what led here has been shown to its end
  let running = null;

  const board = createBoard({
    words,
    plans: plansOf(level, words),
    scene: sceneOf(level),
    skin,
    signal,
    handlers: {},
  });
  const place = h("p", { class: "carte-replay-place" });
  const transport = createTransport({
    words: said,
    last,
    onGo: take,
    onRun: () => (running ? halt() : run()),
  });
  const list = createMoveList({
    moves: frames.slice(1).map(({ told }) => told),
    names,
    words,
    skin: skin(),
    signal,
    onGo: take,
  });
  const sheet = score && scoreSheet(score, words);
  const hands = h("input", { type: "checkbox", "data-open": "", change: () => show(hands.checked) });
  hands.checked = open;
  const element = h(
    "div",
    { class: "carte-replay" },
    h(
      "div",
      { class: "carte-replay-head" },
      place,
      h("label", { class: "carte-tick" }, hands, h("span", {}, said.hands)),
    ),
    board.felt,
    transport.element,
  );
  signal.addEventListener("abort", halt);
  show(open);
  go(at);

  /** Go where the reader wants. */
  function take(number) {
    halt();
    go(number);
  }

  /** Open the hands of the others, or close them. */
  function show(all) {
    steps = all ? uncoveredSteps : frames.map(({ step }) => step);
    lying = [];
    board.felt.toggleAttribute("data-shown", all);
    stand(now);
  }

  function madeBy({ by }) {
    return by in names ? by : READER;
  }

  /** How the cards lie after a move, when the trick is gathered and new ones are dealt. */
  function layoutAfter(number) {
    if (!lying[number]) {
      if (number === 0) board.set(steps[0], { room });
      else {
        lay(number);
        board.set(steps[number], { keep: true, still: true });
      }
      lying[number] = board.layout();
    }
    return lying[number];
  }

  /** Place at once what a move leads to; a trick that it completes lies there still. */
  function lay(number) {
    const before = layoutAfter(number - 1);
    board.set(steps[number - 1], { room });
    board.restore(before);
    make(number, { still: true });
  }

  function stand(number) {
    sheet?.remove();
    board.felt.classList.remove("carte-counted");
    const move = Math.min(number, frames.length - 1);
    if (move === 0) board.set(steps[0], { room });
    else lay(move);
    board.across(swept(move));
    whole = true;
    if (number === move) return;
    board.set(steps[move], { keep: true, still: true });
    count();
  }

  /** The cards that swept up to a move. */
  function swept(number) {
    const moves = frames.slice(1, number + 1).map(({ told }) => told);
    return moves.filter(({ scopa }) => scopa).map(({ card }) => card);
  }

  /** Make a move on the board. */
  async function make(number, { still = false, stale = () => false } = {}) {
    const { told } = frames[number];
    const by = madeBy(told);
    if (told.say === undefined) {
      const shown = board.show({ ...told, by }, { still });
      if (!still) await shown;
      if (stale() || told.to) return;
    }
    const set = board.set(steps[number], { keep: true, still });
    const { says } = steps[number].scene.seats.find(({ seat }) => seat === by);
    if (told.say !== undefined && says.at(-1) !== told.say) board.seats.said(by, told.say);
    if (!still) await set;
  }

  function count() {
    board.felt.classList.add("carte-counted");
    board.felt.append(sheet);
  }

  /** Go to a place: the next one is played, any other is simply there. */
  async function go(number) {
    const turn = (goes += 1);
    const stale = () => turn !== goes;
    const onward = number === now + 1;
    const before = now;
    now = number;
    tell();
    if (!onward) return stand(number);
    if (!whole) stand(before);
    whole = false;
    await board.set(steps[before], { keep: true });
    if (stale()) return;
    if (frames[number]) await make(number, { stale });
    else count();
    if (!stale()) whole = true;
  }

  /** Say what has been done, and what is to be said of it. */
  function tell() {
    const text = now < frames.length ? fill(said.place, { number: now, all: frames.length - 1 }) : words.score;
    place.textContent = text;
    const lines = spoken(now);
    transport.show(now, [text, ...lines].join(" "));
    list.show(Math.min(now, frames.length - 1));
    status.note(now < frames.length ? "cards" : "good", ...lines);
    board.name(frames[now]?.named ?? []);
  }

  function spoken(number) {
    if (number === frames.length) return [replay.done || said.over];
    const { told, comment } = frames[number];
    if (!told) return [said.dealt, comment].filter(Boolean);
    const text = told.say === undefined ? `${names[madeBy(told)]}: ${told.text}` : told.text;
    return [text, comment].filter(Boolean);
  }

  /** Play on by itself, as long as there is time to read what is said. */
  async function run() {
    running = new AbortController();
    const { signal: halted } = running;
    transport.running(true);
    if (now === last) go(0);
    while (now < last && !halted.aborted) {
      await go(now + 1);
      const letters = spoken(now).join(" ").length;
      await pause(600 + PER_LETTER * letters, halted);
    }
    if (!halted.aborted) halt();
  }

  function halt() {
    running?.abort();
    running = null;
    transport.running(false);
  }

  return { element, moves: list.element, go, focus: transport.focus };
}
