// The answers to a question: a press answers.
import { h } from "./dom.js";

/** Buttons [data-option] for `options` = [{id, text}, …]; onChoose(id) when one is pressed. */
export function createOptions(options, words, onChoose) {
  const buttons = options.map(({ id, text }) =>
    h(
      "button",
      {
        type: "button",
        class: "carte-button carte-option",
        "data-option": id,
        "aria-pressed": "false",
        click: () => onChoose(id),
      },
      text,
    ),
  );
  const press = (chosen) => {
    for (const button of buttons) {
      button.setAttribute("aria-pressed", String(button.dataset.option === chosen));
    }
  };
  return {
    element: h(
      "div",
      { class: "carte-options", role: "group", "aria-label": words.options },
      ...buttons,
    ),
    press,
    clear: () => press(null),
    focus: () => buttons[0].focus({ preventScroll: true }),
  };
}
