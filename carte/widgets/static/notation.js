// Typed moves: "7d x 3c 4s". Which letters mean what is data that Python hands over.

/** The card a word names, or null: rank first, suit last, any case. */
function parseCard(word, notation) {
  const letters = [...word.toUpperCase()];
  const suit = notation.suits[letters.pop()];
  const value = notation.ranks[letters.join("")];
  return suit && value ? `${value}${suit}` : null;
}

function splitCards(text) {
  return text.split(/[\s,+]+/u).filter(Boolean);
}

/** Cards typed one after another, or null where a word is no card or comes twice. */
export function parseCards(text, notation) {
  const cards = splitCards(text).map((word) => parseCard(word, notation));
  const sound = cards.length > 0 && !cards.includes(null) && new Set(cards).size === cards.length;
  return sound ? cards : null;
}

/** {card, takes}, or null where the text is no move. */
export function parseMove(text, notation) {
  const [played, taken, ...rest] = text.split(/[x×]/i);
  const cards = parseCards(played, notation);
  const takes = taken === undefined ? [] : parseCards(taken, notation);
  if (rest.length > 0 || cards?.length !== 1 || takes === null) return null;
  return { card: cards[0], takes };
}

/** The same move in canonical notation. */
export function writeMove({ card, takes }) {
  return takes.length ? `${card} x ${takes.join(" ")}` : card;
}
