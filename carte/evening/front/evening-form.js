// The form of an evening: games, people, minutes, the pack, and in which games our house rules hold.

import { ChipEntries, RowEntry, TextEntry } from "../../front/fields/entry-views.js";
import { langOf } from "../../front/page/dom.js";
import { NUMBERS } from "./planner.js";

/** @import { Faces, NumberName } from "./messages.js" */
/** @import { Planner } from "./planner.js" */

/** @type {Faces[]} */
const FACES = ["italian", "french"];

/** @param {{ planner: Planner }} props */
export function EveningForm({ planner: { tool, now, change, alter } }) {
  const strings = tool.words.evening;
  const { wish, typed, wrong, rules } = now();
  const games = tool.content.games.map(({ slug, title }) => ({ value: slug, text: title, lang: langOf(title) }));
  const ruled = games.filter(({ value }) => Object.hasOwn(rules, value));
  const ours = Object.keys(wish.house);
  const faces = FACES.map((value) => ({ value, text: strings[value] }));
  /** @param {NumberName} name */
  const numeric = (name) => ({
    inputMode: /** @type {const} */ ("numeric"),
    maxLength: 4,
    placeholder: name === "packs" ? strings.enough : undefined, // as many as needed
    "aria-invalid": wrong.includes(name) || undefined,
  });
  /** @param {string[]} slugs */
  const choose = (slugs) => change({ games: slugs });
  /** @param {string[]} slugs */
  const agree = (slugs) => change({ house: Object.fromEntries(slugs.map((slug) => [slug, rules[slug]])) });
  /** @param {Faces} pack */
  const bring = (pack) => change({ faces: pack });
  return (
    <div class="carte-plan-form">
      <p class="carte-plan-label">{strings.games}</p>
      <ChipEntries name="game" label={strings.games} options={games} chosen={wish.games} onChange={choose} />
      <div class="carte-plan-fields">
        {NUMBERS.map((name) => (
          <TextEntry
            key={name}
            name={name}
            label={strings[name]}
            value={typed[name]}
            onChange={(text) => alter({ typed: { ...typed, [name]: text } })}
            more={numeric(name)}
          />
        ))}
        <RowEntry name="faces" label={strings.faces} options={faces} chosen={wish.faces} onChange={bring} />
        <p class="carte-plan-about">{strings.faces_about}</p>
      </div>
      <div class="carte-plan-ours">
        <p class="carte-plan-label">{ruled.length > 0 ? strings.by_ours : strings.by_book}</p>
        <ChipEntries name="ours" label={strings.by_ours} options={ruled} chosen={ours} onChange={agree} />
      </div>
    </div>
  );
}
