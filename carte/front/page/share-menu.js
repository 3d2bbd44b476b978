// The ways to share what a page shows: copy or share its link, as a QR code, and as a picture if it has cards.

import { actionButton } from "./actions.js";
import { inBook } from "./address.js";
import { copyLink } from "./clipboard.js";
import { h, icon } from "./dom.js";
import { drawMenu } from "./menu.js";
import { bringIntoView } from "./motion.js";
import { pictureOf } from "./picture.js";
import { drawCode } from "./qr.js";
import "./panel.css";

/** @import { CardNames, SendingStrings } from "../messages.js" */
/** @import { Status } from "../status/status.js" */
/** @import { Pictured } from "./picture.js" */

const MARGIN = 64; // pixels of a widget beside a code in it
const PICTURE_KEPT = 10_000; // milliseconds in which a browser has taken a file

/**
 * The thing to share: its `link`, or null with the message `none`; the text `message` with it; and what is `pictured`,
 * null while there is nothing to see.
 * @typedef {object} Sent
 * @property {SendingStrings} strings
 * @property {Pick<Status, "note"> & Partial<Status>} status
 * @property {() => string | null} link
 * @property {() => { title?: string, text?: string }} message
 * @property {string} [none]
 * @property {() => Pictured | null} [pictured]
 * @property {Record<string, CardNames>} [cards]
 */

/**
 * A button for each way, and the place of the code.
 * @param {Sent} sent
 */
export function createShareMenu({ strings, status, link, message, none = "", pictured = () => null, cards = {} }) {
  const code = h("div", { class: "carte-sent-code" });
  const copy = actionButton("copy", strings.copy, copyIt);
  const share = actionButton("share", strings.share, shareIt);
  const qr = actionButton("qr", strings.qr, showCode);
  const picture = actionButton("picture", strings.picture, takePicture);
  share.hidden = !inBook() || !("share" in navigator);
  qr.hidden = !inBook(); // a notebook has just a code, and no page for it to open

  /** The link, or a message that there is none. */
  function linked() {
    const found = link();
    if (found === null) {
      status.note("bad", none);
      status.reveal?.();
    }
    return found;
  }

  function copyIt() {
    const address = linked();
    return address !== null && copyLink(address, strings, status);
  }

  async function shareIt() {
    const url = linked();
    if (url === null) return;
    try {
      await navigator.share({ ...message(), url });
    } catch {
      // closing the menu is a change of mind
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
    /** Something else is shown: remove its code, and offer a picture if there is something to see. */
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
export function drawSendMenu(sent, signal) {
  const { ways, code, renew } = createShareMenu(sent);
  const summary = h("summary", { class: "carte-button" }, icon("send"), h("span", {}, sent.strings.send));
  const menu = drawMenu(summary, [...ways, code], signal);
  menu.classList.add("carte-sending");
  menu.addEventListener("toggle", renew);
  return menu;
}
