// What may be said with a card that is led: one of the signals, or nothing.
import { createOptions } from "./options.js";

/** @import { Words } from "../../front/types.js" */
/** @import { Option } from "./types.js" */

const NONE = "none";

/**
 * get() is the signal that is switched on, or null; change() is called after a press.
 * @param {Words} words
 * @param {() => unknown} change
 */
export function createSignals(words, change) {
  /** @type {string | null} */
  let chosen = null;
  const options = createOptions({ ...words, options: words.signals }, (id) => pick(id));
  options.element.classList.add("carte-signals");
  /** @param {string} id */
  const pick = (id) => {
    chosen = id === NONE || id === chosen ? null : id;
    options.press(chosen ?? NONE);
    change();
  };
  return {
    element: options.element,
    get: () => chosen,
    /**
     * Offer `signals` = [{id, text}, …], or none.
     * @param {Option[]} signals
     */
    set(signals) {
      options.set(signals.length ? [...signals, { id: NONE, text: words.no_signal }] : []);
      pick(NONE);
    },
    point: options.point,
    pick,
  };
}
