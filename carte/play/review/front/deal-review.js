// Where the points went: an expert reviews a finished deal while the reader reads its count.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h, sentences } from "../../../front/page/dom.js";
import { drawAccount, drawLine, lineInWords } from "./deal-charts.js";
import { accountOf, findAll, foundIn } from "./findings.js";
import { createMatchReview } from "./match-review.js";
import { tryAgain } from "./retry-move.js";
import "./review.css";

/** @import { Reviewed } from "../../front/match-schema.js" */
/** @import { SittingTool } from "../../front/types.js" */
/** @import { Account, Finding, Reviewable } from "./messages.js" */

/**
 * A deal that is over: how many moves it had, and how many deals of the match are over.
 * @typedef {Reviewable & { moves: number, deals: number }} Over
 */

/**
 * A section for below the table. review(load) begins to review the deal that load() promises, or goes on where it
 * stopped; one that was played just now is to `keep`, so that its dearest moves come back in five a day. stop() leaves
 * it. One `mayRetry` them by hand. onMoment(number) is called with a move of the reader's to look at again, onFound(reviewed) with all findings so
 * far, and onReviewed(account) with the account of a deal to keep: it returns a sentence on what follows, if anything.
 * @param {Pick<SittingTool, "content" | "words" | "status" | "ask" | "signal" | "onTrouble">} tool
 * @param {object} place
 * @param {(number: number) => unknown} place.onMoment
 * @param {(place: number) => Promise<Reviewable>} [place.replay]
 * @param {(reviewed: Reviewed) => unknown} [place.onFound]
 * @param {(account: Account) => string | null} [place.onReviewed]
 * @param {boolean} [place.mayRetry]
 */
export function createDealReview(
  tool,
  { onMoment, replay, onFound = () => {}, onReviewed = () => null, mayRetry = true },
) {
  const { content, words, status, ask } = tool;
  const strings = content.words.points;
  const element = h("section", { class: "carte-points", "aria-label": strings.title, hidden: true });
  let running = new AbortController();

  /** @param {() => Promise<Over>} load */
  async function review(load, { keep = false } = {}) {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      const deal = await load();
      if (signal.aborted) return;
      element.hidden = false;
      if (deal.numbers.length > foundIn(deal).size) wait(deal);
      await findAll(deal, { ask, signal, onFound: () => hasFound(deal) });
      const account = signal.aborted ? null : await accountOf(deal, ask);
      if (!account || signal.aborted) return;
      const ways = tell(deal, account, keep ? onReviewed(account) : null);
      if (keep) status.whisper(fill(strings.ready, { title: strings.title }));
      if (keep) for (const way of ways) await way.keep();
    } catch (error) {
      if (!signal.aborted) fail(() => review(load, { keep }), /** @type {Error} */ (error).message);
    }
  }

  /** @param {Reviewable} deal */
  function hasFound(deal) {
    wait(deal);
    onFound({ record: deal.record, found: [...foundIn(deal).values()] });
  }

  /** @param {Reviewable} deal */
  function wait({ numbers, record }) {
    const done = foundIn({ record }).size;
    const text = fill(strings.waiting, { done, all: numbers.length });
    const bar = h("progress", { max: numbers.length, value: done, "aria-label": strings.title });
    element.replaceChildren(heading(), h("p", { class: "carte-points-waiting" }, text), bar);
  }

  /**
   * @param {() => unknown} retry
   * @param {string} message
   */
  function fail(retry, message) {
    const again = actionButton("review-again", words.retry, retry, { drawn: "undo" });
    element.hidden = false;
    element.replaceChildren(heading(), h("p", {}, message), again);
  }

  /**
   * Show the whole review of a deal, and return the ways to try its dearest moves again.
   * @param {Over} deal
   * @param {Account} account
   * @param {string | null} follows
   */
  function tell(deal, account, follows) {
    const found = foundIn(deal);
    const dearest = account.moments.map((number) => moment(deal, /** @type {Finding} */ (found.get(number))));
    const costs = deal.numbers.filter((number) => found.get(number)?.answer).sort((one, other) => one - other);
    const { points, text } = account.result;
    const label = lineInWords(strings.line, { costs, result: text }, words.joints);
    element.replaceChildren(
      heading(),
      h(
        "div",
        { class: "carte-points-pictures" },
        drawAccount(account, strings.parts),
        h(
          "figure",
          {},
          drawLine([...found.values()], { moves: deal.moves, result: points, costs, label }),
          h("figcaption", {}, strings.expected),
        ),
      ),
      ...(dearest.length
        ? [h("h4", {}, strings.moments), h("ol", { class: "carte-points-moments" }, ...dearest.map(({ item }) => item))]
        : [h("p", {}, strings.nothing)]),
      ...(follows ? [h("p", { class: "carte-points-follows", role: "status" }, follows)] : []),
      ...(deal.deals > 1 && replay ? [createMatchReview(whileRunning(), { deals: deal.deals, replay })] : []),
    );
    return dearest;
  }

  /**
   * Draw a dear move, with the ways to see it again, and to have it come back; only a card can be tried again.
   * @param {Reviewable} deal
   * @param {Finding} finding
   */
  function moment(deal, { number, text, bids }) {
    const way = bids.length || !mayRetry ? null : tryAgain(whileRunning(), deal, number);
    const item = h(
      "li",
      {},
      h("p", {}, ...sentences([h("b", {}, fill(strings.move, { number })), text], words.joints)),
      h(
        "div",
        { class: "carte-points-ways" },
        actionButton("moment", strings.show, () => onMoment(number), { drawn: "hint" }),
        ...(way?.elements ?? []),
      ),
    );
    return { item, keep: async () => way?.keep() };
  }

  /** The tool until this review is over. */
  function whileRunning() {
    return { ...tool, signal: running.signal };
  }

  const heading = () => h("h3", {}, strings.title);

  return {
    element,
    review,
    stop: () => running.abort(),
    clear() {
      running.abort();
      element.hidden = true;
      element.replaceChildren();
    },
  };
}
