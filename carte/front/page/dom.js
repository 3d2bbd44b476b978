// Elements from data. Text is always text, never markup.
import "./theme.css";

const SVG = "http://www.w3.org/2000/svg";

/**
 * An attribute's value, or a listener; false, null and undefined omit it.
 * @typedef {string | number | boolean | null | undefined | ((event: never) => unknown)} Value
 */

/** @typedef {Node | string | null | undefined} Child */

/**
 * @typedef {{ [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => unknown }
 *   & { [name: string]: Value }} Attributes
 */

/**
 * @template {Element} Dressed
 * @param {Dressed} element
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(name, /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * An HTML element: strings and numbers become attributes, functions become listeners.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {Child[]} children
 */
export function h(tag, attributes = {}, ...children) {
  return dress(document.createElement(tag), attributes, children);
}

/**
 * The same in SVG.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {Child[]} children
 */
export function svg(tag, attributes = {}, ...children) {
  return dress(document.createElementNS(SVG, tag), attributes, children);
}

/** Of a field whose text no browser may complete, capitalize or correct. */
export const AS_TYPED = { autocomplete: "off", autocapitalize: "off", spellcheck: "false" };

/**
 * A name that no other element of the page has.
 * @param {string} what
 */
export function uniqueName(what) {
  return `carte-${what}-${Math.random().toString(36).slice(2)}`;
}

/**
 * A button with a listener, which submits no form.
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export function pushButton(attributes, ...children) {
  return h("button", { type: "button", ...attributes }, ...children);
}

/**
 * The language attribute for an Italian name, unless the page writes it in its own script.
 * @param {string} name
 */
export function langOf(name) {
  return /^[\0-\u024f’]*$/.test(name) ? "it" : null;
}

/**
 * "Take {cards}" with {cards: "3 + 4"} → "Take 3 + 4". A value for the head of a sentence, as {Rule},
 * may be inside it in a translation, as {rule}, and the other way round.
 * @param {string} template
 * @param {Record<string, string | number | null | undefined>} values
 */
export function fill(template, values) {
  return template.replace(/\{(\w+(?::\w+)?)\}/g, (whole, name) =>
    String(values[name] ?? turned(name, values) ?? whole),
  );
}

/**
 * A value under the same name with the other case of its first letter, with its own case changed likewise.
 * @param {string} name
 * @param {Record<string, string | number | null | undefined>} values
 */
function turned(name, values) {
  const [first] = name;
  const small = first.toLowerCase();
  const isSmall = first === small;
  const value = values[(isSmall ? first.toUpperCase() : small) + name.slice(1)];
  if (typeof value !== "string") return value;
  return (isSmall ? value.charAt(0).toLowerCase() : value.charAt(0).toUpperCase()) + value.slice(1);
}

/**
 * A sentence after a label and its colon, where some languages go on in lower case.
 * @param {string} text
 * @param {{ after?: string }} joints
 */
export function afterLabel(text, { after = "{Text}" }) {
  return fill(after, { Text: text });
}

/**
 * An addition: "3 + 4".
 * @param {string[]} addends
 * @param {{ plus?: string }} joints
 */
export function added(addends, { plus = "{some} + {last}" }) {
  return listed(addends, plus);
}

/**
 * An addition with its sum: "21+18 = 39".
 * @param {string} sum
 * @param {string} total
 * @param {{ makes?: string }} joints
 */
export function reckoned(sum, total, { makes = "{sum} = {total}" }) {
  return fill(makes, { sum, total });
}

/**
 * Several texts as one, joined as in the template `pair`: "{some}, {last}".
 * @param {(string | number)[]} texts
 * @param {string} pair
 */
export function listed(texts, pair) {
  return texts.filter((text) => text !== "").join(between(pair));
}

/**
 * Sentences on one line, joined as the language does; empty ones are left out.
 * @param {(string | Node | false | null | undefined)[]} parts
 * @param {{ sentence: string }} joints
 */
export function sentences(parts, { sentence }) {
  const present = parts.flatMap((part) => part || []);
  return present.flatMap((part, place) => (place ? [between(sentence), part] : [part]));
}

/**
 * The separator of a pair: of "{some}, {last}" the comma and its blank.
 * @param {string} pair
 */
export function between(pair) {
  return fill(pair, { some: "", last: "" });
}

const ICONS = {
  good: "M4 12.5l5 5L20 6.5",
  bad: "M6 6l12 12M18 6L6 18",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.5.5.8 1 .8 1.7h5.6c0-.7.3-1.2.8-1.7A6 6 0 0 0 12 3z",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  deal: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
  cards: "M8 4h9a2 2 0 0 1 2 2v11M5 7h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z",
  fan: "M10 7.2l7.2-1.9a1.6 1.6 0 0 1 2 1.1l2.2 8.2a1.6 1.6 0 0 1-1.1 2l-4.3 1.1M5.6 4h6.8A1.6 1.6 0 0 1 14 5.6v12.8a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 18.4V5.6A1.6 1.6 0 0 1 5.6 4zM9 9.6l1.8 2.4L9 14.4 7.2 12z",
  wait: "M12 7v5l3 3M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
  note: "M12 11v6M12 7.5v.5M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
  next: "M5 12h14M13 6l6 6-6 6",
  first: "M18 6l-6 6 6 6M7 6v12",
  back: "M15 6l-6 6 6 6",
  run: "M8 5.5v13l10.5-6.5z",
  halt: "M9 6v12M15 6v12",
  forward: "M9 6l6 6-6 6",
  down: "M6 9l6 6 6-6",
  last: "M6 6l6 6-6 6M17 6v12",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 11a3 3 0 1 0-1-5.8M18 14.4c2.1.8 3.5 2.8 3.5 5.6",
  screen: "M3 4h18v12H3zM12 16v4M8 20h8",
  send: "M12 15V4M8 7.5L12 3.5l4 4M5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7",
  won: "M12 4l9 4.5-9 4.5-9-4.5zM3 13l9 4.5 9-4.5",
  star: "M12 2.8l2.8 6 6.5.7-4.9 4.4 1.4 6.5L12 17l-5.8 3.4 1.4-6.5L2.7 9.5l6.5-.7z",
};

/** @typedef {keyof typeof ICONS} IconName */

/**
 * A line icon, decorative: words beside it say the same.
 * @param {IconName} name
 */
export function icon(name) {
  return svg(
    "svg",
    { class: `carte-icon carte-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: ICONS[name] }),
  );
}

/**
 * Stars won, of three.
 * @param {number} won
 */
export function starRow(won) {
  const row = h("span", { class: "carte-stars", "aria-hidden": "true" });
  for (let star = 1; star <= 3; star += 1) {
    const drawn = icon("star");
    drawn.classList.toggle("carte-won", star <= won);
    row.append(drawn);
  }
  return row;
}
