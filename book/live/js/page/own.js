// Our own widgets on a page that shows no others, which do without Jupyter's manager and models.
import { Comm } from "./comm.js";
import { breath } from "./idle.js";
import { log, packet, takeover } from "./messages.js";
import { Model } from "./model.js";

/** @import { Heard, ModelState, SavedModel } from "../types.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Host, Widgets } from "./types.js" */

const TARGET = "jupyter.widget";
const LAYOUT = "LayoutModel";

/**
 * Whether a page shows widgets of ours alone, laid out as the page does.
 * @param {Map<string, SavedModel>} models
 */
export function areOurs(models) {
  return [...models.values()].every(({ model_name, state }) =>
    model_name === LAYOUT ? isPlain(state) : isOurs(state),
  );
}

/** @param {ModelState} layout */
function isPlain(layout) {
  return Object.keys(layout).every((name) => name.startsWith("_"));
}

/** @param {ModelState} state */
function isOurs({ kind, _esm = "", _dom_classes = [] }) {
  return Boolean(kind) && URL.canParse(_esm) && Array.isArray(_dom_classes) && !_dom_classes.length;
}

/** @implements {Widgets} */
export class OwnWidgets {
  #engine;
  /** @type {Map<string, Comm>} */
  #comms = new Map();
  /** @type {Map<string, Model>} */
  #models = new Map();
  /** @type {Set<string>} */
  #run = new Set();

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    engine.addEventListener("message", (event) => {
      const { data } = /** @type {MessageEvent<Heard>} */ (event);
      try {
        this.#take(data);
      } catch (error) {
        console.error(error);
      }
    });
  }

  /**
   * Recreate the saved models, each with a comm that keeps the reader's changes until Python is there.
   * @param {Map<string, SavedModel>} models
   */
  async revive(models) {
    for (const [id, { model_name, state }] of models) {
      if (model_name === LAYOUT) continue;
      const comm = new Comm(this.#engine, id, TARGET);
      this.#comms.set(id, comm);
      this.#models.set(id, new Model(comm, state));
    }
  }

  /**
   * Draw the view of a host's model. Rejects if the script that draws it is unavailable.
   * @param {Host} host
   */
  async draw({ model: id, status }) {
    const model = /** @type {Model} */ (this.#models.get(id));
    const element = document.createElement("div");
    status.before(element);
    const tool = await this.#toolAt(`${model.get("_esm")}`);
    const leave = tool.render({ model, el: element });
    this.#comms.get(id)?.on_close(() => {
      leave?.();
      element.remove();
    });
    return element;
  }

  /**
   * Load the module of a tool; the browser may respond between the first run of one and what it draws.
   * @param {string} address
   */
  async #toolAt(address) {
    const { default: tool } = await import(address);
    if (!this.#run.has(address)) await breath();
    this.#run.add(address);
    return tool;
  }

  /** @param {Heard} message */
  #take(message) {
    if (message.type === "ready") this.#engine.ready();
    else if (message.type === "output") log(message.output);
    else if (message.type === "comm_close") this.#comms.get(message.comm)?.closed();
    else this.#tell(message);
  }

  /**
   * Hand a model what its widget says; nobody sees those that have no place on the page.
   * @param {Exclude<Heard, { type: "ready" | "output" | "comm_close" }>} message
   */
  #tell(message) {
    const comm = this.#comms.get(message.comm);
    comm?.receive(message.type === "comm_open" ? takeover(comm, message) : packet(message));
  }
}
