// Cards in motion: what a move does to the layout, shown act by act. The layout is the final one
// from the start, so a scene that is cut short loses nothing.

import { calm, pause, travel } from "../../front/page/motion.js";
import { continued, drawn, laid, played, won } from "./layout.js";
import { openZone, READER, seatZone } from "./step-forms.js";

/** @import { Card, SeatName, ZoneName } from "../../engine/messages.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Marks } from "./marks.js" */
/** @import { Seats } from "./seats.js" */
/** @import { BoardZones } from "./zones.js" */

const LYING = 160; // milliseconds that a card lies on the table before it takes others

/**
 * A card move as the board shows it, by the reader unless `by` is given.
 * @typedef {object} Shown
 * @property {Card} card
 * @property {Card[]} [takes]
 * @property {boolean} [scopa]
 * @property {SeatName} [by]
 * @property {SeatName | null} [to]
 * @property {ZoneName | null} [left]
 */

/**
 * The layout to place next, the `cards` that travel there, and a callback once that is `done`.
 * @typedef {object} Act
 * @property {Layout} layout
 * @property {Card[]} [cards]
 * @property {number} [duration]
 * @property {number} [stagger]
 * @property {number} [rest]
 * @property {() => unknown} [done]
 */

/**
 * `zones` show the layout, `seats` (if any) who plays; `columns()` are those of the table.
 * @param {object} board
 * @param {BoardZones} board.zones
 * @param {Seats | null} board.seats
 * @param {() => number | null} board.columns
 * @param {Marks} board.marks
 */
export function createCardMotion({ zones, seats, columns, marks }) {
  /** @type {Layout} */
  let layout = {};
  /** @type {SeatName | null} */
  let winner = null; // the seat that has won the trick still on the table
  let moving = new AbortController();

  /** @param {SeatName} seat */
  const placeOf = (seat) => seats?.indexOf(seat) ?? -1;

  /** @param {SeatName} seat */
  const pileOf = (seat) => {
    if (seat === READER) return "pile";
    return seats?.pileOf(seat) ?? (Object.hasOwn(zones.elements, seatZone(seat)) ? seatZone(seat) : "other");
  };

  /**
   * Where a card is before its seat plays it: in the hand, or open or unseen at a plate.
   * @param {Layout} from
   * @param {Card} card
   * @param {SeatName} seat
   */
  const held = (from, card, seat) => {
    if (seat === READER || from[openZone(seat)]?.includes(card)) return from;
    return won(from, [card], Object.hasOwn(zones.elements, seatZone(seat)) ? seatZone(seat) : "other");
  };

  function cut() {
    moving.abort();
    moving = new AbortController();
    zones.place(layout);
    return moving.signal;
  }

  /**
   * Place the layouts of some acts one by one, moving their `cards`, or all at once if `still`. A hand
   * closes up around the cards that leave it.
   * @param {Act[]} acts
   * @param {boolean} [still]
   */
  async function run(acts, still) {
    const cutting = cut();
    layout = acts[acts.length - 1].layout;
    if (still) {
      zones.place(layout);
      for (const { done } of acts) done?.();
      return;
    }
    for (const { cards = [], layout: next, rest = 0, done, ...manner } of acts) {
      const stay = (next.hand ?? []).filter((card) => card !== null).filter((card) => !cards.includes(card));
      const along = stay.map(zones.button);
      await travel(cards.map(zones.button), () => zones.place(next), { ...manner, along });
      if (cutting.aborted) return;
      done?.();
      await pause(calm() ? 0 : rest, cutting);
      if (cutting.aborted) return;
    }
  }

  /**
   * The acts that gather the last trick: it stays on the table until something else happens.
   * @returns {Act[]}
   */
  function gathering() {
    marks.clear("winner");
    if (!winner) return [];
    const cards = layout.trick.filter((card) => card !== null);
    const act = { cards, layout: won(layout, cards, pileOf(winner)), stagger: 40 };
    seats?.won(winner, cards.length);
    seats?.mark(null);
    winner = null;
    return [act];
  }

  /**
   * Record who has won the trick on the table.
   * @param {Layout} lying
   * @param {SeatName} to
   */
  function wins(lying, to) {
    winner = to;
    const best = lying.trick[placeOf(to)];
    if (best) marks.put("winner", [best]);
    seats?.mark(to);
  }

  /**
   * @param {Layout} start
   * @param {{ card: Card, by: SeatName, to: SeatName | null }} move
   * @returns {Act[]}
   */
  function playTo(start, { card, by, to }) {
    const lying = played(start, card, placeOf(by));
    if (to) wins(lying, to);
    return [{ cards: [card], layout: lying, duration: 280 }];
  }

  /**
   * @param {Layout} start
   * @param {{ card: Card, takes: Card[], scopa: boolean, by: SeatName }} move
   * @returns {Act[]}
   */
  function capture(start, { card, takes, scopa, by }) {
    const laying = { cards: [card], layout: laid(start, card, columns()), duration: 280, rest: LYING };
    if (!takes.length) return [laying];
    const cards = [...takes, card];
    // As at a real table, the card that swept lies across the pile; turn it only once it is there.
    const done = () => zones.button(card).toggleAttribute("data-sweep", scopa);
    return [laying, { cards, layout: won(start, cards, pileOf(by)), stagger: 40, done }];
  }

  /**
   * @param {Layout} from
   * @param {ZoneName} pile
   * @returns {Act}
   */
  function leaving(from, pile) {
    const cards = from.table.filter((card) => card !== null);
    return { cards, layout: won(from, cards, pile), stagger: 40 };
  }

  return {
    layout: () => layout,
    /**
     * Place the cards at once.
     * @param {Layout} next
     */
    place(next) {
      winner = null;
      seats?.mark(null);
      marks.clear("winner");
      layout = next;
      cut();
    },
    /**
     * Go on to the cards of the next step: gather the trick, draw cards.
     * @param {Layout} next
     * @param {boolean} still
     */
    goOn(next, still = false) {
      const acts = gathering();
      const before = acts.at(-1)?.layout ?? layout;
      const { coming, unseen } = drawn(before, next);
      if ("stock" in zones.elements) acts.push({ layout: won(before, unseen, "stock") });
      acts.push({ cards: coming, layout: continued(before, next) });
      return run(acts, still);
    },
    /**
     * Show a move: the card comes to the table, what it takes goes to a pile with it. With the last
     * move of a deal, the cards left on the table go to the pile `left`.
     * @param {Shown} shown
     * @param {boolean} still
     */
    show({ card, takes = [], scopa = false, by = READER, to = null, left = null }, still = false) {
      const acts = gathering();
      const start = held(acts.at(-1)?.layout ?? layout, card, by);
      const move = { card, takes, scopa, by, to };
      acts.push({ layout: start }, ...("trick" in start ? playTo(start, move) : capture(start, move)));
      if (left) acts.push(leaving(acts[acts.length - 1].layout, left));
      seats?.played(by);
      return run(acts, still);
    },
    /**
     * Turn over the face-down cards of the trick, and show who wins it.
     * @param {Record<Card, Card>} faces
     * @param {SeatName} to
     */
    turn(faces, to) {
      const turned = layout.trick.map((card) => (card && faces[card]) ?? card);
      const lying = { ...layout, trick: turned };
      wins(lying, to);
      return run([{ layout: lying }], true);
    },
    /** Give the last trick to its winner. */
    gather() {
      const acts = gathering();
      if (acts.length) run(acts);
    },
  };
}
