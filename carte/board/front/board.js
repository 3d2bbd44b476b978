// The table and how the reader acts on it: pick, play, drag, type. The board judges nothing;
// it hands each move to `onMove` and shows what its methods ask for.

import { followTaps } from "../../front/cards/taps.js";
import { createActions } from "../../front/page/actions.js";
import { h, langOf } from "../../front/page/dom.js";
import { shake } from "../../front/page/motion.js";
import { createArrows } from "./arrows.js";
import { createCardMotion } from "./card-motion.js";
import { allowDrag } from "./drag.js";
import { layoutOf } from "./layout.js";
import { createMarks } from "./marks.js";
import { isReady, isToChoose, isUnderway, isWhole, nameOf, takenBy } from "./move-builder.js";
import { createSeats } from "./seats.js";
import { createSelection } from "./selection.js";
import { createSignals } from "./signals.js";
import { formOf, openZones, zonesOf } from "./step-forms.js";
import { createSurroundings } from "./surroundings.js";
import { createZones } from "./zones.js";

/** @import { Card, ZoneName } from "../../engine/messages.js" */
/** @import { CardMove, Tool } from "../../front/types.js" */
/** @import { Shown } from "./card-motion.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Pointed, Scene, Step } from "./messages.js" */
/** @import { Plan } from "./zones.js" */

const SWEEP = 1200; // milliseconds of celebration
const PASSING = ["wrong", "hinted", "right"]; // marks that end with their step

/** @typedef {ReturnType<typeof createBoard>} Board */

/**
 * @typedef {object} BoardHandlers
 * @property {(move: CardMove) => unknown} onMove
 * @property {(text: string) => unknown} onTyped
 * @property {() => unknown} onRetry
 * @property {() => unknown} [onInsist]
 * @property {() => unknown} [onNext]
 * @property {() => unknown} [onAgain]
 * @property {() => unknown} onReopen
 * @property {(card: Card) => unknown} onClosed
 * @property {() => unknown} [onHurry]
 */

/**
 * Handlers: onMove({card, takes, signal}) when a move is made, onTyped(text), onRetry(), onInsist() for a doubted move,
 * onNext(), onReopen() when a card is pressed while the board is closed, onClosed(card) for one that cannot be picked
 * now, and onHurry() while others think. `plans` lists the zones; `scene` has the players and what lies beside the cards,
 * if any; `extras` are further buttons of the row.
 * @param {Pick<Tool<unknown>, "words" | "skin" | "cue" | "signal">} tool
 * @param {object} table
 * @param {Plan[]} table.plans
 * @param {Scene} [table.scene]
 * @param {BoardHandlers} table.handlers
 * @param {Node[]} [table.extras]
 */
