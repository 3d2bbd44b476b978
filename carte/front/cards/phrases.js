// Sentences about cards, put together from the words Python hands over.
import { fill } from "../page/dom.js";

/** The rank of a card as verdicts call it; beside it the French letter where that is in use. */
function rankOf(card, words, skin) {
  const { rank, french_rank: french } = words.cards[card];
  return skin === "french" && french !== rank ? `${rank} (${french})` : rank;
}

/** A card by rank and suit, as templates want it. */
function named(card, words, skin) {
  const { name, french } = words.cards[card];
  return { card: rankOf(card, words, skin), name: skin === "french" ? `${name} (${french})` : name };
}

/** What the play button says: the move that a press would make. */
export function nameMove({ card, takes, signal = null }, words, skin) {
  if (card === null) return words.pick_card;
  const own = named(card, words, skin);
  if (signal) return fill(words.lay_saying, { ...own, signal });
  if (takes.length === 0) return fill(words.lay, own);
  const ranks = takes.map((one) => rankOf(one, words, skin));
  if (takes.length === 1 && ranks[0] === own.card) return fill(words.take_equal, own);
  return fill(words.take, { cards: ranks.join(" + "), ...own });
}

/** What the button says where cards are handed in: `size` of them, or as many as are `wanted`. */
export function namePick(cards, { verb, size, wanted }, words, skin) {
  const said = words.collect[verb];
  const count = cards.length;
  if (count === 0) return (size ?? wanted) === 1 ? said.pick_one : fill(said.pick_some, { size });
  if (size && count !== size) return fill(said.so_far, { size, count });
  return count === 1 ? fill(said.one, named(cards[0], words, skin)) : fill(said.all, { count });
}
