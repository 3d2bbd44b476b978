// Ways to share the rules of our table: a link, a code to scan, a sheet of paper.

import { rowControl } from "../../../front/fields/entries.js";
import { HOUSE } from "../../../front/house/house-rules.js";
import { actionButton, relabel } from "../../../front/page/actions.js";
import { inBook, linkTo } from "../../../front/page/address.js";
import { copyLink } from "../../../front/page/clipboard.js";
import { h } from "../../../front/page/dom.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { drawCode } from "../../../front/page/qr.js";
import { createQuestions } from "../../../front/page/questions.js";
import { createRulesSheet } from "./rules-sheet.js";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { Agreed, HouseContent, HouseGame, HouseQuestions, HouseStrings } from "./messages.js" */

const ALL = "all";
const ONE = "one";

/**
 * The ways, and the sheet; show(game) is called when the house rules or the game change. onRefused(reason) is called if
 * Python says that they do not go together.
 * @param {Omit<Tool<HouseContent, HouseQuestions, HouseStrings>, "header">} tool
 * @param {object} page
 * @param {(game: HouseGame) => Options} page.rulesOf
 * @param {(reason: string) => unknown} page.onRefused
 */
export function createRulesSharing(tool, { rulesOf, onRefused }) {
  const { say, status } = tool;
  const { games } = tool.content;
  const { house: strings, ours: named } = tool.words;
  const questions = createQuestions(tool, { onFailed: () => {} }); // without Python there is no link
  const sheet = createRulesSheet({ strings, named, say });
  const scope = h("div");
  const place = h("div", { class: "carte-keep-code" });
  const showing = actionButton("show", strings.show, toggle);
  const ways = [
    ...(inBook() ? [actionButton("copy", strings.copy, copy, { kind: "carte-main" }), showing] : []),
    actionButton("print", strings.print, () => window.print()),
  ];
  const element = h(
    "section",
    { class: "carte-keep-part carte-house-ways", "aria-label": strings.take_along, "data-stage": "off" },
    h("h2", {}, strings.take_along),
    h("p", { class: "carte-keep-about" }, strings.about),
    scope,
    h("div", { class: "carte-keep-ways" }, ...ways),
    place,
  );
  let which = ALL;
  let now = games[0];
  let shown = false;
  /** @type {Agreed | null} */
  let agreed = null; // Python's answer about the house rules, null until it comes
  const link = () => agreed && linkTo(agreed.code, `${HOUSE}${agreed.code}`);
  const chosen = () => (which === ALL ? games : [now]);

  function drawScope() {
    const titles = [
      { value: ALL, text: strings.all },
      { value: ONE, text: now.title },
    ];
    scope.replaceChildren(
      rowControl("which", strings.which, titles, which, (value) => {
        which = value;
        refresh();
      }),
    );
  }

  /** Ask Python for the code of the house rules, which it may refuse. */
  async function refresh() {
    agreed = null;
    draw();
    const house = Object.fromEntries(chosen().map((game) => [game.slug, rulesOf(game)]));
    const found = await questions.ask({ ask: "agree", house });
    if (!found) return;
    if (found.problem !== undefined) {
      onRefused(found.problem);
      return;
    }
    agreed = found;
    draw();
  }

  function draw() {
    const rules = agreed?.rules ?? {};
    const shared = chosen().map((game) => ({ game, options: rulesOf(game), changes: rules[game.slug] ?? {} }));
    sheet.show(shared, link());
    if (shown) drawPlace();
  }

  function drawPlace() {
    const address = link();
    const drawn = address && (drawCode(address, strings.code, () => place.clientWidth) ?? h("p", {}, strings.fine));
    place.replaceChildren(drawn || h("p", {}, strings.waiting));
  }

  function toggle() {
    shown = !shown;
    relabel(showing, shown ? strings.hide : strings.show);
    showing.ariaExpanded = String(shown);
    place.replaceChildren();
    if (!shown) return;
    drawPlace();
    bringIntoView(place);
  }

  function copy() {
    const address = link();
    return address ? copyLink(address, strings, status) : status.refuse(strings.waiting);
  }

  return {
    element,
    sheet: sheet.element,
    /** @param {HouseGame} game */
    show(game) {
      now = game;
      drawScope();
      refresh();
    },
  };
}
