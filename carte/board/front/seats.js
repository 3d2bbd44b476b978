// The players round the table: a plate for each other player, and the reader's own by the hand.

import { cardBack, smallCard } from "../../front/cards/faces.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { fill, h, icon } from "../../front/page/dom.js";
import { openZone, seatZone } from "./step-forms.js";
import "./seats.css";
import "./trick.css";

/** @import { Card, SeatName, ZoneName } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Seat } from "./messages.js" */

const FROM_LEFT_TO_RIGHT = ["left", "far-left", "opposite", "other", "far-right", "right"];
const MOST_BACKS = 10;

/** @param {Seat} seat */
const placeOf = ({ seat }) => FROM_LEFT_TO_RIGHT.indexOf(seat);

/**
 * A number with a small picture, and words for screen readers.
 * @param {string} name
 * @param {Element[]} drawing
 * @param {number} count
 * @param {string} text
 */
function counter(name, drawing, count, text) {
  return h(
    "span",
    { class: `carte-count carte-count-${name}` },
    h("span", { class: "carte-backs", "aria-hidden": "true" }, ...drawing),
    h("b", { "aria-hidden": "true" }, String(count)),
    h("span", { class: "carte-unseen" }, fill(text, { count })),
  );
}

/** @param {number} count */
function backs(count) {
  return Array.from({ length: Math.min(count, MOST_BACKS) }, cardBack);
}

/**
 * The card that a seat has played last, with words for screen readers.
 * @param {Card | undefined} card
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function lastOf(card, words, skin) {
  return card
    ? h(
        "span",
        { class: "carte-lately", "data-lately": card, "aria-hidden": "true" },
        smallCard(card, words.cards[card].name, skin),
      )
    : null;
}

/**
 * The plate of one seat: its roles and its calls so far, in order.
 * @param {Seat} seat
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function marks({ roles = [], says = [] }, words, skin) {
  const spoken = says.map((text) => textInFaces(text, words, skin));
  return [
    h("span", { class: "carte-roles" }, ...roles.map((role) => h("span", { class: "carte-role" }, role))),
    h(
      "span",
      { class: "carte-said", hidden: says.length === 0 },
      h("span", { class: "carte-unseen" }, `${words.says} `),
      ...spoken.flatMap((one, number) => (number ? [h("i", { "aria-hidden": "true" }, " · "), one] : [one])),
    ),
  ];
}

/**
 * @param {Seat} seat
 * @param {Record<ZoneName, HTMLElement>} zones
 */
function plate(seat, zones) {
  const shown = h("div", { class: "carte-plate" });
  const element = h(
    "div",
    { class: "carte-seat", "data-seat": seat.seat, role: "group", "aria-label": seat.name },
    shown,
    ...[openZone(seat.seat), seatZone(seat.seat)].map((name) => zones[name] ?? null),
  );
  return { element, shown };
}

/** @typedef {ReturnType<typeof createSeats>} Seats */

/**
 * The plates of `seats` = [{seat, name, cards, won, says, roles}], the reader's own first; the
 * cards that a plate holds are in `zones`. show(seats) draws them, played(seat), said(seat, text)
 * and won(seat, count) bring them up to date, mark(seat) lights up who wins a trick, think(seat)
 * shows who is thinking, and lately(cards) which card each has played last.
 * @param {Seat[]} seats
 * @param {Record<ZoneName, HTMLElement>} zones
 * @param {TableStrings} words
 * @param {() => Skin} skin
 */
export function createSeats(seats, zones, words, skin) {
  let now = seats;
  /** @type {Partial<Record<SeatName, Card>>} */
  let last = {}; // the last card of each seat, shown on its plate
  const others = seats.slice(1).sort((one, two) => placeOf(one) - placeOf(two));
  const plates = new Map(others.map((seat) => [seat.seat, plate(seat, zones)]));
  const mine = h("div", { class: "carte-mine" });

  function draw() {
    const [reader, ...rest] = now;
    const hand = "hand" in zones ? words.zones.hand : reader.name;
    const name = h("span", { class: "carte-seat-name", "aria-hidden": "true" }, hand);
    mine.replaceChildren(name, ...marks(reader, words, skin()));
    for (const seat of rest) {
      const counts = [
        seat.cards === undefined ? null : counter("held", backs(seat.cards), seat.cards, words.holds),
        seat.won ? counter("won", [icon("won")], seat.won, words.has_won) : null,
        lastOf(last[seat.seat], words, skin()),
      ];
      plates
        .get(seat.seat)
        ?.shown.replaceChildren(
          h("span", { class: "carte-seat-name", "aria-hidden": "true" }, seat.name),
          h("span", { class: "carte-counts" }, ...counts),
          ...marks(seat, words, skin()),
        );
    }
  }
  /**
   * @param {SeatName} name
   * @param {(seat: Seat) => Partial<Seat>} update
   */
  const change = (name, update) => {
    now = now.map((seat) => (seat.seat === name ? { ...seat, ...update(seat) } : seat));
    draw();
  };
  /**
   * @param {string} attribute
   * @param {SeatName | null} name
   */
  const flag = (attribute, name) => {
    for (const [seat, { element }] of plates) element.toggleAttribute(attribute, seat === name);
  };
  draw();
  return {
    elements: [h("div", { class: "carte-seats" }, ...[...plates.values()].map(({ element }) => element)), mine],
    /** @param {Seat[]} next */
    show(next) {
      now = next;
      draw();
    },
    /** @param {SeatName} name */
    indexOf: (name) => now.findIndex(({ seat }) => seat === name),
    /**
     * The pile for the cards a seat wins; a seat without one keeps them itself.
     * @param {SeatName} name
     */
    pileOf: (name) => now.find(({ seat }) => seat === name)?.pile,
    /** @param {SeatName} name */
    played: (name) => change(name, ({ cards }) => ({ cards: cards && cards - 1 })),
    /**
     * @param {SeatName} name
     * @param {string} text
     */
    said: (name, text) => change(name, ({ says = [] }) => ({ says: [...says, text] })),
    /**
     * @param {SeatName} name
     * @param {number} count
     */
    won: (name, count) => change(name, ({ won }) => ({ won: won === undefined ? won : won + count })),
    /** @param {Partial<Record<SeatName, Card>>} cards */
    lately(cards) {
      last = cards;
      draw();
    },
    /** @param {SeatName | null} name */
    mark: (name) => flag("data-winner", name),
    /** @param {SeatName | null} name */
    think: (name) => flag("data-thinking", name),
  };
}
