// A guided deal: a table with newcomers, and a coach who says one sentence before a move that is new.

import { speedNow } from "../../../board/front/speed.js";
import { keepAnswer, memory } from "../../../front/memory/memory.js";
import { actionButton } from "../../../front/page/actions.js";
import { inBook } from "../../../front/page/address.js";
import { h } from "../../../front/page/dom.js";
import { backToTop } from "../../../front/page/motion.js";
import { startSitting } from "../../front/sitting.js";
import { askPrepared, preparedAt } from "./prepared.js";
import "../../front/play.css";
import "../../../board/front/bidding.css";
import "./guide.css";

/** @import { Given } from "../../../front/types.js" */
/** @import { Kept, Moment, PlayQuestions } from "../../front/types.js" */
/** @import { GuideContent, GuidedMoment, Saying } from "./types.js" */

/** @param {Moment} moment */
const guidedAt = (moment) => /** @type {GuidedMoment} */ (moment).guided;

/**
 * Build the widget of `content` = {title, sitting, moment, line, sayings, told, …}: what a play table
 * needs, a line of moves that is answered before Python has come, and what the coach says.
 * @param {Given<GuideContent, PlayQuestions>} given
 */
export function guide({ root, body, header, status, content, words, skin, ask, signal, onTrouble }) {
  const { told, sayings } = content;
  const coach = h("p", { class: "carte-coach", "aria-live": "polite" });
  const table = h("div", { class: "carte-body" });
  const below = h("div", { class: "carte-below" });
  const learned = h("div", { class: "carte-learned", hidden: true });
  const asking = askPrepared(content, ask);
  let running = new AbortController();

  root.setAttribute("aria-label", content.title);
  root.dataset.size = content.zones.includes("table") ? "medium" : "small";
  header.title(content.title);
  body.append(coach, table, status.element, below, learned);
  signal.addEventListener("abort", () => running.abort());
  begin();

  function begin({ focus = false } = {}) {
    running.abort();
    running = new AbortController();
    const { sitting, moment, rules, form } = content;
    startSitting({
      start: { sitting, moment, rules, form, lain: {} },
      content,
      root,
      body: table,
      below,
      status,
      words,
      skin,
      ask: asking,
      signal: running.signal,
      onTrouble,
      focus,
      dealt: focus,
      speed: () => speedNow(onTrouble),
      onMoment,
      onLaid: () => {},
      onAnew: again,
      pointed,
      onward: inBook() ? { label: told.onward.label, go: () => location.assign(told.onward.href) } : undefined,
    });
  }

  function again() {
    status.clear();
    begin({ focus: true });
    backToTop(root);
  }

  /** @param {Kept} now */
  function onMoment({ moment }) {
    const { saying, said, won } = guidedAt(moment);
    const over = won !== null;
    root.dataset.turn = moment.turn ?? "";
    root.dataset.phase = moment.phase;
    if (over) Object.assign(root.dataset, { over, won });
    else for (const name of ["over", "won"]) delete root.dataset[name];
    tell(over ? (won ? told.won : told.lost) : "");
    if (saying !== null) tell(sayings[saying].text, sayings[saying].rule);
    if (over) keepMet(said.map((place) => sayings[place].rule));
    learned.hidden = !over;
    learned.replaceChildren(...(over ? drawLearned(said) : []));
  }

  /**
   * What was met here for the first time, and used to the end of the deal, is remembered as right.
   * @param {string[]} rules
   */
  function keepMet(rules) {
    const kept = memory(onTrouble);
    const met = rules.filter((rule) => !kept[rule]);
    if (met.length) keepAnswer(met, { right: true, tries: 1, place: "guide" }, onTrouble);
  }

  function tell(text = "", rule = "") {
    coach.toggleAttribute("data-says", text !== "");
    coach.replaceChildren(...(text ? [h("span", { "data-rule": rule || false }, text)] : []));
  }

  /**
   * What was met in the deal, each with the way to other cards.
   * @param {number[]} said
   */
  function drawLearned(said) {
    const lines = said.map((place) => h("li", {}, sayings[place].text, " ", detour(sayings[place])));
    return [
      h("p", { class: "carte-learned-title" }, told.learned),
      h("ul", {}, ...lines),
      h("div", { class: "carte-actions" }, actionButton("again", told.again, again)),
    ];
  }

  /** @param {Saying} saying */
  function detour({ level }) {
    return level && inBook() ? h("a", { class: "carte-detour", href: level }, told.detour) : null;
  }

  /**
   * The prepared move, where the coach points at it.
   * @param {Kept} now
   */
  function pointed({ sitting, moment }) {
    const { saying } = guidedAt(moment);
    const points = saying !== null && sayings[saying].point;
    return (points && preparedAt(content, sitting)?.hint?.answer) || null;
  }
}
