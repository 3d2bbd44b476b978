// A match to take along: its link, the record of a deal as text, and the way to read either back.
import { entry } from "../../front/fields/labels.js";
import { actionButton } from "../../front/page/actions.js";
import { copyOut } from "../../front/page/clipboard.js";
import { h } from "../../front/page/dom.js";
import { drawFold } from "../../front/page/fold.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Moment, PlayQuestions, PlayWords } from "./messages.js" */

/** @typedef {PlayQuestions["record"]["answer"]} Taken */

/**
 * getRecord() promises the {text, code} of the deal and the match under way, or null; linkTo(code) is the address of a
 * code, and onRead(text) is called with pasted text.
 * @param {object} table
 * @param {PlayWords} table.strings
 * @param {Status} table.status
 * @param {() => Promise<Taken | null>} table.getRecord
 * @param {(code: string) => string} table.linkTo
 * @param {(text: string) => unknown} table.onRead
 */
export function createMatchSharing({ strings, status, getRecord, linkTo, onRead }) {
  const field = h("textarea", {
    class: "carte-shared",
    readonly: true,
    rows: 3,
    "aria-label": strings.shared,
    hidden: true,
  });
  const pasted = h("textarea", {
    rows: 2,
    "data-field": "paste",
    spellcheck: "false",
    placeholder: strings.paste_here,
  });
  const copyLink = actionButton("copy-link", strings.copy_link, () =>
    copy(({ code }) => linkTo(code), strings.link_copied),
  );
  const copyRecord = actionButton("copy-record", strings.copy_record, () =>
    copy(({ text }) => text, strings.record_copied),
  );

  /**
   * @param {(record: Taken) => string} textOf
   * @param {string} done
   */
  async function copy(textOf, done) {
    const record = await getRecord();
    if (!record) return;
    await copyOut(textOf(record), { field, status, done, byHand: strings.copy_by_hand });
  }

  const element = drawFold(
    strings.sharing,
    { "data-fold": "sharing" },
    h(
      "div",
      { class: "carte-sharing" },
      h("div", { class: "carte-sharing-ways" }, copyLink, copyRecord),
      field,
      entry(strings.paste, pasted),
      actionButton("read", strings.open, () => pasted.value.trim() && onRead(pasted.value.trim())),
    ),
  );
  return {
    element,
    /**
     * Show a match at a moment, or none. The record of a deal holds the whole pack: there is none before its end.
     * @param {Moment | null} moment
     */
    show(moment) {
      copyLink.hidden = moment === null;
      copyRecord.hidden = !moment?.over;
      field.hidden = true;
    },
  };
}
