// What the build left in the page: its cells, its words, the saved models and the places for their views.

const STATE = 'script[type="application/vnd.jupyter.widget-state+json"]';
const VIEW = 'script[type="application/vnd.jupyter.widget-view+json"]';
const ALONE = new Set(["lesson", "courses", "finder"]);
const SHIPPED = "site:";
const SHARED = "site:shared";
const FOLDER = new URL(".", import.meta.url);

/** Read the page once, before anything on it changes. */
export function readPage(document) {
  const { shared, ...settings } = JSON.parse(document.getElementById("live-page").textContent);
  const models = savedModels(document, shared);
  return {
    ...settings,
    folder: new URL(settings.folder, FOLDER),
    models,
    hosts: [...document.querySelectorAll(".live-host")].map((element) => host(element, models)),
  };
}

function host(element, models) {
  const model = JSON.parse(element.querySelector(VIEW).textContent).model_id;
  return {
    element,
    model,
    status: element.querySelector(".live-status"),
    /** These answer from what they were saved with, without Python. */
    alone: ALONE.has(models.get(model)?.state.kind),
  };
}

function savedModels(document, shared) {
  const saved = new Map();
  for (const script of document.querySelectorAll(STATE)) {
    for (const [id, model] of Object.entries(JSON.parse(script.textContent).state)) {
      resolveShared(model.state, shared);
      resolveShipped(model.state);
      saved.set(id, model);
    }
  }
  return saved;
}

/** anywidget imports its module from an address only when that is absolute. */
export function resolveShipped(state) {
  if (state._esm?.startsWith(SHIPPED)) {
    state._esm = new URL(state._esm.slice(SHIPPED.length).trim(), FOLDER).href;
  }
}

/** Values that several models have are in the page once. */
function resolveShared(state, shared) {
  for (const [name, value] of Object.entries(state)) {
    const index = value?.[SHARED];
    if (index !== undefined) state[name] = shared[index];
  }
}
