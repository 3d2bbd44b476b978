// Controls made from data: a tick, a choice, a card or a text to type. Each has a label, and for a house rule the
// rules that its value puts in force.

import { parseCards } from "../cards/notation.js";
import { agreed, hasAll, labelOf, rulesOf, usualAmong } from "../house/house-rules.js";
import { AS_TYPED, fill, h } from "../page/dom.js";
import { focusBeside } from "../page/focus.js";
import { drawFold } from "../page/fold.js";
import { labelled } from "./labels.js";

/** @import { ControlKind, HouseRule, Options, Plain } from "../../engine/messages.js" */
/** @import { Notation } from "../messages.js" */
/** @import { Attributes } from "../page/dom.js" */
/** @import { Say } from "../types.js" */

/**
 * The plan of a control; `values` are the [value, name] pairs of a choice.
 * @typedef {object} ControlPlan
 * @property {string} name
 * @property {string | Node} label
 * @property {ControlKind} kind
 * @property {[value: Plain, name: string][]} values
 * @property {string} [example]
 * @property {(value: Plain) => string} [nameOf] the name of a value not among them
 */

/**
 * A field of a position besides its cards, with its phases.
 * @typedef {ControlPlan & { usual: Plain, phases: string[], example: string }} FieldPlan
 */

/** @typedef {{ element: HTMLElement, set: (value: Plain | undefined) => void }} Control */

/**
 * Called when the reader has set a value; the control can mark typed text as wrong.
 * @callback OnSet
 * @param {Plain} value
 * @param {HTMLInputElement} [input]
 */

/**
 * A control for {name, label, kind, values, …}: onChange(value) is called when the reader has set it.
 * @param {ControlPlan} plan
 * @param {OnSet} onChange
 * @param {string} attribute
 * @returns {Control}
 */
function makeControl(plan, onChange, attribute) {
  const hook = { [attribute]: plan.name };
  if (plan.kind === "check") return tick(plan, onChange, hook);
  return plan.kind === "choice" ? choice(plan, onChange, hook) : typed(plan, onChange, hook);
}

/**
 * @param {ControlPlan} plan
 * @param {OnSet} onChange
 * @param {Attributes} hook
 * @returns {Control}
 */
function tick({ label }, onChange, hook) {
  /** @type {HTMLInputElement} */
  const input = h("input", { type: "checkbox", ...hook, change: () => onChange(input.checked) });
  return {
    element: h("label", { class: "carte-tick" }, input, h("span", {}, label)),
    set: (value) => {
      input.checked = value === true;
    },
  };
}

/**
 * @param {ControlPlan} plan
 * @param {OnSet} onChange
 * @param {Attributes} hook
 * @returns {Control}
 */
function choice({ label, values, nameOf = String }, onChange, hook) {
  /** @type {HTMLSelectElement} */
  const select = h(
    "select",
    { class: "carte-select", ...hook, change: () => onChange(values[select.selectedIndex][0]) },
    ...values.map(([value, name]) => h("option", { value: String(value) }, name)),
  );
  return {
    element: labelled(label, select),
    set: (value) => {
      if (value !== undefined && !values.some(([one]) => one === value)) {
        values.push([value, nameOf(value)]); // a number not among those offered
        select.append(h("option", { value: String(value) }, nameOf(value)));
      }
      select.selectedIndex = Math.max(
        0,
        values.findIndex(([one]) => one === value),
      );
    },
  };
}

/**
 * @param {ControlPlan} plan
 * @param {OnSet} onChange
 * @param {Attributes} hook
 * @returns {Control}
 */
function typed({ label, kind, example }, onChange, hook) {
  /** @type {HTMLInputElement} */
  const input = h("input", {
    type: "text",
    ...AS_TYPED,
    placeholder: example ?? "",
    inputmode: kind === "number" ? "numeric" : false,
    ...hook,
    change: () => onChange(input.value.trim(), input),
    keydown: (event) => event.key === "Enter" && input.blur(),
  });
  return {
    element: labelled(label, input),
    set: (value) => {
      if (input === focusBeside(input)) return; // never interrupt typing
      input.value = String(value ?? "");
      input.ariaInvalid = null;
    },
  };
}

/**
 * The fields of a position: show(sheet) draws those of its form and its phase.
 * @param {object} table
 * @param {{ unreadable_card: string }} table.words
 * @param {Notation} table.cards how typed cards are read
 * @param {(name: string, value: Plain) => unknown} table.onField
 * @param {(text: string) => unknown} table.onWrong
 */
