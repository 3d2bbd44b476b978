// The page where a reader sees what of the book is kept, and keeps more: whoever keeps any page has this one, too.

import { kept } from "./editions.js";
import { addressOf, isOfSite, urlOf } from "./site.js";

export const SHELF = "progress.html";
const LOADED = / (?:src|href)="([^"]+)"/g;
const PAGE = ".html";

/**
 * That page in a language.
 * @param {string} language
 */
export function shelfIn(language) {
  return language ? `${language}/${SHELF}` : SHELF;
}

/**
 * The files that a page which is kept asks for at once.
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
