// The ways to send what a page shows: its link copied or shared, as a QR code, and as a picture where cards lie there.

import { actionButton } from "./actions.js";
import { inBook } from "./address.js";
import { fill, h, icon } from "./dom.js";
import { createMenu } from "./menu.js";
import { bringIntoView } from "./motion.js";
import { pictureOf } from "./picture.js";
import { drawCode } from "./qr.js";
import "./panel.css";

/** @import { CardNames, SendingWords } from "../types.js" */
/** @import { Pictured } from "./picture.js" */
/** @import { Status } from "../status/status.js" */

const MARGIN = 64; // pixels of a widget beside a code in it
const PICTURE_KEPT = 10_000; // milliseconds in which a browser has taken a file

/**
 * What is sent: its `link`, or null where there is none, which `none` says; what is `told` with it; and what is
 * `pictured`, null while nothing is to be seen.
 * @typedef {object} Sent
 * @property {SendingWords} strings
 * @property {Pick<Status, "note"> & Partial<Status>} status
 * @property {() => string | null} link
 * @property {() => { title?: string, text?: string }} told
 * @property {string} [none]
 * @property {() => Pictured | null} [pictured]
 * @property {Record<string, CardNames>} [cards]
 */

/**
 * A button for each way, and the place of the code.
 * @param {Sent} sent
 */
export function createShareMenu({ strings, status, link, told, none = "", pictured = () => null, cards = {} }) {
  const code = h("div", { class: "carte-sent-code" });
  const copy = actionButton("copy", strings.copy, copyLink);
  const share = actionButton("share", strings.share, shareIt);
  const qr = actionButton("qr", strings.qr, showCode);
  const picture = actionButton("picture", strings.picture, takePicture);
  share.hidden = !inBook() || !("share" in navigator);
  qr.hidden = !inBook(); // in a notebook there is a code alone, and no page that it opens

  /** The link; where there is none, that is said. */
  function linked() {
    const found = link();
    if (found === null) {
      status.note("bad", none);
      status.reveal?.();
    }
    return found;
  }

  async function copyLink() {
    const address = linked();
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      status.note("good", fill(strings.copied, { link: address }));
    } catch {
      status.note("note", fill(strings.link, { link: address })); // where copying is forbidden, to copy by hand
    }
    status.reveal?.();
  }

  async function shareIt() {
    const url = linked();
    if (url === null) return;
    try {
      await navigator.share({ ...told(), url });
    } catch {
      // whoever closes the menu has changed their mind
    }
  }

  function showCode() {
    if (code.childElementCount > 0) return code.replaceChildren();
    const address = linked();
    const room = () => (code.closest(".carte")?.clientWidth ?? 0) - MARGIN;
    const drawn = address === null ? null : drawCode(address, strings.code, room);
    code.replaceChildren(...(drawn ? [drawn] : []));
    if (drawn) bringIntoView(drawn);
  }

  async function takePicture() {
    const seen = pictured();
    const address = linked();
    if (!seen || address === null) return;
    const file = await pictureOf(seen, { cards, link: address });
    const place = URL.createObjectURL(file);
    h("a", { href: place, download: `${strings.picture_name}.png` }).click();
    setTimeout(() => URL.revokeObjectURL(place), PICTURE_KEPT);
  }

  return {
    ways: [copy, share, qr, picture],
    code,
    /** What is sent is another: its code goes, and a picture is offered where there is something to see. */
    renew() {
      code.replaceChildren();
      picture.hidden = pictured() === null;
    },
  };
}

/**
 * All ways in a menu of one button.
 * @param {Sent} sent
 * @param {AbortSignal} signal
 */
export function createSendMenu(sent, signal) {
  const { ways, code, renew } = createShareMenu(sent);
  const summary = h("summary", { class: "carte-button" }, icon("send"), h("span", {}, sent.strings.send));
  const menu = createMenu(summary, [...ways, code], signal);
  menu.classList.add("carte-sending");
  menu.addEventListener("toggle", renew);
  return menu;
}
