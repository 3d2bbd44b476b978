// Taking a widget out of its page: onto the whole window for a class, and into other pages.
import { actionButton } from "./actions.js";
import { inBook } from "./address.js";
import { whenAnswered } from "./ask.js";
import { createClicker } from "./clicker.js";
import { copyOut } from "./clipboard.js";
import { h, icon } from "./dom.js";
import { embed, frameMarkup, tallest } from "./embed.js";
import { fillWindow } from "./fit-window.js";
import { putFocus } from "./focus.js";
import { drawMenu } from "./menu.js";
import { addressAlone, askedAlone, standAlone, whenMeant } from "./standalone.js";
import { raise } from "./top-layer.js";
import "./presentation.css";

/** @import { StageStrings } from "../messages.js" */

const page = document.documentElement;

/**
 * Presents a widget meant for a room, by its button or by the page's address.
 * @param {HTMLElement} root
 * @param {StageStrings} strings
 * @param {{ isForRoom: boolean, hasKeys: () => boolean, signal: AbortSignal }} manner
 */
export function createPresentation(root, strings, { isForRoom, hasKeys, signal }) {
  let leave = () => {};
  const spoken = h("p", { class: "carte-unseen", "aria-live": "polite" });
  root.append(spoken);

  function present() {
    if ("present" in page.dataset) return;
    const over = new AbortController();
    const { signal: ended } = over;
    const line = createClicker(root, strings, { leave: () => leave(), hasKeys, signal: ended });
    standAlone(root, true);
    const letDown = inBook() ? () => {} : raise(root);
    page.dataset.present = "";
    root.append(line);
    spoken.textContent = strings.filled;
    if (inBook()) history.replaceState(null, "", addressAlone(root, "present"));
    const letGo = fillWindow(root);
    leave = () => {
      over.abort();
      letGo();
      line.remove();
      spoken.textContent = "";
      letDown();
      delete page.dataset.present;
      for (const name of ["data-revealed", "data-bare"]) root.removeAttribute(name);
      if (!("embed" in page.dataset)) standAlone(root, false);
      if (inBook()) history.replaceState(null, "", addressAlone(root, "embed" in page.dataset ? "embed" : null));
      if (document.fullscreenElement) document.exitFullscreen();
      leave = () => {};
      putFocus(root);
      if (inBook()) root.scrollIntoView({ block: "nearest" });
    };
    signal.addEventListener("abort", () => leave(), { signal: ended });
    const gone = () => document.fullscreenElement ?? leave();
    document.addEventListener("fullscreenchange", gone, { signal: ended });
    if (root.tabIndex < 0) root.tabIndex = -1;
    // The pressed button may be hidden now, as in a menu: browsers would drop its focus.
    if (!root.querySelector(":focus")?.checkVisibility()) putFocus(root);
  }

  /** Keep a widget that is not for a room on its page, and remove the request from the address. */
  function stay() {
    history.replaceState(null, "", addressAlone(root, null));
  }

  /** Ask for full screen after a press; if it is refused, the window will do. */
  function ask() {
    present();
    page.requestFullscreen?.().catch(() => {});
  }

  whenMeant(root, (meant) => meant.dispatchEvent(new Event("carte:alone")));
  root.addEventListener(
    "carte:alone",
    () => {
      delete page.dataset.awaits;
      if (askedAlone()?.way === "present") return isForRoom ? present() : stay();
      standAlone(root, true);
      return embed(root, signal);
    },
    { signal },
  );
  return { menu: menuOf(root, strings, { present: isForRoom ? ask : null, signal }) };
}

/**
 * @param {HTMLElement} root
 * @param {StageStrings} strings
 * @param {{ present: (() => unknown) | null, signal: AbortSignal }} manner
 */
function menuOf(root, strings, { present, signal }) {
  const field = h("textarea", { readonly: true, rows: 4, "aria-label": strings.markup, hidden: true });
  const result = h("p", { "aria-live": "polite" });
  /** Make the frame as high as its content: wait for a level that is being opened. */
  async function copy() {
    await whenAnswered(root);
    await copyOut(frameMarkup(addressAlone(root, "embed"), titleOf(root)), {
      field,
      status: { note: (_icon, text) => result.replaceChildren(String(text)) },
      done: strings.copied,
      byHand: strings.by_hand,
    });
  }
  const summary = h("summary", { title: strings.menu }, icon("screen"));
  const ways = [
    present &&
      actionButton("present", strings.present, () => {
        menu.open = false;
        present();
      }),
    inBook() ? actionButton("embed", strings.embed, copy) : null,
    field,
    result,
  ];
  const menu = drawMenu(summary, ways, signal);
  menu.classList.add("carte-stage-menu");
  menu.hidden = !menu.querySelector("button");
  return menu;
}

/** @param {HTMLElement} root */
function titleOf(root) {
  const title = root.ariaLabel || document.title;
  return { title, height: tallest(root) };
}
