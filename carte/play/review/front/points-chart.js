// Lines of points in a picture: what their height means, and where zero is.
import { svg } from "../../../front/page/dom.js";
import { numeral } from "../../../front/page/numbers.js";

/** @typedef {{ at: number, points: number }} Point How many steps on, and how many points by then. */

const WIDTH = 360;
const HEIGHT = 136;
const EDGE = 8; // round the lines, so that no mark is cut
const STEPS = 18; // below the lines, for the step numbers
const MOST_NUMBERS = 12;

/**
 * Draw `lines`, each in a `manner` of the style sheet, the last one on top, from step 0 to `steps`; with `marks` at
 * points of the last line. With `numbered` the step numbers stand below.
 * @param {{ manner: string, points: Point[] }[]} lines
 * @param {{ steps: number, label: string, marks?: Point[], numbered?: boolean }} picture
 */
export function drawLines(lines, { steps, label, marks = [], numbered = false }) {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map((point) => Math.abs(point.points))));
  /** @param {Point} point */
  const placed = ({ at, points }) => ({
    x: (EDGE + (at / steps) * (WIDTH - 2 * EDGE)).toFixed(1),
    y: (HEIGHT / 2 - (points / most) * (HEIGHT / 2 - EDGE)).toFixed(1),
  });
  /** @param {Point[]} points */
  const path = (points) => points.map(placed).map(({ x, y }) => `${x} ${y}`);
  return svg(
    "svg",
    {
      class: "carte-line",
      viewBox: `0 0 ${WIDTH} ${HEIGHT + (numbered ? STEPS : 0)}`,
      role: "img",
      "aria-label": label,
    },
    svg("path", { class: "carte-line-zero", d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
    ...lines.map(({ manner, points }) =>
      svg("path", { class: "carte-line-drawn", "data-line": manner, d: `M${path(points).join("L")}` }),
    ),
    svg("text", { class: "carte-line-scale", x: 4, y: 16 }, signed(most)),
    svg("text", { class: "carte-line-scale", x: 4, y: HEIGHT - 5 }, signed(-most)),
    ...(numbered ? numbers(steps) : []).map((at) =>
      svg(
        "text",
        { class: "carte-line-scale carte-line-step", x: placed({ at, points: 0 }).x, y: HEIGHT + STEPS - 5 },
        String(at),
      ),
    ),
    ...marks.map(placed).map(({ x, y }) => svg("circle", { class: "carte-line-cost", cx: x, cy: y, r: 4.5 })),
  );
}

/**
 * Draw a short piece of a line, for its key.
 * @param {string} manner
 */
export const drawKey = (manner) =>
  svg(
    "svg",
    { class: "carte-line-key", viewBox: "0 0 34 10", "aria-hidden": "true" },
    svg("path", { class: "carte-line-drawn", "data-line": manner, d: "M1 5H33" }),
  );

/**
 * Return the steps to number: all of them, or some if there are many.
 * @param {number} steps
 */
function numbers(steps) {
  const apart = Math.ceil(steps / MOST_NUMBERS);
  return Array.from({ length: Math.floor(steps / apart) }, (_none, place) => (place + 1) * apart);
}

/** @param {number} points */
export const signed = (points) => numeral(points, { digits: 1, signed: true });
