// Where the cards lie: {zone: [card or null, …]}. A place once taken stays where it is, so nothing
// on the table jumps when a card leaves it; piles close up. Pure functions from layout to layout.

/** The layout of a step; the table keeps `room` places, the hand as many as it had. */
export function layoutOf(zones, room = 0) {
  const table = zones.table ? padded(zones.table, room) : undefined;
  return { ...zones, ...(table && { table }) };
}

function padded(cards, room) {
  return [...cards, ...Array(Math.max(0, room - cards.length)).fill(null)];
}

const SPREAD = ["table", "hand", "trick"];
const WON = /^(pile|other|at-.*)$/;

function lifted(layout, cards) {
  const lift = ([zone, places]) => [
    zone,
    SPREAD.includes(zone)
      ? places.map((card) => (cards.includes(card) ? null : card))
      : places.filter((card) => !cards.includes(card)),
  ];
  return Object.fromEntries(Object.entries(layout).map(lift));
}

/** The card lies on the first free place of the table. */
export function laid(layout, card) {
  const next = lifted(layout, [card]);
  const free = next.table.indexOf(null);
  next.table = free < 0 ? [...next.table, card] : next.table.with(free, card);
  return next;
}

/** The card lies in the trick, on the place of the seat that played it. */
export function played(layout, card, place) {
  const next = lifted(layout, [card]);
  next.trick = next.trick.with(place, card);
  return next;
}

/** The cards lie on top of a pile. */
export function won(layout, cards, pile) {
  const next = lifted(layout, cards);
  next[pile] = [...(next[pile] ?? []), ...cards];
  return next;
}

/**
 * The next step's cards where they already lie; new ones on free places. A scripted round thus
 * goes on without a card changing its place. What was won stays won.
 */
export function continued(layout, zones) {
  const moved = Object.entries(zones).flatMap(([zone, cards]) =>
    cards.filter((card) => card && !layout[zone]?.includes(card)),
  );
  const kept = Object.entries(lifted(layout, moved)).filter(([zone]) => WON.test(zone));
  const next = Object.fromEntries(kept);
  for (const [zone, cards] of Object.entries(zones)) {
    if (zone === "trick") {
      next.trick = cards;
      continue;
    }
    const stay = (layout[zone] ?? []).map((card) => (cards.includes(card) ? card : null));
    const fresh = cards.filter((card) => !stay.includes(card));
    next[zone] = stay.map((card) => card ?? fresh.shift() ?? null).concat(fresh);
  }
  return next;
}

/** The cards that come to the hand, and those of them that lay nowhere in sight. */
export function drawn(layout, { hand = [] }) {
  const seen = Object.values(layout).flat();
  const coming = hand.filter((card) => !layout.hand?.includes(card));
  return { coming, unseen: coming.filter((card) => !seen.includes(card)) };
}
