// What Python says, as models take it and as the console does.

/** @import { Printed } from "../messages.js" */
/** @import { BufferPath, CommMessage, CommOpened, Said } from "../types.js" */
/** @import { Comm, Packet } from "./comm.js" */

/** Attributes that Python repeats when it opens a saved model's comm, and the page must keep. */
const KEPT = new Set(["_esm", "_css", "outputs", "msg_id"]);

/** Console methods for output that nothing on the page captures, by stream. */
const LOGGED = /** @type {const} */ ({ stderr: "warn", stdout: "info" });

/**
 * Log output that nothing on the page captures.
 * @param {Printed["output"]} output
 */
export function log(output) {
  if (output.output_type === "error") console.error(output.traceback.join("\n"));
  else if (output.output_type === "stream") console[LOGGED[output.name]](output.text);
}

/**
 * Return a message as a widget model expects it.
 * @param {Pick<CommMessage & Said, "comm" | "data" | "metadata" | "buffers">} message
 * @returns {Packet}
 */
export function packet({ comm, data, metadata, buffers }) {
  return { content: { comm_id: comm, data }, metadata, buffers: buffers.map(view), parent_header: {} };
}

/** @param {Uint8Array} bytes */
function view(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Return Python's state of a model that the page already shows, without what the reader changed meanwhile.
 * @param {Comm} comm
 * @param {CommOpened & Said} message
 */
export function takeover(comm, message) {
  const { state, buffer_paths = [] } = message.data;
  const keeps = (/** @type {string} */ name) => KEPT.has(name) || comm.unheard.has(name);
  /** @type {[path: BufferPath, buffer: Uint8Array][]} */
  const given = buffer_paths.map((path, i) => [path, message.buffers[i]]);
  const sent = given.filter(([path]) => !keeps(path[0]));
  return packet({
    ...message,
    data: {
      method: "update",
      state: Object.fromEntries(Object.entries(state).filter(([name]) => !keeps(name))),
      buffer_paths: sent.map(([path]) => path),
    },
    buffers: sent.map(([, buffer]) => buffer),
  });
}
