// A count on the page, line by line: what each pile brings, as cards with their numbers.

import { useMemo } from "preact/hooks";
import { smallCard } from "../../front/cards/faces.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { reckoned } from "../../front/page/dom.js";
import { drawn, nodesOf } from "../../front/page/views.js";
import "./score.css";

/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Line, Part } from "./messages.js" */

/**
 * The names of the columns of a count, and of those who get points.
 * @typedef {{ sides: string[], piles: string[], words: TableStrings, strings: { counted: string, open?: string } }} CountNames
 */

/**
 * 21 below its card; a term without a card is its number alone.
 * @param {{ addend: Part["addends"][0], words: TableStrings, skin: Skin }} props
 */
function Term({ addend: { card, number }, words, skin }) {
  return (
    <li class={card ? "carte-term" : "carte-term carte-bare"}>
      {card && drawn(smallCard(card, words.cards[card].name, skin))}
      {number !== null && <span class="carte-term-number">{number}</span>}
    </li>
  );
}

/** @param {{ part: Part, points: string | undefined, words: TableStrings, skin: Skin }} props */
function Cell({ part: { addends, sum, total, note }, points, words, skin }) {
  const gets = Boolean(points) && points !== "0";
  return (
    <td data-gets={gets ? "" : undefined}>
      {addends.length > 0 && (
        <ul class="carte-terms">
          {addends.map((addend, at) => (
            <Term key={at} addend={addend} words={words} skin={skin} />
          ))}
        </ul>
      )}
      <p class="carte-sum">
        <span>
          {sum ? reckoned(sum, "", words.joints) : ""}
          <b>{total}</b>
        </span>
        {gets && <span class="carte-gets">+{points}</span>}
      </p>
      {note && <p class="carte-part-note">{note}</p>}
    </td>
  );
}

/**
 * A step: its name and a sentence, then what all piles bring, or what everybody gets. It stays as it is drawn first.
 * @param {CountNames & { line: Line, skin: Skin }} props
 */
function LineRows({ line, sides, piles, words, strings, skin }) {
  /** @param {string} text */
  const say = (text) => drawn(textInFaces(text, words, skin));
  const points = line.points ?? [];
  return useMemo(
    () => (
      <tbody data-item={line.item} data-rule={line.rule.id}>
        <tr class="carte-line-head">
          <th colSpan={piles.length} scope="rowgroup">
            <span class="carte-line-name">{line.name}</span> <span class="carte-line-text">{say(line.text)}</span>
            {line.points === null && <span class="carte-open">{strings.open}</span>}
            <p class="carte-line-rule">{say(line.rule.text)}</p>
          </th>
        </tr>
        {line.parts.length > 0 && (
          <tr>
            {line.parts.map((part, side) => (
              <Cell key={side} part={part} points={points[side]} words={words} skin={skin} />
            ))}
          </tr>
        )}
        {line.parts.length === 0 && points.length > 0 && (
          <tr>
            <td colSpan={piles.length}>
              <ul class="carte-paid">
                {sides.map((name, side) => (
                  <li key={side}>
                    <span>{name}</span> <b>{points[side]}</b>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        )}
      </tbody>
    ),
    [],
  );
}

/**
 * A table of `lines`. `piles` names the columns, `sides` those who get points; `strings` has the words {counted, open}.
 * A line that changes is another one; all others stay as they are.
 * @param {CountNames & { lines: Line[], skin: Skin }} props
 */
export function CountTable({ lines, ...names }) {
  const { sides, piles, strings, skin } = names;
  return (
    <table class="carte-reckoning">
      <caption>{strings.counted}</caption>
      <thead>
        <tr>
          {piles.map((name, pile) => (
            <th key={pile} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line) => (
        <LineRows key={JSON.stringify([line, sides, piles, skin])} line={line} {...names} />
      ))}
    </table>
  );
}

/**
 * The same as an element.
 * @param {Line[]} lines
 * @param {CountNames} names
 * @param {Skin} skin
 */
export function drawCount(lines, names, skin) {
  return nodesOf(<CountTable lines={lines} skin={skin} {...names} />)[0];
}
