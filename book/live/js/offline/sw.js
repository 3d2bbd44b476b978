// Keeps one build of the site, whole or as far as it was visited. The build puts SITE before this code:
// { version, files: { path: base64 SHA-256 } } of every file that a reader may need.

const SCOPE = new URL(self.registration.scope);
const NAME = `carte:${SCOPE.pathname}:`;
const CACHE = NAME + SITE.version;
const DOWNLOADS = "carte-downloads"; // where a page's Python leaves what it fetched
const KEPT = "x-kept"; // says of a response that it comes from here
const PATIENCE = 2000;

/** The server has another build than this one: then what it says goes first, until its worker is here. */
let outdated = false;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherVersions(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  const { keep, visited } = event.data ?? {};
  if (!keep) return;
  const seen = new Map(visited.map((address) => [pathOf(address), address]));
  const wanted = keep === "all" ? Object.keys(SITE.files) : [...seen.keys()].filter((path) => path in SITE.files);
  event.waitUntil(keepAll(wanted, seen));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return;
  const path = pathOf(request.url);
  if (!(path in SITE.files)) return;
  event.respondWith(request.mode === "navigate" ? navigate(event, path) : serve(event, path));
});

async function dropOtherVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The path of a file in the site, or null when the address lies outside. */
function pathOf(address) {
  const url = new URL(address);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return null;
  const path = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length));
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

async function serve(event, path) {
  const old = await kept(path);
  if (old && outdated) return fetch(event.request, { cache: "no-cache" }).catch(() => old);
  return old ?? fetch(event.request);
}

/** A page: the kept one unless the site has been rebuilt, which a request without a body tells. */
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
    event.waitUntil(self.registration.update());
    return answer;
  } catch {
    return old;
  }
}

function validators(response) {
  const headers = new Headers();
  for (const [asked, given] of [
    ["If-None-Match", "ETag"],
    ["If-Modified-Since", "Last-Modified"],
  ]) {
    if (response.headers.has(given)) headers.set(asked, response.headers.get(given));
  }
  return headers;
}

/** Keep a file only if it is of this build. */
async function put(path, response) {
  const body = await response.arrayBuffer();
  if ((await hash(body)) !== SITE.files[path]) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT, SITE.version);
  const cache = await caches.open(CACHE);
  await cache.put(key(path), new Response(body, { headers }));
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(key(path));
}

function key(path) {
  return new URL(path.split("/").map(encodeURIComponent).join("/"), SCOPE).href;
}

async function hash(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest));
}

/** One after the other, after the reader's own downloads; those are not fetched again. */
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
