// The zones that a level shows, and the room they need.
import { fill } from "../../front/page/dom.js";
import { formOf, openZone, seatZone } from "./step-forms.js";

/** @import { SeatName, ZoneName } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { NarratedMove, Scene, Seat, Step } from "./messages.js" */
/** @import { Plan } from "./zones.js" */

/**
 * The parts of a level that its zones depend on.
 * @typedef {object} Staged
 * @property {string} kind
 * @property {(Step & { then?: NarratedMove[], won?: Record<ZoneName, number | undefined> })[]} steps
 */

export const NARROW = 560; // pixels
const ROOM = 8; // places that the table keeps in a match

const SHOWN = ["trick", "table", "monte", "pack"]; // beside the hand, in reading order

/**
 * The scenes of a level's steps in one: the players, and what lies beside the cards.
 * @param {Staged} level
 * @returns {Scene}
 */
export function sceneOf({ steps }) {
  return Object.assign({}, ...steps.map(({ scene }) => scene));
}

/**
 * The seats as a question about a trick names them: a reader who did not see it played needs the order of play.
 * @param {Seat[]} seats
 * @param {SeatName[]} by
 * @param {string} order
 */
function numbered(seats, by, order) {
  return seats.map((seat) => {
    const place = by.length > 1 ? by.indexOf(seat.seat) : -1;
    return place < 0 ? seat : { ...seat, name: fill(order, { number: place + 1, name: seat.name }) };
  });
}

/**
 * The zones of a level as the board wants them; to "watch" a deal, as a replay does, shows all of it.
 * @param {Staged} level
 * @param {Pick<TableStrings, "zones" | "joints">} words
 * @returns {Plan[]}
 */
export function plansOf(level, words) {
  /**
   * @param {ZoneName} name
   * @param {Partial<Plan>} options
   * @returns {Plan}
   */
  const zone = (name, options) => ({ name, label: words.zones[name], ...options });
  const { seats = [], trick_by: by = [] } = sceneOf(level);
  const plates = seats.slice(1).filter(({ cards }) => cards !== undefined);
  const around = [...plates.flatMap(seatZones), ...stockZones(sceneOf(level), words)];
  const asked = level.kind === "pick" || level.kind === "choose";
  const names = seats.length ? (asked ? numbered(seats, by, words.joints.order) : seats) : undefined;
  const watched = level.kind === "watch";
  const plays = watched || level.steps.some((step) => formOf(step).plays);
  const there = new Set(level.steps.flatMap(({ zones }) => Object.keys(zones)));
  if (level.kind === "pick") {
    const rest = [...there].filter((name) => name !== "pile").map((name) => zone(name, { names }));
    return [...around, ...rest, zone("pile", { live: true, label: words.zones.picks })];
  }
  /** @param {ZoneName} name */
  const shown = (name) => zone(name, { live: true, names: name === "trick" ? names : undefined });
  if (level.kind === "choose") {
    return [...around, ...[...there].map((name) => ({ ...shown(name), live: false }))];
  }
  const teams = seats.length > 2 && seats.some((seat) => seat.pile);
  const held = watched ? {} : heldBefore(level.steps[0]); // else they lie in the piles
  /**
   * @param {ZoneName} name
   * @param {string} label
   */
  const pile = (name, label) => ({ name, label, stack: true, held: held[name] });
  if (!plays) there.delete("trick"); // nobody has led yet
  return [
    ...around,
    ...(othersWin(level, seats) ? [pile("other", words.zones[teams ? "theirs" : "other"])] : []),
    ...SHOWN.filter((name) => there.has(name)).map(shown),
    zone("hand", { live: true }),
    ...(plays ? [pile("pile", words.zones[teams ? "ours" : "pile"])] : []),
  ];
}

/**
 * How many cards each pile held before the level: they count, but are not drawn.
 * @param {Staged["steps"][0]} first
 * @returns {Record<ZoneName, number | undefined>}
 */
function heldBefore({ won, scene }) {
  return won ?? { pile: scene?.seats?.[0].won };
}

/**
 * Whether the others have a pile: theirs by name, or the only other player's.
 * @param {Staged} level
 * @param {Seat[]} seats
 */
function othersWin({ steps }, seats) {
  if (seats.length) return seats.some(({ pile }) => pile === "other");
  return steps.some(({ then = [] }) => then.some(({ by }) => by !== "reader"));
}

/**
 * @param {Seat} seat
 * @returns {Plan[]}
 */
function seatZones({ seat, name }) {
  return [
    { name: openZone(seat), label: name },
    { name: seatZone(seat), hold: true },
  ];
}

/**
 * @param {Scene} scene
 * @param {Pick<TableStrings, "zones">} words
 * @returns {Plan[]}
 */
function stockZones(scene, words) {
  if (!("stock" in scene || "monte" in scene)) return [];
  return [
    { name: "turned", label: words.zones.turned, live: true, rare: true },
    { name: "stock", hold: true },
  ];
}

/**
 * Places to keep on the table, so that its size never changes within a level.
 * @param {Staged} level
 */
export function roomOf({ steps }) {
  return 1 + Math.max(...steps.map(({ zones }) => zones.table?.length ?? 0));
}

/**
 * The card size, by the most that lie side by side; cards to pick stay large enough to touch.
 * @param {Staged} level
 */
export function sizeOf({ steps, kind }) {
  /** @param {[ZoneName, unknown]} zone */
  const spread = ([name]) => kind !== "watch" || !["pile", "other"].includes(name);
  const zones = steps.flatMap((step) => Object.entries(step.zones).filter(spread));
  const most = Math.max(...zones.map(([, cards]) => cards.length));
  if (most <= 5) return "large";
  if (most <= 8) return "medium";
  return kind === "choose" ? "tiny" : "small";
}

/**
 * Where cards lie in a match: `room` for that many, in `rows` that are short between plates or on a phone. `places` are
 * where they may lie, the innermost first; those not laid out have no width.
 * @param {Pick<Step, "scene">} step
 * @param {Element[]} places
 */
export function placesFor({ scene }, ...places) {
  const isShort = (scene?.seats?.length ?? 0) > 2 || isPhone() || widthOf(places) < NARROW;
  return { room: ROOM, rows: isShort ? ROOM / 2 : ROOM };
}

/**
 * Whether no place in the window is wide: to measure one, or the window, the browser would have to lay out the page there
 * and then.
 */
function isPhone() {
  const isNarrow = matchMedia(`(max-width: ${NARROW - 1}px)`).matches;
  return isNarrow && !document.documentElement.hasAttribute("data-present"); // there places are drawn smaller
}

/** @param {Element[]} places */
function widthOf(places) {
  return places.find(({ clientWidth }) => clientWidth)?.clientWidth ?? 0;
}

/**
 * A felt with room for everything in a whole deal, for hands of `held` cards at first.
 * @param {HTMLElement} felt
 * @param {number} [held]
 */
export function asOfMatch(felt, held) {
  felt.classList.add("carte-felt-match");
  felt.dataset.hand = String(held);
}
