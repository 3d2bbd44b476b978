// Match sheets from a link: seen before they are taken, and taken while the reader's own is put aside.

import * as v from "valibot";
import { createQuestions } from "../../front/page/questions.js";
import { contractOf, emptyEntry, isBegun, questionOf } from "./count-store.js";
import { OPTIONS } from "./counting-schema.js";
import { givenNames, namesElsewhere } from "./sheet-link.js";
import { freshSheet, keptSheet, notesOf, putAside, sheetAside } from "./sheet-store.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Entry } from "./counting-schema.js" */
/** @import { Games } from "./counts.js" */
/** @import { MatchSheet } from "./match-sheet.js" */
/** @import { CountForm, ScoreContent, ScoreQuestions, Standing } from "./messages.js" */
/** @import { Carried } from "./sheet-link.js" */
/** @import { OwnSheet } from "./sheet-store.js" */

/** @typedef {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} SheetTool */

/**
 * What a sheet from a link brings: its sides as they are called here, and the standing of its match.
 * @typedef {{ sides: string[], standing: Standing }} Seen
 */

/**
 * The form of a sheet's game with these names; null if Python refuses them.
 * @param {ReturnType<typeof createQuestions<ScoreQuestions>>} questions
 * @param {Carried} carried
 * @param {{ cards: Card[], games: Games, names: string[] | null, starting?: string }} table
 * @returns {Promise<CountForm | null>}
 */
async function formOf(questions, { game, options: chosen }, { cards, games, names, starting }) {
  const options = { ...games[game].options, ...chosen };
  const blank = emptyEntry({ options, form: games[game].form });
  const found = await questions.ask({ ask: "form", ...questionOf(game, blank, cards, names) }, { starting });
  return found?.form ?? null;
}

/**
 * Return what a sheet from a link brings, before it is taken; null if Python refuses it.
 * @param {SheetTool} tool
 * @param {Carried} carried
 * @param {{ cards: Card[], games: Games }} table
 * @returns {Promise<Seen | null>}
 */
export async function seeSheet(tool, carried, { cards, games }) {
  const { game, options: chosen, sheet } = carried;
  const strings = tool.content.words;
  const questions = createQuestions(tool, { onFailed: () => {} }); // whoever takes it is told why not
  const seated = await formOf(questions, carried, { cards, games, names: givenNames(sheet.names, strings) });
  if (!seated) return null;
  const names = namesElsewhere(seated.seats, strings);
  const form = await formOf(questions, carried, { cards, games, names });
  if (!form) return null;
  const contracts = notesOf(sheet).map((note) => note && contractOf(note.set));
  const { dealer, deals, rounds } = sheet;
  const options = { ...games[game].options, ...chosen };
  const match = { game, options, names, dealer, deals, rounds, contracts, booked: null };
  const standing = await questions.ask({ ask: "match", ...match });
  return standing && { sides: form.sides, standing };
}

/**
 * Take a sheet, unless Python refuses it, which is reported; put(game, entry) replaces the count of its game, and
 * choose(game) shows it. Return the way back to the one before, and whether there was one; null if the sheet is not
 * taken.
 * @param {SheetTool} tool
 * @param {Carried} carried
 * @param {object} table
 * @param {Card[]} table.cards
 * @param {Games} table.games
 * @param {Entry | undefined} table.own the count of its game before
 * @param {MatchSheet} table.match
 * @param {(game: string, entry: Entry | undefined) => unknown} table.put
 * @param {(game: string) => unknown} table.choose
 */
export async function takeSheet(tool, carried, table) {
  const { game, options: chosen, sheet: theirs } = carried;
  const { cards, games, own, match, put, choose } = table;
  const { status, onTrouble } = tool;
  const strings = tool.content.words;
  const options = { ...games[game].options, ...chosen };
  const mine = keptSheet(game, onTrouble);
  const hasSheet = mine.rounds.length > 0 || mine.names !== null;
  const back = () => {
    put(game, own);
    match.put(game, mine);
    if (hasSheet) putAside(game, null, onTrouble);
    choose(game);
    status.note("good", strings.ours_again);
  };
  const names = givenNames(theirs.names, strings);
  const form = await formOf(createQuestions(tool), carried, { cards, games, names, starting: strings.counting });
  if (!form) return null;
  const named = { ...theirs, names: namesElsewhere(form.seats, strings) };
  const isOurs = hasSheet && !sheetAside(game, onTrouble);
  if (!(await match.take({ slug: game, options }, named))) return null;
  if (isOurs) putAside(game, { ...mine, options: own?.options ?? games[game].options }, onTrouble);
  put(game, { ...emptyEntry({ options, form }), fresh: false });
  choose(game);
  return { back, some: hasSheet || (own !== undefined && isBegun(own)) };
}

/**
 * Bring the reader's own sheet of a game back, which was put aside in an earlier visit, once Python knows its form.
 * @param {SheetTool} tool
 * @param {string} game
 * @param {Pick<Parameters<typeof takeSheet>[2], "cards" | "games" | "match" | "put" | "choose">} table
 */
export async function bringBack(tool, game, { cards, games, match, put, choose }) {
  const { content, status, onTrouble } = tool;
  /** @type {OwnSheet} */
  const { options: agreed, ...sheet } = sheetAside(game, onTrouble) ?? freshSheet();
  const options = { ...games[game].options, ...v.parse(v.fallback(OPTIONS, {}), agreed) };
  const own = { game, options, sheet };
  const asked = { cards, games, names: sheet.names, starting: content.words.counting };
  const form = await formOf(createQuestions(tool), own, asked);
  if (!form) return;
  match.put(game, sheet);
  putAside(game, null, onTrouble);
  put(game, emptyEntry({ options, form }));
  choose(game);
  status.note("good", content.words.ours_again);
}
