// What is searched for, kept in the address, so that it can be sent and comes back with the page.
import { inBook } from "../../front/page/address.js";

const QUERY = "find"; // the page's own search has taken q

/** What the address searches for, or "". */
export function searched() {
  return inBook() ? (new URL(location.href).searchParams.get(QUERY) ?? "") : "";
}

/**
 * Put a search into the address, in place of the one before.
 * @param {string} text
 */
export function keepSearched(text) {
  if (!inBook()) return;
  const address = new URL(location.href);
  if (text) address.searchParams.set(QUERY, text);
  else address.searchParams.delete(QUERY);
  address.hash = text ? "" : address.hash;
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
