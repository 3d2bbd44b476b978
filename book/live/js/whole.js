// A file just as the build made it. What a browser has kept of it may be broken: then the server is asked anew.

/** @import { Failure, Shipped } from "./messages.js" */

/** Where to look, one after the other: as the browser likes, then past whatever it has kept. */
const SOURCES = /** @type {const} */ (["default", "reload"]);
/** The browser's own: Pyodide is given another one. */
const fetchFile = globalThis.fetch.bind(globalThis);
const SCRIPT = /\.m?js$/;
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;

/**
 * The bytes of a file, what its response said of it, and what `read` makes of the response meanwhile. A `Failure`
 * that names the file when no source has it whole.
 * @template [Made=undefined]
 * @param {string | URL} address
 * @param {Shipped} shipped
 * @param {object} [manner]
 * @param {(loaded: number) => void} [manner.count] - told of the bytes that are there, fewer where it begins anew
 * @param {(response: Response) => Promise<Made>} [manner.read]
 * @param {AbortSignal} [manner.signal]
 * @returns {Promise<{ bytes: Uint8Array<ArrayBuffer>, headers: Headers, made: Promise<Made> | undefined }>}
 */
export async function whole(address, shipped, { count = () => {}, read, signal } = {}) {
  for (const cache of SOURCES) {
    try {
      const response = await fetchFile(address, { cache, signal });
      check(response, address);
      // Read a copy: the browser keeps compiled code only for a response that it fetched itself.
      const copy = read ? response.clone() : response;
      const made = read?.(response);
      made?.catch(() => {}); // heard by whoever takes it
      const bytes = await gather(copy, shipped.size, count);
      if (!(await isAs(shipped, bytes))) throw new Error("another file");
      return { bytes, headers: response.headers, made };
    } catch {
      count(0);
    }
  }
  throw /** @satisfies {Failure} */ ({ code: "download", detail: nameOf(address) });
}

/** @param {string | URL} address */
export function nameOf(address) {
  const { pathname } = new URL(address);
  return pathname.slice(pathname.lastIndexOf("/") + 1);
}

/**
 * Whether a browser would take it for what it is: scripts of another type it refuses.
 * @param {Response} response
 * @param {string | URL} address
 */
function check(response, address) {
  if (!response.ok) throw new Error(`${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (SCRIPT.test(nameOf(address)) && !SCRIPT_TYPE.test(type)) throw new Error(type);
}

/**
 * All bytes of a response, of which there are so many.
 * @param {Response} response
 * @param {number} size
 * @param {(loaded: number) => void} count
 */
async function gather({ body }, size, count) {
  const bytes = new Uint8Array(size);
  let loaded = 0;
  for (const reader = /** @type {NonNullable<typeof body>} */ (body).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, loaded); // a RangeError where there are more
    loaded += value.byteLength;
    count(loaded);
  }
  if (loaded < size) throw new Error(`${loaded} bytes of ${size}`);
  return bytes;
}

/**
 * Where a browser has no hashes, for want of a secure connection, the length must do.
 * @param {Shipped} shipped
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function isAs({ sha256 }, bytes) {
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest)) === sha256;
}
