// Downloads that say how far they are, in bytes of the files themselves, and which one failed.

/** @import { Failure, Sizes } from "../messages.js" */

const INTERVAL = 100;
const DOWNLOADS = "carte-downloads";
const KEPT = "x-kept";

export class Meter {
  #sizes;
  #report;
  #loaded = 0;
  #last = 0;
  /** @type {[address: string, response: Response][]} */
  #fetched = [];
  /** @type {(failure: Failure) => void} */
  #giveUp = () => {};
  /**
   * Rejects with a `Failure` when a download fails: whoever waits for the file may never say so.
   * @type {Promise<never>}
   */
  broken = new Promise((_, reject) => {
    this.#giveUp = reject;
  });

  /**
   * `report(loaded, total)` is called now and then.
   * @param {Sizes} sizes
   * @param {(loaded: number, total: number) => void} report
   */
  constructor(sizes, report) {
    this.#sizes = new Map(Object.entries(sizes));
    this.#report = report;
  }

  /**
   * As `fetch`, counting; a status other than success rejects.
   * @param {RequestInfo | URL} address
   * @param {RequestInit} [options]
   */
  async fetch(address, options) {
    const name = nameOf(address instanceof Request ? address.url : address);
    try {
      const response = await fetchOriginal(address, options);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
      // Count a copy: the browser keeps compiled code only for a response that it fetched itself.
      this.#count(response.url, response.clone());
      return response;
    } catch (error) {
      this.#giveUp({ code: "download", detail: name });
      throw error;
    }
  }

  /**
   * Import a module, which counts when it is there.
   * @param {string} address
   * @returns {Promise<typeof import("pyodide")>}
   */
  async module(address) {
    try {
      const module = await import(address);
      this.#add(this.#sizes.get(nameOf(address)) ?? 0);
      return module;
    } catch {
      this.#giveUp({ code: "download", detail: nameOf(address) });
      return this.broken;
    }
  }

  /** Leave what was fetched where the service worker finds it, so that it need not fetch it again. */
  async leave() {
    if (!self.caches) return;
    const downloads = await caches.open(DOWNLOADS);
    for (const [address, response] of this.#fetched.splice(0)) await downloads.put(address, response);
  }

  /**
   * @param {string} address
   * @param {Response} response
   */
  async #count(address, { body, headers }) {
    if (!body) return;
    const chunks = [];
    try {
      for (const reader = body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        chunks.push(value);
        this.#add(value.byteLength);
      }
    } catch {
      return; // whoever reads the response itself hears of it
    }
    if (!headers.has(KEPT)) this.#fetched.push([address, new Response(new Blob(chunks), { headers })]);
  }

  /** @param {number} bytes */
  #add(bytes) {
    this.#loaded += bytes;
    const total = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    const now = performance.now();
    if (now - this.#last < INTERVAL && this.#loaded < total) return;
    this.#last = now;
    this.#report(Math.min(this.#loaded, total), total);
  }
}

const fetchOriginal = self.fetch.bind(self);

/** @param {string | URL} address */
function nameOf(address) {
  const { pathname } = new URL(address, self.location.href);
  return pathname.slice(pathname.lastIndexOf("/") + 1);
}
