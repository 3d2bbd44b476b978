// The rules of our table behind their view: one state, and the steps that readers, links and Python take from it.

import { createHouse } from "../../../front/fields/controls.js";
import { agree, differing, fittingRules, HOUSE, usualOf } from "../../../front/house/house-rules.js";
import { agreeOn, followHouse, ourRules } from "../../../front/house/house-store.js";
import { address, addressed, doneWith, linkTo } from "../../../front/page/address.js";
import { fill } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { createQuestions } from "../../../front/page/questions.js";
import { rulesInAddress } from "./rules-offer.js";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { Agreed, HouseContent, HouseGame, HouseQuestions, HouseStrings } from "./messages.js" */
/** @import { Offer, Rules } from "./rules-offer.js" */

/** @typedef {ReturnType<typeof createHouseTable>} HouseTable */

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {Tool<HouseContent, HouseQuestions, HouseStrings>} tool
 */
export function createHouseTable(tool) {
  const { body, content, words, say, status, signal, onTrouble } = tool;
  const { games } = content;
  const strings = words.house;
  const questions = createQuestions(tool, { onFailed: () => {} }); // without Python there is no link
  const asked = () => games.find(({ slug }) => slug === addressed());
  const rulesOf = (/** @type {HouseGame} */ { slug }) => now.rules[slug];
  const shared = () => (now.which === "all" ? games : [now.game]);
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (body.querySelector(selector));
  const form = createHouse({
    words: strings,
    say,
    onOption: (name, value) => choose({ ...rulesOf(now.game), [name]: value }),
    onWrong: (text) => status.note("bad", text),
  });
  let now = {
    game: asked() ?? games[0],
    rules: keptRules(), // by game
    before: /** @type {Rules | null} */ (null), // the last change
    replaced: /** @type {Record<string, { own: Options, put: Options }>} */ ({}), // by one press: our own, and those put
    which: /** @type {"all" | "one"} */ ("all"), // of the games are shared
    agreed: /** @type {Agreed | null} */ (null), // Python's answer about what is shared, null until it comes
    hasCode: false,
    offer: /** @type {Offer | null} */ (null),
  };
  let draw = () => {};
  return {
    tool,
    form: form.element,
    now: () => now,
    rulesOf,
    open,
    replace,
    restore,
    isReplaced,
    shared,
    link: () => now.agreed && linkTo(now.agreed.code, `${HOUSE}${now.agreed.code}`),
    toggleCode,
    takeOffered,
    leaveOffered,
    takeBack,
    /** @param {typeof now.which} which */
    share: (which) => ask({ which }),
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      form.element.setAttribute("open", "");
      const follow = () => ask({ rules: keptRules() });
      offerRules();
      follow();
      followHouse(follow, signal);
      window.addEventListener("hashchange", offerRules, { signal });
      window.addEventListener("hashchange", () => turnTo(asked() ?? now.game), { signal });
    },
  };

  // ------------------------------------------------------------------------------ the state

  /** @param {Partial<typeof now>} patch */
  function show(patch) {
    now = { ...now, ...patch };
    const { game } = now;
    form.show({ options: rulesOf(game) }, { options: game.house }, differing(game.house, rulesOf(game)).length);
    draw();
  }

  function keptRules() {
    const rules = games.map(({ slug, house }) => [slug, ourRules(slug, house, onTrouble) ?? usualOf(house)]);
    return /** @type {Record<string, Options>} */ (Object.fromEntries(rules));
  }

  // ------------------------------------------------------------------------------ the rules

  /**
   * Put the game into the address, unless it holds something not answered yet.
   * @param {HouseGame} game
   */
  function open(game) {
    if (!addressed().startsWith(HOUSE)) address(game.slug, { step: false });
    turnTo(game);
  }

  /** @param {HouseGame} game */
  function turnTo(game) {
    if (game === now.game) return;
    status.clear();
    ask({ game, before: null });
  }

  /**
   * Agree on house rules of the game; of those that need others, on what is possible.
   * @param {Options} options
   */
  function choose(options) {
    const { game } = now;
    show({ before: { game, options: rulesOf(game) } });
    take([{ game, options: fittingRules(game.house, options) }]);
    const { length } = differing(game.house, rulesOf(game));
    status.note("good", length ? strings.holds : fill(strings.by_book, { game: game.title }));
  }

  /**
   * Replace all house rules of the game: the reader's own can come back while the page is open.
   * @param {Options} options
   */
  function replace(options) {
    const { slug, house } = now.game;
    const here = rulesOf(now.game);
    const last = now.replaced[slug];
    const own = last && agree(house, here, last.put) ? last.own : here; // the reader's own precede all replacements
    show({ replaced: { ...now.replaced, [slug]: { own, put: fittingRules(house, options) } } });
    choose(options);
  }

  function restore() {
    const { [now.game.slug]: last, ...replaced } = now.replaced;
    if (!last) return;
    show({ replaced });
    choose(last.own);
    status.note("good", strings.ours_again);
    putFocus(part("[data-action=book]"));
  }

  /** Whether there are own rules to go back to, different from the book's. */
  function isReplaced() {
    const { slug, house } = now.game;
    const { own } = now.replaced[slug] ?? {};
    return own !== undefined && differing(house, own).length > 0 && !agree(house, own, rulesOf(now.game));
  }

  /** @param {Rules[]} rules from now on */
  function take(rules) {
    const agreed = rules.map(({ game, options }) => ({ slug: game.slug, plans: game.house, options }));
    agreeOn(agreed, onTrouble);
    turnTo(rules[0]?.game ?? now.game);
  }

  // ------------------------------------------------------------------------------ to and from others

  async function offerRules() {
    const found = await rulesInAddress(tool);
    if (!found) return;
    const others = found.brought.filter(({ game, options }) => !agree(game.house, options, rulesOf(game)));
    offer({ ...found, others, about: others.length ? "ask" : "same" });
  }

  /** @param {Offer} next */
  function offer(next) {
    show({ offer: next });
    bringIntoView(part(".carte-keep-offer"));
    putFocus(part(".carte-keep-offer button"));
  }

  /** @param {Offer} offered rules, to take; the earlier ones are offered again while the page is open */
  function takeOffered({ name, brought }) {
    const own = brought.map(({ game }) => ({ game, options: rulesOf(game) }));
    doneWith(name);
    take(brought);
    offer({ name, brought: own, others: [], about: "taken" });
  }

  /** @param {Offer} offered */
  function leaveOffered({ name, about }) {
    doneWith(name);
    close(about === "taken" ? strings.taken : strings.left);
  }

  /** @param {Offer} offered */
  function takeBack({ brought }) {
    take(brought);
    close(strings.ours_again);
  }

  /** @param {string} text */
  function close(text) {
    show({ offer: null });
    status.note("good", text);
    status.reveal();
  }

  /**
   * Show a change, and ask Python for the code of the rules that are shared then; undo a change that it refuses.
   * @param {Partial<typeof now>} patch
   */
  async function ask(patch) {
    show({ ...patch, agreed: null });
    const house = Object.fromEntries(shared().map((game) => [game.slug, rulesOf(game)]));
    const found = await questions.ask({ ask: "agree", house });
    if (found?.problem === undefined) return found && show({ agreed: found });
    const { before } = now;
    if (before) take([before]);
    show({ before: null });
    return status.refuse(fill(strings.refused, { reason: found.problem }));
  }

  function toggleCode() {
    show({ hasCode: !now.hasCode });
    if (now.hasCode) bringIntoView(part(".carte-keep-code"));
  }
}
