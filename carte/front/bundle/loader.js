// How a notebook loads the front end of a tool: the files are in one model, which all widgets of the notebook share.
// Python puts MODULE before this code: the name of the tool's module.

/** @import { View } from "../types.js" */

/**
 * The files of a front end by name, each packed by gzip and written in base64; a name changes with the content.
 * @typedef {Record<string, string>} Files
 */

/**
 * What only this code asks of a model of anywidget.
 * @typedef {{ get(name: "front"): string, get(name: "files"): Files, comm_live?: boolean }} Shared
 * @typedef {Shared & { widget_manager: { get_model(id: string): Promise<Shared> } }} SharedModel
 */

const REFERENCE = "IPY_MODEL_";
const PACKED = ["content", "words"];
const IMPORTED = /((?:\bfrom|\bimport) *\(?")\.\/([^"]+)(?=")/g;
const SHEET = /\.css$/;

/** Where this page has a module, for all widgets on it. */
globalThis.carteModules ??= new Map();
const addresses = globalThis.carteModules;

/** @param {View} view */
async function render(view) {
  const model = /** @type {SharedModel} */ (/** @type {unknown} */ (view.model));
  const shared = await model.widget_manager.get_model(model.get("front").slice(REFERENCE.length));
  const files = shared.get("files");
  await dress(view.el.getRootNode(), files);
  const { default: widget } = await import(await addressOf(MODULE, files));
  return widget.render({ ...view, model: await read(view.model, shared) });
}

/**
 * Return a model whose packed parts can be read, and which sends nothing to a kernel that does not know it: one started
 * after the notebook was saved, or shut down. Without this, nobody would ever answer.
 * @param {View["model"]} model
 * @param {Shared} shared
 */
async function read(model, shared) {
  /** @type {Record<string, unknown>} */
  const parts = {};
  for (const name of PACKED) parts[name] = JSON.parse(await unpacked(/** @type {string} */ (model.get(name))));
  const get = (/** @type {string} */ name) => parts[name] ?? model.get(name);
  const send = (/** @type {Parameters<View["model"]["send"]>[0]} */ message) => {
    if (shared.comm_live === false) throw new Error("no kernel");
    model.send(message);
  };
  return new Proxy(model, {
    get(_model, name) {
      if (name === "get") return get;
      if (name === "send") return send;
      const value = Reflect.get(model, name);
      return typeof value === "function" ? value.bind(model) : value;
    },
  });
}

/**
 * Return the address of a module, whose imports are modules with addresses, too.
 * @param {string} name
 * @param {Files} files
 * @returns {Promise<string>}
 */
function addressOf(name, files) {
  const address = addresses.get(name) ?? linked(name, files);
  addresses.set(name, address);
  return address;
}

/**
 * @param {string} name
 * @param {Files} files
 */
async function linked(name, files) {
  const text = await unpacked(files[name]);
  /** @type {Record<string, string>} */
  const places = {};
  for (const [, , imported] of text.matchAll(IMPORTED)) places[imported] = await addressOf(imported, files);
  const module = text.replace(IMPORTED, (_all, before, imported) => before + places[imported]);
  return URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
}

/**
 * Bring the style sheet to where a widget is shown: the page, or the shadow root of a cell.
 * @param {Node} root
 * @param {Files} files
 */
async function dress(root, files) {
  const place = root instanceof ShadowRoot ? root : document.head;
  for (const name of Object.keys(files).filter((file) => SHEET.test(file))) {
    const text = await unpacked(files[name]);
    if (place.querySelector(`style[data-carte="${name}"]`)) continue;
    const style = document.createElement("style");
    style.dataset.carte = name;
    style.textContent = text;
    place.append(style);
  }
}

/**
 * @param {string} file
 * @returns {Promise<string>}
 */
function unpacked(file) {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

export default { render };
