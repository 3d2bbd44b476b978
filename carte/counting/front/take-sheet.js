// Takes a match sheet from a link in place of its game's own, with a way back.

import { createQuestions } from "../../front/page/questions.js";
import { emptyEntry, isBegun, questionOf } from "./count-store.js";
import { givenNames, namesElsewhere } from "./sheet-link.js";
import { keptSheet } from "./sheet-store.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Entry } from "./counting-schema.js" */
/** @import { Games } from "./counts.js" */
/** @import { MatchSheet } from "./match-sheet.js" */
/** @import { ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Carried } from "./sheet-link.js" */

/**
 * Take a sheet, unless Python refuses it, which is reported; put(game, entry) replaces the count of its game, and
 * choose(game) shows it. Return the way back to the one before, and whether there was one; null if the sheet is not
 * taken.
 * @param {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} tool
 * @param {Carried} carried
 * @param {object} table
 * @param {Card[]} table.cards
 * @param {Games} table.games
 * @param {Entry | undefined} table.own the count of its game before
 * @param {MatchSheet} table.match
 * @param {(game: string, entry: Entry | undefined) => unknown} table.put
 * @param {(game: string) => unknown} table.choose
 */
export async function takeSheet(tool, { game, options: chosen, sheet: theirs }, table) {
  const { cards, games, own, match, put, choose } = table;
  const { status, onTrouble } = tool;
  const strings = tool.content.words;
  const options = { ...games[game].options, ...chosen };
  const blank = emptyEntry({ options, form: games[game].form });
  const mine = keptSheet(game, onTrouble);
  const back = () => {
    put(game, own);
    match.put(game, mine);
    choose(game);
    status.note("good", strings.ours_again);
  };
  const asked = questionOf(game, blank, cards, givenNames(theirs.names, strings));
  const found = await createQuestions(tool).ask({ ask: "form", ...asked }, { starting: strings.counting });
  if (!found) return null;
  const { form } = found;
  const names = namesElsewhere(form.seats, strings);
  if (!(await match.take({ slug: game, options }, { ...theirs, names }))) return null;
  put(game, { ...emptyEntry({ options, form }), fresh: false });
  choose(game);
  return { back, some: mine.rounds.length > 0 || mine.names !== null || (own !== undefined && isBegun(own)) };
}
