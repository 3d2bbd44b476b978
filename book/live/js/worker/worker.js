// Python beside the page: loads it, and carries messages between its comms and the page's. Cells run when a message is
// about what they show, the others one group at a time when there is nothing else to do.
import { Files, fetchAtOnce } from "./files.js";

/** @import { PyodideAPI, PyodideConfig } from "pyodide" */
/** @import { Failure, Files as Shipment, SavedGroup } from "../messages.js" */
/** @import { PythonPage, Request, Staged, Start, ToPage, ToWorker } from "../types.js" */

const HERE = new URL(".", import.meta.url).href;
// Pyodide's lock file without packages, put in by the build: ours are all in one zip.
const LOCK = PYODIDE_LOCK;
/** The packages of stock widgets, on a page that shows any: they come before what does without them. */
const STOCK = "stock.zip";
const PACKAGES = [STOCK, "packages.zip"];
/** Zips with a single package each, which they are named after. */
const OWN_ZIP = /^carte\..*\.zip$/;
const FOLDER = "/lib/carte/";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";

/** @type {PythonPage} */
let page;
/**
 * The groups that have not run yet.
 * @type {Set<SavedGroup>}
 */
const waiting = new Set();
/** What Python does, one after the other. */
let work = Promise.resolve();

self.addEventListener("message", (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  work = work.then(() => (data.type === "start" ? start(data) : deliver(data)));
});

/** @param {Start} message */
async function start({ groups, files, later, all_games: needsAll, language }) {
  const needed = new Files(HERE, files, (loaded, total) => {
    stage({ loaded, total, stage: loaded < total ? "download" : "start" });
  });
  // Pyodide leaves some promises of a failed start unhandled; the page learns of the failure below.
  self.addEventListener("unhandledrejection", (event) => event.preventDefault());
  try {
    const words = language && needed.bytes(language.catalogue);
    words?.catch(() => {}); // handled where it is needed
    const python = await Promise.race([load(needed), needed.broken]);
    const catalogue = await words;
    stage({ stage: "cells" });
    page = imported(python, needed.has(STOCK), later);
    if (language && catalogue) page.speak(language.name, catalogue);
    page.connect(post);
    for (const group of groups) waiting.add(group);
    say({ type: "ready" });
    const others = new Files(HERE, later, () => {});
    const fetched = fetchOthers(python, others);
    settle([needed, others], fetched);
    if (needsAll) await fetched; // or each would be fetched by itself, one after the other
    catchUp();
  } catch (error) {
    fail(error);
  }
}

/**
 * Fetch together what Python has done without so far.
 * @param {PyodideAPI} python
 * @param {Files} others
 */
async function fetchOthers(python, others) {
  const fetched = others.names.map(async (name) => put(python, name, await others.bytes(name)));
  await Promise.allSettled(fetched); // what has not come, Python fetches by itself where it needs it
}

/**
 * Leave all downloads for the service worker, once the last have come.
 * @param {Files[]} downloads
 * @param {Promise<void>} fetched
 */
async function settle(downloads, fetched) {
  await fetched;
  for (const files of downloads) await files.leave();
  say({ type: "settled" });
}

/** Run the next group that waits, once what has been asked meanwhile is answered; then go on. */
function catchUp() {
  setTimeout(() => {
    work = work.then(async () => {
      const [next] = waiting;
      if (!next) return;
      await run(next);
      catchUp();
    });
  });
}

/** @param {SavedGroup} group */
async function run(group) {
  waiting.delete(group);
  const failed = await page.run(JSON.stringify(group));
  if (failed) fail(JSON.parse(failed));
}

/** @param {unknown} error */
function fail(error) {
  waiting.clear();
  say({ type: "failed", error: isFailure(error) ? error : { code: "python", detail: lastLine(error) } });
}

/**
 * Return Python with the packages on its path; fetch everything at the same time.
 * @param {Files} files
 * @returns {Promise<PyodideAPI>}
 */
