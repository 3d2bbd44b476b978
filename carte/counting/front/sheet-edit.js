// Typing, correcting and discarding on a match sheet, all in its drawer.

import { actionButton } from "../../front/page/actions.js";
import { fill } from "../../front/page/dom.js";
import { numeral } from "../../front/page/numbers.js";
import { isSame } from "../../front/page/schema.js";
import { contractOf, isWhole } from "./count-store.js";
import { createDrawer } from "./drawer.js";
import { notesOf } from "./sheet-store.js";
import { isNumber, typedScores } from "./typed-points.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { DrawerForm } from "./drawer.js" */
/** @import { CountingWords, Score } from "./messages.js" */
/** @import { Setting, Sheet, SheetGame } from "./types.js" */

/** @param {number} at */
function timeOf(at) {
  const manner = /** @type {const} */ ({ dateStyle: "long", timeStyle: "short" });
  return new Intl.DateTimeFormat(document.documentElement.lang || "en", manner).format(at);
}

/**
 * The drawer of the sheet now(), with its game; each way to open it takes the button that opens it.
 * @param {object} table
 * @param {CountingWords} table.strings
 * @param {Status} table.status
 * @param {() => { sheet: Sheet, game: SheetGame }} table.now
 * @param {(scores: Score[], set: Setting | null, place: number, onRefused: (text: string) => unknown) => Promise<unknown>} table.write
 * @param {(place: number) => Promise<unknown>} table.remove
 * @param {(names: string[]) => unknown} table.rename
 * @param {() => unknown} table.throwAway
 * @param {(place: number, set: Setting) => unknown} table.onRecount
 */
export function createSheetEdit({ strings, status, now, write, remove, rename, throwAway, onRecount }) {
  const drawer = createDrawer(strings);

  /** @param {Omit<DrawerForm, "names" | "wishes" | "objects">} given a form for the points of a deal */
  function askPoints(given) {
    const { sides: names, contract } = now().game.form;
    drawer.form({
      ...given,
      names,
      wishes: { inputmode: contract ? "text" : "numeric" },
      objects: (text) => (isNumber(text) ? "" : fill(strings.not_number, { text })),
    });
  }

  /** @param {number} place */
  function askRemoval(place) {
    const number = place + 1;
    const keep = actionButton("keep", strings.keep, drawer.close);
    const removed = actionButton("remove-it", strings.remove_it, async () => {
      if (await remove(place)) status.note("note", fill(strings.removed, { number }));
    });
    drawer.ask(strings.remove, fill(strings.sure_deal, { number }), [keep, removed]);
  }

  return {
    element: drawer.element,
    close: drawer.close,
    /** @param {HTMLElement} opener */
    type(opener) {
      const { sheet, game } = now();
      const place = sheet.rounds.length;
      askPoints({
        title: fill(strings.type_points, { number: place + 1 }),
        values: game.form.sides.map(() => ""),
        done: strings.enter,
        opener,
        onDone: (texts, refused) => write(typedScores(texts), null, place, refused),
      });
    },
    /**
     * Type the points of a deal again, remove it, or count it again if its settings are known.
     * @param {number} place
     * @param {HTMLElement} opener
     */
    correct(place, opener) {
      const { sheet } = now();
      const { [place]: before } = sheet.rounds;
      const { at, set } = notesOf(sheet)[place] ?? { at: null, set: null };
      const number = place + 1;
      const recount = actionButton("recount", strings.recount, () => {
        drawer.close();
        if (set) onRecount(place, set);
      });
      const removal = actionButton("remove", strings.remove, () => askRemoval(place));
      askPoints({
        title: at === null ? fill(strings.deal_of, { number }) : fill(strings.deal_at, { number, date: timeOf(at) }),
        values: before.map(({ total }) => numeral(total)),
        done: strings.save,
        opener,
        ways: [...(set && isWhole(set) ? [recount] : []), removal],
        async onDone(texts, refused) {
          const scores = typedScores(texts, before);
          if (await write(scores, isSame(scores, before) ? set : contractOf(set), place, refused))
            status.note("good", fill(strings.corrected, { number }));
        },
      });
    },
    /** @param {HTMLElement} opener */
    rename(opener) {
      const { seats } = now().game.form;
      drawer.form({
        title: strings.rename,
        names: seats.map((_seat, place) => fill(strings.player, { number: place + 1 })),
        values: seats,
        wishes: { maxlength: 24 },
        done: strings.save,
        opener,
        onDone(names) {
          rename(names);
          opener.focus();
        },
      });
    },
    /** @param {HTMLElement} opener */
    askNewMatch(opener) {
      const keep = actionButton("keep", strings.keep, () => {
        drawer.close();
        opener.focus();
      });
      drawer.ask(strings.new_match, strings.sure, [keep, actionButton("throw", strings.throw, throwAway)]);
    },
  };
}
