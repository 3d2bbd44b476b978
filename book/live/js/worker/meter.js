// Downloads that say how far they are, in bytes of the files themselves, and which one failed.

const INTERVAL = 100;
const DOWNLOADS = "carte-downloads";
const KEPT = "x-kept";

export class Meter {
  #sizes;
  #report;
  #loaded = 0;
  #last = 0;
  #fetched = [];
  #giveUp;
  /** Rejects with { code, detail } when a download fails: whoever waits for the file may never say so. */
  broken = new Promise((_, reject) => {
    this.#giveUp = reject;
  });

  /** `sizes`: the bytes of each file, by name; `report(loaded, total)` is called now and then. */
  constructor(sizes, report) {
    this.#sizes = new Map(Object.entries(sizes));
    this.#report = report;
  }

  /** As `fetch`, counting; a status other than success rejects. */
  async fetch(address, options) {
    const name = nameOf(address.url ?? address);
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

  /** Import a module, which counts when it is there. */
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

  async #count(address, { body, headers }) {
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

function nameOf(address) {
  return new URL(address, self.location).pathname.split("/").at(-1);
}
