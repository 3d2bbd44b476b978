// Offers a match sheet from a link, to take or leave; until then it stays in the address. A sheet that cannot be
// taken stays offered. A note beside a sheet that was taken has a button back to the one before.

import { Action } from "../../front/fields/entry-views.js";
import { addressed, doneWith, inBook } from "../../front/page/address.js";
import { fill, listed } from "../../front/page/dom.js";
import { carriedBy, NewerSheet } from "./sheet-link.js";
import { keptSheet, sheetAside } from "./sheet-store.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { Counter, Shown } from "./counter.js" */
/** @import { Games } from "./counts.js" */
/** @import { CountingWords, ScoreContent } from "./messages.js" */
/** @import { Seen } from "./take-sheet.js" */

/**
 * Return the sheet in the address, to be offered; null if there is none, or if it cannot be read, which is reported.
 * @param {Pick<Tool<ScoreContent>, "content" | "onTrouble">} tool
 * @param {Games} games
 * @returns {Promise<Shown["offered"]>}
 */
export async function sheetInAddress({ content, onTrouble }, games) {
  const name = inBook() ? addressed() : "";
  const found = carriedBy(name);
  if (!found) return null;
  try {
    const carried = await found;
    if (!Object.hasOwn(games, carried.game)) throw new NewerSheet();
    return { carried, name };
  } catch (error) {
    doneWith(name);
    onTrouble({ what: "damaged", text: error instanceof NewerSheet ? content.words.newer_link : undefined });
    return null;
  }
}

/**
 * The sheet from a link, to take or leave.
 * @param {{ counter: Counter }} props
 */
export function SheetOffer({ counter: { tool, games, now, takeOffered, leaveOffered } }) {
  const strings = tool.content.words;
  const { offered } = now();
  const { seen } = offered ?? {};
  return (
    <div class="carte-over" role="group" aria-label={strings.sheet} hidden={!offered}>
      {offered && (
        <>
          <p>{listed([aboutOffer(offered, games, strings), fateOfOurs(offered, tool)], strings.joints.sentence)}</p>
          {seen && (
            <p class="carte-standing">
              {listed([scoreOf(seen, strings), seen.standing.text], strings.joints.sentence)}
            </p>
          )}
          <div class="carte-sheet-ways">
            <Action name="take" label={strings.take} onClick={takeOffered} />
            <Action name="leave" label={strings.leave} onClick={leaveOffered} />
          </div>
        </>
      )}
    </div>
  );
}

/**
 * @param {NonNullable<Shown["offered"]>} offered
 * @param {Games} games
 * @param {CountingWords} strings
 */
function aboutOffer({ carried: { game, sheet } }, games, strings) {
  const deals = sheet.rounds.length;
  return fill(deals === 1 ? strings.brought_one : strings.brought, { game: games[game].title, deals });
}

/**
 * What becomes of the sheet that is kept: it is put aside, unless the reader's own is there already.
 * @param {NonNullable<Shown["offered"]>} offered
 * @param {Counter["tool"]} tool
 */
function fateOfOurs({ carried: { game } }, { content: { words: strings }, onTrouble }) {
  if (keptSheet(game, onTrouble).rounds.length === 0) return "";
  return sheetAside(game, onTrouble) ? strings.replaces : strings.puts_aside;
}

/**
 * The sides, with what each has: "Anna 12, Bruno 7".
 * @param {Seen} seen
 * @param {CountingWords} strings
 */
function scoreOf({ sides, standing: { totals } }, { joints }) {
  return listed(
    sides.map((name, side) => fill(joints.amount, { name, points: totals[side] })),
    joints.comma,
  );
}

/**
 * The note that a sheet from a link is here, or, in a later visit, that the reader's own is put aside for it.
 * @param {{ counter: Counter }} props
 */
export function SheetTaken({ counter: { tool, now, gameNow, bringOursBack } }) {
  const strings = tool.content.words;
  const { taken } = now();
  if (!taken && sheetAside(gameNow().slug, tool.onTrouble)) {
    return (
      <div class="carte-over" role="group" aria-label={strings.aside} data-stage="off">
        <p>{strings.aside}</p>
        <div class="carte-sheet-ways">
          <Action name="back" label={strings.back_to_ours} look="undo" onClick={bringOursBack} />
        </div>
      </div>
    );
  }
  return (
    <div class="carte-over" role="alert" tabIndex={-1} data-stage="off" hidden={!taken}>
      {taken && <p>{fill(taken.deals === 1 ? strings.taken_one : strings.taken, { deals: taken.deals })}</p>}
      {taken?.back && (
        <div class="carte-sheet-ways">
          <Action name="back" label={strings.back_to_ours} look="undo" onClick={taken.back} />
        </div>
      )}
    </div>
  );
}
