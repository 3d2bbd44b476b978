// Python's life on the page: one worker, its stages and failures, and the messages waiting for it.
import { whole } from "../whole.js";
import { Watch } from "./watch.js";

/** @import { Failure, Files, Stage } from "../messages.js" */
/** @import { CommRequest, Request, Staged, ToPage, ToWorker } from "../types.js" */
/** @import { SavedKind } from "../messages.js" */
/** @import { SavedModel } from "../types.js" */
/** @import { EngineStatus, Page } from "./types.js" */

const WORKER = "worker.js";

/**
 * Seconds of silence that end a start: downloads report byte by byte, but Python at work is silent.
 * @type {Record<Stage, number>}
 */
const PATIENCE = { download: 20, start: 120, cells: 120 };

/**
 * A message, what to call when Python has dealt with it, and whether it is `passing`: not repeated to the next Python
 * where one ends before.
 * @typedef {{ message: Request, answered?: () => void, passing?: boolean }} Pending
 */

/** Emits `change` when `status` does and `message` for Python's messages, with a `Heard` as data. */
export class Engine extends EventTarget {
  #page;
  /** @type {Worker | null} */
  #worker = null;
  #watch = new Watch(() => this.#late());
  #leave = new AbortController();
  #fetched = 0; // when the downloads of this start were here
  /**
   * Messages that Python has not dealt with yet; once it is ready, it has received all of them.
   * @type {Map<number, Pending>}
   */
  #pending = new Map();
  #lastRequest = 0;

  /** @param {Page} page */
  constructor(page) {
    super();
    this.#page = page;
    /** @type {EngineStatus} */
    this.status = {
      state: "off",
      stage: null,
      loaded: 0,
      total: 0,
      error: null,
      settled: false,
      starts: 0,
      again: false,
      took: 0,
    };
  }

  /** Start Python, or try again after a failure; nothing happens while it starts or runs. */
  start() {
    if (this.status.state === "booting" || this.status.state === "ready") return;
    this.#start(false);
  }

  /** End the Python that does not answer, and start another; nothing happens unless it runs. */
  restart() {
    if (this.status.state !== "ready") return;
    this.#end();
    this.#start(true);
  }

  /** End the Python that has not answered either; nothing happens unless it runs. */
  giveUp() {
    if (this.status.state === "ready") this.#fail({ code: "unanswered" });
  }

  /**
   * Send Python a message, now or as soon as it is ready.
   * @param {CommRequest} message
   * @param {Omit<Pending, "message">} [manner]
   */
  send(message, manner = {}) {
    const request = ++this.#lastRequest;
    const sealed = { ...message, request };
    this.#pending.set(request, { message: sealed, ...manner });
    if (this.status.state === "ready") this.#tell(sealed);
    else if (this.status.state === "off") this.start();
    else this.#change({});
  }

  /** The comms of models with messages waiting for Python. */
  get waiting() {
    return new Set([...this.#pending.values()].map(({ message }) => message.comm));
  }

  /** @param {ToWorker} message */
  #tell(message) {
    this.#worker?.postMessage(message);
  }

  /** @param {boolean} again */
  #start(again) {
    const { [WORKER]: script, ...files } = this.#page.files;
    const { later } = this.#page;
    // What the service worker keeps comes at once: not every browser asks it for what Python fetches by itself.
    const isKept = Boolean(navigator.serviceWorker?.controller);
    const start = isKept ? { files: { ...files, ...later }, later: {} } : { files, later };
    const missing = missingFeature();
    if (missing) {
      this.#fail({ code: missing, detail: ownAddress() });
      return;
    }
    const starts = this.status.starts + 1;
    this.#change({
      state: "booting",
      stage: "download",
      loaded: 0,
      total: total(start.files),
      error: null,
      settled: false,
      starts,
      again,
    });
    this.#watch.begin(PATIENCE.download);
    const address = new URL(WORKER, this.#page.folder);
    const ours = () => this.status.state === "booting" && this.status.starts === starts;
    whole(address, script, { signal: this.#leave.signal }).then(
      () => ours() && this.#open(address, start),
      (failure) => ours() && this.#fail(failure),
    );
  }

  /**
   * @param {URL} address
   * @param {{ files: Files, later: Files }} start
   */
  #open(address, start) {
    try {
      this.#worker = new Worker(address, { type: "module" });
    } catch (error) {
      this.#fail({ code: "worker", detail: String(error) });
      return;
    }
    this.#listen(this.#worker);
    this.#tell({
      type: "start",
      groups: this.#page.groups.map(({ models, ...group }) => ({ ...group, saved: models.map(this.#kind) })),
      ...start,
      all_games: this.#page.all_games,
      language: this.#page.language,
    });
  }

  /**
   * Return what Python knows the place of a saved model by.
   * @param {string} id
   * @returns {SavedKind}
   */
  #kind = (id) => {
    const { state } = /** @type {SavedModel} */ (this.#page.models.get(id));
    return [id, state._model_module, state._model_name, state._anywidget_id ?? null];
  };

  /** @param {Worker} worker */
  #listen(worker) {
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#fail(event.message ? { code: "crash", detail: event.message } : { code: "download", detail: WORKER });
    });
  }

  /** @param {ToPage} message */
  #receive(message) {
    if (message.type === "stage") this.#enter(message.status);
    else if (message.type === "failed") this.#fail(message.error);
    else if (message.type === "done") this.#answer(message.request);
    else if (message.type === "settled") this.#change({ settled: true });
    else this.dispatchEvent(new MessageEvent("message", { data: message }));
    if (this.status.stage) this.#watch.begin(PATIENCE[this.status.stage]);
  }

  /** @param {Staged["status"]} status */
  #enter(status) {
    if (this.status.stage === "download" && status.stage !== "download") this.#fetched = performance.now();
    this.#change(status);
  }

  /** Python takes messages: send what waited. */
  ready() {
    this.#watch.end();
    const took = Math.min(performance.now() - this.#fetched, 1000 * PATIENCE.start); // or the computer has slept
    this.#change({ state: "ready", stage: null, again: false, took });
    for (const { message } of this.#pending.values()) this.#tell(message);
  }

  /** @param {number} request */
  #answer(request) {
    this.#pending.get(request)?.answered?.();
    this.#pending.delete(request);
  }

  /** The start has been silent for too long. */
  #late() {
    const { stage } = this.status;
    if (!stage) return;
    this.#fail({ code: stage === "download" ? "stalled" : "silent", detail: `${PATIENCE[stage]}` });
  }

  /** @param {Failure} error */
  #fail(error) {
    this.#end();
    this.#change({ state: "failed", stage: null, error });
  }

  #end() {
    this.#watch.end();
    this.#leave.abort();
    this.#leave = new AbortController();
    this.#worker?.terminate();
    this.#worker = null;
    if (this.status.state !== "ready") return;
    for (const [request, { passing }] of this.#pending) if (passing) this.#pending.delete(request);
  }

  /** @param {Partial<EngineStatus>} status */
  #change(status) {
    Object.assign(this.status, status);
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {Files} files */
function total(files) {
  return Object.values(files).reduce((sum, { size }) => sum + size, 0);
}

/** @returns {Failure["code"] | null} */
function missingFeature() {
  if (location.protocol === "file:") return "no-server";
  if (globalThis.origin === "null") return "no-origin"; // such as a sandboxed frame
  if (typeof WebAssembly !== "object") return "no-wasm";
  if (typeof Worker !== "function") return "no-worker";
  return null;
}

/** Return the page's own address, whatever frame shows it. */
function ownAddress() {
  const { origin, pathname, hash } = new URL(location.href);
  return origin + pathname + hash;
}
