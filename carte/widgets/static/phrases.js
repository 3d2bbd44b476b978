// Sentences about cards, put together from the words Python hands over.
import { fill } from "./dom.js";

/** The rank of a card in the words of the pack the reader holds. */
function rankOf(card, words, skin) {
  const names = words.cards[card];
  return skin === "french" ? names.french_rank : names.rank;
}

/** What the play button says: the move that a press would make. */
export function nameMove({ card, takes }, words, skin, picksHand = true) {
  const rank = (one) => rankOf(one, words, skin);
  if (!picksHand) {
    return takes.length ? fill(words.pick, { count: takes.length }) : words.pick_pile;
  }
  if (card === null) return words.pick_card;
  if (takes.length === 0) return fill(words.lay, { card: rank(card) });
  return fill(words.take, { cards: takes.map(rank).join(" + "), card: rank(card) });
}
