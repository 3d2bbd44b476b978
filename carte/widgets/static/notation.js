// Typed moves: "7d x 3c 4s", "7d busso", "bid 3". Which letters mean what is data from Python.

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

/** {card, takes, signal}, or null where the text is no move; `signals` are those there are. */
export function parseMove(text, notation, signals = []) {
  const [whole, word = null] = text.trim().match(/^(.*\S)\s+(\p{L}+)$/u)?.slice(1) ?? [text];
  const signal = signals.find((one) => one === word?.toLowerCase()) ?? null;
  const [played, taken, ...rest] = (signal ? whole : text).split(/[x×]/i);
  const cards = parseCards(played, notation);
  const takes = taken === undefined ? [] : parseCards(taken, notation);
  if (rest.length > 0 || cards?.length !== 1 || takes === null) return null;
  return { card: cards[0], takes, signal };
}

/** What may be typed for an announcement, spelt one way: "Declare 7♥=4" → "declare 7C=4". */
export function spelt(text, notation) {
  const word = (typed) => {
    const [first, ...rest] = typed.split("=");
    const card = parseCard(first, notation);
    return card ? [card, ...rest].join("=") : typed.toLowerCase();
  };
  return splitCards(text).map(word).join(" ");
}

/** A move in canonical notation: an option is one already; cards are handed in with a verb. */
export function writeMove({ card, takes, signal = null, option }, verb = null) {
  if (option !== undefined) return option;
  if (card === null) return [verb, ...takes].join(" ");
  const played = signal ? `${card} ${signal}` : card;
  return takes.length ? `${played} x ${takes.join(" ")}` : played;
}
