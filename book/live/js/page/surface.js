// What widgets and tests see of the engine: `<html data-engine>`, the event `carte:engine`, `carteEngine`.

/** @import { Engine } from "./engine.js" */

/**
 * Mirror the engine's state in the document and let anybody start it, or replace one that does not answer.
 * @param {Engine} engine
 */
export function engineSurface(engine) {
  const root = document.documentElement;
  root.dataset.engine = engine.status.state;
  engine.addEventListener("change", () => {
    root.dataset.engine = engine.status.state;
    document.dispatchEvent(new CustomEvent("carte:engine", { detail: { ...engine.status } }));
  });
  globalThis.carteEngine = {
    start: () => engine.start(),
    restart: () => engine.restart(),
    giveUp: () => engine.giveUp(),
    get status() {
      return { ...engine.status };
    },
  };
}
