// Python beside the page: load it, run the page's cells, carry messages between its comms and the page's.
import { Meter } from "./meter.js";

const HERE = new URL(".", import.meta.url).href;
// Pyodide's lock file without packages, put in by the build: ours are all in the one zip.
const LOCK = PYODIDE_LOCK;
const PACKAGES = "/lib/carte.zip";

let receive = null;

self.addEventListener("message", async ({ data }) => {
  if (data.type === "start") await start(data);
  else deliver(data);
});

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
    postMessage({ type: "ready" });
    meter.leave().finally(() => postMessage({ type: "settled" }));
  } catch (error) {
    postMessage({ type: "failed", error: error.code ? error : { code: "python", detail: lastLine(error) } });
  }
}

/** Python with the packages on its path; everything is fetched at the same time. */
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

/** Compile Python while its scripts are still on their way: Pyodide alone would begin after them. */
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

async function compile(response) {
  // A host that does not know the type of WebAssembly is no reason to fail.
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Run the cells; the function that then takes the page's messages. */
async function open(python, cells, saved) {
  python.pyimport("versions").install(); // before any package is imported
  const page = python.pyimport("page");
  page.connect(post, JSON.stringify(saved));
  const failed = await page.run(JSON.stringify(cells));
  if (failed) throw JSON.parse(failed);
  return page.receive;
}

/** What Python says: facts as JSON text, buffers as bytes. */
function post(text, buffers) {
  postMessage({ ...JSON.parse(text), buffers });
}

function deliver({ buffers = [], ...message }) {
  try {
    receive(JSON.stringify(message), buffers.map(bytes));
  } finally {
    postMessage({ type: "done", request: message.request });
  }
}

function bytes(buffer) {
  return ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : new Uint8Array(buffer);
}

function stage(status) {
  postMessage({ type: "stage", status });
}

function log(line) {
  console.debug(line);
}

function lastLine(error) {
  return String(error.message ?? error)
    .trim()
    .split("\n")
    .at(-1);
}
