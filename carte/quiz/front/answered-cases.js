// Which tricky cases were answered, and whether rightly once.
import * as v from "valibot";
import { byEntry, newEntries, pickValid } from "../../front/page/schema.js";

/** @import { Store } from "../../front/page/storage.js" */

/**
 * {key of a case: whether it was answered rightly}.
 * @type {Store<Record<string, boolean>>}
 */
export const ANSWERED = {
  name: "cases",
  key: "carte.cases",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, v.boolean()),
  merge: byEntry((one, other) => ({ value: one || other })),
  gains: newEntries,
};
