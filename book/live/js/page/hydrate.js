// Draw the saved widgets where they belong, before there is any Python: first those in sight.
import { keepAim } from "./aim.js";
import { breath, rest } from "./idle.js";

/** @import { SavedModel } from "../types.js" */
/** @import { DrawnHost, Host, Page, Widgets } from "./types.js" */

/**
 * Revive every saved model and draw each host's view, one at a time so that no long task blocks the page. `drawn(host)`
 * is called for each host. Rejects if a script that draws one is unavailable.
 * @param {Widgets} widgets
 * @param {Page} page
 * @param {(host: DrawnHost) => void} drawn
 */
export async function hydrate(widgets, page, drawn) {
  await widgets.revive(page.models);
  keepAim(page.hosts.map(({ element }) => element));
  const failed = [];
  for await (const host of inOrder(page.hosts)) {
    try {
      markWhenFilled(host.element, await widgets.draw(host));
    } catch (error) {
      failed.push(error);
    }
    drawn({ ...host, inside: family(host.model, page.models) });
  }
  if (failed.length) throw failed[0];
}

/**
 * Yield the hosts: those in sight or near it at once, and the others when there is nothing else to do, as many as there
 * is time for: the page is laid out once for all of them.
 * @param {Host[]} hosts
 */
async function* inOrder(hosts) {
  const waiting = new Set(hosts);
  /** @type {Set<Element>} */
  const near = new Set(hosts.map(({ element }) => element).filter(isInSight));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
    },
    { rootMargin: "50%" },
  );
  for (const { element } of hosts) observer.observe(element);
  const next = () => [...waiting].find(({ element }) => near.has(element));
  let isTime = () => false;
  for (let first = true; waiting.size; first = false) {
    if (first || next()) await breath();
    else if (!isTime()) isTime = await rest();
    const host = next() ?? [...waiting][0];
    waiting.delete(host);
    yield host;
  }
  observer.disconnect();
}

/** @param {Element} element */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Mark the host once its view is filled: until then the page's styles keep room for it.
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
