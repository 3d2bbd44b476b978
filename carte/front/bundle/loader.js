// How a notebook loads the front end of a tool: the files are in one model, which all widgets of the notebook share.
// Python puts MODULE before this code: the name of the tool's module.

/** @import { View } from "../types.js" */

/**
 * The files of a front end by name; a name changes with the content.
 * @typedef {Record<string, string>} Files
 */

/**
 * What only this code asks of a model of anywidget.
 * @typedef {{ get(name: "front"): string, get(name: "files"): Files }} Shared
 * @typedef {Shared & { widget_manager: { get_model(id: string): Promise<Shared> } }} SharedModel
 */

const REFERENCE = "IPY_MODEL_";
const IMPORTED = /((?:\bfrom|\bimport) *")\.\/([^"]+)(?=")/g;
const SHEET = /\.css$/;

/** Where this page has a module, for all widgets on it. */
globalThis.carteModules ??= new Map();
const addresses = globalThis.carteModules;

/** @param {View} view */
async function render(view) {
  const model = /** @type {SharedModel} */ (/** @type {unknown} */ (view.model));
  const shared = await model.widget_manager.get_model(model.get("front").slice(REFERENCE.length));
  const files = shared.get("files");
  dress(view.el.getRootNode(), files);
  const { default: widget } = await import(addressOf(MODULE, files));
  return widget.render(view);
}

/**
 * Return the address of a module, whose imports are modules with addresses, too.
 * @param {string} name
 * @param {Files} files
 * @returns {string}
 */
function addressOf(name, files) {
  if (!addresses.has(name)) {
    const text = files[name].replace(IMPORTED, (_all, before, imported) => before + addressOf(imported, files));
    addresses.set(name, URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  }
  return addresses.get(name) ?? "";
}

/**
 * Bring the style sheet to where a widget is shown: the page, or the shadow root of a cell.
 * @param {Node} root
 * @param {Files} files
 */
function dress(root, files) {
  const place = root instanceof ShadowRoot ? root : document.head;
  for (const [name, text] of Object.entries(files)) {
    if (!SHEET.test(name) || place.querySelector(`style[data-carte="${name}"]`)) continue;
    const style = document.createElement("style");
    style.dataset.carte = name;
    style.textContent = text;
    place.append(style);
  }
}

export default { render };
