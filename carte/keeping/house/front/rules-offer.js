// The house rules in a link: where they differ from those here, whether to take them, and the way back. Until the
// answer the address brings them again.

import { agree, fittingRules, HOUSE, sentencesOf } from "../../../front/house/house-rules.js";
import { actionButton } from "../../../front/page/actions.js";
import { addressed, doneWith, inBook, isCode } from "../../../front/page/address.js";
import { fill, h } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { bringIntoView } from "../../../front/page/motion.js";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { ByGame, HouseContent, HouseGame, HouseQuestions, HouseStrings } from "./messages.js" */

/** @typedef {{ game: HouseGame, options: Options }} Rules */

const LINK = new RegExp(`^${HOUSE}(.*)$`);

/**
 * The question, hidden until a link asks it; onTake(rules) is called when the answer is yes.
 * @param {Omit<Tool<HouseContent, HouseQuestions, HouseStrings>, "header">} tool
 * @param {object} page
 * @param {(game: HouseGame) => Options} page.rulesOf
 * @param {(rules: Rules[]) => unknown} page.onTake
 */
export function createRulesOffer(tool, { rulesOf, onTake }) {
  const { say, status, ask, signal, onTrouble } = tool;
  const { games } = tool.content;
  const { house: strings, ours: named } = tool.words;
  const element = h("section", { class: "carte-keep-offer", "aria-label": strings.ask, hidden: true });
  window.addEventListener("hashchange", follow, { signal });
  follow();

  /** Ask about the rules of a link, again if Python did not come; drop those that cannot be read. */
  async function follow() {
    const name = addressed();
    const [, code] = name.match(LINK) ?? [];
    if (!inBook() || code === undefined) return;
    if (!isCode(code)) return refuse(name);
    status.note("wait", strings.opening);
    try {
      const found = await ask({ ask: "open", code });
      if (signal.aborted) return;
      if (found.problem === undefined) offer(found.house, name);
      else refuse(name, fill(strings.broken, { reason: found.problem }));
    } catch (error) {
      const { message: reason } = /** @type {Error} */ (error);
      if (!signal.aborted) onTrouble({ what: "damaged", text: fill(strings.broken, { reason }) });
    }
    status.clear();
  }

  /**
   * @param {string} name
   * @param {string} [text] if there is more to say than that the link is damaged
   */
  function refuse(name, text) {
    doneWith(name);
    onTrouble({ what: "damaged", text });
  }

  /**
   * @param {ByGame} house
   * @param {string} name their name in the address
   */
  function offer(house, name) {
    const brought = games
      .filter(({ slug }) => Object.hasOwn(house, slug))
      .map((game) => ({ game, options: fittingRules(game.house, house[game.slug]) }));
    const other = brought.filter(({ game, options }) => !agree(game.house, options, rulesOf(game)));
    const take = actionButton("take", strings.take, () => taken(brought, name), { kind: "carte-main" });
    const leave = actionButton("leave", other.length ? strings.leave : strings.close, () => {
      doneWith(name);
      close(strings.left);
    });
    show(other.length ? strings.ask : strings.same, other.map(difference), other.length ? [take, leave] : [leave]);
  }

  /**
   * Offer the earlier rules again while the page is open.
   * @param {Rules[]} brought
   * @param {string} name
   */
  function taken(brought, name) {
    doneWith(name);
    const own = brought.map(({ game }) => ({ game, options: rulesOf(game) }));
    onTake(brought);
    const back = actionButton(
      "back",
      strings.back_to_ours,
      () => {
        onTake(own);
        close(strings.ours_again);
      },
      { drawn: "undo" },
    );
    show(strings.taken, [], [actionButton("leave", strings.close, () => close(strings.taken)), back]);
  }

  /**
   * @param {string} text
   * @param {Element[]} lines
   * @param {HTMLElement[]} ways
   */
  function show(text, lines, ways) {
    element.replaceChildren(h("h2", {}, text), ...lines, h("div", { class: "carte-keep-ways" }, ...ways));
    element.hidden = false;
    bringIntoView(element);
    putFocus(ways[0]);
  }

  /** @param {Rules} rules */
  function difference({ game, options }) {
    /** @param {Options} some */
    const rules = (some) => sentencesOf(game.house, some, named) || strings.book;
    return h(
      "div",
      { class: "carte-offered", "data-offered": game.slug },
      h("h3", {}, game.title),
      h("p", {}, say(fill(strings.from_here, { rules: rules(rulesOf(game)) }))),
      h("p", {}, h("b", {}, say(fill(strings.to_there, { rules: rules(options) })))),
    );
  }

  /** @param {string} text */
  function close(text) {
    element.hidden = true;
    element.replaceChildren();
    status.note("good", text);
    status.reveal();
  }

  return element;
}
