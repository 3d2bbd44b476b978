// What the build put into the page: its groups of cells, its words, the saved models and the places for their views.

/** @import { Settings } from "../messages.js" */
/** @import { Json, ModelState, SavedModel } from "../types.js" */
/** @import { Host, Page } from "./types.js" */

const STATE = 'script[type="application/vnd.jupyter.widget-state+json"]';
const VIEW = 'script[type="application/vnd.jupyter.widget-view+json"]';
const ALONE = new Set(["lesson", "courses", "finder", "procedure", "search", "keeping"]);
const SHIPPED = "site:";
const SHARED = "site:shared";
const FOLDER = new URL(".", import.meta.url);

/**
 * Read the page once, before anything on it changes.
 * @param {Document} document
 * @returns {Page}
 */
export function readPage(document) {
  /** @type {Settings} */
  const { shared, ...settings } = parseState(document.getElementById("live-page"));
  const models = savedModels(document, /** @type {Json[]} */ (shared));
  /** @type {NodeListOf<HTMLElement>} */
  const hosts = document.querySelectorAll(".live-host");
  return {
    ...settings,
    folder: new URL(settings.folder, FOLDER),
    models,
    hosts: [...hosts].map((element) => host(element, models)),
  };
}

/**
 * @param {HTMLElement} element
 * @param {Map<string, SavedModel>} models
 * @returns {Host}
 */
function host(element, models) {
  /** @type {string} */
  const model = parseState(element.querySelector(VIEW)).model_id;
  return {
    element,
    model,
    status: /** @type {HTMLElement} */ (element.querySelector(".live-status")),
    alone: ALONE.has(models.get(model)?.state.kind ?? ""),
  };
}

/**
 * @param {Document} document
 * @param {Json[]} shared
 */
function savedModels(document, shared) {
  /** @type {Map<string, SavedModel>} */
  const saved = new Map();
  for (const script of document.querySelectorAll(STATE)) {
    /** @type {Record<string, SavedModel>} */
    const { state } = parseState(script);
    for (const [id, model] of Object.entries(state)) {
      resolveShared(model.state, shared);
      resolveShipped(model.state);
      saved.set(id, model);
    }
  }
  return saved;
}

/**
 * Return the data of a script element that does not run.
 * @param {Element | null} script
 */
function parseState(script) {
  return JSON.parse(script?.textContent ?? "");
}

/**
 * Make the addresses of modules absolute: anywidget imports from no others.
 * @param {ModelState} state
 */
export function resolveShipped(state) {
  if (state._esm?.startsWith(SHIPPED)) {
    state._esm = new URL(state._esm.slice(SHIPPED.length).trim(), FOLDER).href;
  }
}

/**
 * Fill in the values that several models share, and that the page holds once.
 * @param {ModelState} state
 * @param {Json[]} shared
 */
function resolveShared(state, shared) {
  for (const [name, value] of Object.entries(state)) {
    const index = /** @type {{ [SHARED]?: number } | null | undefined} */ (value)?.[SHARED];
    if (index !== undefined) state[name] = shared[index];
  }
}
