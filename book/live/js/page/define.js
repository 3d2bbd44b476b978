// anywidget is published as an AMD module: catch its factory.

/** @import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base" */

/** @typedef {(base: object) => Record<string, typeof DOMWidgetModel | typeof DOMWidgetView>} AnywidgetFactory */

/** @type {AnywidgetFactory} */
let factory;

globalThis.define = (_names, made) => {
  factory = made;
};

export function caught() {
  delete globalThis.define;
  return factory;
}
