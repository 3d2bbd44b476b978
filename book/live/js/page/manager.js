// Widgets on a static page: saved models first, and later Python's models take their places.
import { ManagerBase } from "@jupyter-widgets/base-manager";
import { loadClass } from "./classes.js";
import { Comm } from "./comm.js";
import { resolveShipped } from "./page.js";

/** @import { KernelMessage } from "@jupyterlab/services" */
/** @import { BufferPath, CommMessage, CommOpened, Heard, Json, Printed, Said, SavedModel } from "../messages.js" */
/** @import { Packet } from "./comm.js" */
/** @import { Engine } from "./engine.js" */
/** @import { OutputModel } from "./output.js" */

/** Attributes that Python repeats when it opens a saved model's comm, and the page must keep. */
const KEPT = new Set(["_esm", "_css", "outputs", "msg_id"]);

/** Console methods for output that nothing on the page captures, by stream. */
const LOGGED = /** @type {const} */ ({ stderr: "warn", stdout: "info" });

export class Manager extends ManagerBase {
  #engine;
  /** @type {Map<string, Comm>} */
  #comms = new Map();
  /** @type {Promise<unknown>} */
  #order = Promise.resolve();
  /** @type {OutputModel[]} */
  #capturing = [];

  /** @param {Engine} engine */
  constructor(engine) {
    super();
    this.#engine = engine;
    engine.addEventListener("message", (event) => {
      const { data } = /** @type {MessageEvent<Heard>} */ (event);
      this.#order = this.#order.then(() => this.#take(data)).catch((error) => console.error(error));
    });
  }

  /**
   * Recreate a saved model, with a comm that keeps the reader's changes until Python is there.
   * @param {string} id
   * @param {SavedModel} saved
   */
  revive(id, { model_name, model_module, model_module_version, state }) {
    return this.new_model(
      { model_id: id, model_name, model_module, model_module_version, comm: this.#comm(id) },
      state,
    );
  }

  /**
   * Register an Output model that captures Python's output; the innermost one gets it.
   * @param {OutputModel} model
   * @param {boolean} on
   */
  capture(model, on) {
    this.#capturing = this.#capturing.filter((other) => other !== model);
    if (on) this.#capturing.push(model);
  }

  /**
   * @param {string} name
   * @param {string} module
   */
  loadClass(name, module) {
    return loadClass(name, module);
  }

  /**
   * @param {string} target
   * @param {string} id
   * @param {Json} [data]
   */
  async _create_comm(target, id, data) {
    const comm = this.#comm(id, target);
    if (data) comm.open(data);
    return comm;
  }

  async _get_comm_info() {
    return {};
  }

  /**
   * @param {string} id
   * @param {string} [target]
   */
  #comm(id, target = this.comm_target_name) {
    const comm = new Comm(this.#engine, id, target);
    this.#comms.set(id, comm);
    return comm;
  }

  /** @param {Heard} message */
  #take(message) {
    const { type } = message;
    if (message.type === "comm_open") return this.#opened(message);
    if (message.type === "comm_msg") return this.#comms.get(message.comm)?.receive(packet(message));
    if (message.type === "comm_close") return this.#closed(message.comm);
    if (message.type === "output") return this.#output(message);
    if (message.type === "ready") return this.#engine.ready();
    throw new Error(`unknown message from Python: ${type}`);
  }

  /** @param {CommOpened & Said} message */
  #opened(message) {
    const comm = this.#comms.get(message.comm);
    if (comm && this.has_model(message.comm)) return comm.receive(takeover(comm, message));
    resolveShipped(message.data.state);
    // Not awaited: a model may refer to one that Python opens after it.
    this.handle_comm_open(this.#comm(message.comm), /** @type {KernelMessage.ICommOpenMsg} */ (packet(message)));
    return undefined;
  }

  /** @param {string} id */
  #closed(id) {
    this.#comms.get(id)?.closed();
    this.#comms.delete(id);
  }

  /** @param {Printed} message */
  #output({ output }) {
    const innermost = this.#capturing.at(-1);
    if (innermost) innermost.add(output);
    else if (output.output_type === "error") console.error(output.traceback.join("\n"));
    else if (output.output_type === "stream") console[LOGGED[output.name]](output.text);
  }
}

/**
 * Return a message as a widget model expects it.
 * @param {Pick<CommMessage & Said, "comm" | "data" | "metadata" | "buffers">} message
 * @returns {Packet}
 */
function packet({ comm, data, metadata, buffers }) {
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
function takeover(comm, message) {
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
