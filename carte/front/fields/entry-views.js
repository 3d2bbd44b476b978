// Entries of a form as views: a button, a list to choose from, a row of which one is on, ticks, a short text, a file, a
// counter.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { icon, uniqueName } from "../page/dom.js";
import { drawn } from "../page/views.js";

/** @import { InputHTMLAttributes } from "preact" */
/** @import { Plain } from "../../engine/messages.js" */
/** @import { IconName } from "../page/dom.js" */

/**
 * A button [data-action=name].
 * @typedef {object} Way
 * @property {string} name
 * @property {string} label
 * @property {(event: MouseEvent & { currentTarget: HTMLButtonElement }) => unknown} [onClick] none submits a form
 * @property {IconName} [look] an icon before the label
 * @property {string} [kind] further classes
 * @property {boolean} [disabled]
 * @property {boolean} [hidden]
 * @property {boolean} [expanded] whether what it opens is open
 * @property {boolean} [pressed] whether it is the one that holds
 * @property {string} [says] what it is called, if not by its label
 */

/** @param {Way} props */
export function Action({ name, label, onClick, look, kind = "", disabled, hidden, expanded, pressed, says }) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      class={`carte-button ${kind}`.trim()}
      data-action={name}
      disabled={disabled}
      hidden={hidden}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-label={says}
      onClick={onClick}
    >
      {look && drawn(icon(look))}
      <span>{label}</span>
    </button>
  );
}

/**
 * What can be chosen, by a text.
 * @template Value
 * @typedef {{ value: Value, text: string }} Choice
 */

/**
 * @template {Plain | null} Value
 * @typedef {{ name: string, label: string, options: Choice<Value>[], chosen: Value, onChange: (value: Value) => unknown }} Choosing
 */

/**
 * A list to choose from; values may be of any plain kind.
 * @template {Plain | null} Value
 * @param {Choosing<Value>} props
 */
export function ListEntry({ name, label, options, chosen, onChange }) {
  const place = options.findIndex(({ value }) => value === chosen);
  return (
    <label class="carte-entry">
      <span>{label}</span>
      <select
        data-field={name}
        value={place}
        onChange={({ currentTarget }) => onChange(options[currentTarget.selectedIndex].value)}
      >
        {options.map(({ text }, at) => (
          <option key={at} value={at}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A row of options, one of them selected.
 * @template {Plain | null} Value
 * @param {Choosing<Value>} props
 */
export function RowEntry({ name, label, options, chosen, onChange }) {
  const [group] = useState(() => uniqueName(name));
  return (
    <fieldset class="carte-segments">
      <legend>{label}</legend>
      <div class="carte-segments-options">
        {options.map(({ value, text }) => (
          <label key={String(value)}>
            <input
              type="radio"
              class="carte-unseen"
              name={group}
              checked={value === chosen}
              data-field={name}
              value={String(value)}
              onChange={() => onChange(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Options of which any may be ticked, by `data-name`; onChange(values) is called with those that are.
 * @param {{ name: string, label: string, options: (Choice<string> & { lang?: string | null })[], chosen: string[], onChange: (values: string[]) => unknown }} props
 */
export function ChipEntries({ name, label, options, chosen, onChange }) {
  const values = options.map(({ value }) => value);
  /** @param {string} changed */
  const toggled = (changed) => values.filter((value) => chosen.includes(value) !== (value === changed));
  return (
    <div class="carte-chips" role="group" aria-label={label} hidden={options.length === 0}>
      {options.map(({ value, text, lang }) => (
        <label key={value} class="carte-chip">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            {...{ [`data-${name}`]: value }}
            onChange={() => onChange(toggled(value))}
          />
          <span lang={lang ?? undefined}>{text}</span>
        </label>
      ))}
    </div>
  );
}

/**
 * A field for a short text; onChange(text) is called when the reader leaves it or presses Enter. What is being typed
 * stays until the value is another one.
 * @param {{ name: string, label: string, value: string, onChange?: (text: string) => unknown, more?: InputHTMLAttributes }} props
 */
export function TextEntry({ name, label, value, onChange, more }) {
  /** @type {{ current: HTMLInputElement | null }} */
  const input = useRef(null);
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <label class="carte-entry">
      <span>{label}</span>
      <input
        type="text"
        autocomplete="off"
        data-field={name}
        ref={input}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value.trim())}
        {...more}
      />
    </label>
  );
}

/**
 * A button for a file of one's own, of the kinds that it accepts; onChosen(file) is called with it.
 * @param {{ label: string, accept: string, onChosen: (chosen: File) => unknown }} props
 */
export function FileEntry({ label, accept, onChosen }) {
  /** @param {{ currentTarget: HTMLInputElement }} event */
  const choose = ({ currentTarget: input }) => {
    const [chosen] = input.files ?? [];
    if (chosen) onChosen(chosen);
    input.value = ""; // the same one may be chosen again
  };
  return (
    <label class="carte-button" data-action="open">
      <input type="file" class="carte-keep-file" accept={accept} data-file="" onChange={choose} />
      {label}
    </label>
  );
}

/**
 * A number that goes up and down by one; `less` and `more` name the buttons.
 * @param {{ name: string, value: number, less: string, more: string, most?: number, onChange: (value: number) => unknown }} props
 */
export function CountEntry({ name, value, less, more, onChange, most = 40 }) {
  return (
    <span class="carte-counter" data-count={name}>
      <Action name="less" label="−" says={less} disabled={value <= 0} onClick={() => onChange(value - 1)} />
      <output>{value}</output>
      <Action name="more" label="+" says={more} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </span>
  );
}
