// Makes a widget as large as the window allows, without any scrolling.
import { HELD, isFull, isLacking } from "./overflow.js";

const WIDTH = 900; // pixels of a page that the width of the window shows: a picture 2 m wide is read from 6 m
const UPRIGHT = 400; // for a window higher than wide, held in a hand
const STEP = 1.03;
const LEAST = 0.2;
const SHARES = [64, 60, 55, 50, 45, 40, 35]; // percent of the width, or of the height, that the cards have at most
const SEATED = '[data-seated], [data-widget="watch"]'; // a table has little text
const LONG = '.carte-felt[data-plates]:not([data-plates="2"])'; // for more than two players, who have long hands
const CARD = { least: 36, held: 42, most: 200 }; // of its pixels, how wide a card is; `held`: at least in a hand
const FIGURE = 16 / 1280; // of the width of the window, how high the figure in a card's corner is to be
const DRAWN_FIGURE = 8.4 / 60; // of the width of a card, how high it is drawn (carte/pack)
const TABLE = ".carte-felt"; // lies beside all the text

/** Attributes of the root that say what it shows: when they change, it may become larger again. */
const SHOWN = ["data-level", "data-case", "data-code", "data-shows", "data-game", "data-phase", "data-over"];
const REVEALED = "data-revealed";

/** An event: the content to be shown in a moment is in place now, to reserve room for it. */
export const FORESEEN = "carte:foreseen";

/**
 * The first of some steps at which something fits, assuming that it fits at all later ones; the last if it never does.
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
 * The number of steps between two sizes.
 * @param {number} less
 * @param {number} more
 */
const stepsBetween = (less, more) => Math.floor(Math.log(more / less) / Math.log(STEP));

/**
 * The shares that the cards may have, at most `most` at a table.
 * @param {HTMLElement} root
 * @param {number} most
 */
function sharesOf(root, most) {
  if (!root.matches(SEATED)) return SHARES;
  return [...(root.querySelector(LONG) ? [76] : []), 70, ...SHARES].filter((share) => share <= most);
}

/**
 * Fit a widget to the window. The text comes first, since it is read from afar; the cards take the rest, at a table at
 * most `most` of it. Return their share.
 * @param {HTMLElement} root
 * @param {number} most
 */
function fit(root, most) {
  const isUpright = innerHeight > innerWidth;
  const widest = innerWidth / (isUpright ? UPRIGHT : WIDTH);
  const shares = sharesOf(root, most);
  const least = isUpright ? CARD.held : CARD.least;
  const last = { zoom: stepsBetween(LEAST, widest), card: stepsBetween(least, CARD.most) };

  /**
   * @param {"zoom" | "card" | "share" | "corner"} name
   * @param {number} value
   */
  const set = (name, value) => root.style.setProperty(`--stage-${name}`, String(value));
  /** @param {number} steps */
  const zoomAt = (steps) => widest / STEP ** steps;
  /** @param {number} steps */
  const cardAt = (steps) => least * STEP ** (last.card - steps);

  /** Divide the window between the cards and the text, so that the text is as large as possible. */
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
      if (!fits(best.step - 1)) continue; // not larger than before
      best = { share, step: fits(0) ? 0 : firstStep(1, best.step - 1, fits) };
    }
    return best;
  }

  /**
   * Reserve room for the response to an answer, so that nothing moves when it comes: only for a brief one if the full
   * text would make the rest smaller, or leave little to the cards above.
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
  set("card", least);
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
 * Whether the cards are beside the text.
 * @param {HTMLElement} root
 */
function hasTable(root) {
  return [...root.querySelectorAll(TABLE)].some((table) => table.checkVisibility());
}

/**
 * How many cards in sight are held, or put in.
 * @param {HTMLElement} root
 */
function heldBy(root) {
  return [...root.querySelectorAll(HELD)].filter((card) => card.checkVisibility()).length;
}

/**
 * Keep a widget as large as it may be: smaller as soon as its text lacks room, and larger again when it shows
 * something else, or the window changes. All fitting happens before painting, so nothing visible lacks room. Return a
 * function that ends it.
 * @param {HTMLElement} root
 */
export function fillWindow(root) {
  const over = new AbortController();
  let held = heldBy(root);
  let most = 100; // share of the cards of a deal: they never take back room that words have needed

  /**
   * Measure final positions, without the faces of the cards, which are most of the drawing.
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
  const restart = () => {
    most = 100;
    refit();
  };
  /** Something in motion may be out of its place: that is no lack of room. */
  function keepRoom() {
    if (!isLacking(root)) return;
    measured(() => {
      if (isLacking(root)) most = fit(root, most);
    });
  }

  /**
   * Whether cards were dealt, taken up, discarded or cleared away: when one is played, the others stay in place.
   * @param {number} now how many are held
   */
  const isOtherHand = (now) => Math.abs(now - held) > 1;
  /** @param {MutationRecord} record */
  const isOther = ({ target, attributeName, oldValue }) => {
    if (target !== root || attributeName === null) return false;
    const value = root.getAttribute(attributeName);
    // Content that the widget itself reveals already has its room.
    return value !== oldValue && !(attributeName === REVEALED && root.hasAttribute("data-shown") && value !== null);
  };
  const changes = new MutationObserver((records) => {
    const now = heldBy(root);
    const isNew = isOtherHand(now);
    held = now;
    // A table that goes would leave its side of the window empty, without giving the text more room.
    if (records.some(isOther)) restart();
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
  window.addEventListener("resize", restart, { signal: over.signal });
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
