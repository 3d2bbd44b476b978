// What a page prints: a sheet alone, where it has one; else all that can be read, and where the rest can be used.

import { aimOf, hashOf, inBook } from "./address.js";
import { h } from "./dom.js";
import { drawCode, isHereOnly } from "./qr.js";
import "./print.css";

const SHEET = "data-paper"; // what has it is all that its page prints
const CODE = 90; // pixels of a code: two for each module of a usual address
const STEP = 0.25; // points

/** @returns {Element[]} */
const sheets = () => [...document.querySelectorAll(`[${SHEET}]`)];

/** @param {Element[]} chosen */
function choose(chosen) {
  for (const one of sheets()) one.removeAttribute(SHEET);
  for (const one of chosen) one.setAttribute(SHEET, "");
}

/**
 * Print an element alone, whatever else is the sheet of its page.
 * @param {Element} element
 */
export function printAlone(element) {
  const before = sheets();
  choose([element]);
  window.addEventListener("afterprint", () => choose(before), { once: true });
  window.print();
}

/**
 * On paper a widget says where it can be used: a code and an address, that of what it shows just then.
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function tellOnPaper(root, signal) {
  const place = h("p", { class: "carte-on-paper" });
  root.append(place);
  const tell = () => {
    const link = linkOnPaper(root);
    place.replaceChildren(...(link ? [drawCode(link, link, CODE) ?? "", h("span", {}, link)] : []));
  };
  window.addEventListener("beforeprint", tell, { signal });
}

/**
 * The link to a widget that opens everywhere, or null.
 * @param {HTMLElement} root
 */
function linkOnPaper(root) {
  if (!inBook()) return null;
  const name = aimOf(root);
  return linkEverywhere("", name ? hashOf(name) : `#${root.closest("section[id]")?.id ?? ""}`);
}

/**
 * The link to a page of the book, "" for this one, that opens everywhere; of a site that is on this machine alone
 * the one to where it is published, null where nobody knows that.
 * @param {string} page
 * @param {string} hash
 */
export function linkEverywhere(page, hash = "") {
  const published = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const here = isHereOnly() ? published : location.href.split("#")[0];
  return inBook() && here ? `${new URL(page, here)}${hash}` : null;
}

/**
 * Let the type of an element shrink, `--type`, from so many points until all in it has room, or it is the smallest.
 * @param {HTMLElement} element
 * @param {number} largest
 * @param {number} smallest
 */
export function fitType(element, largest, smallest) {
  for (let size = largest; size >= smallest; size -= STEP) {
    element.style.setProperty("--type", `${size}pt`);
    if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return true;
  }
  return false;
}
