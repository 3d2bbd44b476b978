// Gentle arrows from the card to play to the cards it takes, for a reader's first moves.
import { svg } from "../../front/page/dom.js";
import { zoomOf } from "../../front/page/motion.js";

/**
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {DOMRect} frame
 */
function arrow(from, to, frame) {
  const [x1, y1] = [from.x + from.width / 2 - frame.x, from.y - frame.y - 2];
  const [x2, y2] = [to.x + to.width / 2 - frame.x, to.bottom - frame.y + 8];
  const middle = (y1 + y2) / 2;
  const tip = `M${x2 - 6},${y2 + 9}L${x2},${y2}L${x2 + 6},${y2 + 9}`;
  return svg(
    "g",
    {},
    svg("path", { d: `M${x1},${y1}C${x1},${middle} ${x2},${middle + 8} ${x2},${y2 + 2}` }),
    svg("path", { d: tip }),
  );
}

/**
 * The box of an element, in its own pixels.
 * @param {Element} element
 */
function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const { left, top } = new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
  return new DOMRect(left, top, Math.abs(width / zoom), Math.abs(height / zoom));
}

/**
 * Call back when every card in motion has landed, if there is any.
 * @param {HTMLElement} felt
 * @param {() => void} callback
 */
function whenLanded(felt, callback) {
  const motions = felt.getAnimations({ subtree: true }).map(({ finished }) => finished);
  if (motions.length) Promise.allSettled(motions).then(callback);
}

/**
 * point(from, to): arrows between elements of `felt`, drawn when it is laid out and whenever it changes size.
 * @param {HTMLElement} felt
 * @param {AbortSignal} signal
 */
export function createArrows(felt, signal) {
  const drawing = svg("svg", { class: "carte-arrows", "aria-hidden": "true" });
  felt.append(drawing);
  /** @type {{ from: Element, to: Element[] } | null} */
  let ends = null;
  const draw = () => {
    if (!ends) return;
    const frame = boxOf(felt);
    const from = boxOf(ends.from);
    drawing.replaceChildren(...ends.to.map((to) => arrow(from, boxOf(to), frame)));
  };
  const watch = new ResizeObserver(() => {
    if (ends) whenLanded(felt, draw);
    draw();
  });
  watch.observe(felt);
  signal.addEventListener("abort", () => watch.disconnect());
  return {
    /**
     * @param {Element} from
     * @param {Element[]} to
     */
    point(from, to) {
      ends = { from, to };
      watch.unobserve(felt); // observed again, its size is told once more
      watch.observe(felt);
    },
    clear() {
      ends = null;
      drawing.replaceChildren();
    },
  };
}
