// The editions of the site that this browser keeps, each in a cache of its own: this worker's, and those before it.
// An edition has what its build listed, and may be half copied; only what is whole goes out where there is no network.

import {
  addressOf,
  FOLDER,
  filesIn,
  isOfSite,
  KEEPER,
  LANGUAGES,
  languageOf,
  languagesAmong,
  ofLanguages,
  urlOf,
  whole,
} from "./site.js";

/** @import { Site } from "../messages.js" */

/**
 * An edition: its cache, the addresses that lie there, and its build, where that left word that can be read.
 * @typedef {{ name: string, addresses: Set<string>, site: Site | null }} Edition
 */

const NAME = `carte:${FOLDER}:`;
const CACHE = NAME + SITE.version;
const BUILD = "edition.json"; // no file of the site: what the build listed
const KEPT = "x-kept"; // says of a response that it comes from here

/** Begin to keep this edition, or go on with it. */
export async function openOwn() {
  const cache = await caches.open(CACHE);
  await cache.put(urlOf(BUILD), new Response(JSON.stringify(SITE)));
}

/**
 * Keep a file only if it is of this build; true if it is.
 * @param {string} address
 * @param {Response | undefined} response
 */
export async function put(address, response) {
  const found = await whole(address, response);
  if (!found) return false;
  found.headers.set(KEPT, SITE.version);
  const cache = await caches.open(CACHE);
  await cache.put(urlOf(address), found);
  return true;
}

/**
 * What is kept of an edition under an address; nothing where the browser forbids to keep anything. Nothing is opened for
 * it: an edition that has just gone would come back empty.
 * @param {string} address
 */
export async function kept(address, cacheName = CACHE) {
  try {
    return await caches.match(urlOf(address), { cacheName });
  } catch {
    return undefined;
  }
}

/**
 * What is kept under an address, of this edition or of one that is over.
 * @param {string} address
 */
export async function keptAnywhere(address) {
  const own = isOfSite(address) && (await kept(address));
  if (own) return own;
  const found = await Promise.all((await names()).map((name) => kept(address, name)));
  return found.find((response) => response !== undefined);
}

/**
 * A page as it goes out without a network: of the newest edition that is whole in its language, or else of the newest
 * that has it. `isOwn` where it is of this edition.
 * @param {string} page
 */
export async function keptPage(page) {
  const having = (await editions()).filter((edition) => edition.addresses.has(page));
  const isWhole = (/** @type {Edition} */ edition) => holds(edition, languageOf(page));
  for (const { name, site } of [...having.filter(isWhole), ...having.filter((edition) => !isWhole(edition))]) {
    const response = await kept(page, name);
    const found = site ? await whole(page, response, site) : response;
    if (found) return { page: found, isOwn: name === CACHE };
  }
  return undefined;
}

/** The languages of which anything is kept, of whatever edition: they go on being kept. */
export async function languagesKept() {
  const all = await editions();
  return new Set(all.flatMap((edition) => [...languagesAmong(edition.addresses)]));
}

/**
 * What a reader of these languages has here, and lacks: whether an edition has all of it, how many bytes of this one are
 * still to come, and how many would be free without them.
 * @param {string[]} languages
 */
export async function standing(languages) {
  const all = await editions();
  const own = all.find(({ name }) => name === CACHE)?.addresses;
  const wanted = new Set(languages.flatMap((language) => filesIn(language)));
  const missing = [...wanted].filter((address) => !own?.has(address));
  return {
    whole: languages.every((language) => all.some((edition) => holds(edition, language))),
    missing: weight(missing),
    held: all.reduce((sum, { addresses, site }) => sum + weight(ofLanguages(addresses, languages), site), 0),
  };
}

/**
 * Let go of what is kept of some languages alone, in every edition.
 * @param {string[]} languages
 */
export async function letGo(languages) {
  for (const { name, addresses } of await editions()) {
    for (const address of ofLanguages(addresses, languages)) {
      const cache = await caches.open(name);
      await cache.delete(urlOf(address));
    }
  }
}

/**
 * The bytes of some files, as far as a build tells.
 * @param {string[]} addresses
 */
function weight(addresses, site = /** @type {Site | null} */ (SITE)) {
  return addresses.reduce((sum, address) => sum + (site?.files[address]?.size ?? 0), 0);
}

/**
 * Let the editions before this one go, as soon as none of their pages may be shown: here in a window that is not `ours`,
 * or without a network, in a language in which no newer one is whole. What came after this one stays: a page may ask
 * this worker while the next one takes over.
 * @param {Set<string>} ours
 */
export async function retire(ours) {
  const windows = await KEEPER.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (windows.some(({ id }) => !ours.has(id))) return;
  const all = await editions();
  const needed = LANGUAGES.map((language) => all.find((edition) => holds(edition, language))?.name);
  const inOrder = await names();
  const before = inOrder.slice(0, Math.max(inOrder.indexOf(CACHE), 0)); // none where nothing of this one is kept
  await Promise.all(before.filter((name) => !needed.includes(name)).map((name) => caches.delete(name)));
}

/**
 * Whether an edition has all that readers of a language may need. What was kept before editions left word of their
 * builds counts as whole.
 * @param {Edition} edition
 * @param {string} language
 */
function holds({ addresses, site }, language) {
  if (!languagesAmong(addresses).has(language)) return false;
  return site === null || filesIn(language, site).every((address) => addresses.has(address));
}

/** All editions, this one first and then the newest. */
async function editions() {
  const all = (await names()).reverse();
  const inOrder = [...all.filter((name) => name === CACHE), ...all.filter((name) => name !== CACHE)];
  return Promise.all(inOrder.map(openEdition));
}

/**
 * @param {string} name
 * @returns {Promise<Edition>}
 */
async function openEdition(name) {
  const build = await kept(BUILD, name);
  const site = (await build?.json().catch(() => null)) ?? null;
  if (!(await caches.has(name))) return { name, addresses: new Set(), site }; // it has just gone
  const cache = await caches.open(name);
  const addresses = new Set((await cache.keys()).map(({ url }) => addressOf(url) ?? ""));
  addresses.delete(BUILD);
  return { name, addresses, site };
}

/** The caches of all editions, in the order in which they came; none where the browser forbids to keep anything. */
async function names() {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(NAME));
  } catch {
    return [];
  }
}
