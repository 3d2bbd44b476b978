// Another match for a table: as it is wished, from a link, or read from what was pasted.

import { addressed, inBook } from "../../front/page/address.js";
import { listed } from "../../front/page/dom.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Ask, Words } from "../../front/types.js" */
/** @import { Elsewhere, NewMatch, Opened, PlayQuestions, PlayWords, TitledReplay } from "./types.js" */

const LINK = /^play=(.*)$/;

/** The code in the address of a link to a match, or null. */
export function linked() {
  return inBook() ? (addressed().match(LINK)?.[1] ?? null) : null;
}

/**
 * Go to the page of another game, with the code of its match.
 * @param {Elsewhere["elsewhere"]} way
 * @param {Status} status
 */
function lead({ game, code, text }, status) {
  if (inBook()) location.assign(`play-${game}.html#play=${code}`);
  else status.refuse(text);
}

/**
 * asked() is for questions beside the play. What is opened goes to onMatch(opened, manner), `borrowed` where it is
 * still in its link, a deal to be looked at to onRecord(replay); the `table` is inert until then.
 * @param {object} place
 * @param {HTMLElement} place.table
 * @param {Status} place.status
 * @param {Words} place.words
 * @param {PlayWords} place.strings
 * @param {Ask<PlayQuestions>} place.ask
 * @param {AbortSignal} place.signal
 * @param {(opened: Opened, manner: { borrowed: boolean }) => unknown} place.onMatch
 * @param {(replay: TitledReplay) => unknown} place.onRecord
 */
export function createMatchOpener({ table, status, words, strings, ask, signal, onMatch, onRecord }) {
  /**
   * The answer to a question, or null; what went wrong is told, and what `stays`.
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
   * Ask for a match and put it on the table; whether that was done.
   * @param {() => Promise<PlayQuestions["open" | "read"]["answer"]>} question
   */
  async function open(question, { borrowed = true, stays = "" } = {}) {
    status.wait(strings.opening);
    table.inert = true; // what lies there is over, unless nothing comes
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
     * A link is opened once: what is played then is this browser's own match. Without Python that one `stays`.
     * @param {string} stays
     */
    async follow(stays) {
      const code = linked();
      if (code === null || !(await open(() => ask({ ask: "open", code }), { stays })) || linked() !== code) return;
      history.replaceState(null, "", location.pathname + location.search);
    },
  };
}
