// The list of articles that the page prints: each of which our tables say something else says so.

import { followHouse } from "../../../front/house/store.js";
import { fill, listed } from "../../../front/page/dom.js";
import { markEntries } from "../../front/changed.js";

/** @import { Joints } from "../../../front/types.js" */
/** @import { ProcedureContent, ProcedureWords, TableSays } from "./types.js" */

/**
 * Mark the list now, and whenever the house rules are others.
 * @param {object} page
 * @param {ProcedureContent} page.content
 * @param {ProcedureWords["procedure"]} page.said
 * @param {Joints} page.joints
 * @param {(game: string, article: string) => TableSays | undefined} page.ours what our table says of an article
 * @param {AbortSignal} page.signal
 */
export function followListing({ content, said, joints, ours, signal }) {
  followHouse(mark, signal);
  mark();

  function mark() {
    const lines = Object.keys(content.articles).map((article) => /** @type {const} */ ([article, lineOf(article)]));
    markEntries(Object.fromEntries(lines.filter(([, line]) => line)));
  }

  /**
   * What our tables say of an article, "" where that is the book's: what several say is told once.
   * @param {string} article
   */
  function lineOf(article) {
    /** @type {Map<string, string[]>} */
    const games = new Map();
    for (const { id, name } of content.games) {
      const text = listed(ours(id, article)?.says ?? [], joints.sentence);
      if (text) games.set(text, [...(games.get(text) ?? []), name]);
    }
    const isOfOne = Object.keys(content.articles[article].house).length === 1;
    const lines = [...games].map(([Rules, names]) =>
      fill(isOfOne ? said.ours : said.ours_in, { Rules, games: listed(names, joints.comma) }),
    );
    return listed(lines, joints.sentence);
  }
}
