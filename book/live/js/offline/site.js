// The site that a service worker keeps: its files as the build lists them, and their languages.

/** @import { Site } from "../messages.js" */

export const KEEPER = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL(KEEPER.registration.scope);
export const FOLDER = SCOPE.pathname;
const OF_ALL = /^(?:_static\/|404\.html$)/; // the rest at the root is the English edition
const ENGLISH = "";

/** The languages of the site, by their folders. */
export const LANGUAGES = [ENGLISH, ...SITE.languages];

/**
 * Return a file's address in the site, or null if it is outside, or no file could have it.
 * @param {string} address
 */
export function addressOf(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(FOLDER)) return null;
  try {
    return decodeURIComponent(url.pathname.slice(FOLDER.length)) + url.search;
  } catch {
    return null;
  }
}

/**
 * Return the full address of a file of the site.
 * @param {string} address
 */
export function urlOf(address) {
  const [path, query] = address.split("?");
  const url = new URL(path.split("/").map(encodeURIComponent).join("/"), SCOPE);
  if (query !== undefined) url.search = query;
  return url.href;
}

/**
 * Return the page at an address, without its query.
 * @param {string} address
 */
export function pageOf(address) {
  const path = addressOf(address.split(/[?#]/)[0]);
  return path === "" || path?.endsWith("/") ? `${path}index.html` : path;
}

/**
 * Whether the build has a file at an address that a reader may need.
 * @param {string | null} address
 * @returns {address is string}
 */
export function isOfSite(address) {
  return address !== null && Object.hasOwn(SITE.files, address);
}

/**
 * Whether a record is a build's list, with the size and the hash of each file.
 * @param {unknown} record
 * @returns {record is Site}
 */
export function isSite(record) {
  const { files } = /** @type {Partial<Site>} */ (Object(record));
  const listed = Object.values(Object(files));
  return listed.length > 0 && listed.every((file) => Number.isFinite(file?.size) && typeof file.sha256 === "string");
}

/**
 * Return the files that readers of a language may need, in one build: its own, and those for all languages.
 * @param {string} language
 * @param {Site} [site]
 */
export function filesIn(language, site = SITE) {
  return Object.keys(site.files).filter((address) => isForAll(address) || languageOf(address) === language);
}

/**
 * Return those of the files that belong to some languages alone.
 * @param {Iterable<string>} addresses
 * @param {string[]} languages
 */
export function ofLanguages(addresses, languages) {
  return [...addresses].filter((address) => !isForAll(address) && languages.includes(languageOf(address)));
}

/** @param {string} address */
function isForAll(address) {
  return languageOf(address) === ENGLISH && OF_ALL.test(address);
}

/**
 * Return the language of a file's folder or catalogue; English for files of all languages.
 * @param {string} address
 */
export function languageOf(address) {
  const [folder] = address.split("/");
  const catalogue = address.match(/\/words-([\w-]+)-[0-9a-f]+\.mo$/)?.[1];
  return SITE.languages.find((language) => language === folder || language === catalogue) ?? ENGLISH;
}

/**
 * Return the languages with pages among these files.
 * @param {Iterable<string>} addresses
 */
export function languagesAmong(addresses) {
  const pages = [...addresses].filter((address) => address.endsWith(".html") && !isForAll(address));
  return new Set(pages.map(languageOf));
}

/**
 * Return a response, if it is a file of a known build.
 * @param {string} address
 * @param {Response | undefined} response
 * @param {Site} [site]
 */
export async function whole(address, response, site = SITE) {
  if (!response?.ok || response.redirected) return undefined;
  const body = await response.arrayBuffer();
  if ((await hash(body)) !== site.files[address]?.sha256) return undefined;
  return new Response(body, { headers: response.headers });
}

/** @param {ArrayBuffer} body */
export async function hash(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest));
}
