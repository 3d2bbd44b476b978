// What the drawer of a match sheet holds: forms to type and correct deals and names, and questions before one is lost.

import { fill } from "../../front/page/dom.js";
import { numeral } from "../../front/page/numbers.js";
import { isSame } from "../../front/page/schema.js";
import { contractOf, isWhole } from "./count-store.js";
import { notesOf } from "./sheet-store.js";
import { isNumber, typedScores } from "./typed-points.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { SheetGame } from "./blank-sheet.js" */
/** @import { Setting, Sheet } from "./counting-schema.js" */
/** @import { DrawerContent, DrawerForm } from "./drawer.js" */
/** @import { CountingWords, Score } from "./messages.js" */

/** @param {number} at */
function timeOf(at) {
  const manner = /** @type {const} */ ({ dateStyle: "long", timeStyle: "short" });
  return new Intl.DateTimeFormat(document.documentElement.lang || "en", manner).format(at);
}

/**
 * Ways to open the drawer of the sheet now(), with its game; each takes the button that opens it. open(content) opens it,
 * with null it is closed.
 * @param {object} table
 * @param {CountingWords} table.strings
 * @param {Status} table.status
 * @param {() => { sheet: Sheet, game: SheetGame }} table.now
 * @param {(content: DrawerContent | null) => unknown} table.open
 * @param {(scores: Score[], set: Setting | null, place: number, onRefused: (text: string) => unknown) => Promise<unknown>} table.write
 * @param {(place: number) => Promise<unknown>} table.remove
 * @param {(names: string[]) => unknown} table.rename
 * @param {() => unknown} table.throwAway
 * @param {(place: number, set: Setting) => unknown} table.onRecount
 */
export function createSheetEdit({ strings, status, now, open, write, remove, rename, throwAway, onRecount }) {
  const close = () => open(null);

  /** @param {Omit<DrawerForm, "names" | "more" | "objects">} given a form for the points of a deal */
  function askPoints(given) {
    const { sides: names, contract } = now().game.form;
    open({
      ...given,
      names,
      more: { inputMode: contract ? "text" : "numeric" },
      objects: (text) => (isNumber(text) ? "" : fill(strings.not_number, { text })),
    });
  }

  /** @param {number} place */
  function askRemoval(place) {
    const number = place + 1;
    const removed = async () => {
      if (await remove(place)) status.note("note", fill(strings.removed, { number }));
    };
    open({
      title: strings.remove,
      text: fill(strings.sure_deal, { number }),
      ways: [
        { name: "keep", label: strings.keep, onClick: close },
        { name: "remove-it", label: strings.remove_it, onClick: removed },
      ],
    });
  }

  return {
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
      const recount = () => {
        close();
        if (set) onRecount(place, set);
      };
      askPoints({
        title: at === null ? fill(strings.deal_of, { number }) : fill(strings.deal_at, { number, date: timeOf(at) }),
        values: before.map(({ total }) => numeral(total)),
        done: strings.save,
        opener,
        ways: [
          ...(set && isWhole(set) ? [{ name: "recount", label: strings.recount, onClick: recount }] : []),
          { name: "remove", label: strings.remove, onClick: () => askRemoval(place) },
        ],
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
      open({
        title: strings.rename,
        names: seats.map((_seat, place) => fill(strings.player, { number: place + 1 })),
        values: seats,
        more: { maxLength: 24 },
        done: strings.save,
        opener,
        onDone(names) {
          rename(names);
          opener.focus();
        },
      });
    },
    /** @param {HTMLElement | null} opener */
    askNewMatch(opener) {
      const keep = () => {
        close();
        opener?.focus();
      };
      open({
        title: strings.new_match,
        text: strings.sure,
        ways: [
          { name: "keep", label: strings.keep, onClick: keep },
          { name: "throw", label: strings.throw, onClick: throwAway },
        ],
      });
    },
  };
}
