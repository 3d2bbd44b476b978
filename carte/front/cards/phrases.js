// Sentences about cards, put together from the words Python hands over.
import { fill } from "../page/dom.js";

/** @import { Card, CardMove, Skin, Words } from "../types.js" */

/**
 * The rank of a card as verdicts call it, or in a form that a sentence asks for; beside it the French letter where that is
 * in use.
 * @param {Card} card
 * @param {Words} words
 * @param {Skin} skin
 */
export function rankOf(card, words, skin, said = words.cards[card].rank) {
  const { rank, french_rank: french } = words.cards[card];
  return skin === "french" && french !== rank ? fill(words.joints.aside, { words: said, more: french }) : said;
}

/**
 * A card by rank and suit, as templates want it: alone, and with an article where a language asks for it.
 * @param {Card} card
 * @param {Words} words
 * @param {Skin} skin
 */
function named(card, words, skin) {
  const { name, french, rank, the = { name, rank } } = words.cards[card];
  /** @param {string} called */
  const asShown = (called) => (skin === "french" ? fill(words.joints.aside, { words: called, more: french }) : called);
  return {
    card: rankOf(card, words, skin),
    name: asShown(name),
    "card:the": rankOf(card, words, skin, the.rank),
    "name:the": asShown(the.name),
  };
}

/**
 * A card as templates want it that name it whole, in Italian whatever is shown.
 * @param {Card} card
 * @param {Words} words
 */
export function whole(card, words) {
  const { name, the } = words.cards[card];
  return { card: name, "card:the": the?.name };
}

/**
 * What the play button says: the move that a press would make.
 * @param {CardMove} move
 * @param {Words} words
 * @param {Skin} skin
 */
export function nameMove({ card, takes, signal = null }, words, skin) {
  if (card === null) return words.pick_card;
  const own = named(card, words, skin);
  if (signal) return fill(words.lay_saying, { ...own, signal });
  if (takes.length === 0) return fill(words.lay, own);
  const ranks = takes.map((one) => rankOf(one, words, skin));
  if (takes.length === 1 && ranks[0] === own.card) return fill(words.take_equal, own);
  return fill(words.take, { cards: ranks.join(" + "), ...own });
}

/**
 * What the button says where cards are handed in: `size` of them, or as many as are `wanted`.
 * @param {Card[]} cards
 * @param {{ verb: string, size: number | null, wanted: number }} collect
 * @param {Words} words
 * @param {Skin} skin
 */
export function namePick(cards, { verb, size, wanted }, words, skin) {
  const { pick_one: pickOne, pick_some: pickSome = pickOne, one, all = one, so_far: soFar = all } = words.collect[verb];
  const count = cards.length;
  if (count === 0) return (size ?? wanted) === 1 ? pickOne : fill(pickSome, { size });
  if (size && count !== size) return fill(soFar, { size, count });
  return count === 1 ? fill(one, named(cards[0], words, skin)) : fill(all, { count });
}
