// A deal that is counted is written on the match sheet, as long as its match goes on.

import { actionButton, relabel } from "../../front/page/actions.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { settingOf } from "./state.js";

/** @import { Status } from "../../front/said/status.js" */
/** @import { CountsHere } from "./counts.js" */
/** @import { createMatchSheet } from "./matchsheet.js" */
/** @import { CountingWords } from "./types.js" */

/**
 * The button to `add` the deal, and the place where it is said that the match is `over`; show() after every change,
 * and onWritten() is called when it stands there.
 * @param {object} table
 * @param {CountsHere} table.counts
 * @param {ReturnType<typeof createMatchSheet>} table.sheet
 * @param {CountingWords} table.told
 * @param {Status} table.status
 * @param {() => unknown} table.onWritten
 */
export function createWriting({ counts, sheet, told, status, onWritten }) {
  const over = h("div", { class: "carte-over", "data-part": "over" });
  const add = actionButton("add", told.add, write, { kind: "carte-main" });
  const anew = actionButton("new-match", told.new_match, sheet.askAnew);

  async function write() {
    const entry = counts.entry();
    const { answer, corrects = null } = entry;
    if (!answer?.scores) return;
    const number = await sheet.write(answer.scores, settingOf(entry), corrects ?? undefined);
    if (!number) return;
    onWritten();
    status.note("good", fill(corrects === null ? told.added : told.corrected, { number }), ...answer.said);
  }

  return {
    over,
    add,
    show() {
      const { answer, touched, fresh, corrects = null } = counts.entry();
      const isOver = sheet.over() !== "" && corrects === null;
      const said = listed([sheet.over(), told.over], told.joints.sentence);
      over.replaceChildren(...(isOver ? [h("p", {}, said), anew] : []));
      over.hidden = !isOver;
      relabel(add, corrects === null ? told.add : fill(told.rewrite, { number: corrects + 1 }));
      add.disabled = isOver || !(fresh && touched && answer?.scores);
    },
  };
}
