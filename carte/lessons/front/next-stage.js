// The link to the next stage: to its heading, since its prose comes before its levels.

/** @import { Stage } from "./messages.js" */

/**
 * The `next` stage of the lesson at `root`, with its section in place of its level if the page has one.
 * @param {Stage["next"]} next
 * @param {HTMLElement} root
 */
export function byHeading(next, root) {
  const section = next && document.getElementById(next.level)?.closest("section[id]");
  return section && !section.contains(root) ? { ...next, level: section.id } : next;
}
