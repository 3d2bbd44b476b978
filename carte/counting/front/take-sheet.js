// Takes a match sheet from a link in place of its game's own, with a way back.

import { createQuestions } from "../../front/page/questions.js";
import { emptyEntry, isBegun, questionOf } from "./count-store.js";
import { givenNames, namesElsewhere } from "./sheet-link.js";
import { keptSheet } from "./sheet-store.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { CountsHere, Games } from "./counts.js" */
/** @import { createMatchSheet } from "./match-sheet.js" */
/** @import { ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Carried } from "./sheet-link.js" */

/**
 * Take a sheet, unless Python refuses it, which is reported; choose(game) shows it. Return the way back to the one
 * before, and whether there was one; null if the sheet is not taken.
 * @param {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} tool
 * @param {Carried} carried
 * @param {object} table
 * @param {Card[]} table.cards
 * @param {Games} table.games
 * @param {CountsHere} table.counts
 * @param {ReturnType<typeof createMatchSheet>} table.sheet
 * @param {(game: string) => unknown} table.choose
 */
export async function takeSheet(
  tool,
  { game, options: chosen, sheet: theirs },
  { cards, games, counts, sheet, choose },
) {
  const { status, onTrouble } = tool;
  const strings = tool.content.words;
  const options = { ...games[game].options, ...chosen };
  const blank = emptyEntry({ options, form: games[game].form });
  const own = structuredClone(counts.of(game));
  const mine = keptSheet(game, onTrouble);
  const back = () => {
    counts.put(game, own);
    sheet.put(game, mine);
    choose(game);
    status.note("good", strings.ours_again);
  };
  const asked = questionOf(game, blank, cards, givenNames(theirs.names, strings));
  const found = await createQuestions(tool).ask({ ask: "form", ...asked }, { starting: strings.counting });
  if (!found) return null;
  const { form } = found;
  const names = namesElsewhere(form.seats, strings);
  if (!(await sheet.take({ slug: game, options }, { ...theirs, names }))) return null;
  counts.put(game, { ...emptyEntry({ options, form }), fresh: false });
  choose(game);
  return { back, some: mine.rounds.length > 0 || mine.names !== null || (own !== undefined && isBegun(own)) };
}
