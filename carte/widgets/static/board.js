// The table with what the reader does on it: pick, play, drag, type. The board judges nothing;
// it hands a move to `onMove` and shows what it is told.
import { createActions } from "./actions.js";
import { h } from "./dom.js";
import { allowDrag } from "./dragging.js";
import { createGuide } from "./guide.js";
import { continued, laid, layoutOf, won } from "./layout.js";
import { calm, pause, shake, travel } from "./motion.js";
import { nameMove, namePick } from "./phrases.js";
import { createSelection } from "./selection.js";
import { answerOf, mayGrow } from "./verdicts.js";
import { createZones } from "./zones.js";

const SWEEP = 1200; // milliseconds of celebration

/**
 * Handlers: onMove({card, takes}) when a move is made, onTyped(text), onRetry(), onNext(), and
 * onReopen() when a card is pressed while the board is closed.
 * `plans` lists the zones; `extras` are further buttons of the row.
 */
export function createBoard({ words, plans, skin, signal, handlers, extras = [] }) {
  const zones = createZones({ plans, words, skin, signal });
  const felt = h("div", { class: "carte-felt" }, ...Object.values(zones.elements));
  const badge = h("div", { class: "carte-sweep", "aria-hidden": "true", lang: "it" }, words.sweep);
  felt.append(badge);
  const guide = createGuide(felt, signal);
  const picksHand = plans.some(({ name, live }) => live && name === "hand");
  const interactive = plans.some(({ live }) => live);
  let step = null;
  let guided = null; // the move that the guide points at
  let layout = {};
  let open = false; // whether the reader is to move
  let scene = new AbortController(); // what is moving now

  const ready = ({ card, takes }) => (picksHand ? card !== null : takes.length > 0);
  const named = (move) =>
    picksHand
      ? nameMove(move, words, skin())
      : namePick(move.takes.length, answerOf(step).to.length, words);
  /** Whether the guide still points at a card that is not picked yet. */
  const underway = ({ card, takes }) =>
    guided !== null && (card !== guided.from || guided.to.some((one) => !takes.includes(one)));
  const offer = () => {
    if (!open || !interactive) return;
    const move = selection.get();
    actions.show("play", named(move), { enabled: ready(move), quiet: underway(move) });
  };
  const selection = createSelection(zones, offer);
  const play = () => open && ready(selection.get()) && handlers.onMove(selection.get());
  const actions = createActions(
    words,
    { onPlay: play, onRetry: handlers.onRetry, onNext: handlers.onNext, onType: handlers.onTyped },
    { extras, example: words.typed_example[picksHand ? "play" : "pick"] },
  );

  const pick = (card) => {
    if (!open) handlers.onReopen();
    if (open) selection.toggle(card);
  };
  felt.addEventListener("click", (event) => {
    const button = event.target.closest("[data-card]");
    if (button) pick(button.dataset.card);
  });
  felt.addEventListener("keydown", (event) => {
    const card = event.target.dataset.card;
    if (event.key !== "Enter" || !card) return;
    event.preventDefault();
    if (open && ready(selection.get())) play();
    else pick(card);
  });
  allowDrag(felt, {
    allowed: () => open,
    signal,
    onDrop(card, target) {
      const { takes } = selection.get();
      const move = { card, takes: target && !takes.includes(target) ? [...takes, target] : takes };
      selection.set(move);
      if (!target || !step.verdicts || !mayGrow(step, move)) handlers.onMove(move);
    },
  });

  const place = (next) => {
    layout = next;
    zones.place(layout);
  };
  /** End what still moves, and begin a new scene. */
  const cut = () => {
    scene.abort();
    scene = new AbortController();
    zones.place(layout);
    return scene.signal;
  };
  const celebrate = () => {
    felt.classList.add("carte-swept");
    setTimeout(() => felt.classList.remove("carte-swept"), SWEEP);
  };
  const marked = (cards, name) => {
    for (const card of cards) zones.button(card).toggleAttribute(`data-${name}`, true);
  };
  const unmark = (name) => {
    for (const button of felt.querySelectorAll(`[data-${name}]`)) {
      button.removeAttribute(`data-${name}`);
    }
  };

  return {
    felt,
    actions,
    selection,
    /** Lay out a step; with `keep` the cards that lie already stay where they are. */
    set(nextStep, { keep = false, room = 0 } = {}) {
      cut();
      step = nextStep;
      for (const name of ["wrong", "hinted", "right"]) unmark(name);
      place(keep ? continued(layout, step.zones) : layoutOf(step.zones, room));
      selection.clear();
    },
    layout: () => layout,
    restore(saved) {
      cut();
      place(saved);
      selection.clear();
    },
    /** The reader is to move. */
    open({ focus = false } = {}) {
      open = true;
      felt.toggleAttribute("data-open", true);
      unmark("wrong");
      selection.clear();
      if (focus) zones.focus(picksHand ? "hand" : "pile");
    },
    close() {
      open = false;
      felt.toggleAttribute("data-open", false);
    },
    /** Shake and outline the cards of a wrong move, and let them go. */
    refuse(cards) {
      selection.clear();
      marked(cards, "wrong");
      for (const card of cards) shake(zones.button(card));
    },
    /** Let these cards lie there as the right ones. */
    settle(cards) {
      selection.clear();
      marked(cards, "right");
    },
    hint: (cards) => marked(cards, "hinted"),
    /** Point at a move; the button stays quiet until it is the one that would be made. */
    point(from, to) {
      guided = { from, to };
      offer();
      marked([from, ...to].filter(Boolean), "guided");
      if (from && to.length) guide.point(zones.button(from), to.map(zones.button));
    },
    unpoint() {
      guided = null;
      unmark("guided");
      guide.clear();
    },
    /**
     * Show a move: the card comes to the table, what it takes goes to the pile with it. The layout
     * is the final one from the start, so a cut scene loses nothing.
     */
    async show({ card, takes, scopa }, pile, from = "hand") {
      const cutting = cut();
      const start = from === "hand" ? layout : won(layout, [card], from);
      const onTable = laid(start, card);
      layout = takes.length ? won(start, [...takes, card], pile) : onTable;
      const end = layout;
      zones.place(start);
      selection.clear();
      if (scopa) celebrate();
      await travel([zones.button(card)], () => zones.place(onTable), { duration: 280 });
      if (!takes.length || cutting.aborted) return;
      await pause(calm() ? 0 : 160, cutting);
      if (cutting.aborted) return;
      const moving = [...takes, card].map(zones.button);
      await travel(moving, () => zones.place(end), { stagger: 40 });
      // As at a real table, the card that swept lies across the pile; turned only once it is there.
      zones.button(card).toggleAttribute("data-sweep", scopa);
    },
    focus: (zone) => zones.focus(zone),
  };
}
