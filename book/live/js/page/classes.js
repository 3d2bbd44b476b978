// The classes of models and views, by Python's name of the module. Stock controls come when needed.
import * as base from "@jupyter-widgets/base";
import { anywidget } from "./anywidget.js";
import * as output from "./output.js";

/** @import { WidgetModel, WidgetView } from "@jupyter-widgets/base" */

/** @typedef {typeof WidgetModel | typeof WidgetView} WidgetClass */

/** @type {Record<string, (() => object | Promise<object>) | undefined>} */
const MODULES = {
  "@jupyter-widgets/base": () => base,
  "@jupyter-widgets/controls": () => import("./controls.js"),
  "@jupyter-widgets/output": () => output,
  anywidget: () => anywidget,
};

/**
 * Find a widget class; throws an error that names an unknown one.
 * @param {string} name
 * @param {string} module
 */
export async function loadClass(name, module) {
  const classes = /** @type {Record<string, WidgetClass> | undefined} */ (await MODULES[module]?.());
  const found = classes?.[name];
  if (!found) throw new Error(`this site does not ship the widget ${module}.${name}`);
  return found;
}
