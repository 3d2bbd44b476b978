// Keeps one build of the site, whole or as far as it was visited. The build puts SITE before this code:
// { version, languages, files: { address: { size, sha256 } } } of every file that a reader may need. Another content has
// another address, so nothing of one edition is ever taken for a file of another; only pages keep their names.

import { copyAll } from "./copying.js";
import { kept, keptAnywhere, keptPage, languagesKept, letGo, put, retire, standing } from "./editions.js";
import { loadedBy, shelfIn } from "./shelf.js";
import { addressOf, filesIn, hash, isOfSite, KEEPER, LANGUAGES, languageOf, pageOf, urlOf, whole } from "./site.js";

/** @import { Copied, Keep, ToKeeper } from "../messages.js" */

/** Milliseconds in which the network is to give a page: all of it where one is kept, else its first word. */
const PATIENCE = { kept: 2000, lacking: 20_000 };
const NO_SUCH_PAGE = "404.html";
const OFFLINE = "#without-a-network";
/** What every page of the site says, and ends with: no other one comes between a reader and what is kept. */
const SIGN = "_static/carte/";
const END = "</html>";

/**
 * The windows whose page is of this edition, or a newer one: all others may show an older one.
 * @type {Set<string>}
 */
const ours = new Set();

/** What is being copied: how it is stopped, and when it has ended. */
const copies = { stop: new AbortController(), ended: Promise.resolve() };

KEEPER.addEventListener("install", (event) => event.waitUntil(KEEPER.skipWaiting()));

KEEPER.addEventListener("activate", (event) => event.waitUntil(KEEPER.clients.claim()));

KEEPER.addEventListener("message", (event) => {
  const asked = /** @type {ToKeeper | null} */ (event.data);
  const [port] = event.ports;
  if (asked && "keep" in asked) event.waitUntil(keep(asked, port));
  if (asked && "remove" in asked) event.waitUntil(remove(asked.remove, port));
  if (asked && "tell" in asked) event.waitUntil(tell(asked.tell, port));
});

KEEPER.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") event.respondWith(navigate(event, pageOf(request.url)));
  else {
    const address = addressOf(request.url);
    if (address !== null) event.respondWith(serve(event, address));
  }
});

/**
 * @param {Keep} wish
 * @param {MessagePort | undefined} port
 */
async function keep(wish, port) {
  const { signal } = copies.stop;
  const copying = copy(wish, (copied) => port?.postMessage(copied), signal);
  copies.ended = Promise.all([copies.ended, copying]).then(() => {});
  await copying;
  await tellChanged();
}

/**
 * Copy what a wish is about; of a page alone that is also what shows how to keep more.
 * @param {Keep} wish
 * @param {(copied: Copied) => unknown} report
 * @param {AbortSignal} signal
 */
async function copy(wish, report, signal) {
  await copyAll(await wanted(wish), report, signal);
  if (wish.keep === "visited") await copyAll(await loadedBy(shelfOf(wish.visited)), report, signal);
}

/**
 * Let go of languages, and of the copying that may be about them: what is still to come of others comes with the next page.
 * @param {string[]} languages
 * @param {MessagePort} port
 */
async function remove(languages, port) {
  copies.stop.abort();
  copies.stop = new AbortController();
  await copies.ended;
  await letGo(languages);
  port.postMessage("removed");
  await tellChanged();
}

async function tellChanged() {
  await retire(ours);
  const windows = await KEEPER.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const window of windows) window.postMessage("changed");
}

/**
 * The files that a wish is about. Whoever has kept a language goes on doing so.
 * @param {Keep} wish
 * @returns {Promise<Iterable<string>>}
 */
async function wanted(wish) {
  if (!("visited" in wish)) return filesInAll(wish.keep);
  const [opened, ...others] = wish.visited;
  const page = pageOf(opened);
  if (wish.keep === "visited") return [page, ...others.map(addressOf), shelfOf(wish.visited)].filter(isOfSite);
  return filesInAll([languageOf(page ?? ""), ...(await languagesKept())]);
}

/**
 * The page of what is kept, in the language of the page that is visited.
 * @param {string[]} visited
 */
function shelfOf([page]) {
  return shelfIn(languageOf(pageOf(page) ?? ""));
}

/** @param {string[]} languages */
function filesInAll(languages) {
  return new Set(languages.flatMap((language) => filesIn(language)));
}

/**
 * Say of each set of languages what of it is kept.
 * @param {string[][]} sets
 * @param {MessagePort} port
 */
async function tell(sets, port) {
  port.postMessage(await Promise.all(sets.map(standing)));
}

