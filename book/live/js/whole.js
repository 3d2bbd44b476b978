// A file exactly as the build made it. If the browser's cached copy is broken, it is fetched from the server again.

/** @import { Failure, Shipped } from "./messages.js" */

/** Cache modes to try in turn: the browser's default, then past its cache. */
const SOURCES = /** @type {const} */ (["default", "reload"]);
/** The browser's own: Pyodide gets another one. */
const fetchFile = globalThis.fetch.bind(globalThis);
const SCRIPT = /\.m?js$/;
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;

/**
 * Return the bytes of a file, the headers of its response, and what `read` makes from the response meanwhile. Throws a
 * `Failure` that names the file if no source has it complete.
 * @template [Made=undefined]
 * @param {string | URL} address
 * @param {Shipped} shipped
 * @param {object} [manner]
 * @param {(loaded: number) => void} [manner.count] - called with the bytes so far, fewer after a restart
 * @param {(response: Response) => Promise<Made>} [manner.read]
 * @param {AbortSignal} [manner.signal]
 * @returns {Promise<{ bytes: Uint8Array<ArrayBuffer>, headers: Headers, made: Promise<Made> | undefined }>}
 */
export async function whole(address, shipped, { count = () => {}, read, signal } = {}) {
  for (const cache of SOURCES) {
    try {
      const response = await fetchFile(address, { cache, signal });
      check(response, address);
      // Read a copy: the browser keeps compiled code only for a response it fetched itself.
      const copy = read ? response.clone() : response;
      const made = read?.(response);
      made?.catch(() => {}); // handled by the caller
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
 * Check that a browser would accept the file: it refuses scripts of another type.
 * @param {Response} response
 * @param {string | URL} address
 */
function check(response, address) {
  if (!response.ok) throw new Error(`${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (SCRIPT.test(nameOf(address)) && !SCRIPT_TYPE.test(type)) throw new Error(type);
}

/**
 * Return all bytes of a response, which must have this size.
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
    bytes.set(value, loaded); // a RangeError if there are more
    loaded += value.byteLength;
    count(loaded);
  }
  if (loaded < size) throw new Error(`${loaded} bytes of ${size}`);
  return bytes;
}

/**
 * Whether bytes match; a browser without hashes, for lack of a secure connection, compares only the length.
 * @param {Shipped} shipped
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function isAs({ sha256 }, bytes) {
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest)) === sha256;
}
