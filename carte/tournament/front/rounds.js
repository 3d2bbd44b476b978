// The rounds of a tournament: who sits where, with the points of each table.
import { useRef, useState } from "preact/hooks";
import { Action, TextEntry } from "../../front/fields/entry-views.js";
import { inBook } from "../../front/page/address.js";
import { fill, listed } from "../../front/page/dom.js";
import { printAlone } from "../../front/page/print.js";
import { Fold } from "../../front/page/views.js";
import { ClockFace } from "./clock.js";
import { carriedIn } from "./sheet-result.js";

/** @import { Director } from "./director.js" */
/** @import { ShownRound, ShownTable } from "./messages.js" */

const VERSUS = " – ";
const NUMBER = /^[-−+]?\d{1,4}$/;

/** @param {{ director: Director, rounds: ShownRound[] }} props */
export function Rounds({ director, rounds }) {
  const { tournament: strings } = director.tool.words;
  const last = rounds.at(-1);
  if (!last) return null;
  const earlier = rounds.slice(0, -1).reverse();
  return (
    <section class="carte-tour-part" aria-label={fill(strings.round, { number: last.number })}>
      <Seating director={director} round={last} />
      <RoundWays director={director} round={last} />
      {earlier.map((round) => (
        <Fold key={round.number} title={fill(strings.round, { number: round.number })}>
          <Seating director={director} round={round} isPast />
        </Fold>
      ))}
    </section>
  );
}

/**
 * @param {{ director: Director, round: ShownRound, isPast?: boolean }} props
 */
function Seating({ director, round, isPast = false }) {
  const { tournament: strings, joints } = director.tool.words;
  const { number, tables, byes } = round;
  return (
    <div class="carte-tour-round" data-round={number} data-paper={isPast ? undefined : ""}>
      {!isPast && <h2>{fill(strings.round, { number })}</h2>}
      <ol class="carte-tour-tables">
        {tables.map((table, place) => (
          <TableRow key={`${number}-${place}`} director={director} table={table} round={number - 1} place={place} />
        ))}
      </ol>
      {byes.length > 0 && <p data-byes="">{fill(strings.byes, { names: listed(byes, joints.comma) })}</p>}
    </div>
  );
}

/**
 * A table with a field for the points of each side: once all are there, they are entered.
 * @param {{ director: Director, table: ShownTable, round: number, place: number }} props
 */
function TableRow({ director, table, round, place }) {
  const { tournament: strings } = director.tool.words;
  /** @type {{ current: HTMLLIElement | null }} */
  const row = useRef(null);
  const { sides, points } = table;
  const enter = () => {
    const inputs = [...(row.current?.querySelectorAll("input") ?? [])];
    const texts = inputs.map(({ value }) => value.trim());
    for (const [at, input] of inputs.entries()) input.ariaInvalid = String(texts[at] !== "" && !NUMBER.test(texts[at]));
    const numbers = texts.map((text) => Number(text.replace("−", "-")));
    if (texts.every((text) => NUMBER.test(text))) director.step("enter", { round, table: place, points: numbers });
    else if (points && texts.every((text) => !text)) director.step("enter", { round, table: place, points: null });
  };
  return (
    <li ref={row} data-table={place + 1} data-entered={points ? "" : undefined}>
      <b>{fill(strings.table, { number: place + 1 })}</b>
      <ul>
        {sides.map((name, side) => (
          <li key={name}>
            <span>{name}</span>
            <input
              type="text"
              inputMode="numeric"
              autocomplete="off"
              maxLength={5}
              data-points={side}
              aria-label={fill(strings.points_of, { name })}
              key={points?.[side] ?? "none"}
              defaultValue={points ? String(points[side]) : ""}
              onChange={enter}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** @param {{ director: Director, round: ShownRound }} props */
function RoundWays({ director, round }) {
  const { tournament: strings } = director.tool.words;
  const { status } = director.tool;
  const [link, setLink] = useState("");
  /** @type {{ current: HTMLDialogElement | null }} */
  const wall = useRef(null);
  const enterSheet = async () => {
    const sheet = await carriedIn(link);
    if (!sheet) return status.note("bad", strings.no_sheet);
    if (!(await director.step("sheet", { sheet }))) return undefined;
    setLink("");
    return status.note("good", strings.entered);
  };
  const print = () => {
    const sheet = document.querySelector(`.carte-tour-round[data-round="${round.number}"]`);
    if (sheet) printAlone(sheet);
  };
  return (
    <>
      <div class="carte-actions">
        <Action name="wall" label={strings.wall} onClick={() => wall.current?.showModal()} />
        <Action name="print-round" label={strings.print_round} onClick={print} />
        {round.deals && inBook() && (
          <a class="carte-button" data-action="print-deals" href={round.deals}>
            {strings.print_deals}
          </a>
        )}
        {round.open === round.tables.length && (
          <Action name="unpair" label={strings.unpair} look="undo" onClick={() => director.step("unpair")} />
        )}
      </div>
      {round.open > 0 && (
        <div class="carte-tour-sheet">
          <TextEntry name="sheet" label={strings.sheet} value={link} onChange={setLink} />
          <Action name="enter-sheet" label={strings.enter} onClick={enterSheet} />
        </div>
      )}
      <dialog class="carte-tour-wall" ref={wall} aria-label={fill(strings.round, { number: round.number })}>
        <Wall director={director} round={round} />
        <Action name="close" label={strings.close} onClick={() => wall.current?.close()} />
      </dialog>
    </>
  );
}

/**
 * The seating in letters for a whole room, with the clock.
 * @param {{ director: Director, round: ShownRound }} props
 */
function Wall({ director, round: { number, tables, byes } }) {
  const { tournament: strings, joints } = director.tool.words;
  return (
    <>
      <h2>
        {fill(strings.round, { number })} <ClockFace director={director} />
      </h2>
      <ol>
        {tables.map(({ sides }, place) => (
          <li key={place}>
            <b>{fill(strings.table, { number: place + 1 })}</b>
            <span>{sides.join(VERSUS)}</span>
          </li>
        ))}
      </ol>
      {byes.length > 0 && <p>{fill(strings.byes, { names: listed(byes, joints.comma) })}</p>}
    </>
  );
}