export function createBoard(tool, { plans, scene = {}, handlers, extras = [] }) {
  const { words, skin, signal } = tool;
  /** @param {ZoneName[]} names */
  const onPlaced = (names) => felt.setAttribute("data-filled", names.join(" "));
  const zones = createZones(tool, { plans, onPlaced });
  const seats = scene.seats ? createSeats(scene.seats, zones.elements, words, skin) : null;
  // In a question only the cards of a trick name the seats.
  const plates = scene.seats?.some(({ cards }) => cards !== undefined);
  const around = createSurroundings(scene, zones.elements, words, skin);
  const felt = h(
    "div",
    {
      class: "carte-felt",
      "data-seats": scene.seats?.length,
      "data-plates": plates && scene.seats?.length,
      "data-zones": Object.keys(zones.elements).join(" "),
    },
    ...(plates && seats ? seats.elements : []),
    ...around.elements,
  );
  felt.append(...Object.values(zones.elements).filter((element) => !felt.contains(element)));
  felt.append(h("div", { class: "carte-sweep", "aria-hidden": "true", lang: langOf(words.sweep) }, words.sweep));
  const marks = createMarks(felt, zones);
  const arrows = createArrows(felt, signal);
  /** @type {Step} */
  let step = { zones: {} };
  let form = formOf(step);
  /** @type {Pointed | null} */
  let guided = null; // the move that the guide points at
  let open = false; // whether the reader is to move
  let last = ""; // the last move in words
  let awaited = false; // whether another player has moved since the reader
  /** @type {number | null} */
  let columns = null; // of the table, if its cards lie in the middle

  const offer = () => {
    if (!open) return;
    if (!form.plays && !form.collect) return actions.show(null);
    signals.allow(step.leads?.[selection.get().card ?? ""]);
    const made = move();
    const quiet = isUnderway(guided, made) || isToChoose(step, made);
    actions.show("play", nameOf(step, form, made, words, skin()), { enabled: isReady(form, made), quiet });
  };
  const signals = createSignals(words, skin, () => offer());
  const selection = createSelection(zones, offer);
  const move = () => ({ ...selection.get(), signal: signals.get() });
  const isMove = () => open && isReady(form, move());
  const play = () => isMove() && handlers.onMove(move());
  const actions = createActions(words, { ...handlers, onPlay: play, onType: handlers.onTyped }, { extras });

  /** @param {Card} card */
  const pick = (card) => {
    if (!open) handlers.onReopen();
    if (zones.isClosed(card)) return handlers.onClosed(card);
    if (!open) return undefined;
    if (form.plays && zones.zoneOf(card) === "hand") selection.choose(card, step.takes?.[card]);
    else selection.toggle(card, form.collect?.size === 1);
  };
  /** @param {Card} card */
  const playAtOnce = (card) => {
    if (zones.isClosed(card)) return;
    const alone = form.plays ? zones.zoneOf(card) === "hand" : form.collect?.size === 1;
    if (!open || !alone) return;
    if (!selection.holds(card)) pick(card);
    if (isMove() && isWhole(step, move())) play();
  };
  /**
   * Enter picks a card, and plays one that is picked: picking cards to take never plays.
   * @param {Card} card
   */
  const enter = (card) => {
    if (isMove() && selection.holds(card)) play();
    else pick(card);
  };
  /**
   * A press that a screen reader sends for Enter does as Enter does on the cards that are held.
   * @param {Card} card
   * @param {Element} _button
   * @param {boolean} sent
   */
  const press = (card, _button, sent) => {
    if (sent && zones.zoneOf(card) === "hand") enter(card);
    else pick(card);
  };
  followTaps(felt, signal, press, playAtOnce);
  felt.addEventListener("keydown", (event) => {
    const card = event.target instanceof Element && event.target.getAttribute("data-card");
    if (event.key !== "Enter" || !card) return;
    event.preventDefault();
    enter(card);
  });
  allowDrag(felt, {
    allowed: () => open && form.plays,
    signal,
    onDrop(card, target) {
      selection.set({ card, takes: takenBy(step, selection.own(), { card, target }) });
      if (!target || isWhole(step, move())) handlers.onMove(move());
    },
  });

  const celebrate = () => {
    felt.classList.add("carte-swept");
    setTimeout(() => felt.classList.remove("carte-swept"), SWEEP);
  };
  const playing = createCardMotion({ zones, seats, columns: () => columns, marks });

  return {
    felt,
    actions,
    selection,
    signals,
    seats,
    layout: playing.layout,
    /**
     * Lay out a step; with `keep` the cards already there stay in place, and the others join them, `still`
     * without motion. The table has `room` for that many cards, in `rows` of that length.
     * @param {Step} nextStep
     * @param {{ keep?: boolean, still?: boolean, room?: number, rows?: number | null }} manner
     */
    set(nextStep, { keep = false, still = false, room = 0, rows = null } = {}) {
      columns = rows;
      step = nextStep;
      form = formOf(step);
      const drawnZones = zonesOf(step);
      for (const name of PASSING) marks.clear(name);
      zones.open(openZones(form));
      const done = keep ? playing.goOn(drawnZones, still) : playing.place(layoutOf(drawnZones, room, columns));
      const known = step.scene ?? {};
      if (known.seats) seats?.show(known.seats);
      around.show(known);
      zones.badge(known.values ?? {});
      signals.set(form.signals, step.leads);
      selection.clear();
      return done;
    },
    /** @param {Layout} saved */
    restore(saved) {
      playing.place(saved);
      selection.clear();
    },
    /** Let the reader move. */
    open({ focus = false } = {}) {
      open = true;
      if (awaited) tool.cue("turn");
      awaited = false;
      felt.toggleAttribute("data-open", true);
      marks.clear("wrong");
      selection.clear();
      if (focus) zones.focus(openZones(form)[0]);
    },
    close() {
      open = false;
      felt.toggleAttribute("data-open", false);
    },
    /**
     * Shake and outline the cards of a wrong move, and clear the picks.
     * @param {Card[]} cards
     */
    refuse(cards) {
      selection.clear();
      marks.put("wrong", cards);
      for (const card of cards) shake(zones.button(card));
    },
    /**
     * Mark these cards as the right ones.
     * @param {Card[]} cards
     */
    settle(cards) {
      selection.clear();
      marks.put("right", cards);
    },
    /**
     * Light up exactly these cards as a hint.
     * @param {Card[]} cards
     */
    hint(cards) {
      marks.only("hinted", cards);
    },
    /**
     * Point at a move; the button stays quiet until it is the one that would be made.
     * @param {Pointed} move
     */
    point({ from, to, signal: call = null }) {
      guided = { from, to, signal: call };
      offer();
      signals.point(call);
      marks.put("guided", from ? [from, ...to] : to);
      if (from && to.length) arrows.point(zones.button(from), to.map(zones.button));
    },
    unpoint() {
      guided = null;
      signals.point(null);
      marks.clear("guided");
      arrows.clear();
    },
    /**
     * Show a move, {card, takes, scopa, by, to}: by the reader unless `by` is given.
     * @param {Shown} shown
     */
    show(shown, { still = false } = {}) {
      selection.clear();
      awaited = shown.by !== undefined && !still;
      if (!still) tool.cue(shown.scopa ? "sweep" : "card");
      if (shown.scopa && !still) celebrate();
      return playing.show(shown, still);
    },
    /**
     * Lay exactly these cards across their pile, as after a sweep.
     * @param {Card[]} cards
     */
    across(cards) {
      marks.only("sweep", cards);
    },
    /**
     * Lay exactly these cards under the last ones of their pile.
     * @param {Card[]} cards
     */
    cover(cards) {
      marks.only("covered", cards);
    },
    /**
     * Put a ring round exactly these cards, which the text names.
     * @param {Card[]} cards
     */
    name(cards) {
      marks.only("named", cards);
    },
    gather: playing.gather,
    turn: playing.turn,
    lastMove: () => last,
    /**
     * Keep the last move in words, for who asks for it.
     * @param {string | Node} text
     */
    noteMove(text) {
      last = typeof text === "string" ? text : (text.textContent ?? "");
    },
    /** @param {ZoneName} zone */
    focus: (zone) => zones.focus(zone),
  };
}
