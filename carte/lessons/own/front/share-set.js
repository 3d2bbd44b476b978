// Sharing a set of levels: a link, a code to scan, a file.

import { useMemo, useRef } from "preact/hooks";
import { Action } from "../../../front/fields/entry-views.js";
import { hashOf, inBook, linkTo } from "../../../front/page/address.js";
import { copyLink } from "../../../front/page/clipboard.js";
import { shownIn } from "../../../front/page/preferences.js";
import { drawCode, isHereOnly } from "../../../front/page/qr.js";
import { Placed } from "../../../front/page/views.js";
import "../../../front/page/keep.css";
import "./own-levels.css";

/** @import { Workshop } from "./workshop.js" */

export const LEVEL = "level="; // before the code of a set in its link

/**
 * The code in a link, or a code alone.
 * @param {string} text
 */
export function codeIn(text) {
  return text.trim().replace(/^.*[#=]/su, "");
}

/** @param {{ shop: Workshop }} props */
export function SetSharing({ shop: { tool, now, toggleCode, save } }) {
  const { content, status, skin } = tool;
  const strings = content.words;
  const { made, hasCode } = now();
  const bare = made?.code && linkTo(made.code, LEVEL + made.code);
  const link = bare && inBook() ? shownIn(bare, skin()) : bare; // in a notebook just the code, which names no pack
  const whyNot = made ? made.too_long : strings.waiting;
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  const wide = () => place.current?.clientWidth ?? 0;
  const isShown = hasCode && link && !isHereOnly();
  const code = useMemo(() => isShown && drawCode(link, strings.code, wide), [isShown, link]);
  const unseen = isHereOnly() ? strings.only_here : strings.fine;
  const copy = () => (link ? copyLink(link, strings, status) : status.refuse(whyNot));
  return (
    <section class="carte-own-share" aria-label={strings.share} data-stage="off" hidden={!made}>
      <h2>{strings.share}</h2>
      <div class="carte-keep-ways">
        <Action name="copy" label={strings.copy} kind="carte-main" onClick={copy} />
        {inBook() && (
          <Action name="show" label={hasCode ? strings.hide : strings.show} expanded={hasCode} onClick={toggleCode} />
        )}
        <Action name="save" label={strings.save} onClick={save} />
      </div>
      <div class="carte-keep-ways" hidden={!inBook()}>
        {way("quiz", `room.html${hashOf(LEVEL + made?.code)}`)}
        {way("sheet", `print.html${hashOf(`own.${made?.code}.${skin()}`)}`)}
      </div>
      <div class="carte-keep-code" ref={place}>
        {code && <Placed element={code} />}
        {hasCode && !code && <p>{link ? unseen : whyNot}</p>}
      </div>
    </section>
  );

  /**
   * @param {"quiz" | "sheet"} name
   * @param {string} href
   */
  function way(name, href) {
    return (
      <a class="carte-button" data-way={name} href={href} hidden={!made?.code}>
        {strings[name]}
      </a>
    );
  }
}
