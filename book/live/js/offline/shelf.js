// The page that shows what is kept of the book, and keeps more: a browser that keeps any page has this one, too.

import { kept } from "./editions.js";
import { addressOf, isOfSite, urlOf } from "./site.js";

export const SHELF = "progress.html";
const LOADED = / (?:src|href)="([^"]+)"/g;
const PAGE = ".html";

/**
 * Return that page in a language.
 * @param {string} language
 */
export function shelfIn(language) {
  return language ? `${language}/${SHELF}` : SHELF;
}

/**
 * Return the files that a kept page loads at once.
 * @param {string} page
 */
export async function loadedBy(page) {
  const text = (await (await kept(page))?.text()) ?? "";
  const named = [...text.matchAll(LOADED)].map(([, address]) => address.replaceAll("&amp;", "&"));
  return named
    .filter((address) => URL.canParse(address, urlOf(page)))
    .map((address) => addressOf(new URL(address, urlOf(page)).href))
    .filter(isFile);
}

/**
 * @param {string | null} address
 * @returns {address is string}
 */
function isFile(address) {
  return isOfSite(address) && !address.endsWith(PAGE);
}
