// The printed sheet: the house rules of our table in words, on one page of A5.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { differing, labelOf, sentenceOf as toldRule, usualAmong } from "../../../front/house/house-rules.js";
import { inBook } from "../../../front/page/address.js";
import { fill, listed } from "../../../front/page/dom.js";
import { fitType } from "../../../front/page/print.js";
import { drawCode } from "../../../front/page/qr.js";
import { drawn, Placed } from "../../../front/page/views.js";
import "./rules-sheet.css";

/** @import { HouseTable } from "./house-table.js" */
/** @import { HouseGame } from "./messages.js" */

const CODE = 120; // pixels on paper
const LARGEST = 12; // points of the type, which shrinks until everything fits
const READABLE = 9; // below it the rules go without their sentences
const SMALLEST = 4;

/** @param {{ table: HouseTable }} props */
export function RulesSheet({ table: { tool, now, rulesOf, shared, link } }) {
  const { house: strings, ours: named } = tool.words;
  const { game: current, rules, which, agreed } = now();
  /** @type {{ current: HTMLDivElement | null }} */
  const page = useRef(null);
  useLayoutEffect(() => fit(/** @type {HTMLElement} */ (page.current)), [current, rules, which, agreed]);
  const own = shared().filter((game) => differing(game.house, rulesOf(game)).length);
  const others = shared().flatMap((game) => (own.includes(game) ? [] : [game.title]));
  const rest = own.length ? fill(strings.others, { games: listed(others, named.joints.comma) }) : strings.nothing;
  const to = link();
  const code = useMemo(() => inBook() && to && drawCode(to, strings.code, CODE), [to]);
  return (
    <div class="carte-rules-sheet" data-paper="" aria-hidden="true">
      <div class="carte-rules-page" ref={page}>
        <h2>{strings.sheet}</h2>
        <div class="carte-rules-games">{own.map(gameRules)}</div>
        <p class="carte-rules-book">{others.length > 0 && rest}</p>
        {code && (
          <div class="carte-rules-code">
            <Placed element={code} />
            <p>{strings.scan}</p>
          </div>
        )}
      </div>
    </div>
  );

  /** @param {HouseGame} game with what each of its house rules changes, once Python has answered */
  function gameRules(game) {
    const { slug, title, house } = game;
    const options = rulesOf(game);
    const lines = differing(house, options).map((plan) => {
      const rule = toldRule(plan, options[plan.name], named);
      const text = fill(named.differs, { rule, value: labelOf(plan, usualAmong(plan, options)) });
      const changes = (agreed?.rules[slug]?.[plan.name] ?? []).map((change) => <p>{drawn(tool.say(change))}</p>);
      return <li>{[<b>{drawn(tool.say(text))}</b>, ...changes]}</li>;
    });
    return (
      <section>
        <h3>{title}</h3>
        <ul>{lines}</ul>
      </section>
    );
  }
}

/** @param {HTMLElement} page */
function fit(page) {
  const sheet = page.parentElement;
  sheet?.removeAttribute("data-short");
  if (fitType(page, LARGEST, READABLE)) return;
  sheet?.setAttribute("data-short", "");
  fitType(page, LARGEST, SMALLEST);
}
