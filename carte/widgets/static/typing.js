// What a typed text says about the cards that lie here: {move}, or {refusal} where it says nothing
// that could be judged; it is `unread` where it names no cards at all.
import { fill } from "./dom.js";
import { parseCards, parseMove } from "./notation.js";

function refused({ rule, text }, values, unread = false) {
  return { refusal: { good: false, unread, rule, text: fill(text, values) } };
}

function absent(card, zone, words) {
  return refused(words.absent[zone], { card: words.cards[card].name });
}

/** A card of the hand and cards of the table: "7d x 3c 4s". */
export function readMove(text, zones, words) {
  const move = parseMove(text, words.notation);
  if (!move) return refused(words.unreadable.play, { text }, true);
  if (!zones.hand.includes(move.card)) return absent(move.card, "hand", words);
  const gone = move.takes.find((card) => !zones.table.includes(card));
  return gone ? absent(gone, "table", words) : { move };
}

/** Cards of a pile: "7d 7c". */
export function readPick(text, zones, words) {
  const cards = parseCards(text, words.notation);
  if (!cards) return refused(words.unreadable.pick, { text }, true);
  const gone = cards.find((card) => !zones.pile.includes(card));
  return gone ? absent(gone, "pile", words) : { move: { card: null, takes: cards } };
}
