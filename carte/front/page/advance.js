// The buttons that lead on and back in any widget, and what it holds back, so that a teacher can use them blindly.

const AHEAD = ['[data-action="next"]', '[data-action="forward"]', '[data-way="next"]'];
const BACK = ['[data-action="back"]', '[data-way="back"]', '[data-action="undo"]'];
const MORE = [':not([data-resting]) > [data-action="hint"]'];
const WAYS = { next: AHEAD, back: BACK, more: MORE };
const CLOSED = ':disabled, [aria-disabled="true"], [hidden], [hidden] *';
const HELD = '[data-stage="held"]:not(label), .carte-arrows, [data-guided], [data-hinted]'; // a box to tick is no answer
const AWAY = '[hidden], details:not([open]), [data-stage="off"]';

/**
 * The first button in a widget that leads there and may be pressed.
 * @param {HTMLElement} root
 * @param {keyof typeof WAYS} way
 */
export function wayIn(root, way) {
  const found = WAYS[way].flatMap((one) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(one)]));
  return found.find((button) => !button.matches(CLOSED));
}

/**
 * Whether a hint has begun but is not complete.
 * @param {HTMLElement} root
 */
export const isHintLeft = (root) => Number(wayIn(root, "more")?.dataset.left) > 0;

/**
 * Whether a widget that fills the window holds anything back: an answer, a mark, a hint.
 * @param {HTMLElement} root
 */
export function holdsBack(root) {
  if (root.matches("[data-shown]")) return false;
  if (root.matches("[data-revealed]")) return !wayIn(root, "next") && isHintLeft(root);
  const held = [...root.querySelectorAll(HELD)].some((one) => one.hasChildNodes() && !one.closest(AWAY));
  return held || root.hasAttribute("data-case") || wayIn(root, "more") !== undefined;
}

/**
 * Mark neighbours in a row: the one after `here` leads on, the one before it back.
 * @param {HTMLElement[]} row
 * @param {HTMLElement | undefined} here
 */
export function markWays(row, here) {
  const place = here ? row.indexOf(here) : -1;
  row.forEach((one, number) => {
    if (number === place + 1) one.dataset.way = "next";
    else if (number === place - 1) one.dataset.way = "back";
    else delete one.dataset.way;
  });
}
