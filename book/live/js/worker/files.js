// The files for Python's start, each exactly as built, with the progress of all of them.
import { whole } from "../whole.js";

/** @import { Failure, Files as Shipment } from "../messages.js" */

const INTERVAL = 100;
const DOWNLOADS = "carte-downloads";
const KEPT = "x-kept";

export class Files {
  #folder;
  #shipped;
  #total;
  #report;
  /** @type {Map<string, number>} */
  #loaded = new Map();
  #last = 0;
  /** @type {[address: string, response: Response][]} */
  #fetched = [];
  /** @type {(failure: Failure) => void} */
  #giveUp = () => {};
  /**
   * Rejects with a `Failure` when a file is unavailable: code that waits for it may never report that.
   * @type {Promise<never>}
   */
  broken = new Promise((_, reject) => {
    this.#giveUp = reject;
  });

  /**
   * `report(loaded, total)` is called now and then.
   * @param {string} folder
   * @param {Shipment} shipped
   * @param {(loaded: number, total: number) => void} report
   */
  constructor(folder, shipped, report) {
    this.#folder = folder;
    this.#shipped = shipped;
    this.#total = Object.values(shipped).reduce((sum, { size }) => sum + size, 0);
    this.#report = report;
    this.broken.catch(() => {}); // handled where the start is awaited
  }

  /** @param {string} name */
  has(name) {
    return Object.hasOwn(this.#shipped, name);
  }

  /** The names of all files. */
  get names() {
    return Object.keys(this.#shipped);
  }

  /** @param {string} name */
  async bytes(name) {
    return (await this.#whole(name)).bytes;
  }

  /** @param {string} name */
  async wasm(name) {
    const { bytes, made } = await this.#whole(name, compile);
    return (await made) ?? WebAssembly.compile(bytes);
  }

  /**
   * Import a module, once the browser has it unchanged.
   * @template Module
   * @param {string} name
   * @returns {Promise<Module>}
   */
  async module(name) {
    await this.#whole(name);
    try {
      return await import(this.#folder + name);
    } catch (error) {
      this.#giveUp({ code: "download", detail: name });
      throw error;
    }
  }

  /** Leave the downloads for the service worker, if the browser allows, so that it need not fetch them again. */
  async leave() {
    const fetched = this.#fetched.splice(0);
    try {
      const downloads = await caches.open(DOWNLOADS);
      for (const [address, response] of fetched) await downloads.put(address, response);
    } catch {
      // No room, no permission, or no service worker either.
    }
  }

  /**
   * @template [Made=undefined]
   * @param {string} name
   * @param {(response: Response) => Promise<Made>} [read]
   */
  async #whole(name, read) {
    const address = new URL(name, this.#folder).href;
    try {
      const count = (/** @type {number} */ loaded) => this.#count(name, loaded);
      const found = await whole(address, this.#shipped[name], { count, read });
      const { bytes, headers } = found;
      if (!headers.has(KEPT)) this.#fetched.push([address, new Response(bytes, { headers })]);
      return found;
    } catch (failure) {
      this.#giveUp(/** @type {Failure} */ (failure));
      throw failure;
    }
  }

  /**
   * @param {string} name
   * @param {number} bytes
   */
  #count(name, bytes) {
    this.#loaded.set(name, bytes);
    const loaded = [...this.#loaded.values()].reduce((sum, some) => sum + some, 0);
    const now = performance.now();
    if (now - this.#last < INTERVAL && loaded < this.#total) return;
    this.#last = now;
    this.#report(loaded, this.#total);
  }
}

/**
 * Return a file while Python waits for it, which checks it. It blocks this worker, and nothing else.
 * @param {string} address
 * @returns {Uint8Array}
 */
export function fetchAtOnce(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  return new Uint8Array(request.response);
}

/**
 * Compile while it downloads, if the host sends the type of WebAssembly: if not, that is no reason to fail.
 * @param {Response} response
 */
async function compile(response) {
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : undefined;
}