/**
 * A file of whatever edition the page is of, fetched anew where it is broken; without a network it is as it was.
 * @param {FetchEvent} event
 * @param {string} address
 */
async function serve(event, address) {
  const { request } = event;
  const old = await keptAnywhere(address);
  if (!(await isBroken(request, address, old))) return old ?? fetch(request);
  try {
    const answer = await fetch(request, { cache: "reload" });
    if (isOfSite(address)) event.waitUntil(put(address, answer.clone()));
    return answer;
  } catch (error) {
    if (old) return old;
    throw error;
  }
}

/**
 * Whether whoever wants a file anew has found it so, or its bytes tell. What a script fetches it looks at by itself,
 * and of an edition that is over nothing is known.
 * @param {Request} request
 * @param {string} address
 * @param {Response | undefined} old
 */
async function isBroken({ cache, destination }, address, old) {
  if (cache === "reload") return true;
  if (!old || destination === "" || !isOfSite(address)) return false;
  // Of a copy: browsers keep compiled code only beside the response that is kept itself.
  return !(await whole(address, old.clone()));
}

/**
 * A page: as the network has it, or as it is kept where there is none, or else what says that it cannot be had.
 * @param {FetchEvent} event
 * @param {string | null} page
 */
async function navigate(event, page) {
  const { request, resultingClientId } = event;
  const found = page === null ? undefined : await keptOrNewer(request, page);
  if (found?.isOwn !== false) ours.add(resultingClientId);
  return found?.page ?? (await firstWord(request)) ?? (await standIn(page, request)) ?? fetch(request);
}

/**
 * A page of which a copy is here: as the network has it, or else the copy. `isOwn` is false where it may be of an edition
 * that is over.
 * @param {Request} request
 * @param {string} page
 */
async function keptOrNewer(request, page) {
  if (!(await keptAnywhere(page))) return undefined;
  const fresh = navigator.onLine ? await fromNetwork(request, page) : undefined;
  return fresh ? { page: fresh, isOwn: true } : keptPage(page);
}

/**
 * A page from the network, all of it: the kept one unless the site has been rebuilt, which a request without a body
 * tells. Nothing where no page of the site comes in time.
 * @param {Request} request
 * @param {string} page
 */
async function fromNetwork(request, page) {
  const own = isOfSite(page) ? await whole(page, await kept(page)) : undefined;
  try {
    const answer = await fetch(request.url, {
      headers: validators(own),
      signal: AbortSignal.timeout(PATIENCE.kept),
      redirect: "manual",
    });
    const body = await answer.arrayBuffer(); // all of it: what is not read when patience ends is lost
    if (own && (answer.status === 304 || (await hash(body)) === SITE.files[page].sha256)) return own;
    return answer.status === 200 && isOurs(body) ? new Response(body, { headers: answer.headers }) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {ArrayBuffer} body */
function isOurs(body) {
  const text = new TextDecoder().decode(body);
  return text.includes(SIGN) && text.trimEnd().endsWith(END);
}

/**
 * What the network says of a page, as soon as it says anything: a browser's own copy may be of an edition that is over.
 * @param {Request} request
 * @returns {Promise<Response | undefined>}
 */
function firstWord(request) {
  return new Promise((resolve) => {
    const none = () => resolve(undefined);
    setTimeout(none, PATIENCE.lacking);
    fetch(request, { cache: "no-cache" }).then(resolve, none);
  });
}

/**
 * What stands for a page that cannot be had: the way to what is kept where the site has one, else the page which says
 * that there is none.
 * @param {string | null} page
 * @param {Request} request
 */
async function standIn(page, { url, referrer }) {
  if (!isOfSite(page)) {
    const nowhere = (await keptPage(NO_SUCH_PAGE))?.page;
    return nowhere && new Response(nowhere.body, { status: 404, headers: nowhere.headers });
  }
  const spoken = [page, referrer && addressOf(referrer)].map((address) => languageOf(address || ""));
  for (const language of new Set([...spoken, ...LANGUAGES])) {
    const shelf = shelfIn(language);
    if (await keptPage(shelf)) return Response.redirect(`${urlOf(shelf)}?wanted=${encodeURIComponent(url)}${OFFLINE}`);
  }
  return undefined;
}

/** @param {Response | undefined} response */
function validators(response) {
  const headers = new Headers();
  for (const [asked, given] of [
    ["If-None-Match", "ETag"],
    ["If-Modified-Since", "Last-Modified"],
  ]) {
    const value = response?.headers.get(given);
    if (value) headers.set(asked, value);
  }
  return headers;
}
