// One model's line to its twin in Python. It exists before Python does: the engine keeps what is sent until then.

export class Comm {
  #engine;
  #early = [];
  #onMessage = null;
  #onClose = null;
  /** Names of attributes the reader changed and Python has not yet heard of. */
  unheard = new Set();

  constructor(engine, id, target) {
    this.#engine = engine;
    this.comm_id = id;
    this.target_name = target;
  }

  on_msg(callback) {
    this.#onMessage = callback;
    for (const message of this.#early.splice(0)) callback(message);
  }

  on_close(callback) {
    this.#onClose = callback;
  }

  /** A model made in the page, not in Python, asks for its twin. */
  open(data) {
    this.#engine.send({ type: "comm_open", comm: this.comm_id, target: this.target_name, data });
    return "";
  }

  send(data, callbacks, _metadata, buffers) {
    const changed = data.method === "update" ? Object.keys(data.state) : [];
    for (const name of changed) this.unheard.add(name);
    this.#engine.send({ type: "comm_msg", comm: this.comm_id, data, buffers }, () => {
      for (const name of changed) this.unheard.delete(name);
      callbacks?.iopub?.status?.({ content: { execution_state: "idle" } });
    });
    return this.comm_id;
  }

  close() {
    this.#engine.send({ type: "comm_close", comm: this.comm_id });
    this.#onClose?.();
    return "";
  }

  /** What Python says; returns when the model has taken it in. */
  receive(message) {
    if (!this.#onMessage) {
      this.#early.push(message);
      return undefined;
    }
    return this.#onMessage(message);
  }

  /** Python has let go of the model. */
  closed() {
    this.#onClose?.({});
  }
}
