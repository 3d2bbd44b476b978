// Settling a question: common ones are ready, any other is entered on a pad of values. Python judges; nothing here
// knows a rule.

import { createHouseLine } from "../../front/house/house-line.js";
import { areOurs, ourRules } from "../../front/house/house-store.js";
import { actionButton } from "../../front/page/actions.js";
import { addressedInBook, followAddress, inBook, isCode } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { createQuestions } from "../../front/page/questions.js";
import { recall, remember } from "../../front/page/storage.js";
import { createWidget } from "../../front/widget.js";
import { createCommonList } from "./common-list.js";
import { createCommonQuestion } from "./common-question.js";
import { SETTLED } from "./last-game.js";
import { createOwnQuestion } from "./own-question.js";
import { named } from "./quarrel.js";
import { createVerdict } from "./verdict.js";
import "../../quiz/front/quiz.css";
import "./settle.css";

/** @import { Options } from "../../engine/messages.js" */
/** @import { AskAgain, OnTrouble, Tool } from "../../front/types.js" */
/** @import { Quarrel, SettleContent, SettleQuestions, SettleState, SettleStrings } from "./messages.js" */
/** @import { Settled } from "./verdict.js" */

/**
 * Build the widget of `content` = {games, pads, quarrels, beyond}.
 * @param {Tool<SettleContent, SettleQuestions, SettleStrings, SettleState>} tool
 */
