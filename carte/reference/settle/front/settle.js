// Settling a question: what is often asked stands ready, any other is put in on a pad of values.
// Python judges; nothing here knows a rule.

import { createOurs } from "../../../front/house/line.js";
import { ourRules } from "../../../front/house/store.js";
import { actionButton } from "../../../front/page/actions.js";
import { address, addressed, inBook, isCode } from "../../../front/page/address.js";
import { engineState, followEngine } from "../../../front/page/asking.js";
import { fill, h } from "../../../front/page/dom.js";
import { onlyLast } from "../../../front/page/latest.js";
import { bringIntoView, bringUp, sight } from "../../../front/page/motion.js";
import { recall, remember } from "../../../front/page/storage.js";
import { drawSetting } from "../../../quiz/front/quizboard.js";
import { createLaid, labelOf } from "./laid.js";
import { SETTLED } from "./last.js";
import { createMeant } from "./meant.js";
import { createPad } from "./pad.js";
import { answered, answerOf, byTheBook, cardsOf, named, nameOf } from "./quarrel.js";
import { typedCards, unnamed } from "./typed.js";
import { createUsual } from "./usual.js";
import { createVerdict } from "./verdict.js";
import "../../../quiz/front/quiz.css";
import "./settle.css";

/** @import { Sheet } from "../../../checker/front/types.js" */
/** @import { Card, Given, Options, Plain } from "../../../front/types.js" */
/** @import { Question, QuizWords } from "../../../quiz/front/types.js" */
/** @import { Option, PadZone, Quarrel, SettleContent, SettleQuestions, SettleWords, WildCard } from "./types.js" */

const SHOWN = 60; // of what could not be read

/**
 * Build the widget of `content` = {games, pads, quarrels}.
 * @param {Given<SettleContent, SettleQuestions, SettleWords>} given
 */
