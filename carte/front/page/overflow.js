// Whether any part of a widget lacks room in the window that it fills.

const PARTS = '.carte-main-part, .carte-felt, [data-stage="table"], [data-zone="hand"] > .carte-places';
const WON = ".carte-felt > .carte-stack :is(.carte-card, .carte-zone-label)";
const NARROW = 30; // rem: up to this width, a table with plates is laid out as on a phone, which does not suit a wall
const APART = 6; // the fewest window pixels between a card in the hand and the piles

/** The cards held, or put in. */
export const HELD = ':is(.carte-felt > [data-zone="hand"] .carte-card, .carte-settle-laid-cards > *)';

/** @param {Element} element */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }) {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

/**
 * Whether the content of a place sticks out of it: that does not always make it scroll.
 * @param {Element} place
 * @param {Iterable<Element>} [things]
 */
function isLeft(place, things = place.children) {
  const { top, bottom, left, right } = place.getBoundingClientRect();
  const boxes = [...things].map((one) => one.getBoundingClientRect());
  return boxes.some(
    (box) =>
      box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1),
  );
}

/**
 * Whether a table at which seats have plates is as narrow as on a phone.
 * @param {Element} felt
 */
function isNarrow(felt) {
  const { paddingLeft, paddingRight } = getComputedStyle(felt);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (
    felt.matches("[data-plates]") &&
    felt.clientWidth > 0 &&
    felt.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) <= NARROW * rem
  );
}

/**
 * Whether a card in the hand comes too near to the piles, or to its name, though nothing is cut off.
 * @param {HTMLElement} root
 */
function isTouched(root) {
  /** @param {string} selector */
  const boxes = (selector) =>
    [...root.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect());
  const won = boxes(WON);
  return boxes(HELD).some((card) =>
    won.some(
      (box) =>
        box.left < card.right + APART &&
        box.right > card.left - APART &&
        box.top < card.bottom + APART &&
        box.bottom > card.top - APART,
    ),
  );
}

/**
 * Whether any part of a widget has no room in the window.
 * @param {HTMLElement} root
 */
export function isFull(root) {
  const parts = [root, ...root.querySelectorAll(PARTS)];
  const felts = [...root.querySelectorAll(".carte-felt")];
  const leave = isLeft(root, [...root.children, ...felts]) || felts.some((felt) => isLeft(felt));
  const isWall = !root.hasAttribute("data-upright");
  return parts.some(isCut) || leave || (isWall && felts.some(isNarrow));
}

/**
 * Whether something has no room, or cards come too near to each other.
 * @param {HTMLElement} root
 */
export function isLacking(root) {
  return isFull(root) || isTouched(root);
}