function drawSettle(tool) {
  const { root, body, header, status, content, words, engine, signal, onTrouble } = tool;
  const strings = words.settle;
  const { games, pads, quarrels } = content;
  const known = recall(SETTLED, onTrouble);
  /** @type {HTMLSelectElement} */
  const choice = h(
    "select",
    { class: "carte-select", "data-game-choice": "", change: () => chooseGame(choice.value) },
    ...games.map(({ slug, name }) => h("option", { value: slug }, name)),
  );
  const verdict = createVerdict(tool, { onShow: tell });
  const questions = createQuestions(tool, { button: words.retry });
  const usual = createCommonList({ strings, beyond: content.beyond, onAsk: (one) => showQuarrel(one) });
  const often = createCommonQuestion(tool, { ask, drop, verdict, isOurs, onHouse: agree });
  const own = createOwnQuestion(tool, { ask, drop, verdict, isOurs });
  const ours = createHouseLine(tool, { strings: content.ours, onChoose: playBy });
  const change = actionButton("change", strings.change, showOwn, { kind: "carte-main carte-main-quiet" });
  const further = h("a", { class: "carte-button" }, "");
  const mine = actionButton("mine", strings.mine, showMine, { kind: "carte-main-quiet" });
  const ways = h("div", { class: "carte-actions", "data-stage": "off" }, change, mine, further, questions.button);
  let game = Object.hasOwn(pads, known) ? known : games[0].slug;
  /** @type {Options} */
  let house = {}; // the house rules of our table, if they differ from the book
  /** @type {Quarrel | null} */
  let quarrel = null; // shown in place of the pad
  /** @type {Settled | null} */
  let shown = null;
  const isGiven = Boolean(tool.given("question")); // by a notebook, whose question is not the empty pad
  let isOpening = isGiven;

  root.ariaLabel = strings.title;
  header.title(strings.title, strings.intro);
  header.add(h("label", { class: "carte-settle-game" }, h("span", { class: "carte-unseen" }, strings.game), choice));
  body.append(ours.element, usual.element, often.element, own.element, status.element, ways, verdict.element);
  followAddress(follow, signal);
  chooseGame(game);
  follow();
  if (isGiven) settleGiven();
  tool.onSet("question", settleGiven);

  // --------------------------------------------------------------------------- what is shown

  /** @param {string} slug */
  function chooseGame(slug) {
    if (slug !== game) remember(SETTLED, slug, onTrouble);
    game = root.dataset.game = choice.value = slug;
    usual.show(slug, quarrels[slug]);
    house = ourRules(slug, pads[slug].rules, onTrouble) ?? {};
    clear();
  }

  /** The pad, with nothing on it. */
  function clear() {
    own.begin(game, house);
    mark(null);
  }

  /** @param {Options} options the house rules from now on */
  function agree(options) {
    house = options;
    own.playBy(options);
    tellRules();
  }

  /** @param {Options} options the house rules that the reader chose: they settle what is shown */
  function playBy(options) {
    agree(options);
    if (quarrel) showQuarrel(quarrel);
    else own.again();
  }

  /** @param {Options} options house rules, of our table or of another one that sent them */
  function isOurs(options) {
    return areOurs(game, pads[game].rules, options, onTrouble);
  }

  function tellRules() {
    ours.show(game, pads[game].rules, quarrel ? house : own.options());
  }

  /** @param {Quarrel | null} one shown, or null for the pad */
  function mark(one) {
    quarrel = one;
    usual.mark(one);
    often.element.hidden = one === null;
    own.element.hidden = one !== null;
    root.dataset.shows = one ? "quarrel" : "pad";
    change.querySelector("span")?.replaceChildren(one?.sheet ? strings.change : strings.ask_own);
    change.hidden = one === null;
    mine.hidden = one === null || own.isEmpty();
    if (one === quarrels[game][0]) mine.dataset.way = "back";
    else delete mine.dataset.way;
    further.hidden = one === null || !inBook();
    tellRules();
  }

  /**
   * @param {Quarrel} one
   * @param {string | null} [table] the code of house rules in a link; else ours apply
   */
  function showQuarrel(one, table = null) {
    mark(one);
    leadOn(strings.case, `cases.html#${one.key}`);
    often.settle({ game, number: quarrels[game].indexOf(one), one, house, table });
  }

  /** Show the pad, with the cards of the shown question if they fit on it. */
  function showOwn() {
    const from = quarrel && often.laid();
    mark(null);
    if (!from?.sheet) return own.again();
    own.take({ ...from.sheet, options: { ...from.sheet.options, ...house } }, from.asked);
    return tellRules();
  }

  /** Show the reader's own question, as it was left. */
  function showMine() {
    mark(null);
    return own.again();
  }

  /**
   * Report what is settled, once it is, and is not about to make way for something else.
   * @param {Settled | null} settled
   */
  function tell(settled) {
    const { name = "", asks = "", answer = null, says = "", rule } = settled ?? {};
    const given = answer && rule ? { asks, answer, text: says, rule: rule.id } : null;
    shown = settled;
    queueMicrotask(() => {
      if (shown === settled && !isOpening && (given || !settled)) tool.report({ question: name, verdict: given });
    });
  }

  /**
   * @param {string} text
   * @param {string} href
   */
  function leadOn(text, href) {
    further.textContent = text;
    further.setAttribute("href", href);
  }

  // ------------------------------------------------------------------------------------ asking

  /** @type {AskAgain<SettleQuestions>} */
  function ask(request, retry) {
    const answer = questions.ask(request, { starting: strings.waiting, retry });
    if (engine() !== "ready") own.uncover(); // for what the status says
    return answer;
  }

  /** Drop the question for another: its message is cleared. */
  function drop() {
    questions.drop();
    status.clear();
  }

  // ------------------------------------------------------------------------------------- links

  /** Open the question that the address names: a common one, or somebody's own. */
  function follow() {
    const name = addressedInBook();
    if (!name || document.getElementById(name)) return;
    if (Object.hasOwn(pads, name)) return chooseGame(name);
    settleNamed(name);
  }

  /** Settle the question that the notebook has set. */
  function settleGiven() {
    const name = tool.reported("question");
    drop();
    clear();
    isOpening = Boolean(name);
    tool.report({ verdict: null });
    if (name) settleNamed(name);
  }

  /** @param {string} name of a question in a link */
  function settleNamed(name) {
    const asked = named(name, quarrels);
    if (asked) {
      isOpening = false;
      const { slug, one, table } = asked;
      if (slug !== game) chooseGame(slug);
      if (table !== null) return isCode(table) ? showQuarrel(one, table) : refuseLink();
      agree({}); // the sender plays by the book
      return showQuarrel(one);
    }
    if (isCode(name)) open(name);
    else refuseLink();
  }

  /** Ask nothing for a link that is plainly cut: a note at the top of the page says so. */
  function refuseLink() {
    isOpening = false;
    clear();
    onTrouble({ what: "damaged" });
  }

  /**
   * @param {string} code
   * @returns {Promise<void>}
   */
  async function open(code) {
    isOpening = true;
    clear();
    const reply = await ask({ ask: "open", code }, () => open(code));
    isOpening = false;
    if (!reply) return;
    if (reply.problem !== undefined) return status.refuse(strings.broken);
    if (reply.game !== game) chooseGame(reply.game);
    const { sheet, asked, options, verdict: judged } = reply;
    if (!sheet || !options) {
      further.hidden = false;
      leadOn(strings.checker, `checker.html#${code}`);
      return status.note("note", strings.elsewhere);
    }
    own.take(sheet, asked, { options, verdict: judged });
    tellRules();
  }
}

/** @param {{ onTrouble: OnTrouble }} tool */
function forgetGame({ onTrouble }) {
  remember(SETTLED, SETTLED.first, onTrouble);
}

export default createWidget({ draw: drawSettle, forget: forgetGame });
