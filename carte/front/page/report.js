// What the reader has done, as traits of the widget that a notebook reads, observes and sets. Pages of the book keep it
// in the browser alone.

import { inBook } from "./address.js";
import { isExported } from "./ask.js";

/** @import { Model } from "../types.js" */

/**
 * @param {Model<object>} model
 * @param {AbortSignal} signal
 */
export function createReport(model, signal) {
  let isOurs = false; // the change is what the reader did, not what the notebook set
  return {
    /** @param {Record<string, unknown>} done */
    report(done) {
      if (inBook() || signal.aborted) return;
      isOurs = true;
      for (const [name, value] of Object.entries(done)) model.set(name, value);
      model.save_changes();
      isOurs = false;
    },
    /** @param {string} name */
    reported: (name) => /** @type {never} */ (model.get(name)),
    /** @param {string} name */
    given: (name) => /** @type {never} */ (inBook() || isExported() ? undefined : model.get(name)),
    /**
     * @param {string} name
     * @param {() => unknown} apply
     */
    onSet(name, apply) {
      const changed = () => {
        if (!isOurs) queueMicrotask(() => signal.aborted || apply());
      };
      model.on(`change:${name}`, changed);
      signal.addEventListener("abort", () => model.off(`change:${name}`, changed));
    },
  };
}
