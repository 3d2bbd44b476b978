// What the browser keeps of the play table: the match of each game, and the one put aside for another.
import { isRecord } from "./countstate.js";
import { recall, remember, setAside } from "./storage.js";

const matchKey = (game) => `carte.play.${game}`;
const beforeKey = (game) => `${matchKey(game)}.before`;

/** A parser of {sitting, moment, …}, or null, as this module keeps them. */
function parserOf(game) {
  return (text) => {
    const kept = JSON.parse(text);
    const sound =
      kept === null ||
      (isRecord(kept) &&
        isRecord(kept.sitting) &&
        kept.sitting.game === game &&
        Array.isArray(kept.sitting.played) &&
        isRecord(kept.moment?.step?.zones) &&
        Array.isArray(kept.moment.step.zones.hand) &&
        Array.isArray(kept.moment.step.scene?.seats));
    if (!sound) throw new TypeError(text);
    return kept;
  };
}

/** {sitting, moment, rules, form} as last kept, or null. */
export function keptMatch(game, onBroken) {
  return recall(matchKey(game), parserOf(game), null, onBroken);
}

export function keepMatch(game, now) {
  remember(matchKey(game), now);
}

/** A match that Python cannot read is moved aside, too. */
export function dropMatch(game, onBroken) {
  setAside(matchKey(game), null, onBroken);
}

/** The match that was put aside for another one, or null. */
export function matchBefore(game, onBroken) {
  return recall(beforeKey(game), parserOf(game), null, onBroken);
}

export function keepBefore(game, now) {
  remember(beforeKey(game), now);
}

/** Whether something would be lost with a match. */
export function isUnderway({ sitting, moment }) {
  const begun = sitting.played.length > 1 || moment.undoable;
  return begun && !moment.over?.sheet.standing.over;
}
