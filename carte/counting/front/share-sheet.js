// The ways to share a match sheet: by link, by code, as a file, and on paper.

import { useRef, useState } from "preact/hooks";
import { Action } from "../../front/fields/entry-views.js";
import { inBook, linkTo } from "../../front/page/address.js";
import { handOut } from "../../front/page/clipboard.js";
import { fill, h } from "../../front/page/dom.js";
import { drawCode, isHereOnly } from "../../front/page/qr.js";
import { Placed } from "../../front/page/views.js";
import { unusual } from "./count-store.js";
import { givenNames, nameOf, tableOf } from "./sheet-link.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { SheetGame } from "./blank-sheet.js" */
/** @import { Sheet } from "./counting-schema.js" */
/** @import { CountingWords } from "./messages.js" */

/** @typedef {{ sheet: Sheet, game: SheetGame, strings: CountingWords, status: Status }} Shared */

/** @param {Shared} shared */
async function linkOf({ sheet, game: { slug, options, usual }, strings }) {
  const names = givenNames(sheet.names, strings);
  return linkTo("", await nameOf({ game: slug, options: unusual(options, usual), sheet: { ...sheet, names } }));
}

/** @param {Shared} shared */
async function copyLink(shared) {
  const { strings, status } = shared;
  const text = await linkOf(shared);
  try {
    await navigator.clipboard.writeText(text);
    status.note("good", strings.link_copied);
  } catch {
    const field = h("textarea", { readonly: true, rows: 4, "aria-label": strings.copy_link });
    field.value = text;
    status.note("note", strings.link_by_hand, field);
    field.select();
  }
  status.reveal();
}

/** @param {Shared} shared */
function save({ sheet, game, strings, status }) {
  const name = `${game.slug}.csv`;
  handOut(name, `\uFEFF${tableOf(sheet, game, strings)}`, "text/csv");
  status.note("good", fill(strings.saved, { name }));
  status.reveal();
}

/**
 * The ways, while they are open; onBlank() prints a sheet without deals.
 * @param {Shared & { onBlank: () => unknown }} props
 */
export function SharingWays({ onBlank, ...shared }) {
  const { sheet, strings } = shared;
  const [code, setCode] = useState(/** @type {HTMLElement | null | undefined} */ (undefined)); // null is too large
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  const disabled = sheet.rounds.length === 0;
  const showCode = async () =>
    setCode(drawCode(await linkOf(shared), strings.code_of, () => place.current?.clientWidth ?? 0));
  return (
    <>
      <div class="carte-sheet-ways">
        {inBook() && (
          <Action name="copy-link" label={strings.copy_link} disabled={disabled} onClick={() => copyLink(shared)} />
        )}
        {inBook() && <Action name="code" label={strings.code} disabled={disabled} onClick={showCode} />}
        <Action name="csv" label={strings.csv} disabled={disabled} onClick={() => save(shared)} />
        <Action name="print" label={strings.print} disabled={disabled} onClick={() => window.print()} />
        <Action name="blank" label={strings.blank} onClick={onBlank} />
      </div>
      <div ref={place}>
        {code && <Placed element={code} />}
        {code && <p>{isHereOnly() ? strings.only_here : strings.scan}</p>}
        {code === null && <p>{strings.too_large}</p>}
      </div>
    </>
  );
}
