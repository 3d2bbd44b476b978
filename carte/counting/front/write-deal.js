// Writes a counted deal on the match sheet, as long as its match goes on.

import { actionButton, relabel } from "../../front/page/actions.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { settingOf } from "./count-store.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { CountsHere } from "./counts.js" */
/** @import { createMatchSheet } from "./match-sheet.js" */
/** @import { ScoreContent } from "./messages.js" */

/**
 * The button to `add` the deal, and the place of the note that the match is `over`; call show() after every change;
 * onWritten() is called once the deal is on the sheet.
 * @param {Pick<Tool<ScoreContent>, "content" | "status">} tool
 * @param {object} table
 * @param {CountsHere} table.counts
 * @param {ReturnType<typeof createMatchSheet>} table.sheet
 * @param {() => unknown} table.onWritten
 */
export function createDealWriter({ content, status }, { counts, sheet, onWritten }) {
  const strings = content.words;
  const over = h("div", { class: "carte-over", "data-part": "over" });
  const add = actionButton("add", strings.add, write, { kind: "carte-main" });
  const anew = actionButton("new-match", strings.new_match, sheet.askNewMatch);

  async function write() {
    const entry = counts.entry();
    const { answer, corrects = null } = entry;
    if (!answer?.scores) return;
    const number = await sheet.write(answer.scores, settingOf(entry), corrects ?? undefined);
    if (!number) return;
    onWritten();
    status.note("good", fill(corrects === null ? strings.added : strings.corrected, { number }), ...answer.said);
  }

  return {
    over,
    add,
    show() {
      const { answer, touched, fresh, corrects = null } = counts.entry();
      const isOver = sheet.over() !== "" && corrects === null;
      const line = listed([sheet.over(), strings.over], strings.joints.sentence);
      over.replaceChildren(...(isOver ? [h("p", {}, line), anew] : []));
      over.hidden = !isOver;
      relabel(add, corrects === null ? strings.add : fill(strings.rewrite, { number: corrects + 1 }));
      add.disabled = isOver || !(fresh && touched && answer?.scores);
    },
  };
}
