// A widget as large as the window lets it be: so much larger than on its page that nothing needs a scroll.
import { HELD, isFull, isLacking } from "./overflow.js";

const WIDTH = 900; // pixels of a page that the width of the window shows: a picture 2 m wide is read from 6 m
const UPRIGHT = 400; // where the window is higher than wide: it is held in a hand
const STEP = 1.03;
const LEAST = 0.2;
const SHARES = [64, 60, 55, 50, 45, 40, 35]; // percent of the width, or of the height, that the cards have at most
const SEATED = '[data-seated], [data-widget="watch"]'; // little is said at a table
const LONG = '.carte-felt[data-plates]:not([data-plates="2"])'; // of more than two, who have long hands
const CARD = { least: 36, most: 200 }; // of its pixels, how wide a card is
const FIGURE = 16 / 1280; // of the width of the window, how high the figure in a card's corner is to be
const DRAWN_FIGURE = 8.4 / 60; // of the width of a card, how high it is drawn (carte/pack)
const TABLE = ".carte-felt"; // lies beside all that is said

/** Attributes of the root, by which it says what it shows: another thing may be larger again. */
const SHOWN = ["data-level", "data-case", "data-code", "data-shows", "data-game", "data-phase", "data-over"];
const REVEALED = "data-revealed";

/** An event: what will be seen in a moment lies there now, to be given its room. */
export const FORESEEN = "carte:foreseen";

/**
 * The first of some steps at which something fits, if it does at each step beyond that; the last one where it never does.
 * @param {number} first
 * @param {number} last
 * @param {(step: number) => boolean} fits
 */
function firstStep(first, last, fits) {
  let [from, to] = [first, last];
  while (from < to) {
    const half = Math.floor((from + to) / 2);
    if (fits(half)) to = half;
    else from = half + 1;
  }
  return to;
}

/**
 * So many steps lie between two sizes.
 * @param {number} less
 * @param {number} more
 */
const stepsBetween = (less, more) => Math.floor(Math.log(more / less) / Math.log(STEP));

/**
 * How much the cards may have, at most `most` at a table.
 * @param {HTMLElement} root
 * @param {number} most
 */
function sharesOf(root, most) {
  if (!root.matches(SEATED)) return SHARES;
  return [...(root.querySelector(LONG) ? [76] : []), 70, ...SHARES].filter((share) => share <= most);
}

/**
 * Fit a widget to the window. What is said comes first, for it is read from afar; then the cards take what is left, at
 * a table `most` of it. Gives how much that is.
 * @param {HTMLElement} root
 * @param {number} most
 */
function fit(root, most) {
  const isUpright = innerHeight > innerWidth;
  const widest = innerWidth / (isUpright ? UPRIGHT : WIDTH);
  const shares = sharesOf(root, most);
  const last = { zoom: stepsBetween(LEAST, widest), card: stepsBetween(CARD.least, CARD.most) };

  /**
   * @param {"zoom" | "card" | "share" | "corner"} name
   * @param {number} value
   */
  const set = (name, value) => root.style.setProperty(`--stage-${name}`, String(value));
  /** @param {number} steps */
  const zoomAt = (steps) => widest / STEP ** steps;
  /** @param {number} steps */
  const cardAt = (steps) => CARD.least * STEP ** (last.card - steps);

  /** How the window is divided between the cards and what is said, for that to be as large as it can. */
  function divided() {
    /** @param {number} steps */
    const fits = (steps) => {
      set("zoom", zoomAt(steps));
      return !isFull(root);
    };
    let best = { share: shares[0], step: last.zoom };
    for (const share of shares) {
      if (best.step === 0) break;
      set("share", share);
      if (!fits(best.step - 1)) continue; // no larger than before
      best = { share, step: fits(0) ? 0 : firstStep(1, best.step - 1, fits) };
    }
    return best;
  }

  /**
   * What will be said to an answer has its room before, so that nothing moves then (ahead.js): but in brief, where all
   * of it would make the rest smaller, or leave little to the cards above it.
   */
  function division() {
    root.toggleAttribute("data-brief", isUpright);
    const whole = divided();
    if (isUpright || whole.step <= 1 || !root.querySelector(".carte-ahead")) return whole;
    root.toggleAttribute("data-brief", true);
    const brief = divided();
    root.toggleAttribute("data-brief", brief.step < whole.step);
    return brief.step < whole.step ? brief : whole;
  }

  root.toggleAttribute("data-upright", isUpright);
  root.toggleAttribute("data-split", hasTable(root));
  set("card", CARD.least);
  const { share, step } = division();
  set("share", share);
  set("zoom", zoomAt(step));
  const card = firstStep(0, last.card, (some) => {
    set("card", cardAt(some));
    return !isLacking(root);
  });
  set("card", cardAt(card));
  set("corner", (FIGURE * innerWidth) / (DRAWN_FIGURE * cardAt(card) * zoomAt(step)));
  return share;
}

