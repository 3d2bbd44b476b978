// Python beside the page: load it, run the page's cells, carry messages between its comms and the page's.
import { Meter } from "./meter.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Cell, Failure, PythonPage, Request, SavedKind, Staged, Start, ToPage, ToWorker } from "../messages.js" */

const HERE = new URL(".", import.meta.url).href;
// Pyodide's lock file without packages, put in by the build: ours are all in the one zip.
const LOCK = PYODIDE_LOCK;
const PACKAGES = "/lib/carte.zip";

/** @type {PythonPage["receive"]} */
let receive;

self.addEventListener("message", async (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.type === "start") await start(data);
  else deliver(data);
});

/** @param {Start} message */
async function start({ cells, sizes, saved }) {
  const meter = new Meter(sizes, (loaded, total) => {
    stage({ loaded, total, stage: loaded < total ? "download" : "start" });
  });
  // Pyodide leaves some promises of a failed start to nobody; the page hears of the failure below.
  self.addEventListener("unhandledrejection", (event) => event.preventDefault());
  try {
    const python = await Promise.race([load(meter), meter.broken]);
    stage({ stage: "cells" });
    receive = await open(python, cells, saved);
    say({ type: "ready" });
    meter.leave().finally(() => say({ type: "settled" }));
  } catch (error) {
    say({ type: "failed", error: isFailure(error) ? error : { code: "python", detail: lastLine(error) } });
  }
}

/**
 * Python with the packages on its path; everything is fetched at the same time.
 * @param {Meter} meter
 * @returns {Promise<PyodideAPI>}
 */
async function load(meter) {
  const packages = meter.fetch(`${HERE}packages.zip`).then((response) => response.arrayBuffer());
  packages.catch(() => {}); // heard below, when Python is there
  compileEarly(meter);
  meter.module(`${HERE}pyodide.asm.mjs`).catch(() => {});
  const { loadPyodide } = await meter.module(`${HERE}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: HERE,
    lockFileContents: LOCK,
    packageBaseUrl: HERE,
    stdout: log,
    stderr: log,
  });
  python.FS.writeFile(PACKAGES, new Uint8Array(await packages));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PACKAGES)})`);
  return python;
}

/**
 * Compile Python while its scripts are still on their way: Pyodide alone would begin after them.
 * @param {Meter} meter
 */
function compileEarly(meter) {
  const wasm = `${HERE}pyodide.asm.wasm`;
  const compiled = meter.fetch(wasm).then(compile);
  compiled.catch(() => {}); // heard where it is instantiated
  self.fetch = (address, options) =>
    String(address) === wasm ? Promise.resolve(new Response()) : meter.fetch(address, options);
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** @param {Response} response */
async function compile(response) {
  // A host that does not know the type of WebAssembly is no reason to fail.
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Run the cells; the function that then takes the page's messages.
 * @param {PyodideAPI} python
 * @param {Cell[]} cells
 * @param {SavedKind[]} saved
 */
async function open(python, cells, saved) {
  // Before any package is imported:
  python.pyimport("importing").install(PACKAGES);
  python.pyimport("versions").install();
  /** @type {PythonPage} */
  const page = python.pyimport("page");
  page.connect(post, JSON.stringify(saved));
  const failed = await page.run(JSON.stringify(cells));
  if (failed) throw JSON.parse(failed);
  return page.receive;
}

/**
 * What Python says: facts as JSON text, buffers as bytes.
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
 * What says by itself what it is: not an error of Python or of the browser.
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
