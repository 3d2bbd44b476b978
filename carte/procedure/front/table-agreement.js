// A table's agreement about an article: ours, or that of a link.

import { HOUSE } from "../../front/house/house-store.js";
import { recall } from "../../front/page/storage.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Path } from "./article-path.js" */
/** @import { ProcedureContent, TableSays } from "./messages.js" */

/**
 * @param {ProcedureContent} content
 * @param {OnTrouble} onTrouble
 */
export function createTableAgreement({ articles }, onTrouble) {
  /** @param {Path} path */
  const houseOf = ({ game = "", article = "" }) => articles[article]?.house[game];

  /**
   * Whether our table has the same house rules as another, as far as they concern an article.
   * @param {TableSays} other
   * @param {Path} path
   */
  function isOurs({ options }, path) {
    const ours = recall(HOUSE, onTrouble)[path.game ?? ""]?.options ?? {};
    return houseOf(path).rules.every((name) => ours[name] === options[name]);
  }

  return {
    isOurs,
    /**
     * Return the answer of a code's table, or else ours; undefined if that is the book's.
     * @param {Path} path
     * @param {string | null} code
     */
    by: (path, code) => houseOf(path)?.tables.find((one) => (code === null ? isOurs(one, path) : one.code === code)),
  };
}
