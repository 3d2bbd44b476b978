// A match sheet as its link carries it, for the result of a table.
import { contractOf } from "../../counting/front/count-store.js";
import { carriedBy } from "../../counting/front/sheet-link.js";

const IN_A_LINK = /(sheet=\d+)/;

/** @import { CarriedSheet } from "./messages.js" */

/**
 * Return the sheet in a text; null if it has none, or one that cannot be read.
 * @param {string} text
 * @returns {Promise<CarriedSheet | null>}
 */
export async function carriedIn(text) {
  const [name] = IN_A_LINK.exec(text.replaceAll(/\s/g, "")) ?? [];
  if (!name) return null;
  try {
    const carried = await carriedBy(name);
    if (!carried) return null;
    const { game, options, sheet } = carried;
    const contracts = (sheet.notes ?? []).map((note) => note && contractOf(note.set));
    return {
      game,
      options,
      names: sheet.names,
      dealer: sheet.dealer,
      deals: sheet.deals,
      rounds: sheet.rounds,
      contracts,
    };
  } catch {
    return null;
  }
}
