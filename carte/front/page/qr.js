// A QR code of a link: dark on light in every theme, as cameras want it.

import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { h, svg } from "./dom.js";
import "./qr.css";

const LARGEST = 24; // version: 113 modules a side, three pixels each on a phone
const WIDEST = 460; // pixels
const QUIET = 4; // modules of light around it

const HERE_ONLY = /^(localhost|127\..*|\[::1\]|)$/; // names by which no other device finds this one

/** Whether no other device can open a link to this page. */
export function isHereOnly() {
  return HERE_ONLY.test(location.hostname);
}

/**
 * The code of a link, so many pixels wide at most, or null where it would be too fine to be scanned.
 * @param {string} link
 * @param {string} label
 * @param {number} room
 */
export function drawCode(link, label, room) {
  const code = generated(link);
  if (!code) return null;
  const side = code.size + 2 * QUIET;
  const width = side * Math.max(1, Math.floor(Math.min(room, WIDEST) / side)); // whole pixels a module
  return h(
    "div",
    { class: "carte-code", role: "img", "aria-label": label },
    svg(
      "svg",
      {
        viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`,
        width,
        height: width,
        "shape-rendering": "crispEdges",
        "aria-hidden": "true",
      },
      svg("path", { d: toSvgPath(code) }),
    ),
  );
}

/** @param {string} link */
function generated(link) {
  try {
    return generate(link, { minCorrectionLevel: correction.L, maxVersion: LARGEST });
  } catch {
    return null;
  }
}
