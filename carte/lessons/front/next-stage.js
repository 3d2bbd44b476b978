// Where a reader goes on after a stage: to the heading of the next one, for its prose comes before its levels.

/** @import { Stage } from "./types.js" */

/**
 * The `next` stage of the lesson at `root`, with its section in place of its level where the page has one
 * for it.
 * @param {Stage["next"]} next
 * @param {HTMLElement} root
 */
export function byHeading(next, root) {
  const section = next && document.getElementById(next.level)?.closest("section[id]");
  return section && !section.contains(root) ? { ...next, level: section.id } : next;
}
