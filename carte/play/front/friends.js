// The same cards for friends: a link to send, and the results side by side when links come back.
import { entry } from "../../front/fields/labels.js";
import { actionButton } from "../../front/page/actions.js";
import { copyOut } from "../../front/page/clipboard.js";
import { fill, h } from "../../front/page/dom.js";
import { drawFold } from "../../front/page/fold.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { PlayQuestions, PlayWords } from "./messages.js" */

/** @typedef {PlayQuestions["compare"]["answer"]["rows"][number]} Row */

/**
 * getLink() promises the link to the same cards, compare(links) the rows of the board; both null after a failure that
 * the reader knows of.
 * @param {object} table
 * @param {PlayWords} table.strings
 * @param {Status} table.status
 * @param {() => Promise<string | null>} table.getLink
 * @param {(links: string) => Promise<Row[] | null>} table.compare
 */
export function createFriends({ strings, status, getLink, compare }) {
  const { friends } = strings;
  const sent = h("textarea", {
    class: "carte-shared",
    readonly: true,
    rows: 2,
    "aria-label": strings.shared,
    hidden: true,
  });
  const links = h("textarea", { rows: 3, "data-field": "links", spellcheck: "false", placeholder: friends.example });
  const results = h("div", { class: "carte-board-results" });

  async function send() {
    const link = await getLink();
    if (link) await copyOut(link, { field: sent, status, done: friends.sent, byHand: strings.copy_by_hand });
  }

  async function show() {
    const rows = await compare(links.value);
    if (rows) results.replaceChildren(drawBoard(rows, friends), rows[0].open ? h("p", {}, friends.own_open) : "");
  }

  return drawFold(
    friends.title,
    { "data-fold": "friends" },
    h(
      "div",
      { class: "carte-sharing" },
      h("p", {}, friends.how),
      actionButton("send-same", friends.send, send),
      sent,
      entry(friends.back, links),
      actionButton("compare", friends.compare, show),
      results,
    ),
  );
}

/**
 * Draw a row for each player, the reader's own first, and a column for each deal.
 * @param {Row[]} rows
 * @param {PlayWords["friends"]} strings
 */
function drawBoard(rows, strings) {
  const deals = rows[0].results.map((_result, place) => h("th", { scope: "col" }, String(place + 1)));
  return h(
    "table",
    { class: "carte-score carte-duplicate" },
    h("caption", {}, strings.board),
    h(
      "thead",
      {},
      h("tr", {}, h("th", { scope: "col" }, strings.player), ...deals, h("th", { scope: "col" }, strings.total)),
    ),
    h(
      "tbody",
      {},
      ...rows.map(({ name, results, total, undone, open }) =>
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            name,
            undone ? h("small", {}, " ", fill(strings.undone, { number: undone })) : null,
            open ? h("small", {}, " ", strings.open) : null,
          ),
          ...results.map((result) => h("td", {}, result ?? "·")),
          h("td", {}, h("b", {}, total)),
        ),
      ),
    ),
  );
}
