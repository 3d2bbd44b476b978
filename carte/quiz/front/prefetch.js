// What Python makes for a round of questions, wished for before it is wanted; else what is ready.
import { ourRules } from "../../front/house/house-store.js";
import { memory } from "../../front/memory/memory.js";
import { dueMoments } from "../../front/memory/moments.js";
import { engineState } from "../../front/page/ask.js";

/** @import { Given } from "../../front/types.js" */
/** @import { AskedMoment, AskedRule, DailyContent, DailyQuestions, DailyWords, Fresh, FreshQuestion } from "./types.js" */

const PATIENCE = 4000; // milliseconds that a running engine has for a fresh question

/**
 * How a question looks: two about different rules may show one position.
 * @param {FreshQuestion} question
 */
const lookOf = ({ asks, zones, facts }) => JSON.stringify([asks, zones, facts]);

/**
 * What Python makes, where it runs and is in time; else null.
 * @template Made
 * @param {Promise<Made> | null} making
 * @returns {Promise<Made | null>}
 */
async function inTime(making) {
  if (!making || engineState() !== "ready") return null;
  /** @type {Promise<null>} */
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([making, late]);
}

/**
 * Today's questions by the rules of our table, where `content` has its `house` rules.
 * @param {Pick<Given<DailyContent, DailyQuestions, DailyWords>, "content" | "ask" | "onTrouble"> & { today: () => number }} given
 */
export function createPrefetch({ content, ask, onTrouble, today }) {
  /** @type {Map<string, Promise<Fresh | null>>} */
  let made = new Map();
  /** @type {Promise<AskedMoment | null> | null} */
  let moment = null; // a move of the reader's own
  /** @type {Set<string>} */
  const seen = new Set(); // since the page was opened

  /**
   * Ask Python for a question that will be wanted, once; null where none comes.
   * @param {AskedRule | undefined} rule
   */
  function wish(rule) {
    if (!rule) return null;
    const seed = today() + (memory(onTrouble)[rule.id]?.length ?? 0);
    const [slug] = rule.id.split(".");
    const house = ourRules(slug, content.house[slug] ?? [], onTrouble) ?? {};
    const before = made.get(rule.id);
    const found = before ?? ask({ ask: "fresh", rule: rule.id, seed, house }).catch(() => null);
    made.set(rule.id, found);
    return found;
  }

  /** Ask Python for the move of the reader's own that is due, once; null where none is, or none comes. */
  function wishMoment() {
    const [code] = dueMoments(today(), onTrouble);
    if (code) moment ??= ask({ ask: "moment", code }).catch(() => null);
    return moment;
  }

  /**
   * A question about a rule that is ready: one of the day, if its position has not been seen.
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
    /** What was wished for is of the last round. */
    forget() {
      made = new Map();
      moment = null;
    },
    /** The reader's own move, if one is due and Python is there in time. */
    moment: () => inTime(wishMoment()),
    /**
     * A question about a rule: a fresh one where Python is there in time, else one that is ready.
     * @param {AskedRule} rule
     * @returns {Promise<Fresh>}
     */
    fresh: async (rule) => (await inTime(wish(rule))) ?? { question: unseen(rule), by: {}, rule },
    /** @param {FreshQuestion} question */
    saw: (question) => seen.add(lookOf(question)),
  };
}
