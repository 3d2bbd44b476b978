// A common question: answered at once by the book, and by Python at a table with house rules of its own.

import { address } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { bringIntoView } from "../../front/page/motion.js";
import { drawSetting } from "../../quiz/front/quiz-board.js";
import { answerOf, byTheBook, cardsOf, nameOf } from "./quarrel.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { AskAgain, Tool } from "../../front/types.js" */
/** @import { Question, QuizStrings } from "../../quiz/front/quiz-board.js" */
/** @import { Quarrel, SettleQuestions, SettleStrings } from "./messages.js" */
/** @import { Verdict } from "./verdict.js" */

/**
 * settle(asked) shows a question with its cards, laid(), and its answer; onHouse(options) is called with the house
 * rules in force if a link has brought others.
 * @param {Pick<Tool<unknown, object, SettleStrings>, "words" | "skin" | "status">} tool
 * @param {object} page
 * @param {AskAgain<SettleQuestions>} page.ask
 * @param {() => unknown} page.drop forgets the question that was asked last
 * @param {Verdict} page.verdict
 * @param {(options: Options) => boolean} page.isOurs whether house rules are those of our table
 * @param {(options: Options) => unknown} page.onHouse
 */
export function createCommonQuestion({ words, skin, status }, { ask, drop, verdict, isOurs, onHouse }) {
  const element = h("div", { class: "carte-quiz-setting", "data-stage": "table" });

  /**
   * `table` is the code of the house rules in force; if it is null, ours apply, `house`.
   * @typedef {{ game: string, number: number, one: Quarrel, house: Options, table: string | null }} Asked
   */

  /** @type {Quarrel | null} */
  let shown = null;

  /** @param {Quarrel} one */
  function lay(one) {
    shown = one;
    const question = /** @type {Question} */ (/** @type {unknown} */ (one));
    element.replaceChildren(
      ...drawSetting(question, /** @type {QuizStrings} */ (/** @type {unknown} */ (words)), skin()),
    );
  }

  /** @param {Asked} asked */
  function settle(asked) {
    const { one, house, table } = asked;
    drop();
    lay(one);
    const differs = table !== null || Object.keys(house).length > 0;
    if (differs) verdict.show({ ...byTheBook(one), answer: null, by: words.settle.at_home, isAsked: true });
    else showByTheBook(one);
    uncover();
    if (differs) askAtHome(asked);
  }

  /**
   * A link without a table also leads to this answer: it says so if our table has other rules.
   * @param {Quarrel} one
   */
  function showByTheBook(one) {
    verdict.show({ ...byTheBook(one), by: isOurs({}) ? undefined : words.settle.by_book, isAsked: true });
    address(nameOf(one), { step: false });
  }

  /**
   * Ask Python for the answer at a table with rules of its own.
   * @param {Asked} asked
   */
  async function askAtHome(asked) {
    const { game, number, one, house, table } = asked;
    const rules = table === null ? { options: house } : { house: table };
    const reply = await ask({ ask: "ours", game, key: one.key, number, ...rules }, () => settle(asked));
    if (!reply) return;
    if (reply.problem !== undefined) {
      showByTheBook(one);
      return status.refuse(words.settle.broken);
    }
    onHouse(reply.options);
    const { asks = one.asks, yes = null, text: says = one.says, rule = one.rule, beside } = reply;
    const by = isOurs(reply.options) ? reply.says : reply.theirs;
    const name = nameOf(one, reply.house);
    const laid = { ...one, ...reply.laid };
    if (reply.laid) lay(laid);
    const cards = cardsOf(laid);
    verdict.show({ answer: answerOf(yes), asks, says, rule, name, by, beside, cards, isAsked: asks === one.asks });
    address(name, { step: false });
    uncover();
  }

  /** Keep the dispute in sight above the answer, which is pinned to the foot of the window. */
  function uncover() {
    element.style.setProperty("--answer", `${verdict.element.offsetHeight}px`);
    bringIntoView(element);
  }

  return { element, settle, laid: () => shown };
}
