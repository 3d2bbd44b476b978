// Printing a page: a sheet alone, if it has one; else everything readable, and links to the interactive rest.

import { aimOf, hashOf, inBook } from "./address.js";
import { h } from "./dom.js";
import { drawCode, isHereOnly } from "./qr.js";
import "./print.css";

const SHEET = "data-paper"; // the page prints only the element with it
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
 * Print an element alone, in place of its page's usual sheet.
 * @param {Element} element
 */
export function printAlone(element) {
  const before = sheets();
  choose([element]);
  window.addEventListener("afterprint", () => choose(before), { once: true });
  window.print();
}

/**
 * On paper a widget shows where to use it: a QR code and an address of what it currently shows.
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
 * The link to a widget that opens anywhere, or null.
 * @param {HTMLElement} root
 */
function linkOnPaper(root) {
  if (!inBook()) return null;
  const name = aimOf(root);
  return linkEverywhere("", name ? hashOf(name) : `#${root.closest("section[id]")?.id ?? ""}`);
}

/**
 * The link to a page of the book, "" for this one, that opens anywhere; on a local site, the link to the published
 * page, null if that is unknown.
 * @param {string} page
 * @param {string} hash
 */
export function linkEverywhere(page, hash = "") {
  const published = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const here = isHereOnly() ? published : location.href.split("#")[0];
  return inBook() && here ? `${new URL(page, here)}${hash}` : null;
}

/**
 * Shrink an element's type size, `--type`, from so many points until everything fits, or it is the smallest.
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