async function load(files) {
  const names = PACKAGES.filter((name) => files.has(name));
  const zips = [...names, ...files.names.filter((name) => OWN_ZIP.test(name))];
  const packages = zips.map((name) => files.bytes(name));
  const library = files.bytes(LIBRARY);
  const wasm = files.wasm(WASM);
  /** @type {Promise<{ default: PyodideConfig["createPyodideModule"] }>} */
  const glue = files.module("pyodide.asm.js");
  for (const each of [...packages, library, wasm, glue]) each.catch(() => {}); // handled where it is needed
  lend(wasm, library);
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await files.module("pyodide.js");
  const python = await loadPyodide({
    indexURL: HERE,
    createPyodideModule: (await glue).default, // which Pyodide would look for under its own name
    lockFileContents: LOCK,
    packageBaseUrl: HERE,
    stdout: log,
    stderr: log,
  });
  python.FS.mkdir(FOLDER);
  for (const [i, name] of zips.entries()) put(python, name, await packages[i]);
  const paths = names.map((name) => FOLDER + name);
  python.runPython(`import sys; sys.path[:0] = ${JSON.stringify(paths)}`);
  return python;
}

/**
 * Put a zip where Python imports from, unless it has fetched it by itself.
 * @param {PyodideAPI} python
 * @param {string} name
 * @param {Uint8Array} content
 */
function put({ FS }, name, content) {
  if (!FS.analyzePath(FOLDER + name).exists) FS.writeFile(FOLDER + name, content);
}

/**
 * Give Pyodide the files that it would fetch: they download alongside its scripts, and are checked first.
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {Promise<Uint8Array<ArrayBuffer>>} library
 */
function lend(wasm, library) {
  const fetchOther = self.fetch.bind(self);
  self.fetch = async (address, options) => {
    if (String(address) === HERE + WASM) return new Response();
    if (String(address) === HERE + LIBRARY) return new Response(await library);
    return fetchOther(address, options);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/**
 * @param {PyodideAPI} python
 * @param {boolean} stock
 * @param {Shipment} later
 * @returns {PythonPage}
 */
function imported(python, stock, later) {
  const hashes = Object.entries(later).map(([name, { sha256 }]) => [name, sha256]);
  const get = (/** @type {string} */ name) => fetchAtOnce(HERE + name);
  // Before any package is imported:
  python.pyimport("importing").install(FOLDER, python.toPy(Object.fromEntries(hashes)), get);
  if (stock) python.pyimport("versions").install();
  return python.pyimport("page");
}

/**
 * Send Python's messages: facts as JSON text, buffers as bytes.
 * @type {Parameters<PythonPage["connect"]>[0]}
 */
function post(text, buffers) {
  say({ ...JSON.parse(text), buffers });
}

/**
 * Hand Python a message, after the cells that show what it is about.
 * @param {Request} request
 */
async function deliver({ buffers = [], ...message }) {
  const about = [...waiting].find(({ saved }) => saved.some(([id]) => id === message.comm));
  if (about) await run(about);
  try {
    page.receive(JSON.stringify(message), buffers.map(bytes));
  } finally {
    say({ type: "done", request: message.request });
  }
}

/** @param {ArrayBuffer | ArrayBufferView} buffer */
function bytes(buffer) {
  return ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : new Uint8Array(buffer);
}

/** @param {Staged["status"]} status */
function stage(status) {
  say({ type: "stage", status });
}

/** @param {ToPage} message */
function say(message) {
  postMessage(message);
}

/** @param {string} line */
function log(line) {
  console.debug(line);
}

/**
 * Whether an error is a `Failure`, which explains itself: not one of Python or of the browser.
 * @param {unknown} error
 * @returns {error is Failure}
 */
function isFailure(error) {
  return error instanceof Object && "code" in error && typeof error.code === "string";
}

/** @param {unknown} error */
function lastLine(error) {
  return String(error instanceof Error ? error.message : error)
    .trim()
    .split("\n")
    .at(-1);
}
