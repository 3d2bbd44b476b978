// The search, kept in the address, so that it can be sent and comes back with the page.
import { inBook } from "../../front/page/address.js";

export const LONGEST = 200; // characters of a search
const QUERY = "find"; // the page's own search has taken q
const GAME = "game";

/** Return the search in the address, or "". */
export function searched() {
  return parameter(QUERY).slice(0, LONGEST);
}

/** Return the game searched in the address, or "" for any. */
export function chosenGame() {
  return parameter(GAME);
}

/** @param {string} name */
function parameter(name) {
  return inBook() ? (new URL(location.href).searchParams.get(name) ?? "") : "";
}

/**
 * Put a search into the address, in place of the previous one.
 * @param {string} text
 * @param {string} [game]
 */
export function keepSearched(text, game = "") {
  if (!inBook()) return;
  const address = new URL(location.href);
  for (const [name, value] of [
    [QUERY, text],
    [GAME, text && game],
  ]) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  address.hash = text ? "" : address.hash;
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
