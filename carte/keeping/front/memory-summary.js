// Everything kept, in words and numbers: stars of which courses, matches of which games.
import { inBook } from "../../front/page/address.js";
import { fill } from "../../front/page/dom.js";

/** @import { Gain } from "../../front/page/storage.js" */
/** @import { KeepingContent, KeepingStrings } from "./messages.js" */
/** @import { Gained } from "./snapshot.js" */

/**
 * Return the title for a gain: its game, course or choice, the one with the longest matching name.
 * @param {string} of
 * @param {KeepingContent["titles"]} titles
 */
function titleOf(of, titles) {
  const fitting = Object.keys(titles).filter((name) => of === name || of.startsWith(`${name}-`));
  const [longest = ""] = fitting.sort((one, two) => two.length - one.length);
  return titles[longest] ?? "";
}

/**
 * Return numbers by title, and everything without one together.
 * @param {Gain[]} gains
 * @param {KeepingContent["titles"]} titles
 */
function sums(gains, titles) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { of, count } of gains) {
    const title = titleOf(of, titles);
    found.set(title, (found.get(title) ?? 0) + count);
  }
  return [...found];
}

/**
 * Whether anything is kept or new.
 * @param {Gained[]} found
 */
export function isAny(found) {
  return found.some(({ gains }) => gains.length > 0);
}

/**
 * A list of what is kept or new, by kind; with `most`, counts are out of that. Nothing if there is none.
 * @param {{ gains: Gained[], content: KeepingContent, strings: KeepingStrings["keeping"] }} props
 */
export function Summary({ gains: found, content: { titles, most }, strings: { kinds, of } }) {
  if (!isAny(found)) return null;
  return (
    <div class="carte-kept">
      <dl>{found.filter(({ gains }) => gains.length > 0).map(row)}</dl>
    </div>
  );

  /** @param {Gained} kind */
  function row({ name, gains }) {
    const { label, page, counted } = kinds[name];
    return (
      <div key={name} data-kept={name}>
        <dt>{page && inBook() ? <a href={page}>{label}</a> : label}</dt>
        {sums(gains, titles).map(([title, count]) => {
          const all = most[name]?.[title];
          const isNumbered = counted || count > 1 || !title;
          return (
            <dd key={title}>
              {title && isNumbered ? `${title} ` : title}
              {isNumbered && <b>{all ? fill(of, { count, most: all }) : String(count)}</b>}
            </dd>
          );
        })}
      </div>
    );
  }
}
