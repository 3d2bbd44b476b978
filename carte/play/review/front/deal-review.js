// Where the points went: an expert reviews a finished deal while the reader reads its count.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { drawAccount, drawLine, lineInWords } from "./deal-charts.js";
import { createDearMoves } from "./dear-moves.js";
import { accountOf, findAll, foundIn, likelyFirst } from "./findings.js";
import { createMatchReview } from "./match-review.js";
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
  { onMoment, replay, onFound: tellFound = () => {}, onReviewed = () => null, mayRetry = true },
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
    /** @type {ReturnType<typeof lay> | null} */
    let page = null;
    try {
      const deal = await load();
      if (signal.aborted) return;
      page = lay(deal);
      const { wait } = page;
      if (deal.numbers.length > foundIn(deal).size) await wait();
      const onFound = () => hasFound(deal, wait);
      await findAll(await likelyFirst(deal, ask), { ask, signal, onFound });
      const account = signal.aborted ? null : await accountOf(deal, ask);
      if (!account || signal.aborted) return;
      page.tell(account, keep ? onReviewed(account) : null);
      if (keep) status.whisper(fill(strings.ready, { title: strings.title }));
      if (keep) await page.keep();
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (!signal.aborted) fail(page?.rest, message, () => review(load, { keep }));
    }
  }

  /**
   * @param {Reviewable} deal
   * @param {() => Promise<void>} wait
   */
  async function hasFound(deal, wait) {
    tellFound({ record: deal.record, found: [...foundIn(deal).values()] });
    await wait();
  }

  /**
   * Say why a review has stopped, in place of the `rest` of it if there is any.
   * @param {HTMLElement | undefined} rest
   * @param {string} message
   * @param {() => unknown} retry
   */
  function fail(rest, message, retry) {
    const again = actionButton("review-again", words.retry, retry, { drawn: "undo" });
    element.hidden = false;
    if (rest) rest.replaceChildren(h("p", {}, message), again);
    else element.replaceChildren(heading(), h("p", {}, message), again);
  }

  /**
   * Lay out the review of a deal: the dearest moves, as soon as they are known, and below them how far it is. wait()
   * shows that; tell(account, follows) shows the rest in its place once all is found; keep() keeps the dearest moves.
   * @param {Over} deal
   */
  function lay(deal) {
    const here = whileRunning();
    const found = foundIn(deal);
    const dear = createDearMoves(here, deal, { onMoment, mayRetry });
    const about = h("h4", { hidden: true });
    const rest = h("div", { class: "carte-points-rest" });
    element.hidden = false;
    dear.element.hidden = true;
    element.replaceChildren(heading(), about, dear.element, rest);
    let known = 0; // how many costly moves the list has been drawn from

    /**
     * @param {Account} account
     * @param {string} title
     */
    function showDear({ moments }, title) {
      about.textContent = title;
      about.hidden = dear.element.hidden = !moments.length;
      dear.show(moments.map((number) => /** @type {Finding} */ (found.get(number))));
    }

    async function wait() {
      const text = fill(strings.waiting, { done: found.size, all: deal.numbers.length });
      const bar = h("progress", { max: deal.numbers.length, value: found.size, "aria-label": strings.title });
      rest.replaceChildren(h("p", { class: "carte-points-waiting" }, text), bar);
      const costly = [...found.values()].filter(({ answer }) => answer).length;
      if (costly === known) return;
      known = costly;
      const account = await accountOf(deal, ask);
      if (!here.signal.aborted) showDear(account, strings.moments_so_far);
    }

    /**
     * @param {Account} account
     * @param {string | null} follows
     */
    function tell(account, follows) {
      showDear(account, strings.moments);
      const costs = deal.numbers.filter((number) => found.get(number)?.answer).sort((one, other) => one - other);
      const { points, text } = account.result;
      const label = lineInWords(strings.line, { costs, result: text }, words.joints);
      rest.replaceChildren(
        ...(account.moments.length ? [] : [h("p", {}, strings.nothing)]),
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
        ...(account.fall ? [h("p", {}, account.fall)] : []),
        ...(follows ? [h("p", { class: "carte-points-follows", role: "status" }, follows)] : []),
        ...(deal.deals > 1 && replay ? [createMatchReview(here, { deals: deal.deals, replay })] : []),
      );
    }

    return { rest, wait, tell, keep: dear.keep };
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
