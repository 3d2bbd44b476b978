// What may be said with a card that is led: one of the signals, or nothing.
import { createOptions } from "./options.js";

const NONE = "none";

/** get() is the signal that is switched on, or null; change() is called after a press. */
export function createSignals(words, change) {
  let chosen = null;
  const options = createOptions([], { ...words, options: words.signals }, (id) => pick(id));
  options.element.classList.add("carte-signals");
  const pick = (id) => {
    chosen = id === NONE || id === chosen ? null : id;
    options.press(chosen ?? NONE);
    change();
  };
  return {
    element: options.element,
    get: () => chosen,
    /** Offer `signals` = [{id, text}, …], or none. */
    set(signals) {
      options.set(signals.length ? [...signals, { id: NONE, text: words.no_signal }] : []);
      pick(NONE);
    },
    point: options.point,
    pick,
  };
}
