// A value as a number in a link that fits a QR code: deflated, in digits, for which such codes have most room.

const MOST_DIGITS = 20_000; // a tenth of them carries all that a reader has won
const MOST_BYTES = 500_000; // to which they unfold; a few digits may unfold to megabytes

/**
 * The digits for a JSON value.
 * @param {unknown} value
 */
export async function deflate(value) {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await streamed(text, new CompressionStream("deflate"));
  return BigInt(`0x1${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`).toString();
}

/**
 * The value in digits. Throws if they are damaged, and a `RangeError` if there are too many.
 * @param {string} digits
 * @returns {Promise<unknown>}
 */
export async function inflate(digits) {
  if (digits.length > MOST_DIGITS) throw new RangeError(String(digits.length));
  if (!/^\d+$/.test(digits)) throw new TypeError(digits);
  const [, hex] = /^1((?:..)+)$/.exec(BigInt(digits).toString(16)) ?? [];
  const bytes = Uint8Array.from(hex?.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return JSON.parse(new TextDecoder().decode(await streamed(bytes, new DecompressionStream("deflate"))));
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} by
 */
async function streamed(bytes, by) {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_BYTES) {
      reader.cancel();
      throw new RangeError(String(size));
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
