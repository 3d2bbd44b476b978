// What a reader types into a match sheet, corrects in it and throws away: each is asked for in its drawer.

import { actionButton } from "../../front/page/actions.js";
import { fill } from "../../front/page/dom.js";
import { isSame } from "../../front/page/fitting.js";
import { numeral } from "../../front/page/numbers.js";
import { createDrawer } from "./drawer.js";
import { notesOf } from "./sheetstate.js";
import { contractOf, isWhole } from "./state.js";
import { isNumber, typedScores } from "./typing.js";

/** @import { Status } from "../../front/said/status.js" */
/** @import { DrawerForm } from "./drawer.js" */
/** @import { CountingWords, Score, Setting, Sheet, SheetGame } from "./types.js" */

/** @param {number} at */
function timeOf(at) {
  const manner = /** @type {const} */ ({ dateStyle: "long", timeStyle: "short" });
  return new Intl.DateTimeFormat(document.documentElement.lang || "en", manner).format(at);
}

/**
 * The drawer of the sheet that now() is, with its game; the ways into it are told which button opens it.
 * @param {object} table
 * @param {CountingWords} table.told
 * @param {Status} table.status
 * @param {() => { sheet: Sheet, game: SheetGame }} table.now
 * @param {(scores: Score[], set: Setting | null, place: number, onRefused: (text: string) => unknown) => Promise<unknown>} table.write
 * @param {(place: number) => Promise<unknown>} table.remove
 * @param {(names: string[]) => unknown} table.rename
 * @param {() => unknown} table.throwAway
 * @param {(place: number, set: Setting) => unknown} table.onRecount
 */
export function createAmending({ told, status, now, write, remove, rename, throwAway, onRecount }) {
  const drawer = createDrawer(told);

  /** @param {Omit<DrawerForm, "names" | "wishes" | "objects">} given a form for the points of a deal */
  function askPoints(given) {
    const { sides: names, contract } = now().game.form;
    drawer.form({
      ...given,
      names,
      wishes: { inputmode: contract ? "text" : "numeric" },
      objects: (text) => (isNumber(text) ? "" : fill(told.not_number, { text })),
    });
  }

  /** @param {number} place */
  function askRemoval(place) {
    const number = place + 1;
    const keep = actionButton("keep", told.keep, drawer.close);
    const removed = actionButton("remove-it", told.remove_it, async () => {
      if (await remove(place)) status.note("note", fill(told.removed, { number }));
    });
    drawer.ask(told.remove, fill(told.sure_deal, { number }), [keep, removed]);
  }

  return {
    element: drawer.element,
    close: drawer.close,
    /** @param {HTMLElement} opener */
    type(opener) {
      const { sheet, game } = now();
      const place = sheet.rounds.length;
      askPoints({
        title: fill(told.type_points, { number: place + 1 }),
        values: game.form.sides.map(() => ""),
        done: told.enter,
        opener,
        onDone: (texts, refused) => write(typedScores(texts), null, place, refused),
      });
    },
    /**
     * Type the points of a deal anew, remove it, or count it again where it is known what was set.
     * @param {number} place
     * @param {HTMLElement} opener
     */
    correct(place, opener) {
      const { sheet } = now();
      const { [place]: before } = sheet.rounds;
      const { at, set } = notesOf(sheet)[place] ?? { at: null, set: null };
      const number = place + 1;
      const recount = actionButton("recount", told.recount, () => {
        drawer.close();
        if (set) onRecount(place, set);
      });
      const removal = actionButton("remove", told.remove, () => askRemoval(place));
      askPoints({
        title: at === null ? fill(told.deal_of, { number }) : fill(told.deal_at, { number, date: timeOf(at) }),
        values: before.map(({ total }) => numeral(total)),
        done: told.save,
        opener,
        ways: [...(set && isWhole(set) ? [recount] : []), removal],
        async onDone(texts, refused) {
          const scores = typedScores(texts, before);
          if (await write(scores, isSame(scores, before) ? set : contractOf(set), place, refused))
            status.note("good", fill(told.corrected, { number }));
        },
      });
    },
    /** @param {HTMLElement} opener */
    rename(opener) {
      const { seats } = now().game.form;
      drawer.form({
        title: told.rename,
        names: seats.map((_seat, place) => fill(told.player, { number: place + 1 })),
        values: seats,
        wishes: { maxlength: 24 },
        done: told.save,
        opener,
        onDone(names) {
          rename(names);
          opener.focus();
        },
      });
    },
    /** @param {HTMLElement} opener */
    askAnew(opener) {
      const keep = actionButton("keep", told.keep, () => {
        drawer.close();
        opener.focus();
      });
      drawer.ask(told.new_match, told.sure, [keep, actionButton("throw", told.throw, throwAway)]);
    },
  };
}
