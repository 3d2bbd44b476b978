// Python beside the page: loads it, runs the page's cells, carries messages between its comms and the page's.
import { Files } from "./files.js";

/** @import { PyodideAPI, PyodideConfig } from "pyodide" */
/** @import { Cell, Failure, PythonPage, Request, SavedKind, Staged, Start, ToPage, ToWorker } from "../messages.js" */

const HERE = new URL(".", import.meta.url).href;
// Pyodide's lock file without packages, put in by the build: ours are all in one zip.
const LOCK = PYODIDE_LOCK;
const PACKAGES = "/lib/carte.zip";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";

/** @type {PythonPage["receive"]} */
let receive;

self.addEventListener("message", async (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.type === "start") await start(data);
  else deliver(data);
});

/** @param {Start} message */
async function start({ cells, files, saved, language }) {
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
    const page = imported(python);
    if (language && catalogue) page.speak(language.name, catalogue);
    receive = await open(page, cells, saved);
    say({ type: "ready" });
    needed.leave().finally(() => say({ type: "settled" }));
  } catch (error) {
    say({ type: "failed", error: isFailure(error) ? error : { code: "python", detail: lastLine(error) } });
  }
}

/**
 * Return Python with the packages on its path; fetch everything at the same time.
 * @param {Files} files
 * @returns {Promise<PyodideAPI>}
 */
async function load(files) {
  const packages = files.bytes("packages.zip");
  const library = files.bytes(LIBRARY);
  const wasm = files.wasm(WASM);
  /** @type {Promise<{ default: PyodideConfig["createPyodideModule"] }>} */
  const glue = files.module("pyodide.asm.js");
  for (const each of [packages, library, wasm, glue]) each.catch(() => {}); // handled where it is needed
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
  python.FS.writeFile(PACKAGES, await packages);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PACKAGES)})`);
  return python;
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
 * @returns {PythonPage}
 */
function imported(python) {
  // Before any package is imported:
  python.pyimport("importing").install(PACKAGES);
  python.pyimport("versions").install();
  return python.pyimport("page");
}

/**
 * Run the cells; return the function that then takes the page's messages.
 * @param {PythonPage} page
 * @param {Cell[]} cells
 * @param {SavedKind[]} saved
 */
async function open(page, cells, saved) {
  page.connect(post, JSON.stringify(saved));
  const failed = await page.run(JSON.stringify(cells));
  if (failed) throw JSON.parse(failed);
  return page.receive;
}

/**
 * Send Python's messages: facts as JSON text, buffers as bytes.
 * @type {Parameters<PythonPage["connect"]>[0]}
 */
function post(text, buffers) {
  say({ ...JSON.parse(text), buffers });
}

/** @param {Request} request */
function deliver({ buffers = [], ...message }) {
  try {
    receive(JSON.stringify(message), buffers.map(bytes));
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
