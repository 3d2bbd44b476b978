// The controls of a replay: first move, back, forward, last, autoplay with its speed, and a slider.

import { chooseSpeed, SPEED_NAMES, speedName } from "../../board/front/speed.js";
import { h, icon, pushButton } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";

/** @import { ReplayStrings } from "../../front/messages.js" */
/** @import { OnTrouble } from "../../front/types.js" */

/** @typedef {"first" | "back" | "forward" | "last"} Way */

/** @type {Record<string, Way>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

/**
 * @param {Way | "run"} name
 * @param {string} label
 * @param {() => unknown} click
 */
function control(name, label, click) {
  return pushButton({ class: "carte-button", "data-action": name, title: label, click }, icon(name));
}

/**
 * onGo(place) is called with a place from 0 to `last`, onRun() when the replay is to play or pause.
 * @param {object} replay
 * @param {ReplayStrings} replay.words
 * @param {number} replay.last
 * @param {(place: number) => unknown} replay.onGo
 * @param {() => unknown} replay.onRun
 * @param {OnTrouble} replay.onTrouble
 */
export function createTransport({ words, last, onGo, onRun, onTrouble }) {
  let at = 0;
  const ways = {
    first: () => onGo(0),
    back: () => onGo(Math.max(0, at - 1)),
    forward: () => onGo(Math.min(last, at + 1)),
    last: () => onGo(last),
  };
  /** @param {Way} name */
  const button = (name) => control(name, words[name], () => allowed(name) && ways[name]());
  const buttons = { first: button("first"), back: button("back"), forward: button("forward"), last: button("last") };
  const run = control("run", words.run, onRun);
  /** @type {HTMLInputElement} */
  const slider = h("input", {
    type: "range",
    class: "carte-slider",
    "data-slider": "",
    "aria-label": words.slider,
    min: 0,
    max: last,
    step: 1,
    value: 0,
    input: () => onGo(Number(slider.value)),
  });
  const speeds = SPEED_NAMES.map((name) => h("option", { value: name }, words.speeds[name]));
  /** @type {HTMLSelectElement} */
  const speed = h(
    "select",
    { class: "carte-select", "data-speed": "", "aria-label": words.speed, change: () => chosen() },
    ...speeds,
  );
  const chosen = () => chooseSpeed(SPEED_NAMES[speed.selectedIndex], onTrouble);
  speed.value = speedName(onTrouble);
  const { first, back, forward, last: end } = buttons;
  const element = h(
    "div",
    { class: "carte-transport", "data-stage": "off", role: "group", "aria-label": words.controls, keydown: turn },
    h("div", { class: "carte-transport-ways" }, first, back, run, forward, end),
    slider,
    speed,
  );

  /**
   * Whether a button leads anywhere. One that does not is only aria-disabled, and keeps the focus.
   * @param {Way} name
   * @returns {boolean}
   */
  function allowed(name) {
    return buttons[name].ariaDisabled !== "true";
  }

  /** @param {KeyboardEvent} event */
  function turn(event) {
    const name = KEYS[event.key];
    if (!name || !(event.target instanceof Element && event.target.matches("[data-action]"))) return;
    event.preventDefault();
    if (allowed(name)) ways[name]();
  }

  return {
    element,
    focus: () => putFocus(forward),
    /**
     * Show a place as the current one; `text` names it.
     * @param {number} place
     * @param {string} text
     */
    show(place, text) {
      at = place;
      slider.value = String(place);
      slider.ariaValueText = text;
      for (const way of [first, back]) way.ariaDisabled = String(place === 0);
      for (const way of [forward, end]) way.ariaDisabled = String(place === last);
    },
    /** @param {boolean} goes */
    running(goes) {
      run.replaceChildren(icon(goes ? "halt" : "run"));
      run.title = goes ? words.halt : words.run;
    },
  };
}