export function settle({ root, body, header, status, content, words, skin, ask, signal, onTrouble }) {
  const said = words.settle;
  const { games, pads, quarrels } = content;
  const known = recall(SETTLED, onTrouble);
  /** @type {HTMLSelectElement} */
  const choice = h(
    "select",
    { class: "carte-select", "data-game-choice": "", change: () => chooseGame(choice.value) },
    ...games.map(({ slug, name }) => h("option", { value: slug }, name)),
  );
  const usual = createUsual({ said, onAsk: (one) => showQuarrel(one) });
  const setting = h("div", { class: "carte-quiz-setting", "data-stage": "table" });
  const laid = createLaid({ words, skin, onAim: aimAt, onPick: askPicked });
  const pad = createPad({
    words,
    skin,
    onKey: put,
    onTrump: setTrump,
    onWild: setWild,
    onErase: erase,
    onClear: clear,
    onTyped: typed,
  });
  const candidates = createMeant({ said, onChoose: show });
  const own = h("div", { class: "carte-own", "data-stage": "through" }, laid.element, pad.element, candidates.element);
  const verdict = createVerdict({ words });
  const change = actionButton("change", said.change, () => showOwn(), { kind: "carte-main carte-main-quiet" });
  const further = h("a", { class: "carte-button" }, "");
  const retry = actionButton("retry", words.retry, () => again?.(), { drawn: "undo" });
  const ways = h("div", { class: "carte-actions", "data-stage": "off" }, change, further, retry);
  const ours = createOurs({ words: content.ours, onTrouble, signal, onChoose: playBy });
  const questions = onlyLast(ask);
  let game = known in pads ? known : games[0].slug;
  /** @type {Options} */
  let house = {}; // the house rules of our table, where they are not the book's
  let sheet = blank();
  /** @type {PadZone} */
  let aim = "hand";
  /** @type {Option[]} */
  let meant = [];
  /** @type {Quarrel | null} */
  let quarrel = null;
  /** @type {(() => unknown) | null} */
  let again = null;

  root.setAttribute("aria-label", said.title);
  header.title(said.title, said.intro);
  header.add(h("label", { class: "carte-settle-game" }, h("span", { class: "carte-unseen" }, said.game), choice));
  body.append(ours.element, usual.element, setting, own, status.element, ways, verdict.element);
  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
  followEngine((state) => state === "ready" && again?.(), signal);
  chooseGame(game);
  follow();

  // --------------------------------------------------------------------------- what is shown

  /** @returns {Sheet} */
  function blank() {
    return { game, options: house, zones: {}, fields: { ...pads[game].fields }, facts: {} };
  }

  /** @param {string} slug */
  function chooseGame(slug) {
    if (slug !== game) remember(SETTLED, slug, onTrouble);
    game = root.dataset.game = choice.value = slug;
    usual.show(slug, quarrels[slug]);
    house = ourRules(slug, pads[slug].rules, onTrouble) ?? {};
    sheet = blank();
    aim = "hand";
    showOwn();
  }

  /**
   * The reader turns to other house rules: what is shown is settled by them.
   * @param {Options} options
   */
  function playBy(options) {
    house = options;
    sheet = { ...sheet, options };
    ours.show(game, pads[game].rules, options);
    if (quarrel) showQuarrel(quarrel);
    else alter("hand", held("hand"), {});
  }

  /** @param {Quarrel | null} one */
  function mark(one) {
    quarrel = one;
    usual.mark(one);
    setting.hidden = one === null;
    own.hidden = one !== null;
    ours.show(game, pads[game].rules, one ? house : sheet.options);
    root.dataset.shows = one ? "quarrel" : "pad";
    change.querySelector("span")?.replaceChildren(one?.sheet ? said.change : said.ask_own);
    change.hidden = one === null;
    further.hidden = one === null || !inBook();
    retry.hidden = true;
  }

  /**
   * @param {Quarrel} one
   * @param {string | null} [table] the code of house rules by which it is asked; else by ours
   */
  function showQuarrel(one, table = null) {
    questions.drop();
    again = null;
    status.clear();
    mark(one);
    const asked = /** @type {Question} */ (/** @type {unknown} */ (one));
    setting.replaceChildren(...drawSetting(asked, /** @type {QuizWords} */ (/** @type {unknown} */ (words)), skin()));
    further.textContent = said.case;
    further.setAttribute("href", `cases.html#${one.key}`);
    const differs = table !== null || Object.keys(house).length > 0;
    const book = byTheBook(one);
    verdict.show(differs ? { ...book, answer: null, by: said.at_home } : book);
    address(nameOf(one, table), { step: false });
    bringIntoView(setting);
    if (differs) askAtHome(one, table);
  }

  /**
   * What is often asked stands there by the book: what it comes to at a table with rules of its own Python is asked.
   * @param {Quarrel} one
   * @param {string | null} table the code of its house rules where a link has brought it, else they are ours
   */
  async function askAtHome(one, table) {
    const number = quarrels[game].indexOf(one);
    const rules = table === null ? { options: house } : { house: table };
    const reply = await inquire({ ask: "ours", game, key: one.key, number, ...rules }, () => showQuarrel(one, table));
    if (!reply || quarrel !== one) return;
    status.clear();
    if (reply.problem !== undefined) {
      verdict.show(byTheBook(one));
      return status.refuse(said.broken);
    }
    house = reply.options;
    mark(one);
    const { says: by, asks = one.asks, yes = one.yes, text: says = one.says, rule = one.rule, beside } = reply;
    const name = nameOf(one, reply.house);
    verdict.show({ answer: answerOf(yes), asks, says, rule, name, by, beside, cards: cardsOf(one) });
    address(name, { step: false });
  }

  /** The pad, with the cards of the question that was shown where they fit on it. */
  function showOwn() {
    const from = quarrel;
    mark(null);
    if (from?.sheet) {
      sheet = { ...from.sheet, options: { ...from.sheet.options, ...house } };
      aim = pads[game].zones[1];
    }
    verdict.show(null);
    lay();
    if (from?.asked) judge(from.asked);
    else if (held("hand").length > 0) askSheet();
  }

  /** @param {PadZone} zone */
  function held(zone) {
    return sheet.zones[zone] ?? [];
  }

  function lay() {
    const { zones } = pads[game];
    laid.show(pads[game], sheet.zones, aim);
    pad.show(pads[game], zones.flatMap(held).length, String(sheet.fields.trump ?? ""), wild());
    candidates.ask(held("hand").length > 0 ? "" : said.first);
  }

  /** Which of the cards it is that may be wild, where one of that value is played alone. */
  function wild() {
    const [card, ...others] = held("hand");
    const { by, wild: asked } = pads[game];
    if (!asked || by !== "value" || others.length > 0 || card?.slice(0, -1) !== String(asked.value)) return null;
    /** @param {WildCard} one */
    const fits = (one) => Object.entries(one.fields).every(([name, value]) => sheet.fields[name] === value);
    const those = asked.choices.filter((one) => one.card === card || one.card === "");
    return those.toReversed().find(fits) ?? those[0];
  }

  // -------------------------------------------------------------------------------- putting in

  /** @param {PadZone} zone */
  function aimAt(zone) {
    aim = zone;
    lay();
    if (meant.length > 0) offer();
  }

  /**
   * The reader has changed the cards: what was settled before is open again. Of another card in hand nothing was said.
   * @param {PadZone} zone
   * @param {Card[]} cards
   * @param {Record<string, Plain>} [said]
   */
  function alter(zone, cards, said = zone === "hand" ? pads[game].wild?.choices[0].fields : {}) {
    sheet = { ...sheet, zones: { ...sheet.zones, [zone]: cards }, fields: { ...sheet.fields, ...said } };
    meant = [];
    questions.drop();
    status.clear();
    verdict.show(null);
    lay();
    askSheet();
  }

  /**
   * @param {number} value
   * @param {string} suit
   */
  function put(value, suit) {
    const { by, zones } = pads[game];
    const isOne = by === "value" && aim === "hand"; // one card is played, and the next key is of the table
    const laidOut = zones.filter((zone) => !(isOne && zone === "hand")).flatMap(held);
    const card = by === "card" ? `${value}${suit}` : unnamed(value, pads[game].suits, laidOut);
    if (!card || laidOut.includes(card)) return status.refuse(card ? said.there : said.none_left);
    const zone = aim;
    if (zone === "hand" && (isOne || held("hand").length === 0)) aim = zones[1];
    return alter(zone, isOne ? [card] : [...held(zone), card]);
  }

  function erase() {
    const zone = held(aim).length > 0 ? aim : pads[game].zones.find((one) => held(one).length > 0);
    if (!zone) return;
    aim = zone;
    alter(zone, held(zone).slice(0, -1));
  }

  function clear() {
    sheet = blank();
    aim = "hand";
    meant = [];
    status.clear();
    verdict.show(null);
    lay();
  }

  /** @param {string} trump */
  function setTrump(trump) {
    sheet = { ...sheet, fields: { ...sheet.fields, trump } };
    alter("hand", held("hand"), {});
  }

  /** @param {WildCard} choice */
  function setWild({ card, fields }) {
    const lying = held(pads[game].zones[1]);
    const meant = card || unnamed(Number.parseInt(held("hand")[0], 10), pads[game].suits, lying);
    if (!meant || lying.includes(meant)) return status.refuse(said.there);
    return alter("hand", [meant], fields);
  }

  /** @param {string} text */
  function typed(text) {
    const { by, zones } = pads[game];
    const read = typedCards(text, pads[game], words.notation);
    if (!read) {
      verdict.show(null);
      lay();
      status.clear();
      const why = by === "card" ? said.unread_cards : said.unread_values;
      return pad.refuse(fill(why, { text: text.slice(0, SHOWN) }));
    }
    const [hand, others] = read;
    sheet = { ...sheet, zones: { ...sheet.zones, [zones[1]]: others } };
    aim = zones[1];
    return alter("hand", hand);
  }

  // ------------------------------------------------------------------------------------ asking

  /**
   * Ask Python; null where there is no answer that matters.
   * @template {keyof SettleQuestions} Name
   * @param {{ ask: Name } & SettleQuestions[Name]["request"]} request
   * @param {() => unknown} retried
   * @returns {Promise<SettleQuestions[Name]["answer"] | null>}
   */
  async function inquire(request, retried) {
    again = null;
    retry.hidden = true;
    if (engineState() !== "ready") {
      status.note("wait", said.waiting);
      if (!own.hidden) uncover();
    }
    try {
      return await questions.put(request);
    } catch (error) {
      again = retried;
      retry.hidden = false;
      status.refuse(/** @type {Error} */ (error).message);
      return null;
    }
  }

  async function askSheet() {
    if (held("hand").length === 0) return;
    const reply = await inquire({ ask: "sheet", sheet }, askSheet);
    if (!reply) return;
    status.clear();
    if (reply.problem !== undefined) {
      status.note("note", reply.problem);
      return uncover();
    }
    meant = reply.options;
    return offer();
  }

  /** The moves that could be meant; a single one is what is meant, as soon as anything lies there. */
  function offer() {
    candidates.list(meant);
    if (meant.length === 1 && held(pads[game].zones[1]).length > 0) show(meant[0]);
    else uncover();
  }

  /** What is pinned to the foot of the window covers no key, and no card is out of sight, where there is room. */
  function uncover() {
    const [cards, keys, ...pinned] = [laid, pad, candidates, status, verdict]
      .filter(({ element }) => element.checkVisibility())
      .map(({ element }) => element.getBoundingClientRect());
    if (cards.top < sight().top || pinned.some(({ top }) => top < keys.bottom)) bringUp(laid.element);
  }

  /** @param {Option} option */
  function show(option) {
    const { move, also, code, by, beside } = option;
    const [, taken = ""] = move.split(" x ");
    laid.pick(taken.split(" ").filter(Boolean));
    const cards = pads[game].zones.map(
      (zone) => /** @type {[string, Card[]]} */ ([labelOf(pads[game], zone, words), plain(held(zone))]),
    );
    verdict.show({ ...answered(option), also: also.map(answered), name: code, by, beside, cards });
    address(code, { step: false });
    uncover();
  }

  /** @param {Card[]} cards */
  function plain(cards) {
    return pads[game].by === "card" ? cards : cards.map((card) => card.slice(0, -1));
  }

  /** @param {Card[]} picked */
  function askPicked(picked) {
    const [card] = held("hand");
    if (card) judge(picked.length > 0 ? `${card} x ${picked.join(" ")}` : card);
  }

  /** @param {string} move */
  async function judge(move) {
    const reply = await inquire({ ask: "try", sheet, move }, () => judge(move));
    if (!reply) return;
    status.clear();
    show(reply.verdict);
    if (meant.length > 0) return;
    const more = await inquire({ ask: "sheet", sheet }, askSheet);
    if (more?.problem !== undefined || !more) return;
    meant = more.options;
    candidates.list(meant);
  }

  // ------------------------------------------------------------------------------------- links

  /** Open the question that the address names: one that is often asked, or one of somebody's own. */
  function follow() {
    const name = inBook() ? addressed() : "";
    if (!name || document.getElementById(name)) return;
    if (name in pads) return chooseGame(name);
    const often = named(name, quarrels);
    if (often) {
      const { slug, one, table } = often;
      if (slug !== game) chooseGame(slug);
      return table === null || isCode(table) ? showQuarrel(one, table) : refuseLink();
    }
    if (isCode(name)) open(name);
    else refuseLink();
  }

  /** Of a link that is plainly not whole nothing is asked: it is said where the page begins. */
  function refuseLink() {
    clear();
    mark(null);
    onTrouble({ what: "damaged" });
  }

  /**
   * @param {string} code
   * @returns {Promise<void>}
   */
  async function open(code) {
    clear();
    mark(null);
    const reply = await inquire({ ask: "open", code }, () => open(code));
    if (!reply) return;
    if (reply.problem !== undefined) return status.refuse(said.broken);
    if (reply.game !== game) chooseGame(reply.game);
    if (!reply.sheet) {
      further.hidden = false;
      further.textContent = said.checker;
      further.setAttribute("href", `checker.html#${code}`);
      return status.note("note", said.elsewhere);
    }
    status.clear();
    sheet = reply.sheet;
    ours.show(game, pads[game].rules, sheet.options);
    aim = pads[game].zones[1];
    lay();
    return reply.asked ? judge(reply.asked) : askSheet();
  }
}
