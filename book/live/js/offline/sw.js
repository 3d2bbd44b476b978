// Keeps one build of the site, whole or as far as it was visited. The build puts SITE before this code:
// { version, languages, files: { address: base64 SHA-256 } } of every file that a reader may need. Another content has another
// address, so nothing of one edition is ever taken for a file of another; only pages keep their names.

/** @import { Keep } from "../messages.js" */

const KEEPER = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL(KEEPER.registration.scope);
const NAME = `carte:${SCOPE.pathname}:`;
const CACHE = NAME + SITE.version;
const DOWNLOADS = "carte-downloads"; // where a page's Python leaves what it fetched
const KEPT = "x-kept"; // says of a response that it comes from here
const PATIENCE = 2000;
const NOT_FOUND = "404.html";
const OF_ALL = /^(?:_static\/|404\.html$)/; // the rest at the root is the English edition

/**
 * The windows whose page came by this worker: all others may show an older edition.
 * @type {Set<string>}
 */
const ours = new Set();

KEEPER.addEventListener("install", (event) => event.waitUntil(KEEPER.skipWaiting()));

KEEPER.addEventListener("activate", (event) => event.waitUntil(KEEPER.clients.claim()));

KEEPER.addEventListener("message", (event) => {
  const wish = /** @type {Keep | null} */ (event.data);
  if (!wish?.keep) return;
  const wanted = wish.keep === "all" ? ofReader(wish.visited) : wish.visited.map(addressOf).filter(isOfSite);
  event.waitUntil(keepAll(wanted));
});

KEEPER.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    ours.add(event.resultingClientId);
    const page = pageOf(request.url);
    event.respondWith(isOfSite(page) ? navigate(event, page) : seek(request));
  } else {
    const address = addressOf(request.url);
    if (address !== null) event.respondWith(serve(event, address));
  }
});

/**
 * A file's address in the site, or null when it lies outside, or no file could have it.
 * @param {string} address
 */
function addressOf(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  try {
    return decodeURIComponent(url.pathname.slice(SCOPE.pathname.length)) + url.search;
  } catch {
    return null;
  }
}

/**
 * All that the reader of a page may need: what is for all languages, and for the one of that page.
 * @param {string[]} visited
 */
function ofReader([page]) {
  const read = languageOf(addressOf(page) ?? "");
  return Object.keys(SITE.files).filter((address) => {
    const language = languageOf(address);
    return language === read || (language === "" && OF_ALL.test(address));
  });
}

/**
 * The language whose folder or catalogue it is; nothing for English, and for what all languages have.
 * @param {string} address
 */
function languageOf(address) {
  const [folder] = address.split("/");
  const catalogue = address.match(/\/words-([\w-]+)-[0-9a-f]+\.mo$/)?.[1];
  return SITE.languages.find((language) => language === folder || language === catalogue) ?? "";
}

/**
 * The page at an address, whatever it is asked for.
 * @param {string} address
 */
function pageOf(address) {
  const path = addressOf(address.split(/[?#]/)[0]);
  return path === "" || path?.endsWith("/") ? `${path}index.html` : path;
}

/**
 * Whether the build has a file there that a reader may need.
 * @param {string | null} address
 * @returns {address is string}
 */
function isOfSite(address) {
  return address !== null && address in SITE.files;
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
 * What lies at an address that no page of this edition has; without a network the page which says that there is none.
 * @param {Request} request
 */
async function seek(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await whole(NOT_FOUND, await kept(NOT_FOUND));
    if (!page) throw error;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

/**
 * A page: the kept one unless the site has been rebuilt, which a request without a body tells.
 * @param {FetchEvent} event
 * @param {string} page
 */
async function navigate(event, page) {
  const old = await whole(page, await kept(page));
  if (!old) return fetch(event.request);
  if (!navigator.onLine) return old;
  try {
    const answer = await fetch(event.request.url, {
      headers: validators(old),
      signal: AbortSignal.timeout(PATIENCE),
      redirect: "manual",
    });
    const body = await answer.arrayBuffer(); // all of it: what is not read when patience ends is lost
    if (answer.status !== 200 || (await hash(body)) === SITE.files[page]) return old;
    return new Response(body, { headers: answer.headers });
  } catch {
    return old;
  }
}

/** @param {Response} response */
function validators(response) {
  const headers = new Headers();
  for (const [asked, given] of [
    ["If-None-Match", "ETag"],
    ["If-Modified-Since", "Last-Modified"],
  ]) {
    const value = response.headers.get(given);
    if (value !== null) headers.set(asked, value);
  }
  return headers;
}

/**
 * A response, if it is the file of this build.
 * @param {string} address
 * @param {Response | undefined} response
 */
async function whole(address, response) {
  if (!response?.ok || response.redirected) return undefined;
  const body = await response.arrayBuffer();
  if ((await hash(body)) !== SITE.files[address]) return undefined;
  return new Response(body, { headers: response.headers });
}

/**
 * Keep a file only if it is of this build; true if it is.
 * @param {string} address
 * @param {Response | undefined} response
 */
async function put(address, response) {
  const found = await whole(address, response);
  if (!found) return false;
  found.headers.set(KEPT, SITE.version);
  const cache = await caches.open(CACHE);
  await cache.put(key(address), found);
  return true;
}

/** @param {ArrayBuffer} body */
async function hash(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest));
}

/** The names of the caches of all editions, in the order in which they came. */
async function editions() {
  return (await caches.keys()).filter((name) => name.startsWith(NAME));
}

/**
 * What is kept of this edition under an address; nothing where the browser forbids to keep anything. Nothing is opened for
 * it: an edition that has just gone would come back empty.
 * @param {string} address
 */
async function kept(address, cacheName = CACHE) {
  try {
    return await caches.match(key(address), { cacheName });
  } catch {
    return undefined;
  }
}

/**
 * What is kept under an address, of this edition or of one that is over.
 * @param {string} address
 */
async function keptAnywhere(address) {
  const own = isOfSite(address) && (await kept(address));
  if (own) return own;
  const others = await editions().catch(() => []);
  const found = await Promise.all(others.map((name) => kept(address, name)));
  return found.find((response) => response !== undefined);
}

/** @param {string} address */
function key(address) {
  const [path, query] = address.split("?");
  const url = new URL(path.split("/").map(encodeURIComponent).join("/"), SCOPE);
  if (query !== undefined) url.search = query;
  return url.href;
}

/**
 * Keep files one after the other, after the reader's own downloads; what is here already is not fetched again.
 * @param {string[]} addresses
 */
async function keepAll(addresses) {
  try {
    const downloads = await caches.open(DOWNLOADS);
    for (const address of addresses) {
      if (await kept(address)) continue;
      // Another build's page may lie there under the same name, in the browser's own cache too.
      if (await put(address, await downloads.match(key(address)))) continue;
      if (await put(address, await keptAnywhere(address))) continue;
      await put(address, await fetch(key(address), { cache: "no-cache" }));
    }
    await caches.delete(DOWNLOADS);
    await retire();
  } catch {
    // No network, no room, or none that is allowed: what is kept stays.
  }
}

/**
 * Let the editions before this one go, as soon as no window may show them. What came after it stays: a page may ask this
 * worker while the next one takes over.
 */
async function retire() {
  const windows = await KEEPER.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (windows.some(({ id }) => !ours.has(id))) return;
  const all = await editions();
  const before = all.slice(0, Math.max(all.indexOf(CACHE), 0)); // none where nothing of this one is kept
  await Promise.all(before.map((name) => caches.delete(name)));
}
