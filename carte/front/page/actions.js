// The row of buttons under the table. Its first place holds what comes next: play, retry or next.
import { h, icon } from "./dom.js";
import "./panel.css";

/** A button [data-action=name]. */
export function actionButton(name, label, click, { kind = "", drawn = null } = {}) {
  return h(
    "button",
    { type: "button", class: `carte-button ${kind}`.trim(), "data-action": name, click },
    drawn && icon(drawn),
    h("span", {}, label),
  );
}

/** Change what a button says. */
export function relabel(button, label) {
  button.querySelector("span").textContent = label;
}

/** A line to type moves in; onType(text) when one is entered. */
export function typedLine(says, onType) {
  const input = h("input", {
    type: "text",
    "data-move": "",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    keydown: (event) => {
      if (event.key !== "Enter" || !input.value.trim()) return;
      event.preventDefault();
      onType(input.value.trim());
    },
  });
  const label = h("label", { class: "carte-typed" }, h("span", {}, says), input);
  return { label, input };
}

/**
 * show("play"|"retry"|"next"|null, label, {enabled, focus, quiet}): that one of them, or none. Where
 * others think there is "hurry", too.
 */
export function createActions(words, { onPlay, onRetry, onNext, onType, onHurry }, { extras }) {
  const main = {
    play: actionButton("play", words.pick_card, onPlay, { kind: "carte-main" }),
    retry: actionButton("retry", words.retry, onRetry, { kind: "carte-main", drawn: "undo" }),
    next: actionButton("next", words.next, onNext, { kind: "carte-main", drawn: "next" }),
    ...(onHurry && { hurry: actionButton("hurry", "", onHurry, { kind: "carte-main", drawn: "next" }) }),
  };
  for (const button of Object.values(main)) button.hidden = true;
  const { label, input } = typedLine(words.typed_label, onType);
  const element = h("div", { class: "carte-actions" }, ...Object.values(main), ...extras, label);
  return {
    element,
    show(name, text, { enabled = true, focus = false, quiet = false } = {}) {
      main.play.classList.toggle("carte-main-quiet", quiet);
      for (const [key, button] of Object.entries(main)) button.hidden = key !== name;
      if (name === null) return;
      if (text) relabel(main[name], text);
      main[name].disabled = !enabled;
      if (focus) main[name].focus({ preventScroll: true });
    },
    /** Typing is answered too: what, for example; "" where nothing is to be typed. */
    example(text) {
      input.placeholder = text;
      label.hidden = !text;
    },
    clearTyping() {
      input.value = "";
    },
    /** Nothing is left to find out: hints and typing go, their room stays. */
    rest(resting) {
      element.toggleAttribute("data-resting", resting);
    },
  };
}
