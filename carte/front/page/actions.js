// The row of buttons under the table. Its first place has the next step: play, retry or next.

import { AS_TYPED, h, icon, pushButton } from "./dom.js";
import { focusBeside, putFocus } from "./focus.js";
import "./panel.css";

/** @import { TableStrings } from "../messages.js" */
/** @import { IconName } from "./dom.js" */

/**
 * A button [data-action=name].
 * @param {string} name
 * @param {string} label
 * @param {() => unknown} click
 * @param {{ kind?: string, drawn?: IconName }} look
 */
export function actionButton(name, label, click, { kind = "", drawn } = {}) {
  return pushButton(
    { class: `carte-button ${kind}`.trim(), "data-action": name, click },
    drawn && icon(drawn),
    h("span", {}, label),
  );
}

/**
 * Change a button's text.
 * @param {HTMLButtonElement} button
 * @param {string} label
 */
export function relabel(button, label) {
  const caption = button.querySelector("span");
  if (caption) caption.textContent = label;
}

/**
 * A field to type moves in; onType(text) is called when one is entered.
 * @param {{ says: string, about: string }} words its label, and what can be typed besides
 * @param {(text: string) => unknown} onType
 */
export function typedLine({ says, about }, onType) {
  const input = h("input", {
    type: "text",
    "data-move": "",
    "aria-description": about,
    ...AS_TYPED,
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
 * @param {string} label
 * @param {() => unknown} onNext
 */
function nextButton(label, onNext) {
  return actionButton("next", label, onNext, { kind: "carte-main", drawn: "next" });
}

/** @typedef {"play" | "insist" | "retry" | "next" | "hurry"} MainAction */

/**
 * The handlers of the buttons and of typed moves.
 * @typedef {object} ActionHandlers
 * @property {() => unknown} onPlay
 * @property {() => unknown} onRetry
 * @property {() => unknown} [onInsist] for a doubted move
 * @property {() => unknown} [onNext]
 * @property {() => unknown} [onAgain] beside the next step
 * @property {(text: string) => unknown} onType
 * @property {() => unknown} [onHurry] while others think
 */

/** @typedef {ReturnType<typeof createActions>} Actions */

/**
 * show("play"|"retry"|"next"|null, label, {enabled, focus, quiet, about, step}): show one of them, or none; `step` is
 * the next step for the reader that the button leads to: why, its reason's id, and what a button beside it says, to do
 * the same `again`. While others think there is "hurry", too.
 * @param {TableStrings} words
 * @param {ActionHandlers} handlers
 * @param {{ extras: Node[] }} beside
 */
export function createActions(words, { onPlay, onRetry, onInsist, onNext, onAgain, onType, onHurry }, { extras }) {
  /** @type {Partial<Record<MainAction, HTMLButtonElement>> & { play: HTMLButtonElement }} */
  const main = {
    play: actionButton("play", words.pick_card, onPlay, { kind: "carte-main" }),
    ...(onInsist && { insist: actionButton("insist", "", onInsist, { kind: "carte-main carte-main-quiet" }) }),
    retry: actionButton("retry", words.retry, onRetry, { kind: "carte-main", drawn: "undo" }),
    ...(onNext && { next: nextButton(words.next, onNext) }),
    ...(onHurry && { hurry: actionButton("hurry", "", onHurry, { kind: "carte-main", drawn: "next" }) }),
  };
  for (const button of Object.values(main)) button.hidden = true;
  const { label, input } = typedLine({ says: words.typed_label, about: words.inquiries.how }, onType);
  const again = onAgain && actionButton("again", "", onAgain);
  const why = h("p", { class: "carte-why", hidden: true });
  const element = h("div", { class: "carte-actions" }, ...Object.values(main), again ?? "", ...extras, label, why);
  /**
   * Return a main button with a text. If it has the focus and another text, it is a new one: a screen reader says the name
   * of what gets the focus, and not that it changes.
   * @param {MainAction} name
   * @param {string} [text]
   */
  function named(name, text) {
    const old = main[name];
    if (!old || !text) return old;
    if (name !== "next" || !onNext || focusBeside(old) !== old || old.textContent === text) {
      relabel(old, text);
      return old;
    }
    const fresh = nextButton(text, onNext);
    old.replaceWith(fresh);
    main.next = fresh;
    putFocus(fresh);
    return fresh;
  }

  return {
    element,
    /**
     * @param {MainAction | null} name
     * @param {string} [text]
     * @param {{ enabled?: boolean, focus?: boolean, quiet?: boolean, about?: string,
     *   step?: { reason?: string, why?: string, again?: string } }} manner
     */
    show(name, text, { enabled = true, focus = false, quiet = false, about = "", step = {} } = {}) {
      why.textContent = step.why ?? "";
      why.hidden = !step.why;
      if (again) {
        relabel(again, step.again ?? "");
        again.hidden = !step.again;
      }
      element.toggleAttribute("data-doubted", false);
      main.play.classList.toggle("carte-main-quiet", quiet);
      for (const [key, button] of Object.entries(main)) button.hidden = key !== name;
      const button = name && named(name, text);
      if (!button) return;
      button.disabled = !enabled;
      button.title = about;
      if (step.reason) button.dataset.next = step.reason;
      else delete button.dataset.next;
      if (focus) putFocus(button);
    },
    /**
     * Ask whether the reader means a move: one button makes it anyway, another goes back.
     * @param {string} insist
     * @param {string} back
     */
    doubt(insist, back) {
      this.show("retry", back, { focus: true });
      if (!main.insist) return;
      relabel(main.insist, insist);
      main.insist.hidden = false;
      element.toggleAttribute("data-doubted", true);
    },
    /**
     * Show an example of what to type; "" if there is nothing to type.
     * @param {string} text
     */
    example(text) {
      input.placeholder = text;
      label.hidden = !text;
    },
    clearTyping() {
      input.value = "";
    },
    /** Whether the reader is typing. */
    isTyping: () => focusBeside(input) === input,
    type: () => putFocus(input),
    /**
     * Hide hints and typing once nothing is left to find out, but keep their space.
     * @param {boolean} resting
     */
    rest(resting) {
      element.toggleAttribute("data-resting", resting);
    },
  };
}
