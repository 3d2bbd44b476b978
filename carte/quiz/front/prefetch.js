// Fetches a round's questions from Python in advance, or falls back to those that are ready.
import { ourRules } from "../../front/house/house-store.js";
import { memory } from "../../front/memory/memory.js";
import { dueMoments } from "../../front/memory/moments.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { AskedMoment, AskedRule, DailyContent, DailyQuestions, DailyStrings, Fresh, FreshQuestion } from "./messages.js" */

const PATIENCE = 4000; // milliseconds that a running engine has for a fresh question
const TRIES = 3; // fresh questions to make until one is on cards not seen today

/**
 * A question's position, in a number: two about different rules may show the same one.
 * @param {FreshQuestion} question
 */
export function lookOf({ asks, zones, facts }) {
  const text = JSON.stringify([asks, zones, facts]);
  return [...text].reduce((sum, sign) => (31 * sum + (sign.codePointAt(0) ?? 0)) % 2 ** 32, 0);
}

/**
 * Today's questions under the rules of our table, from the `house` rules in `content`.
 * @param {Pick<Tool<DailyContent, DailyQuestions, DailyStrings>, "content" | "ask" | "engine" | "onTrouble">} tool
 * @param {() => number} today
 */
export function createPrefetch({ content, ask, engine, onTrouble }, today) {
  /** @type {Map<string, Promise<Fresh | null>>} */
  let made = new Map();
  /** @type {Promise<AskedMoment | null> | null} */
  let moment = null; // a move of the reader's own
  /** @type {Set<number>} */
  const seen = new Set(); // since the page was opened

  /**
   * Python's result, or null if it is not running or not in time.
   * @template Made
   * @param {Promise<Made> | null} making
   * @returns {Promise<Made | null>}
   */
  async function inTime(making) {
    if (!making || engine() !== "ready") return null;
    /** @type {Promise<null>} */
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
    return Promise.race([making, late]);
  }

  /**
   * Ask Python once for a question that will be needed, or for one `more` on other cards; null if none comes.
   * @param {AskedRule | undefined} rule
   */
  function wish(rule, more = 0) {
    if (!rule) return null;
    const seed = today() + (memory(onTrouble)[rule.id]?.length ?? 0) + more;
    const [slug] = rule.id.split(".");
    const house = ourRules(slug, content.house[slug] ?? [], onTrouble) ?? {};
    const key = `${rule.id} ${more}`;
    const found = made.get(key) ?? ask({ ask: "fresh", rule: rule.id, seed, house }).catch(() => null);
    made.set(key, found);
    return found;
  }

  /**
   * A question of Python's on cards not seen yet; null if none comes in time.
   * @param {AskedRule} rule
   */
  async function freshUnseen(rule) {
    for (let more = 0; more < TRIES; more++) {
      const found = await inTime(wish(rule, more));
      if (!found || !seen.has(lookOf(found.question))) return found;
    }
    return null;
  }

  /** Ask Python once for the reader's own move that is due; null if none is due or none comes. */
  function wishMoment() {
    const [code] = dueMoments(today(), onTrouble);
    if (code) moment ??= ask({ ask: "moment", code }).catch(() => null);
    return moment;
  }

  /**
   * A ready question about a rule: today's, unless its position has been seen.
   * @param {AskedRule} rule
   */
  function unseen({ ready }) {
    const place = today() % ready.length;
    const some = [...ready.slice(place), ...ready.slice(0, place)];
    return some.find((one) => !seen.has(lookOf(one))) ?? some[0];
  }

  return {
    wish,
    wishMoment,
    /** Forget the last round's requests. */
    forget() {
      made = new Map();
      moment = null;
    },
    /** The reader's own move, if one is due and Python answers in time. */
    moment: () => inTime(wishMoment()),
    /**
     * A question about a rule, on cards not seen today: a fresh one if Python answers in time, else a ready one.
     * @param {AskedRule} rule
     * @returns {Promise<Fresh>}
     */
    fresh: async (rule) => (await freshUnseen(rule)) ?? { question: unseen(rule), by: {}, rule },
    /** @param {number[]} looks of questions not to ask again */
    saw(...looks) {
      for (const look of looks) seen.add(look);
    },
  };
}
