// One model's line to its twin in Python. It exists before Python does: the engine queues its messages until then.

/** @import { ICallbacks, IClassicComm } from "@jupyter-widgets/base" */
/** @import { KernelMessage } from "@jupyterlab/services" */
/** @import { CommData, Json } from "../types.js" */
/** @import { Engine } from "./engine.js" */

/**
 * A message as a widget model expects it.
 * @typedef {object} Packet
 * @property {{ comm_id: string, data: CommData }} content
 * @property {CommData} metadata
 * @property {(ArrayBuffer | ArrayBufferView)[]} [buffers]
 * @property {object} parent_header
 */

/** @typedef {(message: Packet) => unknown} Listener - may return a promise, resolved once the model has taken it in */

/** The only status that a model reads: Python has dealt with its message. */
const IDLE = /** @type {KernelMessage.IStatusMsg} */ ({ content: { execution_state: "idle" } });

/** @implements {IClassicComm} */
export class Comm {
  #engine;
  /** @type {Packet[]} */
  #early = [];
  /** @type {Listener | null} */
  #onMessage = null;
  /** @type {((message?: object) => void) | null} */
  #onClose = null;
  /**
   * Names of attributes that the reader changed and Python has not heard of yet.
   * @type {Set<string>}
   */
  unheard = new Set();

  /**
   * @param {Engine} engine
   * @param {string} id
   * @param {string} target
   */
  constructor(engine, id, target) {
    this.#engine = engine;
    this.comm_id = id;
    this.target_name = target;
  }

  /** @param {Listener} callback */
  on_msg(callback) {
    this.#onMessage = callback;
    for (const message of this.#early.splice(0)) callback(message);
  }

  /** @param {(message?: object) => void} callback */
  on_close(callback) {
    this.#onClose = callback;
  }

  /**
   * Ask for a twin of a model made in the page, not in Python.
   * @param {Json} data
   */
  open(data) {
    this.#engine.send({ type: "comm_open", comm: this.comm_id, target: this.target_name, data });
    return "";
  }

  /**
   * @param {Json} data
   * @param {ICallbacks} [callbacks]
   * @param {Json} [_metadata]
   * @param {ArrayBuffer[] | ArrayBufferView[]} [buffers]
   */
  send(data, callbacks, _metadata, buffers) {
    const { method, state } = /** @type {CommData} */ (data);
    const changed = method === "update" && state ? Object.keys(state) : [];
    for (const name of changed) this.unheard.add(name);
    const answered = () => {
      for (const name of changed) this.unheard.delete(name);
      callbacks?.iopub?.status?.(IDLE);
    };
    // A custom message expects an answer; its sender notices if Python ends before that, and asks the next one.
    const passing = method === "custom";
    this.#engine.send({ type: "comm_msg", comm: this.comm_id, data, buffers }, { answered, passing });
    return this.comm_id;
  }

  close() {
    this.#engine.send({ type: "comm_close", comm: this.comm_id });
    this.#onClose?.();
    return "";
  }

  /**
   * Take a message from Python; resolves when the model has taken it in.
   * @param {Packet} message
   */
  receive(message) {
    if (!this.#onMessage) {
      this.#early.push(message);
      return undefined;
    }
    return this.#onMessage(message);
  }

  /** Python has closed the model's comm. */
  closed() {
    this.#onClose?.({});
  }
}
