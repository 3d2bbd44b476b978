// The editions of the site that this browser keeps, each in its own cache: this worker's, and those before it. An
// edition has the files that its build listed, and may be half copied; only complete ones are served without a network.

import {
  addressOf,
  FOLDER,
  filesIn,
  isOfSite,
  isSite,
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
 * An edition: its cache, the addresses in it, and its build, if there is a record of it.
 * @typedef {{ name: string, addresses: Set<string>, site: Site | null }} Edition
 */

const NAME = `carte:${FOLDER}:`;
const CACHE = NAME + SITE.version;
const BUILD = "edition.json"; // not a file of the site: the build's list
const KEPT = "x-kept"; // marks a response from here

/** Start keeping this edition, or continue. */
export async function openOwn() {
  const cache = await caches.open(CACHE);
  await cache.put(urlOf(BUILD), new Response(JSON.stringify(SITE)));
}

/**
 * Keep a file only if it belongs to this build; return whether it does.
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
 * Return the kept file of an edition at an address; undefined if the browser forbids storage. Opens no cache: an
 * edition that has just gone would come back empty.
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
 * Whether a file is kept as this build has it; one that is spoilt goes, so that it is fetched again.
 * @param {string} address
 */
export async function isKept(address) {
  const response = await kept(address);
  if (!response) return false;
  if (await whole(address, response)) return true;
  await forget(address, CACHE);
  return false;
}

/**
 * Return what is kept at an address, from this edition or an earlier one.
 * @param {string} address
 */
export async function keptAnywhere(address) {
  const own = isOfSite(address) && (await kept(address));
  if (own) return own;
  const found = await Promise.all((await names()).map((name) => kept(address, name)));
  return found.find((response) => response !== undefined);
}

/**
 * Return a page to serve without a network: from the newest edition complete in its language, or else the newest that
 * has it. `isOwn` if it is from this edition. A copy that is spoilt goes: nothing may count it as kept.
 * @param {string} page
 */
export async function keptPage(page) {
  const having = (await editions()).filter((edition) => edition.addresses.has(page));
  const isWhole = (/** @type {Edition} */ edition) => holds(edition, languageOf(page));
  for (const { name, site } of [...having.filter(isWhole), ...having.filter((edition) => !isWhole(edition))]) {
    const response = await kept(page, name);
    const found = site ? await whole(page, response, site) : response;
    if (found) return { page: found, isOwn: name === CACHE };
    if (response) await forget(page, name);
  }
  return undefined;
}

/** Return the languages of which anything is kept, in any edition: they stay kept. */
export async function languagesKept() {
  const all = await editions();
  return new Set(all.flatMap((edition) => [...languagesAmong(edition.addresses)]));
}

/**
 * Return what a reader of each set of languages has and lacks.
 * @param {string[][]} sets
 */
export async function standings(sets) {
  const all = await editions();
  return sets.map((languages) => standing(languages, all));
}

/**
 * Return whether an edition has everything in these languages, how many bytes of this one are still to come, and how
 * many would be freed without them.
 * @param {string[]} languages
 * @param {Edition[]} all
 */
function standing(languages, all) {
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
 * Remove the files of some languages alone, from every edition.
 * @param {string[]} languages
 */
export async function letGo(languages) {
  for (const { name, addresses } of await editions()) {
    for (const address of ofLanguages(addresses, languages)) await forget(address, name);
  }
}

/**
 * @param {string} address
 * @param {string} cacheName
 */
async function forget(address, cacheName) {
  const cache = await caches.open(cacheName);
  await cache.delete(urlOf(address));
}

/**
 * Return the bytes of some files, as far as a build lists them.
 * @param {string[]} addresses
 */
function weight(addresses, site = /** @type {Site | null} */ (SITE)) {
  return addresses.reduce((sum, address) => sum + (site?.files[address]?.size ?? 0), 0);
}

/**
 * Remove earlier editions as soon as none of their pages may be shown: in a window that is not `ours`, or without a
 * network, in a language in which no newer one is complete. Later editions stay: a page may ask this worker while the
 * next one takes over.
 * @param {Set<string>} ours
 */
export async function retire(ours) {
  const windows = await KEEPER.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (windows.some(({ id }) => !ours.has(id))) return;
  const all = await editions();
  const needed = LANGUAGES.map((language) => all.find((edition) => holds(edition, language))?.name);
  const inOrder = await names();
  const before = inOrder.slice(0, Math.max(inOrder.indexOf(CACHE), 0)); // none if nothing of this one is kept
  await Promise.all(before.filter((name) => !needed.includes(name)).map((name) => caches.delete(name)));
}

/**
 * Whether an edition has everything that readers of a language may need. Caches from before editions recorded their
 * builds count as complete.
 * @param {Edition} edition
 * @param {string} language
 */
function holds({ addresses, site }, language) {
  if (!languagesAmong(addresses).has(language)) return false;
  return site === null || filesIn(language, site).every((address) => addresses.has(address));
}

/** Return all editions, this one first and then the newest, without those whose record is none. */
async function editions() {
  const all = (await names()).reverse();
  const inOrder = [...all.filter((name) => name === CACHE), ...all.filter((name) => name !== CACHE)];
  const opened = await Promise.all(inOrder.map(openEdition));
  return opened.filter((edition) => edition !== undefined);
}

/**
 * @param {string} name
 * @returns {Promise<Edition | undefined>}
 */
async function openEdition(name) {
  const build = await kept(BUILD, name);
  const site = name === CACHE ? SITE : build ? await recordIn(build) : null;
  if (site === undefined) return undefined;
  if (!(await caches.has(name))) return { name, addresses: new Set(), site }; // it has just gone
  const cache = await caches.open(name);
  const addresses = new Set((await cache.keys()).map(({ url }) => addressOf(url) ?? ""));
  addresses.delete(BUILD);
  return { name, addresses, site };
}

/**
 * Return the build's list in a response, or undefined if it has none.
 * @param {Response} response
 */
async function recordIn(response) {
  const record = await response.json().catch(() => undefined);
  return isSite(record) ? record : undefined;
}

/** Return the caches of all editions, in the order of their arrival; none if the browser forbids storage. */
async function names() {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(NAME));
  } catch {
    return [];
  }
}
