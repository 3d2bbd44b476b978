// The controls of a replay: to the first move, back, on, to the last, by itself at a speed, and a slider.

import { chooseSpeed, SPEED_NAMES, speedName } from "../../board/front/speed.js";
import { h, icon } from "../../front/page/dom.js";

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

function control(name, label, click) {
  return h(
    "button",
    { type: "button", class: "carte-button", "data-action": name, "aria-label": label, title: label, click },
    icon(name),
  );
}

/**
 * onGo(place) is called with a place from 0 to `last`, onRun() when the replay is to go by itself
 * or to halt.
 */
export function createTransport({ words, last, onGo, onRun, onBroken }) {
  let at = 0;
  const ways = {
    first: () => onGo(0),
    back: () => onGo(Math.max(0, at - 1)),
    forward: () => onGo(Math.min(last, at + 1)),
    last: () => onGo(last),
  };
  const buttons = Object.fromEntries(
    Object.entries(ways).map(([name, go]) => [name, control(name, words[name], () => allowed(name) && go())]),
  );
  const run = control("run", words.run, onRun);
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
  const speed = h(
    "select",
    { class: "carte-select", "data-speed": "", "aria-label": words.speed, change: () => chooseSpeed(speed.value) },
    ...speeds,
  );
  speed.value = speedName(onBroken);
  const { first, back, forward, last: end } = buttons;
  const element = h(
    "div",
    { class: "carte-transport", role: "group", "aria-label": words.controls, keydown: turn },
    h("div", { class: "carte-transport-ways" }, first, back, run, forward, end),
    slider,
    speed,
  );

  /** A button stays where the focus is, even when it leads no further. */
  function allowed(name) {
    return buttons[name].getAttribute("aria-disabled") !== "true";
  }

  function turn(event) {
    const name = KEYS[event.key];
    if (!name || !event.target.matches("[data-action]")) return;
    event.preventDefault();
    if (allowed(name)) ways[name]();
  }

  return {
    element,
    focus: () => forward.focus({ preventScroll: true }),
    /** Stand at a place; `text` says which one it is. */
    show(place, text) {
      at = place;
      slider.value = place;
      slider.setAttribute("aria-valuetext", text);
      for (const name of ["first", "back"]) buttons[name].setAttribute("aria-disabled", String(place === 0));
      for (const name of ["forward", "last"]) {
        buttons[name].setAttribute("aria-disabled", String(place === last));
      }
    },
    running(goes) {
      run.replaceChildren(icon(goes ? "halt" : "run"));
      for (const name of ["aria-label", "title"]) run.setAttribute(name, goes ? words.halt : words.run);
    },
  };
}
