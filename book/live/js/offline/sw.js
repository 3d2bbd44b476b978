// Keeps one build of the site, complete or as far as visited. The build puts SITE before this code: { version,
// languages, files: { address: { size, sha256 } } } of every file that a reader may need. Other content has another
// address, so a file of one edition is never mistaken for another's; only pages keep their names.

import { copyAll } from "./copying.js";
import { kept, keptAnywhere, keptPage, languagesKept, letGo, put, retire, standings } from "./editions.js";
import { loadedBy, shelfIn } from "./shelf.js";
import { addressOf, filesIn, hash, isOfSite, KEEPER, LANGUAGES, languageOf, pageOf, urlOf, whole } from "./site.js";

/** @import { Copied, Keep, ToKeeper } from "../types.js" */

/** Milliseconds for the network to deliver a page: all of it if a copy is kept, else its first byte. */
const PATIENCE = { kept: 2000, lacking: 20_000 };
const NO_SUCH_PAGE = "404.html";
const OFFLINE = "#without-a-network";
/** Text in every page of the site, which END ends: no other page replaces a kept one. */
const SIGN = "_static/carte/";
const END = "</html>";

/**
 * The windows whose page is from this edition, or a newer one: all others may show an older one.
 * @type {Set<string>}
 */
const ours = new Set();

/** The copy under way: how to stop it, and when it has ended. */
const copies = { stop: new AbortController(), ended: Promise.resolve() };

KEEPER.addEventListener("install", (event) => event.waitUntil(KEEPER.skipWaiting()));

KEEPER.addEventListener("activate", (event) => event.waitUntil(KEEPER.clients.claim()));

KEEPER.addEventListener("message", (event) => {
  const asked = /** @type {ToKeeper | null} */ (event.data);
  const [port] = event.ports;
  if (asked && "keep" in asked) event.waitUntil(Promise.all([KEEPER.skipWaiting(), keep(asked, port)])); // it may still wait
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
 * Copy the files for a wish; for a single page, also the page that shows how to keep more.
 * @param {Keep} wish
 * @param {(copied: Copied) => unknown} report
 * @param {AbortSignal} signal
 */
async function copy(wish, report, signal) {
  await copyAll(await wanted(wish), report, signal);
  if (wish.keep === "visited") await copyAll(await loadedBy(shelfOf(wish.visited)), report, signal);
}

/**
 * Remove languages, and stop copies that may concern them: the rest of others comes with the next page.
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
 * Return the files for a wish: first what was visited, in case there is no room for all. Languages kept so far stay
 * kept.
 * @param {Keep} wish
 * @returns {Promise<Iterable<string>>}
 */
async function wanted(wish) {
  if (!("visited" in wish)) return filesInAll(wish.keep);
  const [opened, ...others] = wish.visited;
  const page = pageOf(opened);
  const visited = [page, ...others.map(addressOf), shelfOf(wish.visited)].filter(isOfSite);
  if (wish.keep === "visited") return visited;
  return new Set([...visited, ...filesInAll([languageOf(page ?? ""), ...(await languagesKept())])]);
}

/**
 * Return the page of what is kept, in the language of the visited page.
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
 * Report what is kept of each set of languages.
 * @param {string[][]} sets
 * @param {MessagePort} port
 */
async function tell(sets, port) {
  port.postMessage(await standings(sets));
}

/**
 * Return a file of the page's edition, fetched again if broken; without a network, unchanged.
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
 * Whether a file is broken: the reader reloads it, or its bytes are wrong. Scripts check what they fetch by themselves,
 * and nothing is known of past editions.
 * @param {Request} request
 * @param {string} address
 * @param {Response | undefined} old
 */
async function isBroken({ cache, destination }, address, old) {
  if (cache === "reload") return true;
  if (!old || destination === "" || !isOfSite(address)) return false;
  // Check a copy: browsers keep compiled code only beside the stored response itself.
  return !(await whole(address, old.clone()));
}

/**
 * Return a page: from the network, or the kept one without a network, or else a page that says it is unavailable.
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
 * Return a page that is kept: from the network, or else the copy. `isOwn` is false if it may be from a past edition.
 * @param {Request} request
 * @param {string} page
 */
async function keptOrNewer(request, page) {
  if (!(await keptAnywhere(page))) return undefined;
  const fresh = navigator.onLine ? await fromNetwork(request, page) : undefined;
  return fresh ? { page: fresh, isOwn: true } : keptPage(page);
}

/**
 * Return a whole page from the network: the kept one unless the site has been rebuilt, which a response without a body
 * shows. Undefined if no page of the site comes in time.
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
    const body = await answer.arrayBuffer(); // all of it: the unread rest is lost when patience ends
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
 * Return the network's response for a page, as soon as it begins: the browser's own cache may have a past edition's.
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
 * Return a page in place of an unavailable one: the way to what is kept if the site has it, else the page that says
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
