// The tricky cases answered so far, and whether ever rightly.
import * as v from "valibot";
import { byEntry, newEntries, pickValid } from "../../front/page/schema.js";

const MOST = 3000; // several times the number in the book

/** @import { Store } from "../../front/page/storage.js" */

/**
 * {key of a case: whether it was ever answered rightly}.
 * @type {Store<Record<string, boolean>>}
 */
export const ANSWERED = {
  name: "cases",
  key: "carte.cases",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, v.boolean(), { most: MOST }),
  merge: byEntry((one, other) => ({ value: one || other })),
  gains: newEntries,
};
