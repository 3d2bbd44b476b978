// Two piles: find in each suit the card that counts most in the primiera. All verdicts come with the piles.

import { cardButton } from "../../front/cards/faces.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h, reckoned } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { shake } from "../../front/page/motion.js";
import { createQuestions } from "../../front/page/questions.js";
import { rove } from "../../front/page/roving-focus.js";
import { createReservedSpace } from "../../front/status/reserve-space.js";
import { createWidget } from "../../front/widget.js";
import { drawCount } from "./count-lines.js";
import "./score.css";

/** @import { Beside } from "../../front/status/status.js" */
/** @import { Judgement, Tool } from "../../front/types.js" */
/** @import { PrimieraContent, PrimieraPiles, PrimieraQuestions, PrimieraSide } from "./messages.js" */

const ZONES = ["pile", "other"];

/**
 * Build the widget of `content` = {seed, sides, rules, line, verdict, words}.
 * @param {Tool<PrimieraContent, PrimieraQuestions>} tool
 */
function drawPrimiera(tool) {
  const { root, body, header, status, content, words, skin, signal } = tool;
  const strings = content.words;
  const felt = h("div", { class: "carte-felt carte-primiera" });
  const lines = h("div", { "data-part": "lines" });
  const showButton = actionButton("show", strings.show, showAll, { drawn: "hint" });
  showButton.dataset.stage = "off"; // the teacher's line reveals
  const nextButton = actionButton("next", strings.another, other, { drawn: "deal" });
  const questions = createQuestions(tool, { onFailed: (reason) => status.note("bad", reason) });
  const ahead = createReservedSpace(status, words, skin);
  /** @type {PrimieraPiles} */
  let now = content;
  let seed = content.seed; // of the piles asked for last

  root.ariaLabel = strings.title;
  body.append(
    h("div", { class: "carte-aims" }, h("p", { class: "carte-goal" }, strings.goal)),
    felt,
    h("div", { class: "carte-actions" }, showButton, nextButton),
    ahead.element,
    lines,
  );
  felt.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-card]");
    if (button) pick(button);
  });
  root.addEventListener("carte:reveal", showAll, { signal });
  lay(content);

  /** @param {PrimieraPiles} next */
  function lay(next) {
    now = next;
    seed = now.seed;
    root.dataset.case = String(seed);
    root.toggleAttribute("data-shown", false);
    header.title(strings.title, fill(strings.number, { seed }));
    const piles = now.sides.map((side, place) => pileZone(side, place));
    felt.replaceChildren(...piles);
    const names = { sides: strings.sides, piles: strings.sides, words, strings };
    lines.replaceChildren(drawCount([now.line], names, skin()));
    showButton.hidden = false;
    status.clear();
    const judged = now.sides.flatMap((side) => Object.values(side.judged));
    const left = now.sides.flatMap((side) => side.suits).length;
    ahead.show([[now.verdict, summed()], ...judged.map((ruling) => found(ruling, left))]);
  }

  /**
   * @param {PrimieraSide} side
   * @param {number} place
   */
  function pileZone({ suits, judged, note }, place) {
    const { sum, total } = now.line.parts[place];
    const rows = suits.map((suit) =>
      h(
        "div",
        { class: "carte-suit" },
        ...suit.map((card) => {
          const button = cardButton(card, words, skin());
          return h(
            "span",
            { class: "carte-judged" },
            button,
            h("span", { class: "carte-term-number", hidden: true }, judged[card].number),
          );
        }),
      ),
    );
    const zone = h(
      "div",
      { class: "carte-suits", "data-zone": ZONES[place], role: "group", "aria-label": strings.piles[place] },
      h("span", { class: "carte-zone-label", "aria-hidden": "true" }, strings.piles[place]),
      h("div", { class: "carte-suit-rows", role: "toolbar", "aria-label": strings.piles[place] }, ...rows),
      note
        ? h("p", { class: "carte-part-note" }, note)
        : h("p", { class: "carte-part-note", "data-part": "sum" }, reckoned(sum, total, words.joints)),
    );
    rove(zone, signal).refresh();
    return zone;
  }

  /**
   * Pick a card for its suit, in place of one that counts the same.
   * @param {Element | undefined} button
   */
  function settle(button) {
    for (const one of button?.closest(".carte-suit")?.querySelectorAll("[data-card]") ?? []) {
      const chosen = one === button;
      one.ariaPressed = String(chosen);
      one.toggleAttribute("data-right", chosen);
      one.nextElementSibling?.toggleAttribute("hidden", !chosen);
    }
  }

  /**
   * The judgement on a card where it lies.
   * @param {Element} button
   */
  function judgedAt(button) {
    const zone = button.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
    return now.sides[ZONES.indexOf(zone)].judged[button.getAttribute("data-card") ?? ""];
  }

  /**
   * Say something about a card, and in how many suits one is left to find.
   * @param {Judgement} ruling
   * @param {number} left
   * @returns {[Judgement, Beside]}
   */
  function found(ruling, left) {
    const more = ruling.good ? [fill(strings.left, { count: left })] : [];
    return [{ ...ruling, rule: now.line.rule.id }, { more }];
  }

  /** The text beside the last message. */
  function summed() {
    return { statement: now.rules[now.verdict.rule] };
  }

  /** @param {Element} button */
  function pick(button) {
    const ruling = judgedAt(button);
    if (ruling.good) settle(button);
    else shake(button);
    const left = missing().length;
    if (ruling.good && left === 0) finish();
    else status.verdict(...found(ruling, left));
  }

  /** The suits without a found card. */
  function missing() {
    return [...felt.querySelectorAll(".carte-suit")].filter((suit) => !suit.querySelector("[data-right]"));
  }

  function showAll() {
    const suits = missing();
    for (const suit of suits) {
      settle([...suit.querySelectorAll("[data-card]")].find((one) => judgedAt(one).good));
    }
    finish({ shown: suits.length > 0 });
  }

  /** @param {{ shown?: boolean }} manner `shown` if not all were found */
  function finish({ shown = false } = {}) {
    showButton.hidden = true;
    root.toggleAttribute("data-shown", true);
    status.verdict({ ...now.verdict, shown }, summed());
  }

  function other() {
    lookUp(seed + 1);
  }

  /** @param {number} wanted */
  async function lookUp(wanted) {
    seed = wanted;
    const manner = { starting: strings.dealing, retry: () => lookUp(wanted) };
    const next = await questions.ask({ ask: "primiera", seed: wanted }, manner);
    if (!next) return;
    lay(next);
    /** @type {HTMLElement | null} */
    const card = felt.querySelector("[data-card]");
    putFocus(card);
  }
}

export default createWidget({ draw: drawPrimiera });
