// All widgets on a static page: saved models first, and later Python's models take their places.
import { ManagerBase } from "@jupyter-widgets/base-manager";
import { Widget } from "@lumino/widgets";
import { loadClass } from "./classes.js";
import { Comm } from "./comm.js";
import { log, packet, takeover } from "./messages.js";
import { resolveShipped } from "./page.js";

/** @import { DOMWidgetModel } from "@jupyter-widgets/base" */
/** @import { KernelMessage } from "@jupyterlab/services" */
/** @import { Printed } from "../messages.js" */
/** @import { CommOpened, Heard, Json, Said, SavedModel } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { OutputModel } from "./output.js" */
/** @import { Host, Widgets } from "./types.js" */

/** @implements {Widgets} */
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
   * Recreate the saved models, each with a comm that keeps the reader's changes until Python is there. Rejects if a
   * script that draws one is unavailable.
   * @param {Map<string, SavedModel>} models
   */
  async revive(models) {
    // First of all: anywidget does not wait long for these.
    await Promise.all([...modules(models)].map((address) => import(address)));
    // All at once: they refer to each other, and each is known as soon as its creation has begun.
    const revived = [...models].map(([id, { model_name, model_module, model_module_version, state }]) =>
      this.new_model({ model_id: id, model_name, model_module, model_module_version, comm: this.#comm(id) }, state),
    );
    await Promise.allSettled(revived);
  }

  /**
   * Draw the view of a host's model.
   * @param {Host} host
   */
  async draw({ model: id, element, status }) {
    const model = /** @type {DOMWidgetModel} */ (await this.get_model(id));
    const { luminoWidget, el } = await this.create_view(model);
    Widget.attach(luminoWidget, element, status);
    return el;
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
    else log(output);
  }
}

/**
 * Return the addresses of the modules that draw models of anywidget.
 * @param {Map<string, SavedModel>} models
 */
function modules(models) {
  const found = [...models.values()].map(({ state }) => state._esm ?? "");
  return new Set(found.filter((esm) => URL.canParse(esm)));
}