/**
 * Whether cards lie beside what is said.
 * @param {HTMLElement} root
 */
function hasTable(root) {
  return [...root.querySelectorAll(TABLE)].some((table) => table.checkVisibility());
}

/**
 * How many cards are held, or put in, in sight.
 * @param {HTMLElement} root
 */
function heldBy(root) {
  return [...root.querySelectorAll(HELD)].filter((card) => card.checkVisibility()).length;
}

/**
 * Keep a widget as large as it may be: smaller as soon as it says more than there is room for, and larger
 * again where it shows another thing, or the window is another one. What is seen has its room: all is fitted before
 * it is painted. Gives what ends it.
 * @param {HTMLElement} root
 */
export function fillWindow(root) {
  const over = new AbortController();
  let held = heldBy(root);
  let most = 100; // that the cards of a deal may have: they never take back what was needed for words

  /**
   * Measure where all comes to lie, and without the faces of the cards, which are most of what there is to draw.
   * @param {() => unknown} measure
   */
  function measured(measure) {
    root.toggleAttribute("data-fitting", true);
    measure();
    root.toggleAttribute("data-fitting", false);
  }
  const refit = () => {
    measured(() => {
      most = fit(root, most);
    });
  };
  const anew = () => {
    most = 100;
    refit();
  };
  /** What is on its way may be out of its place: that is no lack of room. */
  function keepRoom() {
    if (!isLacking(root)) return;
    measured(() => {
      if (isLacking(root)) most = fit(root, most);
    });
  }

  /**
   * Whether cards were dealt, taken up, discarded or cleared away: where one is played the others lie still.
   * @param {number} now how many are held
   */
  const isOtherHand = (now) => Math.abs(now - held) > 1;
  /** @param {MutationRecord} record */
  const isOther = ({ target, attributeName, oldValue }) => {
    if (target !== root || attributeName === null) return false;
    const value = root.getAttribute(attributeName);
    // What a widget itself has shown has had its room before.
    return value !== oldValue && !(attributeName === REVEALED && root.hasAttribute("data-shown") && value !== null);
  };
  const changes = new MutationObserver((records) => {
    const now = heldBy(root);
    const isNew = isOtherHand(now);
    held = now;
    // A table that goes would leave its side of the window empty, and what is said no room beside it.
    if (records.some(isOther)) anew();
    else if (isNew || hasTable(root) !== root.hasAttribute("data-split")) refit();
    else keepRoom();
  });
  changes.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["hidden", "open", REVEALED, ...SHOWN],
    attributeOldValue: true,
  });
  window.addEventListener("resize", anew, { signal: over.signal });
  const foreseen = () => (isOtherHand(heldBy(root)) ? refit() : keepRoom());
  root.addEventListener(FORESEEN, foreseen, { signal: over.signal });
  refit();
  return () => {
    over.abort();
    changes.disconnect();
    for (const name of ["data-split", "data-upright", "data-brief"]) root.removeAttribute(name);
    for (const name of ["zoom", "card", "share", "corner"]) root.style.removeProperty(`--stage-${name}`);
  };
}
