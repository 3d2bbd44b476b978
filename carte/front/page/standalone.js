// One widget without its page, at the address's request, to fill the window or the frame of another page.
import { addressed, aimOf, inBook } from "./address.js";

/** @typedef {"present" | "embed"} Way */

/** @type {Way[]} */
const WAYS = ["present", "embed"];

/**
 * The address's request for one widget alone, `?present` or `?embed=settle`, with its kind; null for an ordinary page.
 * @returns {{ way: Way, kind: string } | null}
 */
export function askedAlone() {
  const wishes = new URLSearchParams(location.search);
  const way = WAYS.find((name) => wishes.has(name));
  return inBook() && way ? { way, kind: wishes.get(way) ?? "" } : null;
}

/**
 * The address that shows a widget alone, in its current state.
 * @param {HTMLElement} root
 * @param {Way | null} way
 */
export function addressAlone(root, way) {
  const { widget = "" } = root.dataset;
  const place = new URL(location.href);
  for (const name of WAYS) place.searchParams.delete(name);
  if (way) place.searchParams.set(way, widget);
  const aim = document.getElementById(addressed());
  const isOwn = !aim || aim.closest(".carte")?.getAttribute("data-widget") === widget;
  const name = aimOf(root);
  if (name) place.hash = name;
  else if (!isOwn) place.hash = "";
  return place.href;
}

/**
 * Remove everything but a widget from the page, or restore the page.
 * @param {HTMLElement} root
 * @param {boolean} alone
 */
export function standAlone(root, alone) {
  root.toggleAttribute("data-alone", alone);
  for (let around = root.parentElement; around; around = around.parentElement) {
    if (alone) around.dataset.around = inBook() ? "book" : "";
    else delete around.dataset.around;
  }
}

/** @type {HTMLElement[]} */
const drawn = []; // widgets of the kind that is asked for, as they come
let isFound = false;

/** Whether the page still waits for a widget. */
function isDrawing() {
  return document.querySelector(".live-host:not([data-drawn])") !== null;
}

/** The widget that the address means, if known yet: the one that it names, or the first after it. */
function meant() {
  const name = addressed();
  const aim = name ? document.getElementById(name) : null;
  const named = drawn.find((root) => root.contains(aim));
  if (named || !name || !isDrawing()) return named ?? drawn.find((root) => isBehind(root, aim)) ?? drawn[0];
  return undefined;
}

/**
 * @param {Element} root
 * @param {Element | null} aim
 */
function isBehind(root, aim) {
  return aim === null || Boolean(aim.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Call `begin(root)` once with the widget that the address requests alone, as soon as it is drawn.
 * @param {HTMLElement} root
 * @param {(root: HTMLElement) => unknown} begin
 */
export function whenMeant(root, begin) {
  const asked = askedAlone();
  if (!asked || isFound) return;
  if (!asked.kind || asked.kind === root.dataset.widget) drawn.push(root);
  setTimeout(() => {
    const found = isFound ? undefined : meant();
    if (!found) return;
    isFound = true;
    begin(found);
  });
}
