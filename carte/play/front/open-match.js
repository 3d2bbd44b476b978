// Another match for a table: a new one, one from a link, or one read from pasted text.

import { addressed, inBook } from "../../front/page/address.js";
import { listed } from "../../front/page/dom.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Elsewhere, NewMatch, Opened, PlayContent, PlayQuestions } from "./messages.js" */
/** @import { TitledReplay } from "./recorded-deal.js" */

const LINK = /^play=(.*)$/;

/** Return the code of a match in the page's address, or null. */
export function linked() {
  return inBook() ? (addressed().match(LINK)?.[1] ?? null) : null;
}

/**
 * Link to the page of another game, with the code of its match.
 * @param {Elsewhere["elsewhere"]} way
 * @param {Status} status
 */
function lead({ game, code, text }, status) {
  if (inBook()) location.assign(`play-${game}.html#play=${code}`);
  else status.refuse(text);
}

/**
 * asked() is for questions beside the play. An opened match goes to onMatch(opened, manner), `borrowed` if it is still
 * in its link, a deal to look at to onRecord(replay); the `table` is inert until then.
 * @param {Pick<Tool<PlayContent, PlayQuestions>, "content" | "status" | "words" | "ask" | "signal">} tool
 * @param {object} place
 * @param {HTMLElement} place.table
 * @param {(opened: Opened, manner: { borrowed: boolean }) => unknown} place.onMatch
 * @param {(replay: TitledReplay) => unknown} place.onRecord
 */
export function createMatchOpener(tool, { table, onMatch, onRecord }) {
  const { content, status, words, ask, signal } = tool;
  const strings = content.words;

  /**
   * Return the answer to a question, or null; report what went wrong, and what `stays`.
   * @template Answer
   * @param {() => Promise<Answer>} question
   */
  async function asked(question, stays = "") {
    try {
      return await question();
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (!signal.aborted) status.refuse(listed([message, stays], words.joints.sentence));
      return null;
    }
  }

  /**
   * Ask for a match and put it on the table; return whether that worked.
   * @param {() => Promise<PlayQuestions["open" | "read"]["answer"]>} question
   */
  async function open(question, { borrowed = true, stays = "" } = {}) {
    status.wait(strings.opening);
    table.inert = true; // the match on it is over, unless none comes
    const opened = await asked(question, stays);
    table.inert = false;
    if (!opened || signal.aborted) return false;
    if ("elsewhere" in opened) {
      lead(opened.elsewhere, status);
      return false;
    }
    status.clear();
    if ("frames" in opened) onRecord(opened);
    else onMatch(opened, { borrowed });
    return true;
  }

  return {
    asked,
    /** @param {NewMatch} wanted */
    deal: (wanted) => open(() => ask({ ask: "open", new: wanted }), { borrowed: false }),
    /** @param {string} text */
    read: (text) => open(() => ask({ ask: "read", text })),
    /**
     * Open a link once: from then on the match is this browser's own. Without Python, the match at the table `stays`.
     * @param {string} stays
     */
    async follow(stays) {
      const code = linked();
      if (code === null || !(await open(() => ask({ ask: "open", code }), { stays })) || linked() !== code) return;
      history.replaceState(null, "", location.pathname + location.search);
    },
  };
}
