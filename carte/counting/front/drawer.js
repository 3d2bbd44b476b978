// The drawer of a match sheet, which holds a form or a question until it is answered or left.

import { textControl } from "../../front/fields/entries.js";
import { createFieldError } from "../../front/fields/field-error.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";

/** @import { Attributes } from "../../front/page/dom.js" */
/** @import { CountingWords } from "./messages.js" */

/**
 * A form with a text field for each name.
 * @typedef {object} DrawerForm
 * @property {string} title
 * @property {string[]} names
 * @property {string[]} values
 * @property {Attributes} wishes
 * @property {string} done the button's text
 * @property {(texts: string[], refuse: (text: string) => unknown) => unknown} onDone may refuse the texts as a whole
 * @property {HTMLElement} opener
 * @property {HTMLElement[]} [ways] buttons for other actions
 * @property {(text: string) => string} [objects] what is wrong with a text, or ""
 */

/**
 * form({…}) and ask(title, text, ways) open the drawer, close() empties it.
 * @param {Pick<CountingWords, "cancel">} strings
 */
export function createDrawer(strings) {
  const element = h("div", { class: "carte-sheet-drawer" });
  const close = () => element.replaceChildren();

  return {
    element,
    close,
    /**
     * Open a form: a field for each name, onDone(texts) for the entries, and a way back to the `opener`.
     * @param {DrawerForm} form
     */
    form({ title, names, values, wishes, done, onDone, opener, ways = [], objects = () => "" }) {
      const texts = [...values];
      const fields = names.map((name, place) =>
        textControl(`entry-${place}`, name, values[place], () => {}, {
          ...wishes,
          input: ({ target }) => {
            if (target instanceof HTMLInputElement) texts[place] = target.value.trim();
          },
        }),
      );
      const checked = fields.map((label, place) => {
        const input = /** @type {HTMLInputElement} */ (label.querySelector("input"));
        const wrong = createFieldError(input);
        const refused = () => {
          const text = objects(texts[place]);
          if (text) wrong.say(text);
          return text ? input : null;
        };
        return { element: h("div", {}, label, wrong.element), input, refused };
      });
      const [one] = checked;
      const wrong = createFieldError(one.input);
      const enter = () => {
        const [first] = checked.map(({ refused }) => refused()).filter((input) => input !== null);
        wrong.clear();
        if (first) first.focus();
        else onDone(texts, refuse);
      };
      /** @param {string} text */
      const refuse = (text) => {
        putFocus(one.input);
        wrong.say(text);
      };
      const cancel = () => {
        close();
        opener.focus();
      };
      element.replaceChildren(
        h(
          "form",
          {
            class: "carte-sheet-form",
            "aria-label": title,
            submit: (event) => {
              event.preventDefault();
              enter();
            },
            input: wrong.clear,
            keydown: (event) => event.key === "Escape" && cancel(),
          },
          h("p", { class: "carte-sheet-form-title" }, title),
          h("div", { class: "carte-entries" }, ...checked.map((field) => field.element)),
          wrong.element,
          h(
            "div",
            { class: "carte-sheet-ways" },
            h("button", { class: "carte-button carte-main", "data-action": "enter" }, done),
            ...ways,
            actionButton("cancel", strings.cancel, cancel),
          ),
        ),
      );
      element.querySelector("input")?.focus();
    },
    /**
     * Ask a question with its answers as buttons, the safe one first.
     * @param {string} title
     * @param {string} text
     * @param {HTMLElement[]} ways
     */
    ask(title, text, ways) {
      element.replaceChildren(
        h(
          "div",
          { class: "carte-sheet-form", role: "group", "aria-label": title },
          h("p", { class: "carte-sheet-form-title" }, text),
          h("div", { class: "carte-sheet-ways" }, ...ways),
        ),
      );
      ways[0].focus();
    },
  };
}
