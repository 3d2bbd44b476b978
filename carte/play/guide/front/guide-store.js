// What the browser keeps of a guided deal: its state, until it is over. A win is kept as a star.
import * as v from "valibot";
import { COUNT, isSame, NAME, newerOf } from "../../../front/page/schema.js";
import { followKept, recall, remember, setAside } from "../../../front/page/storage.js";
import { MATCH } from "../../front/match-schema.js";

/** @import { Store } from "../../../front/page/storage.js" */
/** @import { OnTrouble } from "../../../front/types.js" */
/** @import { Kept } from "../../front/match-schema.js" */
/** @import { Guided, Moment } from "../../front/messages.js" */

/** @typedef {Moment & { guided: Guided }} GuidedMoment */

/**
 * A guided deal as it is kept.
 * @typedef {Kept & { moment: GuidedMoment }} KeptDeal
 */

const KEY = "carte.guide.";
const NUMBER = /-guide-\d+$/;

const GUIDED = v.looseObject({
  saying: v.nullable(COUNT),
  passed: v.nullable(v.string()),
  said: v.array(COUNT),
  won: v.nullable(v.boolean()),
  result: v.string(),
});

/**
 * Whether a value is a guided deal of the game that a key names.
 * @param {unknown} found
 * @param {string} key
 * @returns {found is KeptDeal}
 */
function isDeal(found, key) {
  if (!v.is(MATCH, found)) return false;
  const { sitting, moment } = /** @type {KeptDeal} */ (found);
  return v.is(GUIDED, moment.guided) && sitting.game === key.slice(KEY.length).replace(NUMBER, "");
}

/**
 * The deal under way; of two the newer holds, for the same cards can be dealt again.
 * @type {Store<KeptDeal | null>}
 */
export const GUIDES = {
  name: "guide",
  key: KEY,
  owns: (key) => key.startsWith(KEY) && v.is(NAME, key.slice(KEY.length)),
  first: null,
  fit(found, key) {
    if (found !== null && !isDeal(found, key)) throw new TypeError(key);
    return found;
  },
  merge: (older, newer, tied) => ({ value: newerOf(older, newer, tied).value }),
  gains: (deal, before) => (deal && !isSame(deal, before) ? [{ of: deal.sitting.game, count: 1 }] : []),
};

/**
 * Keep the guided deal of a `level`, its name among what can be won.
 * @param {{ level: string, onTrouble: OnTrouble }} guide
 */
export function createGuideStore({ level, onTrouble }) {
  const key = KEY + level;
  return {
    /** The deal as last kept, or null. */
    deal: () => recall(GUIDES, onTrouble, key),
    /** @param {KeptDeal | null} deal */
    keep(deal) {
      if (deal || recall(GUIDES, onTrouble, key)) remember(GUIDES, deal, onTrouble, key);
    },
    /** Move aside a deal that Python cannot read. */
    drop: () => setAside(GUIDES, onTrouble, key),
    /**
     * Call `apply` whenever another window played on.
     * @param {() => unknown} apply
     * @param {AbortSignal} signal
     */
    follow: (apply, signal) => followKept((one) => one === key, apply, signal),
  };
}
