// Ways to share the rules of our table: a link, a code to scan, a sheet of paper.

import { useMemo, useRef } from "preact/hooks";
import { Action, RowEntry } from "../../../front/fields/entry-views.js";
import { inBook } from "../../../front/page/address.js";
import { copyLink } from "../../../front/page/clipboard.js";
import { drawCode } from "../../../front/page/qr.js";
import { Placed } from "../../../front/page/views.js";

/** @import { Choice } from "../../../front/fields/entry-views.js" */
/** @import { HouseTable } from "./house-table.js" */

/** @param {{ table: HouseTable }} props */
export function Sharing({ table: { tool, now, link, share, toggleCode } }) {
  const strings = tool.words.house;
  const { game, which, hasCode } = now();
  const to = link();
  const copy = () => (to ? copyLink(to, strings, tool.status) : tool.status.refuse(strings.waiting));
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  const wide = () => place.current?.clientWidth ?? 0;
  const code = useMemo(() => hasCode && to && drawCode(to, strings.code, wide), [hasCode, to]);
  /** @type {Choice<"all" | "one">[]} */
  const titles = [
    { value: "all", text: strings.all },
    { value: "one", text: game.title },
  ];
  const label = hasCode ? strings.hide : strings.show;
  return (
    <section class="carte-keep-part carte-house-ways" aria-label={strings.take_along} data-stage="off">
      <h2>{strings.take_along}</h2>
      <p class="carte-keep-about">{strings.about}</p>
      <RowEntry name="which" label={strings.which} options={titles} chosen={which} onChange={share} />
      <div class="carte-keep-ways">
        {inBook() && <Action name="copy" label={strings.copy} kind="carte-main" onClick={copy} />}
        {inBook() && <Action name="show" label={label} expanded={hasCode} onClick={toggleCode} />}
        <Action name="print" label={strings.print} onClick={() => window.print()} />
      </div>
      <div class="carte-keep-code" ref={place}>
        {code && <Placed element={code} />}
        {hasCode && !code && <p>{to ? strings.fine : strings.waiting}</p>}
      </div>
    </section>
  );
}
