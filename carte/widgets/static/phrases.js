// Sentences about cards, put together from the words Python hands over.
import { fill } from "./dom.js";

/** The rank of a card as verdicts call it; beside it the French letter where that is in use. */
function rankOf(card, words, skin) {
  const { rank, french_rank: french } = words.cards[card];
  return skin === "french" && french !== rank ? `${rank} (${french})` : rank;
}

/** What the play button says: the move that a press would make. */
export function nameMove({ card, takes }, words, skin) {
  if (card === null) return words.pick_card;
  const ranks = takes.map((one) => rankOf(one, words, skin));
  const own = rankOf(card, words, skin);
  if (takes.length === 0) return fill(words.lay, { card: own });
  if (takes.length === 1 && ranks[0] === own) return fill(words.take_equal, { card: own });
  return fill(words.take, { cards: ranks.join(" + "), card: own });
}

/** What the button says where cards are picked as an answer, `wanted` of them. */
export function namePick(count, wanted, words) {
  if (count === 0) return wanted === 1 ? words.pick_one : words.pick_some;
  return count === 1 ? words.hand_in_one : fill(words.hand_in, { count });
}
