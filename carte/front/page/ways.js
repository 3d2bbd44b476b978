// What leads on in a widget and back, whatever it is: a teacher goes by it without looking.

const AHEAD = ['[data-action="next"]', '[data-action="forward"]', '[data-way="next"]'];
const BACK = ['[data-action="back"]', '[data-way="back"]'];
const MORE = ['[data-action="hint"]'];
const WAYS = { next: AHEAD, back: BACK, more: MORE };
const CLOSED = ':disabled, [aria-disabled="true"], [hidden], [hidden] *';

/**
 * The first thing in a widget that leads there and may be pressed.
 * @param {HTMLElement} root
 * @param {keyof typeof WAYS} way
 */
export function wayIn(root, way) {
  const found = WAYS[way].flatMap((one) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(one)]));
  return found.find((button) => !button.matches(CLOSED));
}

/**
 * Of things that stand in a row, the one after `here` leads on and the one before it back.
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
