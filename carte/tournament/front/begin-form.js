// The form that begins a tournament: game, form, people, rounds, and the deals that every table gets.
import { useState } from "preact/hooks";
import { Action, FileEntry, ListEntry, RowEntry, TextEntry } from "../../front/fields/entry-views.js";
import { fill } from "../../front/page/dom.js";

/** @import { Director } from "./director.js" */
/** @import { Tournament } from "./messages.js" */

const NUMBER = /^\d{1,2}$/;

/** @param {{ director: Director }} props */
export function BeginForm({ director }) {
  const { content, words, status } = director.tool;
  const strings = words.tournament;
  const [place, setPlace] = useState(0);
  const [wished, setForm] = useState(/** @type {Tournament["form"]} */ ("swiss"));
  const [names, setNames] = useState("");
  const [typed, setTyped] = useState({ rounds: "", deals: "" });
  const { game, players, size, forms } = content.tables[place];
  const form = forms.includes(wished) ? wished : forms[0];
  const people = size === 1 ? strings.people : fill(strings.teams, { size });
  /** @param {"rounds" | "deals"} name */
  const isWrong = (name) =>
    typed[name] !== "" && (!NUMBER.test(typed[name]) || Number(typed[name]) > content.most[name]);
  const begin = () => {
    for (const name of /** @type {const} */ (["rounds", "deals"])) {
      if (!isWrong(name)) continue;
      return status.note("bad", fill(strings.unreadable, { text: typed[name], least: 0, most: content.most[name] }));
    }
    return director.begin({ game, players, form, names, rounds: Number(typed.rounds), deals: Number(typed.deals) });
  };
  /**
   * @param {"rounds" | "deals"} name
   * @param {string} placeholder
   */
  const field = (name, placeholder) => (
    <TextEntry
      name={name}
      label={strings[name]}
      value={typed[name]}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
      more={{ inputMode: "numeric", maxLength: 2, placeholder, "aria-invalid": isWrong(name) || undefined }}
    />
  );
  return (
    <div class="carte-tour-form">
      <ListEntry
        name="table"
        label={strings.game}
        options={content.tables.map(({ title }, at) => ({ value: at, text: title }))}
        chosen={place}
        onChange={setPlace}
      />
      <RowEntry
        name="form"
        label={strings.form}
        options={forms.map((value) => ({ value, text: content.forms[value] }))}
        chosen={form}
        onChange={setForm}
      />
      <NamesEntry name="names" label={people} value={names} onChange={setNames} rows={8} />
      <div class="carte-tour-fields">
        {form === "swiss" && field("rounds", strings.as_needed)}
        {field("deals", strings.shuffled)}
      </div>
      <div class="carte-actions">
        <Action name="begin" label={strings.begin} kind="carte-main" onClick={begin} />
        <FileEntry label={strings.open} accept=".csv,text/csv" onChosen={director.open} />
      </div>
    </div>
  );
}

/**
 * Names, one entrant a line.
 * @param {{ name: string, label: string, value: string, rows: number, onChange: (text: string) => unknown }} props
 */
export function NamesEntry({ name, label, value, rows, onChange }) {
  return (
    <label class="carte-entry carte-tour-names">
      <span>{label}</span>
      <textarea
        class="carte-field"
        data-field={name}
        rows={rows}
        value={value}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
