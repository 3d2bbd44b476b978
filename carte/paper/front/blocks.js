// The pieces of a printed page, drawn from Python's data.

import { drawBlank } from "../../counting/front/blank-sheet.js";
import { PlanView } from "../../evening/front/plan.js";
import { faceIn, signIn } from "../../front/cards/faces.js";
import { hashOf } from "../../front/page/address.js";
import { fill, h, langOf, listed } from "../../front/page/dom.js";
import { linkEverywhere } from "../../front/page/print.js";
import { drawCode } from "../../front/page/qr.js";
import { nodesOf } from "../../front/page/views.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Skin } from "../../front/messages.js" */
/** @import { Block, LetterCard, Lot, PaperStrings, Slip } from "./messages.js" */

/**
 * The context for the blocks of a sheet; `say` puts a text into the skin.
 * @typedef {object} Manner
 * @property {Skin} skin
 * @property {(text: string) => string} say
 * @property {PaperStrings} words
 * @property {PaperStrings["paper"]} strings
 * @property {PaperStrings["joints"]} joints
 */

const CODE = 100; // largest code, in pixels
const LARGE_CODE = 220; // of a code that holds whole levels
const MANY = 14; // cards of an exercise that need more than two rows

/** @type {{ [Kind in Block["is"]]: (block: Extract<Block, { is: Kind }>, manner: Manner) => HTMLElement }} */
const DRAWN = {
  heading: ({ text }) => h("h3", {}, text),
  lines: ({ lines }, { say }) => h("ul", {}, ...lines.map((text) => h("li", {}, say(text)))),
  pack: (lines, { skin }) => h("ul", {}, h("li", {}, skin === "french" ? lines.french : lines.italian)),
  table: ({ head, rows }) =>
    h(
      "table",
      { class: "carte-paper-table" },
      h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
      h("tbody", {}, ...rows.map(([name, ...cells]) => row(name, cells))),
    ),
  exercise: ({ number, zones, facts, asks, options, case: key }, { skin, say, strings, joints }) =>
    h(
      "section",
      { class: "carte-paper-exercise", "data-number": number },
      h(
        "div",
        { class: "carte-paper-lots", "data-many": zones.flatMap(({ cards }) => cards).length > MANY },
        h("b", {}, `${number}`),
        ...zones.map((lot) => drawLot(lot, skin)),
      ),
      key ? codeOf("cases.html", key, fill(strings.scan_exercise, { number })) : null,
      ...(facts.length ? [h("p", {}, say(listed(facts, joints.sentence)))] : []),
      h("p", {}, h("b", {}, say(asks))),
      h("ol", { type: "A" }, ...options.map(({ letter, text }) => h("li", { "data-letter": letter }, say(text)))),
    ),
  solution: ({ number, right, says }, { say, strings }) =>
    h(
      "section",
      { class: "carte-paper-solution", "data-number": number, "data-right": right },
      h("p", {}, h("b", {}, say(fill(strings.right, { number, letters: right })))),
      ...says.map((text) => h("p", {}, say(text))),
    ),
  deal: ({ title, about, lots, order, code }, { skin, strings }) =>
    h(
      "section",
      { class: "carte-paper-deal" },
      codeOf("checker.html", code, fill(strings.scan_deal, { title })),
      h("h3", {}, title),
      h("p", {}, about),
      h("div", { class: "carte-paper-lots" }, ...lots.map((lot) => drawLot(lot, skin))),
      h("p", {}, h("b", {}, strings.order)),
      h(
        "ol",
        { class: "carte-paper-order" },
        ...order.map((card) => h("li", { "data-order": card }, faceIn(card, skin))),
      ),
    ),
  blank: ({ game, words }, { say }) => h("section", { class: "carte-paper-blank" }, ...drawBlank(game, words, say)),
  codes: ({ page, title, about, levels }, { say, strings }) =>
    h(
      "section",
      { class: "carte-paper-stage" },
      h("p", {}, h("b", {}, title), " ", say(about)),
      linkEverywhere(page)
        ? h(
            "ol",
            { class: "carte-paper-codes" },
            ...levels.map(({ id }, place) => {
              const number = place + 1;
              const code = codeOf(page, id, fill(strings.scan_level, { stage: title, number }));
              return h("li", { "data-level": id }, code, h("b", {}, `${number}`));
            }),
          )
        : h(
            "ol",
            { class: "carte-paper-goals" }, // by number and goal, as the level's page shows them
            ...levels.map(({ id, goal }) => h("li", { "data-level": id }, say(goal))),
          ),
    ),
  code: ({ page, name }, { strings }) => {
    const drawn = codeOf(page, name, strings.scan_own, LARGE_CODE);
    return h("section", { class: "carte-paper-own" }, ...(drawn ? [drawn, h("p", {}, strings.scan_own)] : []));
  },
  cut: ({ faces }) =>
    h(
      "div",
      { class: "carte-paper-cut" },
      ...faces.map(({ card, skin }) => h("span", { "data-cut": card, "data-skin": skin }, faceIn(card, skin))),
    ),
  slips: ({ slips }) => h("ol", { class: "carte-paper-slips" }, ...slips.map(slip)),
  plan: ({ plan, words: evening, ...content }, { words }) =>
    h("div", { class: "carte-plan" }, ...nodesOf(<PlanView {...{ plan, content }} words={{ ...words, evening }} />)),
  letters: ({ cards }) => h("div", { class: "carte-paper-letters" }, ...cards.map(letterCard)),
};

/**
 * @param {Block} block
 * @param {Manner} manner
 */
export function drawBlock(block, manner) {
  const draw = /** @type {(block: Block, manner: Manner) => HTMLElement} */ (DRAWN[block.is]);
  return draw(block, manner);
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
function row(name, cells) {
  return h("tr", {}, h("th", { scope: "row" }, name), ...cells.map((text) => h("td", {}, text)));
}

/**
 * Draw cards that lie together, under their label.
 * @param {Lot} lot
 * @param {Skin} skin
 */
function drawLot({ label, cards }, skin) {
  return h(
    "div",
    { class: "carte-paper-lot" },
    h("span", {}, label),
    h("div", {}, ...cards.map((card) => h("span", { "data-shown": card }, faceIn(card, skin)))),
  );
}

/**
 * Draw the QR code that opens a name on a page of the book, if a phone can reach its address.
 * @param {string} page
 * @param {string} name
 * @param {string} label
 */
function codeOf(page, name, label, room = CODE) {
  const link = linkEverywhere(page, hashOf(name));
  return link ? drawCode(link, label, room) : null;
}

/** @param {Slip} slip */
function slip({ number, about, seats }) {
  return h(
    "li",
    { "data-slip": number },
    h("b", {}, `${number}`),
    h("div", {}, h("p", {}, about), ...seats.map(({ when, where }) => h("p", {}, when, " ", h("strong", {}, where)))),
  );
}

/** @param {LetterCard} card */
function letterCard({ letter, suit, name }) {
  return h(
    "div",
    { "data-letter": letter },
    h("b", {}, letter),
    h("div", {}, signIn(suit, "italian"), signIn(suit, "french")),
    h("span", { lang: langOf(name) }, name),
  );
}
