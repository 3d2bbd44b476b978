// A QR code of a link: dark on light in every theme, as cameras need it.

import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { h, svg } from "./dom.js";
import { sight } from "./motion.js";
import "./qr.css";

const LARGEST = 24; // version: 113 modules a side, three pixels each on a phone
const MISREAD = 23; // version
const WIDEST = 460; // pixels
const QUIET = 4; // modules of light around it
const BESIDE = 24; // of the window above and below it, in pixels

const HERE_ONLY = /^(localhost|127\..*|\[::1\]|)$/; // names by which no other device finds this one

/** @param {number} version */
const sizeOf = (version) => 17 + 4 * version;

/** Whether no other device can open a link to this page. */
export function isHereOnly() {
  return HERE_ONLY.test(location.hostname);
}

/**
 * The code of a link, or null if it would be too fine to scan. On paper it is so many pixels wide at most; on a screen
 * room() is the limit, and the whole code stays in view, even when the window is turned.
 * @param {string} link
 * @param {string} label
 * @param {number | (() => number)} room
 */
export function drawCode(link, label, room) {
  const code = generated(link);
  if (!code) return null;
  const side = code.size + 2 * QUIET;
  /** @param {number} wide */
  const whole = (wide) => String(side * Math.max(1, Math.floor(Math.min(wide, WIDEST) / side))); // pixels a module
  const picture = svg(
    "svg",
    { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, "shape-rendering": "crispEdges", "aria-hidden": "true" },
    svg("path", { d: toSvgPath(code) }),
  );
  const layOut = () => {
    const wide = whole(typeof room === "number" ? room : Math.min(room(), high()));
    for (const name of ["width", "height"]) picture.setAttribute(name, wide);
  };
  const element = h("div", { class: "carte-code", role: "img", "aria-label": label }, picture);
  layOut();
  if (typeof room !== "number") followWindow(element, layOut);
  return element;
}

/** The greatest height at which the whole code is in view. */
function high() {
  const { top, bottom } = sight();
  return bottom - top - BESIDE;
}

/**
 * Lay a code out again whenever the window changes, as long as it is there, and keep it in view.
 * @param {HTMLElement} element
 * @param {() => unknown} layOut
 */
function followWindow(element, layOut) {
  let seen = false;
  const watching = new IntersectionObserver((entries) => {
    seen = entries[entries.length - 1].isIntersecting;
  });
  watching.observe(element);
  window.addEventListener("resize", turned);

  function turned() {
    if (!element.isConnected) {
      window.removeEventListener("resize", turned);
      return watching.disconnect();
    }
    layOut();
    if (seen) element.scrollIntoView({ block: "nearest", behavior: "instant" }); // like the turn itself
  }
}

/**
 * The code of a link, in no version that a reader in many web pages, jsQR, has wrong in its table.
 * @param {string} link
 */
function generated(link) {
  const wishes = { minCorrectionLevel: correction.L, maxVersion: LARGEST };
  try {
    const code = generate(link, wishes);
    return code.size === sizeOf(MISREAD) ? generate(link, { ...wishes, minVersion: MISREAD + 1 }) : code;
  } catch {
    return null;
  }
}