export function createFields({ words, cards, onField, onWrong }) {
  const element = h("div", { class: "carte-fields" });
  let drawn = "";
  /** @type {(Control & { plan: FieldPlan })[]} */
  let controls = [];

  /**
   * @param {FieldPlan} plan
   * @param {Plain} value
   * @param {HTMLInputElement} [input]
   */
  function read(plan, value, input) {
    if (plan.kind !== "card" || value === "") return onField(plan.name, value);
    const found = parseCards(String(value), cards);
    if (found?.length === 1) return onField(plan.name, found[0]);
    if (input) input.ariaInvalid = "true";
    return onWrong(fill(words.unreadable_card, { text: String(value) }));
  }

  return {
    element,
    /**
     * @param {{ fields: Record<string, Plain> }} sheet
     * @param {{ fields: FieldPlan[] }} form
     */
    show(sheet, form) {
      if (drawn !== JSON.stringify(form.fields)) {
        drawn = JSON.stringify(form.fields);
        controls = form.fields.map((plan) => ({
          plan,
          ...makeControl(plan, (value, input) => read(plan, value, input), "data-field"),
        }));
        element.replaceChildren(...controls.map((control) => control.element));
      }
      for (const { plan, element: shown, set } of controls) {
        set(sheet.fields[plan.name] ?? plan.usual);
        shown.hidden = plan.phases.length > 0 && !plan.phases.includes(String(sheet.fields.phase));
      }
    },
  };
}

/**
 * The house rules of a game; each shows the rules that its value puts in force.
 * @param {object} table
 * @param {{ house: string, house_changed: string, unreadable_number: string }} table.words
 * @param {Say} table.say
 * @param {(name: string, value: Plain) => unknown} table.onOption
 * @param {(text: string) => unknown} table.onWrong
 */
export function createHouse({ words, say, onOption, onWrong }) {
  const title = new Text(words.house);
  const list = h("div", { class: "carte-house" });
  const element = drawFold(title, { "data-fold": "house" }, list);
  let drawn = "";
  /** @type {Options} */
  let now = {};
  /** @type {(Control & { plan: HouseRule, sentenceBox: HTMLElement, row: HTMLElement })[]} */
  let controls = [];

  /**
   * Set a house rule, after those that need another value of it and before those that it allows.
   * @param {string} name
   * @param {Plain} value
   */
  function settle(name, value) {
    const plans = controls.map(({ plan }) => plan);
    const next = agreed(now, plans, name, value);
    const lost = plans.filter(({ needs }) => Object.hasOwn(needs, name) && needs[name] !== value);
    const gained = plans.filter(
      (plan) => plan.there !== null && Object.hasOwn(plan.there_with, name) && !lost.includes(plan),
    );
    const changed = [...lost, { name }, ...gained].filter(
      (one) => one.name === name || next[one.name] !== now[one.name],
    );
    for (const one of changed) onOption(one.name, next[one.name]);
  }

  /**
   * @param {HouseRule} plan
   * @param {Plain} value
   * @param {HTMLInputElement} [input]
   */
  function read(plan, value, input) {
    if (plan.kind !== "number") return settle(plan.name, value);
    const text = String(value);
    if (/^[1-9]\d{0,8}$/.test(text)) return settle(plan.name, Number(text));
    if (input) input.ariaInvalid = "true";
    return onWrong(fill(words.unreadable_number, { text, usual: String(plan.value) }));
  }

  /** @param {HouseRule} plan */
  function control(plan) {
    const values = plan.values.map(({ value, label }) => /** @type {[Plain, string]} */ ([value, label]));
    const named = {
      ...plan,
      label: say(plan.label),
      values,
      nameOf: (/** @type {Plain} */ value) => labelOf(plan, value),
    };
    const made = makeControl(named, (value, input) => read(plan, value, input), "data-house");
    const sentenceBox = h("div", { class: "carte-house-rules", "data-stage": "held" });
    return {
      plan,
      sentenceBox,
      row: h("div", { class: "carte-house-rule" }, made.element, sentenceBox),
      ...made,
    };
  }

  return {
    element,
    /**
     * @param {{ options: Options }} sheet
     * @param {{ options: HouseRule[] }} form
     * @param {number} changed how many differ from the book
     */
    show(sheet, form, changed) {
      const key = JSON.stringify(form.options);
      if (drawn !== key) {
        drawn = key;
        controls = form.options.map(control);
        list.replaceChildren(...controls.map((one) => one.row));
      }
      element.hidden = controls.length === 0;
      title.data = changed ? fill(words.house_changed, { count: changed }) : words.house;
      now = sheet.options;
      for (const { plan, sentenceBox, row, set } of controls) {
        row.hidden = !hasAll(plan.needs, now);
        const value = sheet.options[plan.name];
        const usual = usualAmong(plan, now);
        const book = usual === plan.there ? plan.book_there : plan.book;
        const differs = value !== usual;
        set(value);
        row.toggleAttribute("data-differs", differs);
        const stays = differs || plan.kind === "number"; // typing must not move a button from under the finger
        sentenceBox.replaceChildren(
          ...(stays ? [h("p", { class: "carte-house-book" }, say(book))] : []),
          ...rulesOf(plan, now).map((text) => h("p", {}, say(text))),
        );
      }
    },
  };
}
