// Python's life on the page: one worker, its stages and failures, and what waits until it is ready.

/** @import { CommRequest, Failure, Request, Sizes, ToPage, ToWorker } from "../messages.js" */
/** @import { EngineStatus, Page } from "./types.js" */

/** Emits `change` when `status` does and `message` for what Python says, a `Heard` as its data. */
export class Engine extends EventTarget {
  #page;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Request[]} */
  #waiting = [];
  /** @type {Map<number, () => void>} */
  #answers = new Map();
  #lastRequest = 0;

  /** @param {Page} page */
  constructor(page) {
    super();
    this.#page = page;
    /** @type {EngineStatus} */
    this.status = { state: "off", stage: null, loaded: 0, total: 0, error: null, settled: false };
  }

  /** Start Python, or try again after a failure; nothing happens while it starts or runs. */
  start() {
    if (this.status.state === "booting" || this.status.state === "ready") return;
    const missing = missingFeature();
    if (missing) {
      this.#fail({ code: missing });
      return;
    }
    this.#change({ state: "booting", stage: "download", loaded: 0, total: total(this.#page.sizes), error: null });
    try {
      this.#open(new URL("worker.js", this.#page.folder));
    } catch (error) {
      this.#fail({ code: "worker", detail: String(error) });
    }
  }

  /**
   * Send Python a message, now or as soon as it is ready; `answered` is called when it is dealt with.
   * @param {CommRequest} message
   * @param {() => void} [answered]
   */
  send(message, answered) {
    const request = ++this.#lastRequest;
    if (answered) this.#answers.set(request, answered);
    const sealed = { ...message, request };
    if (this.status.state === "ready") this.#tell(sealed);
    else this.#keep(sealed);
  }

  /** The comms of models whose messages wait for Python. */
  get waiting() {
    return new Set(this.#waiting.map((message) => message.comm));
  }

  /** @param {ToWorker} message */
  #tell(message) {
    this.#worker?.postMessage(message);
  }

  /** @param {Request} message */
  #keep(message) {
    this.#waiting.push(message);
    if (this.status.state === "off") this.start();
    else this.#change({});
  }

  /** @param {URL} address */
  #open(address) {
    const worker = new Worker(address, { type: "module" });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#fail(event.message ? { code: "crash", detail: event.message } : { code: "download", detail: "worker.js" });
    });
    this.#tell({
      type: "start",
      cells: this.#page.cells,
      sizes: this.#page.sizes,
      saved: [...this.#page.models].map(([id, { state }]) => [
        id,
        state._model_module,
        state._model_name,
        state._anywidget_id ?? null,
      ]),
    });
  }

  /** @param {ToPage} message */
  #receive(message) {
    if (message.type === "stage") this.#change(message.status);
    else if (message.type === "failed") this.#fail(message.error);
    else if (message.type === "done") this.#answer(message.request);
    else if (message.type === "settled") this.#change({ settled: true });
    else this.dispatchEvent(new MessageEvent("message", { data: message }));
  }

  /** The page has seen everything that its cells said: what waited may go. */
  ready() {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#change({ state: "ready", stage: null });
    for (const message of waiting) this.#tell(message);
  }

  /** @param {number} request */
  #answer(request) {
    this.#answers.get(request)?.();
    this.#answers.delete(request);
  }

  /** @param {Failure} error */
  #fail(error) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#change({ state: "failed", stage: null, error });
  }

  /** @param {Partial<EngineStatus>} status */
  #change(status) {
    Object.assign(this.status, status);
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {Sizes} sizes */
function total(sizes) {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}

/** @returns {Failure["code"] | null} */
function missingFeature() {
  if (typeof WebAssembly !== "object") return "no-wasm";
  if (typeof Worker !== "function") return "no-worker";
  return null;
}
