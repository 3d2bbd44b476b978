// How the tournament stands, who leaves, and who comes later.
import { useRef, useState } from "preact/hooks";
import { Action } from "../../front/fields/entry-views.js";
import { fill } from "../../front/page/dom.js";
import { printAlone } from "../../front/page/print.js";
import { Fold } from "../../front/page/views.js";
import { NamesEntry } from "./begin-form.js";

/** @import { Director } from "./director.js" */
/** @import { Shown } from "./messages.js" */

/** What a narrow window scrolls sideways, the keyboard scrolls as well. */
const SCROLLS = { tabIndex: 0 };

/** @param {{ director: Director, shown: Shown }} props */
export function Standings({ director, shown }) {
  const { tournament: strings } = director.tool.words;
  const { title, about, winner } = shown;
  const { head, rows } = shown.standings;
  /** @type {{ current: HTMLDivElement | null }} */
  const sheet = useRef(null);
  return (
    <section class="carte-tour-part" aria-label={strings.standings}>
      <div class="carte-tour-standings" ref={sheet}>
        <h2>{strings.standings}</h2>
        <p>{title}</p>
        {winner && <p class="carte-tour-winner">{winner}</p>}
        <div class="carte-tour-scroll" role="group" aria-label={strings.standings} {...SCROLLS}>
          <table>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ entrant, name, gone, cells: [place, ...values] }) => (
                <tr key={entrant} data-entrant={entrant}>
                  <td>{place}</td>
                  <th scope="row">{gone ? fill(strings.gone, { name }) : name}</th>
                  {values.map((value, at) => (
                    <td key={head[at + 2]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p class="carte-tour-about">{about}</p>
      </div>
      <div class="carte-actions">
        <Action name="print" label={strings.print} onClick={() => sheet.current && printAlone(sheet.current)} />
        <Action name="csv" label={strings.csv} onClick={director.save} />
      </div>
    </section>
  );
}

/** @param {{ director: Director, shown: Shown }} props */
export function People({ director, shown: { tournament, standings } }) {
  const { tournament: strings } = director.tool.words;
  const [late, setLate] = useState("");
  const rows = [...standings.rows].sort((one, other) => one.entrant - other.entrant);
  const join = async () => {
    if (await director.step("join", { names: late })) setLate("");
  };
  const isOpen = tournament.form === "swiss" || tournament.played.length === 0;
  return (
    <Fold title={strings.people_now} class="carte-tour-people">
      <ul>
        {rows.map(({ entrant, name, gone }) => (
          <li key={entrant}>
            <Action
              name="leave"
              label={fill(gone ? strings.returns : strings.leaves, { name })}
              onClick={() => director.step("leave", { entrant })}
            />
          </li>
        ))}
      </ul>
      {isOpen && <NamesEntry name="late" label={strings.late} value={late} onChange={setLate} rows={2} />}
      {isOpen && (
        <div class="carte-actions">
          <Action name="join" label={strings.join} disabled={!late.trim()} onClick={join} />
        </div>
      )}
    </Fold>
  );
}
