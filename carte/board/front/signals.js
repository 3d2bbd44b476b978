// The signals to give with a lead: one of them, or none.
import { createOptions } from "./options.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Option } from "./messages.js" */

const NONE = "none";

/**
 * get() is the chosen signal, or null; change() is called after a press.
 * @param {TableStrings} words
 * @param {() => Skin} skin
 * @param {() => unknown} change
 */
export function createSignals(words, skin, change) {
  /** @type {string | null} */
  let chosen = null;
  /** @type {string[]} */
  let offered = [];
  const options = createOptions({ ...words, options: words.signals }, skin, (id) => pick(id));
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
     * Offer `signals` = [{id, text}, …], or none; given the `leads` of a deal, those that some card allows.
     * @param {Option[]} signals
     * @param {Record<Card, string[]>} [leads]
     */
    set(signals, leads) {
      const some = leads && Object.values(leads).flat();
      const there = signals.filter(({ id }) => some?.includes(id) ?? true);
      offered = there.map(({ id }) => id);
      options.set(there.length ? [...there, { id: NONE, text: words.no_signal }] : []);
      pick(NONE);
    },
    /**
     * Allow only the signals `fitting` the picked card; without a card, all that are offered.
     * @param {string[]} [fitting]
     */
    allow(fitting = offered) {
      options.allow([...fitting, NONE]);
      if (chosen && !fitting.includes(chosen)) {
        chosen = null;
        options.press(NONE);
      }
    },
    point: options.point,
    pick,
  };
}
