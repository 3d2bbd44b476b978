// Two piles: find in each suit the card that counts most in the primiera. All verdicts are saved.

import { cardButton } from "../../front/cards/faces.js";
import { actionButton } from "../../front/page/actions.js";
import { engineState, followEngine } from "../../front/page/asking.js";
import { fill, h } from "../../front/page/dom.js";
import { shake } from "../../front/page/motion.js";
import { rove } from "../../front/page/roving.js";
import { drawCount } from "./lines.js";
import "./score.css";

/** @import { Given } from "../../front/types.js" */
/** @import { PrimieraContent, PrimieraPiles, PrimieraQuestions, PrimieraSide } from "./types.js" */

const ZONES = ["pile", "other"];

/**
 * Build the widget of `content` = {seed, sides, rules, line, verdict, words}.
 * @param {Given<PrimieraContent, PrimieraQuestions>} given
 */
export function primiera({ root, body, header, status, content, words, skin, ask, signal }) {
  const told = content.words;
  const felt = h("div", { class: "carte-felt carte-primiera" });
  const lines = h("div", { "data-part": "lines" });
  const showButton = actionButton("show", told.show, showAll, { drawn: "hint" });
  const nextButton = actionButton("next", told.another, other, { drawn: "deal" });
  /** @type {PrimieraPiles} */
  let now = content;
  let seed = content.seed; // of the piles asked for last
  let failed = false;

  root.setAttribute("aria-label", told.title);
  body.append(
    h("div", { class: "carte-aims" }, h("p", { class: "carte-goal" }, told.goal)),
    felt,
    h("div", { class: "carte-actions" }, showButton, nextButton),
    status.element,
    lines,
  );
  felt.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-card]");
    if (button) pick(button);
  });
  root.addEventListener("carte:reveal", showAll, { signal });
  lay(content);
  followEngine((state) => state === "ready" && failed && lookUp(seed), signal);

  /** @param {PrimieraPiles} next */
  function lay(next) {
    now = next;
    seed = now.seed;
    failed = false;
    root.dataset.case = String(seed);
    root.toggleAttribute("data-shown", false);
    header.title(told.title, fill(told.number, { seed }));
    const piles = now.sides.map((side, place) => pileZone(side, place));
    felt.replaceChildren(...piles);
    lines.replaceChildren();
    showButton.hidden = false;
    status.clear();
  }

  /**
   * @param {PrimieraSide} side
   * @param {number} place
   */
  function pileZone({ suits, judged, note }, place) {
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
      { class: "carte-suits", "data-zone": ZONES[place], role: "group", "aria-label": told.piles[place] },
      h("span", { class: "carte-zone-label", "aria-hidden": "true" }, told.piles[place]),
      h("div", { class: "carte-suit-rows" }, ...rows),
      note ? h("p", { class: "carte-part-note", hidden: true }, note) : null,
    );
    rove(zone, signal).refresh();
    return zone;
  }

  /**
   * Let a card stand for its suit, in place of one that counts the same.
   * @param {Element | undefined} button
   */
  function settle(button) {
    for (const one of button?.closest(".carte-suit")?.querySelectorAll("[data-card]") ?? []) {
      const chosen = one === button;
      one.setAttribute("aria-pressed", String(chosen));
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

  /** @param {Element} button */
  function pick(button) {
    const ruling = judgedAt(button);
    const rule = now.line.rule;
    if (!ruling.good) {
      shake(button);
      status.verdict({ ...ruling, rule: rule.id });
      return;
    }
    settle(button);
    const left = missing().length;
    if (left === 0) finish();
    else status.verdict({ ...ruling, rule: rule.id }, { more: [fill(told.left, { count: left })] });
  }

  /** The suits in which no card is found yet. */
  function missing() {
    return [...felt.querySelectorAll(".carte-suit")].filter((suit) => !suit.querySelector("[data-right]"));
  }

  function showAll() {
    for (const suit of missing()) {
      settle([...suit.querySelectorAll("[data-card]")].find((one) => judgedAt(one).good));
    }
    finish();
  }

  function finish() {
    showButton.hidden = true;
    root.toggleAttribute("data-shown", true);
    for (const note of felt.querySelectorAll(".carte-part-note")) note.removeAttribute("hidden");
    const names = { sides: told.sides, piles: told.sides, words, told };
    lines.replaceChildren(drawCount([now.line], names, skin()));
    status.verdict(now.verdict, { statement: now.rules[now.verdict.rule] });
  }

  function other() {
    lookUp(seed + 1);
  }

  /** @param {number} wanted */
  async function lookUp(wanted) {
    seed = wanted;
    if (engineState() !== "ready") status.note("wait", told.dealing);
    try {
      const next = await ask({ ask: "primiera", seed: wanted });
      if (seed !== wanted) return;
      lay(next);
      /** @type {HTMLElement | null} */
      const card = felt.querySelector("[data-card]");
      card?.focus({ preventScroll: true });
    } catch (error) {
      if (seed !== wanted) return;
      failed = true;
      status.note("bad", /** @type {Error} */ (error).message);
    }
  }
}
