// Draw the saved widgets where they belong, before there is any Python.
import { Widget } from "@lumino/widgets";
import { breath } from "./idle.js";

/**
 * Revive every saved model and draw each host's view, one at a time so that no long task holds the page.
 * `drawn(host, number)` is called for each host, which then has the ids of all models `inside` it.
 */
export async function hydrate(manager, page, drawn) {
  // All at once: they refer to each other, and each is known as soon as its making has begun.
  const revived = [...page.models].map(([id, saved]) => manager.revive(id, saved));
  await Promise.allSettled(revived);
  for (const [number, host] of page.hosts.entries()) {
    await breath();
    await draw(manager, host);
    drawn({ ...host, inside: family(host.model, page.models) }, number);
  }
}

async function draw(manager, host) {
  const view = await manager.create_view(await manager.get_model(host.model));
  const { luminoWidget } = view;
  Widget.attach(luminoWidget, host.element, host.status);
  markWhenFilled(host.element, view.el);
}

/** An anywidget fills its element later: until then the page's styles keep room for it. */
function markWhenFilled(host, element) {
  const observer = new MutationObserver(mark);
  function mark() {
    if (!element.childElementCount) return;
    host.dataset.drawn = "";
    observer.disconnect();
  }
  observer.observe(element, { childList: true });
  mark();
}

/** The ids of a model and of all models that its state refers to. */
function family(root, models) {
  const found = new Set();
  const look = (id) => {
    if (found.has(id) || !models.has(id)) return;
    found.add(id);
    for (const [, child] of JSON.stringify(models.get(id).state).matchAll(/"IPY_MODEL_([^"]+)"/g)) look(child);
  };
  look(root);
  return found;
}
