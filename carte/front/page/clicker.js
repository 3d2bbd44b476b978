// A teacher's line under a widget that fills the window, and the keys of a clicker: on, back, reveal.
import { actionButton } from "./actions.js";
import { holdsBack, isHintLeft, wayIn } from "./advance.js";
import { fill, h, icon, pushButton } from "./dom.js";
import { focusBeside, isTyped, putFocus } from "./focus.js";

/** @import { StageStrings } from "../messages.js" */
/** @import { IconName } from "./dom.js" */

/**
 * Whose turn it is, in words; "" if nobody is to move.
 * @param {HTMLElement} root
 * @param {StageStrings} strings
 */
function turnIn(root, strings) {
  if (root.querySelector(".carte-felt[data-open]")) return strings.yours;
  const player = root.querySelector("[data-thinking] .carte-seat-name")?.textContent;
  return player ? fill(strings.theirs, { name: player }) : "";
}

/**
 * Whether a key has already had another effect, or is typing. The page itself prevents Escape, for its search.
 * @param {KeyboardEvent} event
 */
function isTaken(event) {
  const { key, target, defaultPrevented } = event;
  if (key === "Escape") return target instanceof HTMLInputElement && target.value !== "";
  return defaultPrevented || (isTyped(event) && !key.startsWith("Page"));
}

/**
 * @param {HTMLElement} button
 * @param {string} label
 */
function name(button, label) {
  for (const attribute of ["aria-label", "title"]) button.setAttribute(attribute, label);
}

/**
 * A button with a sign instead of a word.
 * @param {string} action
 * @param {string} label
 * @param {() => unknown} click
 * @param {IconName} drawn
 */
function sign(action, label, click, drawn) {
  const button = pushButton({ class: "carte-button", "data-action": action, click }, icon(drawn));
  name(button, label);
  return button;
}

/**
 * The line of a widget; `leave` ends the presentation. It listens to keys until `signal` is aborted; to letters and
 * arrows only while it `hasKeys`.
 * @param {HTMLElement} root
 * @param {StageStrings} strings
 * @param {{ leave: () => unknown, hasKeys: () => boolean, signal: AbortSignal }} manner
 */
export function createClicker(root, strings, { leave, hasKeys, signal }) {
  const back = () => turn("back");
  const before = sign("stage-back", strings.back, back, "back");
  const after = sign("stage-next", strings.next, forth, "forward");
  const more = actionButton("stage-reveal", strings.reveal, reveal, { drawn: "hint" });
  more.title = strings.reveal; // for when only its sign fits
  const whose = h("p", { class: "carte-teacher-turn" });
  const hide = sign("stage-line", strings.hide, toggle, "down");
  const end = sign("stage-leave", strings.leave, leave, "bad");
  const element = h(
    "div",
    { class: "carte-teacher", role: "toolbar", "aria-label": strings.line },
    before,
    after,
    more,
    whose,
    hide,
    end,
  );

  let wanted = false; // all of a hint, whose steps come one after the other

  /** Whether a widget says that it holds nothing back. */
  const isShown = () => root.hasAttribute("data-shown");

  /** Reveal everything held back with one press, and go on with the next. */
  function forth() {
    if (!holdsBack(root)) return turn("next");
    wanted = true;
    return reveal();
  }

  /**
   * Hold back again when the widget goes on.
   * @param {"next" | "back"} way
   */
  function turn(way) {
    const focused = focusBeside(root);
    const led = wayIn(root, way);
    if (!led) return;
    holdBack();
    led.click();
    // Nobody has answered yet: to a class, the focus ring would look like a choice.
    const pressed = element.contains(focused) ? /** @type {HTMLElement} */ (focused) : root;
    putFocus(pressed);
  }

  function holdBack() {
    wanted = false;
    root.toggleAttribute("data-revealed", false);
  }

  /** Reveal more with each press, and hide it all when there is no more. */
  function reveal() {
    if (isShown()) return;
    const hint = wayIn(root, "more");
    const isOpen = root.hasAttribute("data-revealed");
    root.toggleAttribute("data-revealed", !isOpen || hint !== undefined);
    if (!isOpen) root.dispatchEvent(new Event("carte:reveal"));
    hint?.click();
    follow(changes.takeRecords());
    tell();
  }

  /**
   * To reveal a whole hint, let each step ask for the next one, whether it comes at once or later.
   * @param {MutationRecord[]} records
   */
  function follow(records) {
    const isStep = records.some(({ attributeName }) => attributeName === "data-left");
    if (wanted && isStep && isHintLeft(root)) reveal();
  }

  /**
   * Whether a widget asks again: then it holds back again, however it got there.
   * @param {MutationRecord} record
   */
  const isAsking = ({ target, attributeName }) =>
    attributeName === "data-case" ||
    (attributeName === "data-open" && /** @type {Element} */ (target).matches("[data-open]"));

  function toggle() {
    const hidden = root.toggleAttribute("data-bare");
    name(hide, hidden ? strings.show : strings.hide);
  }

  function tell() {
    whose.textContent = turnIn(root, strings);
    before.disabled = !wayIn(root, "back");
    after.disabled = !holdsBack(root) && !wayIn(root, "next");
    more.ariaDisabled = String(isShown()); // it keeps its focus
  }

  /** @type {Record<string, () => unknown>} */
  const ALWAYS = { PageDown: forth, PageUp: back, Escape: leave };
  /** @type {Record<string, () => unknown>} */
  const ON_WISH = {
    ArrowRight: forth,
    ArrowLeft: back,
    r: reveal,
    ".": reveal, // clickers send it to black out the screen
    b: reveal,
    t: toggle,
  };
  /** @param {KeyboardEvent} event */
  const hear = (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const act = { ...ALWAYS, ...(hasKeys() && ON_WISH) }[key.length === 1 ? key.toLowerCase() : key];
    if (!act || ctrlKey || altKey || metaKey || isTaken(event)) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", hear, { signal }); // wherever the focus is: nothing else is visible
  const changes = new MutationObserver((records) => {
    if (records.some(isAsking)) holdBack();
    follow(records);
    if (records.some(({ target }) => !element.contains(target))) tell();
  });
  changes.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: [
      "data-open",
      "data-thinking",
      "disabled",
      "hidden",
      "aria-disabled",
      "data-way",
      "data-left",
      "data-shown",
      "data-case",
    ],
  });
  signal.addEventListener("abort", () => changes.disconnect());
  tell();
  return element;
}
