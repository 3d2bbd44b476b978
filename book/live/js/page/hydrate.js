// Draw the saved widgets where they belong, before there is any Python.
import { Widget } from "@lumino/widgets";
import { keepAim } from "./aim.js";
import { breath } from "./idle.js";

/** @import { DOMWidgetModel } from "@jupyter-widgets/base" */
/** @import { SavedModel } from "../messages.js" */
/** @import { Manager } from "./manager.js" */
/** @import { DrawnHost, Host, Page } from "./types.js" */

/**
 * Revive every saved model and draw each host's view, one at a time so that no long task blocks the page. `drawn(host,
 * number)` is called for each host. Rejects if a script that draws one is unavailable.
 * @param {Manager} manager
 * @param {Page} page
 * @param {(host: DrawnHost, number: number) => void} drawn
 */
export async function hydrate(manager, page, drawn) {
  // First of all: anywidget does not wait long for these.
  await Promise.all([...modules(page.models)].map((address) => import(address)));
  // All at once: they refer to each other, and each is known as soon as its creation has begun.
  const revived = [...page.models].map(([id, saved]) => manager.revive(id, saved));
  await Promise.allSettled(revived);
  keepAim(page.hosts.map(({ element }) => element));
  const failed = [];
  for (const [number, host] of page.hosts.entries()) {
    await breath();
    try {
      await draw(manager, host);
    } catch (error) {
      failed.push(error);
    }
    drawn({ ...host, inside: family(host.model, page.models) }, number);
  }
  if (failed.length) throw failed[0];
}

/**
 * @param {Manager} manager
 * @param {Host} host
 */
async function draw(manager, host) {
  const model = /** @type {DOMWidgetModel} */ (await manager.get_model(host.model));
  const view = await manager.create_view(model);
  const { luminoWidget } = view;
  Widget.attach(luminoWidget, host.element, host.status);
  markWhenFilled(host.element, view.el);
}

/**
 * Mark the host once an anywidget fills its element: until then the page's styles keep room for it.
 * @param {HTMLElement} host
 * @param {HTMLElement} element
 */
function markWhenFilled(host, element) {
  const observer = new MutationObserver(mark);
  const incomplete = /** @type {HTMLElement} */ (host.querySelector(".live-incomplete"));
  function mark() {
    if (!element.childElementCount) return;
    host.dataset.drawn = "";
    incomplete.hidden = true;
    observer.disconnect();
  }
  observer.observe(element, { childList: true });
  mark();
}

/**
 * Return the addresses of the modules that draw models of anywidget.
 * @param {Map<string, SavedModel>} models
 */
function modules(models) {
  const found = [...models.values()].map(({ state }) => state._esm ?? "");
  return new Set(found.filter((esm) => URL.canParse(esm)));
}

/**
 * Return the ids of a model and of all models that its state refers to.
 * @param {string} root
 * @param {Map<string, SavedModel>} models
 */
function family(root, models) {
  /** @type {Set<string>} */
  const found = new Set();
  const look = (/** @type {string} */ id) => {
    const model = models.get(id);
    if (found.has(id) || !model) return;
    found.add(id);
    for (const [, child] of JSON.stringify(model.state).matchAll(/"IPY_MODEL_([^"]+)"/g)) look(child);
  };
  look(root);
  return found;
}
