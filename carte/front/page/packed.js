// A value as a number in a link that fits a QR code: deflated, in digits, for which such codes have the most room.

const MOST_DIGITS = 20_000; // which unfold to some megabytes at most

/**
 * The digits that carry a value of JSON.
 * @param {unknown} value
 */
export async function packed(value) {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await streamed(text, new CompressionStream("deflate"));
  return BigInt(`0x1${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`).toString();
}

/**
 * The value that digits carry. Throws where they are not whole.
 * @param {string} digits
 * @returns {Promise<unknown>}
 */
export async function unpacked(digits) {
  if (!/^\d+$/.test(digits) || digits.length > MOST_DIGITS) throw new TypeError(digits);
  const [, hex] = /^1((?:..)+)$/.exec(BigInt(digits).toString(16)) ?? [];
  const bytes = Uint8Array.from(hex?.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return JSON.parse(new TextDecoder().decode(await streamed(bytes, new DecompressionStream("deflate"))));
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} by
 */
async function streamed(bytes, by) {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
