// Draws the widgets of an exported notebook from the state that is saved in the page: without Python, and without what
// other widgets ask the network for. A plain box is drawn with them if it holds no others.

/** @import { Drawing, Reply } from "../types.js" */

/** @typedef {Record<string, unknown>} State */
/**
 * @typedef {object} Tool what a module makes
 * @property {Drawing} default
 */

const STATE = 'script[type="application/vnd.jupyter.widget-state+json"]';
const VIEW = 'script[type="application/vnd.jupyter.widget-view+json"]';
const REFERENCE = "IPY_MODEL_";
const BOXES = ["BoxModel", "HBoxModel", "VBoxModel"];

/** @type {Record<string, { state: State }>} */
const saved = JSON.parse(document.querySelector(STATE)?.textContent ?? '{ "state": {} }').state;
/** @type {Map<string, ReturnType<typeof createModel>>} */
const models = new Map();
/** @type {Map<string, Promise<Tool>>} */
const tools = new Map();

/** @param {string} id */
const stateOf = (id) => saved[id]?.state ?? {};

/**
 * The ids of the widgets in a box.
 * @param {State} state
 * @returns {string[]}
 */
const inside = ({ children }) =>
  /** @type {string[]} */ (children ?? []).map((reference) => reference.slice(REFERENCE.length));

/**
 * Whether a widget is drawn here.
 * @param {string} id
 * @returns {boolean}
 */
function isOurs(id) {
  const state = stateOf(id);
  const isBox = BOXES.includes(/** @type {string} */ (state._model_name));
  return ("front" in state && "kind" in state) || (isBox && inside(state).every(isOurs));
}

/**
 * A model as anywidget has it, of which nobody else hears.
 * @param {State} state
 */
function createModel(state) {
  /** @type {Map<string, Set<(reply: Reply) => unknown>>} */
  const heard = new Map();
  return {
    widget_manager: { get_model: async (/** @type {string} */ id) => modelOf(id) },
    get: (/** @type {string} */ name) => state[name],
    /**
     * @param {string} name
     * @param {unknown} value
     */
    set(name, value) {
      if (JSON.stringify(state[name]) === JSON.stringify(value)) return;
      state[name] = value;
      for (const listener of heard.get(`change:${name}`) ?? []) /** @type {() => unknown} */ (listener)();
    },
    save_changes() {},
    send() {},
    /**
     * @param {string} type
     * @param {(reply: Reply) => unknown} listener
     */
    on(type, listener) {
      heard.set(type, (heard.get(type) ?? new Set()).add(listener));
    },
    /**
     * @param {string} type
     * @param {(reply: Reply) => unknown} listener
     */
    off(type, listener) {
      heard.get(type)?.delete(listener);
    },
  };
}

/** @param {string} id */
function modelOf(id) {
  const model = models.get(id) ?? createModel({ ...stateOf(id) });
  models.set(id, model);
  return model;
}

/**
 * The tool that a module makes: once, however many widgets have it.
 * @param {string} module
 */
function toolOf(module) {
  /** @type {Promise<Tool>} */
  const tool = tools.get(module) ?? import(URL.createObjectURL(new Blob([module], { type: "text/javascript" })));
  tools.set(module, tool);
  return tool;
}

/**
 * Draw a widget, or those of a box beside or below each other.
 * @param {string} id
 * @param {HTMLElement} el
 */
async function draw(id, el) {
  const state = stateOf(id);
  if (!("kind" in state)) {
    const flexDirection = state._model_name === "VBoxModel" ? "column" : "row";
    Object.assign(el.style, { display: "flex", gap: "1rem", flexDirection });
    for (const inner of inside(state)) {
      const place = document.createElement("div");
      place.style.flex = "1 1 20rem";
      el.append(place);
      draw(inner, place);
    }
    return;
  }
  const { default: tool } = await toolOf(/** @type {string} */ (state._esm));
  tool.render({ model: /** @type {never} */ (modelOf(id)), el });
}

for (const script of document.querySelectorAll(VIEW)) {
  const id = JSON.parse(script.textContent ?? "{}").model_id;
  if (!isOurs(id)) continue;
  const place = document.createElement("div");
  script.replaceWith(place); // what draws other widgets passes it over
  draw(id, place);
}
