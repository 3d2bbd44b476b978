// A field for a text of one's own with a maximum length: it takes longer ones, so that nothing typed or pasted is lost.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { lengthOf } from "../../../front/fields/limits.js";
import { fill, uniqueName } from "../../../front/page/dom.js";

/** @import { InputHTMLAttributes } from "preact" */

/**
 * Whether a text is no longer than so many characters.
 * @param {string} text
 * @param {number} most
 */
export const fits = (text, most) => lengthOf(text) <= most;

/**
 * onInput(text) is called for every change; `tooLong` has {count} and {most}. Without a label it has a name in `more`.
 * @param {{ label?: string, value: string, most: number, tooLong: string, onInput: (text: string) => unknown, hidden?: boolean, more: InputHTMLAttributes }} props
 */
export function OwnText({ label, value, most, tooLong, onInput, hidden, more }) {
  const [id, field] = useState(() => [uniqueName("wrong"), uniqueName("text")])[0];
  /** @type {{ current: HTMLSpanElement | null }} */
  const line = useRef(null);
  const wrong = fits(value, most) ? "" : fill(tooLong, { count: lengthOf(value), most });
  useLayoutEffect(() => {
    if (wrong) line.current?.scrollIntoView({ block: "nearest" });
  }, [wrong]);
  const marks = wrong ? /** @type {const} */ ({ "aria-invalid": "true", "aria-describedby": id }) : {};
  const type = (/** @type {{ currentTarget: HTMLInputElement }} */ event) => onInput(event.currentTarget.value);
  const input = (
    <input type="text" id={field} hidden={!label && hidden} value={value} onInput={type} {...marks} {...more} />
  );
  const about = (
    <span class="carte-wrong" id={id} role="alert" ref={line}>
      {wrong}
    </span>
  );
  if (!label) return [input, about];
  return (
    <label class="carte-labelled" for={field} hidden={hidden}>
      <span>{label}</span>
      {input}
      {about}
    </label>
  );
}
