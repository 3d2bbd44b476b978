// The drawer of a match sheet, which holds a form or a question until it is answered or left.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Action, TextEntry } from "../../front/fields/entry-views.js";
import { uniqueName } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";

/** @import { InputHTMLAttributes } from "preact" */
/** @import { Way } from "../../front/fields/entry-views.js" */
/** @import { CountingWords } from "./messages.js" */

/**
 * A form with a text field for each name.
 * @typedef {object} DrawerForm
 * @property {string} title
 * @property {string[]} names
 * @property {string[]} values
 * @property {InputHTMLAttributes} more of the fields
 * @property {string} done the button's text
 * @property {(texts: string[], refuse: (text: string) => unknown) => unknown} onDone may refuse the texts as a whole
 * @property {HTMLElement} opener
 * @property {Way[]} [ways] other actions
 * @property {(text: string) => string} [objects] what is wrong with a text, or ""
 */

/**
 * A question with its answers, the safe one first.
 * @typedef {{ title: string, text: string, ways: Way[] }} DrawerQuestion
 */

/** @typedef {DrawerForm | DrawerQuestion} DrawerContent */

/**
 * What is in the drawer, drawn from the beginning whenever it is opened.
 * @param {{ content: DrawerContent, strings: CountingWords, onClose: () => unknown }} props
 */
export function Drawer({ content, strings, onClose }) {
  return "text" in content ? <Question {...content} /> : <Form {...content} strings={strings} onClose={onClose} />;
}

/** @param {DrawerQuestion} props */
function Question({ title, text, ways }) {
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  useLayoutEffect(() => place.current?.querySelector("button")?.focus(), []);
  return (
    <div class="carte-sheet-form" role="group" aria-label={title} ref={place}>
      <p class="carte-sheet-form-title">{text}</p>
      <div class="carte-sheet-ways">
        {ways.map((way) => (
          <Action key={way.name} {...way} />
        ))}
      </div>
    </div>
  );
}

/** @param {DrawerForm & { strings: CountingWords, onClose: () => unknown }} props */
function Form({ title, names, values, more, done, onDone, opener, ways = [], objects = () => "", strings, onClose }) {
  /** @type {{ current: HTMLFormElement | null }} */
  const form = useRef(null);
  const [wrong, setWrong] = useState(names.map(() => ""));
  const [refused, setRefused] = useState(""); // what is wrong with the texts as a whole
  const [id] = useState(() => uniqueName("wrong"));
  const fields = () => [...(form.current?.querySelectorAll("input") ?? [])];
  useLayoutEffect(() => fields()[0]?.focus(), []);
  useLayoutEffect(() => {
    const message = [...(form.current?.querySelectorAll(".carte-wrong") ?? [])].find((one) => one.textContent);
    message?.scrollIntoView({ block: "nearest" });
  }, [refused, wrong]);

  /** @param {SubmitEvent} event */
  function enter(event) {
    event.preventDefault();
    const texts = fields().map(({ value }) => value.trim());
    const found = texts.map(objects);
    const first = found.findIndex(Boolean);
    setWrong(found);
    setRefused("");
    if (first < 0) return onDone(texts, refuse);
    return fields()[first].focus();
  }

  /** @param {string} text */
  function refuse(text) {
    putFocus(fields()[0]);
    setRefused(text);
  }

  /** @param {number} place */
  function mend(place) {
    setRefused("");
    setWrong((before) => before.with(place, ""));
  }

  function cancel() {
    onClose();
    opener.focus();
  }

  /** @param {number} place */
  function described(place) {
    const by = wrong[place] ? `${id}-${place}` : refused && place === 0 ? id : undefined;
    return /** @type {const} */ ({ "aria-invalid": by ? "true" : undefined, "aria-describedby": by });
  }

  return (
    <form
      class="carte-sheet-form"
      aria-label={title}
      ref={form}
      onSubmit={enter}
      onKeyDown={({ key }) => key === "Escape" && cancel()}
    >
      <p class="carte-sheet-form-title">{title}</p>
      <div class="carte-entries">
        {names.map((name, place) => (
          <div key={name}>
            <TextEntry
              name={`entry-${place}`}
              label={name}
              value={values[place]}
              more={{ ...more, ...described(place), onInput: () => mend(place) }}
            />
            <Wrong id={`${id}-${place}`} text={wrong[place]} />
          </div>
        ))}
      </div>
      <Wrong id={id} text={refused} />
      <div class="carte-sheet-ways">
        <Action name="enter" label={done} kind="carte-main" />
        {ways.map((way) => (
          <Action key={way.name} {...way} />
        ))}
        <Action name="cancel" label={strings.cancel} onClick={cancel} />
      </div>
    </form>
  );
}

/** @param {{ id: string, text: string }} props */
function Wrong({ id, text }) {
  return (
    <span class="carte-wrong" id={id} role="alert">
      {text}
    </span>
  );
}
