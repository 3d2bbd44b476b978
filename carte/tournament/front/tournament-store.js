// The tournament that the browser keeps, and the clock of its round.
import * as v from "valibot";
import { COUNT, isSame, newerOf, SLUG, sized, WHOLE } from "../../front/page/schema.js";

/** @import { Store } from "../../front/page/storage.js" */
/** @import { Tournament } from "./messages.js" */

const LARGEST = 2e5; // characters: several times those of sixty entrants and sixty rounds
const PLACES = v.array(COUNT);

/** @type {v.GenericSchema<unknown, Tournament>} */
const PLAYED = v.strictObject({
  game: SLUG,
  players: COUNT,
  form: v.picklist(["swiss", "round-robin", "knock-out"]),
  rounds: COUNT,
  seed: COUNT,
  deals: COUNT,
  entrants: v.array(v.strictObject({ names: v.array(v.string()), since: COUNT, until: v.nullable(COUNT) })),
  played: v.array(
    v.strictObject({
      tables: v.array(v.strictObject({ sides: PLACES, points: v.nullable(v.array(WHOLE)) })),
      byes: PLACES,
    }),
  ),
});

/**
 * The clock: when it ends, in milliseconds since 1970, or how many are left while it stands still.
 * @typedef {v.InferOutput<typeof CLOCK>} Clock
 */
const CLOCK = v.strictObject({ minutes: COUNT, ends: v.nullable(WHOLE), left: WHOLE });

const KEPT = v.strictObject({ version: v.literal(1), tournament: PLAYED, clock: CLOCK });

/** @typedef {v.InferOutput<typeof KEPT>} KeptTournament */

/** @type {Store<KeptTournament | null>} */
export const TOURNAMENT = {
  name: "tournament",
  key: "carte.tournament",
  precious: true,
  first: null,
  fit: (found) => v.parse(v.nullable(sized(KEPT, LARGEST)), found),
  merge(older, newer, tied) {
    const { value, rest } = newerOf(older, newer, tied);
    return rest && !isSameTournament(rest, value) ? { value: value ?? rest, left: value ? [rest] : [] } : { value };
  },
  gains: (value, before) =>
    value && !isSame(value.tournament, before?.tournament) ? [{ of: value.tournament.game, count: 1 }] : [],
};

/**
 * Whether two are the same tournament at two moments.
 * @param {KeptTournament} one
 * @param {KeptTournament | null} other
 */
function isSameTournament({ tournament: { game, seed, entrants } }, other) {
  const [first] = entrants;
  return (
    other?.tournament.seed === seed && other.tournament.game === game && isSame(other.tournament.entrants[0], first)
  );
}
