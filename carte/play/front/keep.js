// What the browser keeps of a play table: its match, and those put aside for others.
import { isRecord, recall, remember, setAside } from "../../front/page/storage.js";

export const MOST = 6; // matches put aside

/** Refuse what is not {sitting, moment, …} of the game, as this module keeps it. */
function checked(kept, game) {
  const sound =
    isRecord(kept) &&
    isRecord(kept.sitting) &&
    kept.sitting.game === game &&
    Array.isArray(kept.sitting.played) &&
    isRecord(kept.moment?.step?.zones) &&
    Array.isArray(kept.moment.step.zones.hand) &&
    Array.isArray(kept.moment.step.scene?.seats) &&
    (kept.lain === undefined || isRecord(kept.lain));
  if (!sound) throw new TypeError(JSON.stringify(kept));
  return kept;
}

/** Whether two matches are the same one at the same moment. */
export function isSame(match, other) {
  return JSON.stringify(match.sitting) === JSON.stringify(other.sitting);
}

/** Whether something would be lost with a match. */
export function isUnderway({ sitting, moment }) {
  const begun = sitting.played.length > 1 || moment.undoable;
  return begun && !moment.over?.sheet.standing.over;
}

/** Keep the matches {sitting, moment, rules, form} of a `game` under a `name`. */
export function createKeeping({ game, name, onBroken }) {
  const key = `carte.play.${name}`;
  const asideKey = `${key}.aside`;
  const asideNow = () => recall(asideKey, (text) => JSON.parse(text).map((kept) => checked(kept, game)), [], onBroken);

  return {
    /** The match as last kept, or null. */
    match() {
      const parse = (text) => (text === "null" ? null : checked(JSON.parse(text), game));
      return recall(key, parse, null, onBroken);
    },
    keep: (match) => remember(key, match),
    /** A match that Python cannot read is moved aside, too. */
    drop: () => setAside(key, null, onBroken),
    /** The matches that were put aside, the last one first. */
    aside: asideNow,
    putAside: (match) => remember(asideKey, [match, ...asideNow()].slice(0, MOST)),
    /** Take a match that was put aside away from there, to go on with it or not. */
    take(match) {
      remember(
        asideKey,
        asideNow().filter((one) => !isSame(one, match)),
      );
    },
  };
}
