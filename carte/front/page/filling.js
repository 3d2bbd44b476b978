// A widget as large as the window lets it be: so much larger than on its page that nothing needs a scroll.

const WIDTH = 900; // pixels of a page that the width of the window shows: a picture 2 m wide is read from 6 m
const STEP = 1.03;
const LEAST = 0.2;
const SHARES = [64, 60, 55, 50, 45, 40, 35]; // percent of the width that the cards have at most
const SEATED = { kinds: '[data-seated], [data-widget="watch"]', shares: [76, 70, ...SHARES] }; // little is said at a table
const CARD = { least: 36, most: 200 }; // of its pixels, how wide a card is
const FIGURE = 16 / 1280; // of the width of the window, how high the figure in a card's corner is to be
const DRAWN_FIGURE = 8.4 / 60; // of the width of a card, how high it is drawn (carte/pack)
const TABLE = '.carte-felt, [data-stage="table"]:not(:empty)'; // lies beside all that is said
const PARTS = '.carte-main-part, .carte-felt, [data-stage="table"], [data-zone="hand"] > .carte-places';
const HELD = ':is(.carte-felt > [data-zone="hand"] .carte-card, .carte-settle-laid-cards > *)';
const WON = ".carte-felt > .carte-stack :is(.carte-card, .carte-zone-label)";
const NARROW = 30; // rem: so wide a table where seats have plates lies as on a phone, which is no form for a wall
const APART = 6; // pixels of the window between a card that is held and what is won, at least
const AHEAD = ["all", "some", ""]; // of what will be said has its room before
const REST = 250; // milliseconds after the last change

/** @param {Element} element */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }) {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

/**
 * Whether what lies in a place leaves it: not all of that makes it scroll.
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
 * Whether anything of a widget has no room in the window.
 * @param {HTMLElement} root
 */
function isFull(root) {
  const parts = [root, ...root.querySelectorAll(PARTS)];
  const felts = [...root.querySelectorAll(".carte-felt")];
  const leave = isLeft(root, [...root.children, ...felts]) || felts.some((felt) => isLeft(felt));
  return parts.some(isCut) || leave || felts.some(isNarrow);
}

/**
 * Whether a card in the hand comes too near to what is won, or to its name: nothing there is cut.
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
 * How many cards are held, or put in, in sight.
 * @param {HTMLElement} root
 */
function heldBy(root) {
  return [...root.querySelectorAll(HELD)].filter((card) => card.checkVisibility()).length;
}

/** @param {HTMLElement} root */
function isMoving(root) {
  return root.getAnimations({ subtree: true }).some(({ playState }) => playState === "running");
}

/**
 * Keep a widget as large as it may be: smaller as soon as it says more than there is room for, and larger
 * again where it shows another thing, or the window is another one. Gives what ends it.
 * @param {HTMLElement} root
 */
export function fillWindow(root) {
  const over = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  let isNew = false;
  let held = heldBy(root);

  /**
   * @param {"zoom" | "card" | "share" | "corner"} name
   * @param {number} value
   */
  const set = (name, value) => root.style.setProperty(`--stage-${name}`, String(value));
  /**
   * How large all is at most where the cards have so much of the width.
   * @param {number} share
   * @param {number} least
   */
  function largest(share, least) {
    let zoom = innerWidth / WIDTH;
    set("share", share);
    set("zoom", zoom);
    while (zoom > least && isFull(root)) {
      zoom /= STEP;
      set("zoom", zoom);
    }
    return zoom;
  }
  const hasTable = () => [...root.querySelectorAll(TABLE)].some((table) => table.checkVisibility());
  /** Divide the window between the cards and what is said, for that to be as large as it can. Gives how large it is. */
  function divide() {
    const shares = root.matches(SEATED.kinds) ? SEATED.shares : SHARES;
    let best = { share: shares[0], zoom: LEAST };
    for (const share of shares) {
      const zoom = largest(share, best.zoom);
      if (zoom > best.zoom) best = { share, zoom };
      if (zoom * WIDTH === innerWidth) break;
    }
    set("share", best.share);
    set("zoom", best.zoom);
    return best.zoom;
  }
  /**
   * What is said first, for it is read from afar; then the cards take what is left. What will be said to an answer has
   * its room before, so that nothing moves then: but not where what is said now would be too small for it.
   */
  function fit() {
    root.toggleAttribute("data-split", hasTable());
    set("card", CARD.least);
    let zoom = 0;
    for (const ahead of AHEAD) {
      if (ahead) root.dataset.ahead = ahead;
      else delete root.dataset.ahead;
      zoom = divide();
      if (zoom * STEP >= innerWidth / WIDTH) break;
    }
    let card = CARD.least;
    while (!isFull(root) && !isTouched(root) && card < CARD.most) {
      card *= STEP;
      set("card", card);
    }
    set("card", card / STEP);
    set("corner", (FIGURE * innerWidth * STEP) / (DRAWN_FIGURE * card * zoom));
  }
  function settle() {
    if (isMoving(root)) return soon();
    if (isNew || isFull(root) || isTouched(root)) fit();
    isNew = false;
  }
  function soon() {
    clearTimeout(later);
    later = setTimeout(settle, REST);
  }
  /** @param {MutationRecord} record */
  const isOther = ({ target, attributeName, oldValue }) =>
    target === root && attributeName !== null && root.getAttribute(attributeName) !== oldValue;
  /** Whether cards were dealt, taken up, discarded or cleared away: where one is played the others lie still. */
  function isDealt() {
    const before = held;
    held = heldBy(root);
    return Math.abs(held - before) > 1;
  }
  const changes = new MutationObserver((records) => {
    const isShown = isDealt() || records.some(isOther);
    if (isShown) isNew = true;
    // What is new is never seen in the room of another. A table that goes would leave its side of the window empty,
    // and what is said no room beside it.
    if ((isShown && !isMoving(root)) || hasTable() !== root.hasAttribute("data-split")) fit();
    soon();
  });
  const watched = [
    "hidden",
    "open",
    "data-level",
    "data-case",
    "data-code",
    "data-shows",
    "data-game",
    "data-phase",
    "data-over",
    "data-revealed",
  ];
  changes.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: watched,
    attributeOldValue: true,
  });
  window.addEventListener("resize", fit, { signal: over.signal });
  fit();
  return () => {
    over.abort();
    clearTimeout(later);
    changes.disconnect();
    for (const name of ["data-split", "data-ahead"]) root.removeAttribute(name);
    for (const name of ["zoom", "card", "share", "corner"]) root.style.removeProperty(`--stage-${name}`);
  };
}
