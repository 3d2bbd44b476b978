// Keeps one build of the site, whole or as far as it was visited. The build puts SITE before this code:
// { version, files: { path: base64 SHA-256 } } of every file that a reader may need.

/** @import { Keep } from "../messages.js" */

const KEEPER = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL(KEEPER.registration.scope);
const NAME = `carte:${SCOPE.pathname}:`;
const CACHE = NAME + SITE.version;
const DOWNLOADS = "carte-downloads"; // where a page's Python leaves what it fetched
const KEPT = "x-kept"; // says of a response that it comes from here
const PATIENCE = 2000;

/** The server has another build than this one: then what it says goes first, until its worker is here. */
let outdated = false;

KEEPER.addEventListener("install", () => KEEPER.skipWaiting());

KEEPER.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherVersions(), KEEPER.clients.claim()]));
});

KEEPER.addEventListener("message", (event) => {
  const wish = /** @type {Keep | null} */ (event.data);
  if (!wish?.keep) return;
  const seen = new Map(wish.visited.map((address) => [pathOf(address), address]));
  const wanted = wish.keep === "all" ? Object.keys(SITE.files) : [...seen.keys()].filter(isOfSite);
  event.waitUntil(keepAll(wanted, seen));
});

KEEPER.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return;
  const path = pathOf(request.url);
  if (!isOfSite(path)) return;
  event.respondWith(request.mode === "navigate" ? navigate(event, path) : serve(event, path));
});

async function dropOtherVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * The path of a file in the site, or null when the address lies outside.
 * @param {string} address
 */
function pathOf(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  const path = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length));
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/**
 * Whether the build has a file there that a reader may need.
 * @param {string | null} path
 * @returns {path is string}
 */
function isOfSite(path) {
  return path !== null && path in SITE.files;
}

/**
 * @param {FetchEvent} event
 * @param {string} path
 */
async function serve(event, path) {
  const old = await kept(path);
  if (old && outdated) return fetch(event.request, { cache: "no-cache" }).catch(() => old);
  return old ?? fetch(event.request);
}

/**
 * A page: the kept one unless the site has been rebuilt, which a request without a body tells.
 * @param {FetchEvent} event
 * @param {string} path
 */
async function navigate(event, path) {
  const old = await kept(path);
  if (!old) return fetch(event.request);
  if (!navigator.onLine) return old;
  try {
    const answer = await fetch(event.request.url, {
      headers: validators(old),
      signal: AbortSignal.timeout(PATIENCE),
      redirect: "manual",
    });
    if (answer.status !== 200 || (await hash(await answer.clone().arrayBuffer())) === SITE.files[path]) return old;
    outdated = true;
    event.waitUntil(KEEPER.registration.update());
    return answer;
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
 * Keep a file only if it is of this build.
 * @param {string} path
 * @param {Response} response
 */
async function put(path, response) {
  const body = await response.arrayBuffer();
  if ((await hash(body)) !== SITE.files[path]) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT, SITE.version);
  const cache = await caches.open(CACHE);
  await cache.put(key(path), new Response(body, { headers }));
}

/** @param {string} path */
async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(key(path));
}

/** @param {string} path */
function key(path) {
  return new URL(path.split("/").map(encodeURIComponent).join("/"), SCOPE).href;
}

/** @param {ArrayBuffer} body */
async function hash(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest));
}

/**
 * One after the other, after the reader's own downloads; those are not fetched again.
 * @param {string[]} paths
 * @param {Map<string | null, string>} seen - the addresses from which the page had files, by path
 */
async function keepAll(paths, seen) {
  const downloads = await caches.open(DOWNLOADS);
  for (const path of paths) {
    if (await kept(path)) continue;
    try {
      // Under the address that the page had it from, the browser may have it still; another build's
      // file may lie there too, so it is checked with the server.
      const address = seen.get(path) ?? key(path);
      const response = (await downloads.match(address)) ?? (await fetch(address, { cache: "no-cache" }));
      if (response.ok && !response.redirected) await put(path, response);
    } catch {
      return;
    }
  }
  await caches.delete(DOWNLOADS);
}
