// The ways to share a match sheet: by link, by code, as a file, and on paper.

import { actionButton } from "../../front/page/actions.js";
import { inBook, linkTo } from "../../front/page/address.js";
import { handOut } from "../../front/page/clipboard.js";
import { fill, h } from "../../front/page/dom.js";
import { drawCode, isHereOnly } from "../../front/page/qr.js";
import { unusual } from "./count-store.js";
import { givenNames, nameOf, tableOf } from "./sheet-link.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { CountingWords } from "./messages.js" */
/** @import { Sheet, SheetGame } from "./types.js" */

/**
 * A button with the ways under it. now() is the current sheet, with its game; onBlank() prints a sheet
 * without deals.
 * @param {object} given
 * @param {CountingWords} given.strings
 * @param {Status} given.status
 * @param {() => { sheet: Sheet, game: SheetGame }} given.now
 * @param {() => unknown} given.onBlank
 */
export function createSheetSharing({ strings, status, now, onBlank }) {
  const ways = h("div", { class: "carte-sheet-share", role: "group", "aria-label": strings.share, hidden: true });
  const open = actionButton("share", strings.share, toggle);

  function toggle() {
    ways.hidden = !ways.hidden;
    open.ariaExpanded = String(!ways.hidden);
    if (!ways.hidden) draw();
  }

  function draw() {
    const { sheet } = now();
    const code = h("div", {});
    const buttons = [
      ...(inBook()
        ? [
            actionButton("copy-link", strings.copy_link, copyLink),
            actionButton("code", strings.code, async () =>
              code.replaceChildren(...drawn(await link(), () => code.clientWidth)),
            ),
          ]
        : []),
      actionButton("csv", strings.csv, save),
      actionButton("print", strings.print, () => window.print()),
    ];
    for (const button of buttons) button.disabled = sheet.rounds.length === 0;
    const row = h("div", { class: "carte-sheet-ways" }, ...buttons, actionButton("blank", strings.blank, onBlank));
    ways.replaceChildren(row, code);
  }

  async function link() {
    const { sheet, game } = now();
    const { slug, options, usual } = game;
    const names = givenNames(sheet.names, strings);
    const carried = { game: slug, options: unusual(options, usual), sheet: { ...sheet, names } };
    return linkTo("", await nameOf(carried));
  }

  async function copyLink() {
    const text = await link();
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

  /**
   * @param {string} text
   * @param {() => number} room
   */
  function drawn(text, room) {
    const code = drawCode(text, strings.code_of, room);
    if (!code) return [h("p", {}, strings.too_large)];
    return [code, h("p", {}, isHereOnly() ? strings.only_here : strings.scan)];
  }

  function save() {
    const { sheet, game } = now();
    const name = `${game.slug}.csv`;
    handOut(name, `\uFEFF${tableOf(sheet, game, strings)}`, "text/csv");
    status.note("good", fill(strings.saved, { name }));
    status.reveal();
  }

  return {
    open,
    ways,
    /** Close: the link and code are out of date. */
    close() {
      ways.hidden = true;
      open.ariaExpanded = "false";
    },
  };
}
