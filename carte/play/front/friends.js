// The same cards for friends: a link to send, and the results side by side when links come back.
import { actionButton } from "../../front/page/actions.js";
import { copyOut } from "../../front/page/copying.js";
import { fill, h } from "../../front/page/dom.js";

/** @import { Status } from "../../front/said/status.js" */
/** @import { PlayQuestions, PlayWords } from "./types.js" */

/** @typedef {PlayQuestions["compare"]["answer"]["rows"][number]} Row */

/**
 * getLink() promises the link to the same cards, compare(links) the rows of the board; both null where
 * that failed, which has been told then.
 * @param {object} table
 * @param {PlayWords} table.told
 * @param {Status} table.status
 * @param {() => Promise<string | null>} table.getLink
 * @param {(links: string) => Promise<Row[] | null>} table.compare
 */
export function createFriends({ told, status, getLink, compare }) {
  const said = told.friends;
  const sent = h("textarea", {
    class: "carte-shared",
    readonly: true,
    rows: 2,
    "aria-label": told.shared,
    hidden: true,
  });
  const links = h("textarea", { rows: 3, "data-field": "links", spellcheck: "false", placeholder: said.example });
  const results = h("div", { class: "carte-board-results" });

  async function send() {
    const link = await getLink();
    if (link) await copyOut(link, { field: sent, status, done: said.sent, byHand: told.copy_by_hand });
  }

  async function show() {
    const rows = await compare(links.value);
    if (rows) results.replaceChildren(drawBoard(rows, said), rows[0].open ? h("p", {}, said.own_open) : "");
  }

  return h(
    "details",
    { class: "carte-fold", "data-fold": "friends" },
    h("summary", { class: "carte-fold-title" }, said.title),
    h(
      "div",
      { class: "carte-sharing" },
      h("p", {}, said.how),
      actionButton("send-same", said.send, send),
      sent,
      h("label", { class: "carte-entry" }, h("span", {}, said.back), links),
      actionButton("compare", said.compare, show),
      results,
    ),
  );
}

/**
 * A row for each player, the reader's own first, and a column for each deal.
 * @param {Row[]} rows
 * @param {PlayWords["friends"]} said
 */
function drawBoard(rows, said) {
  const deals = rows[0].results.map((_result, place) => h("th", { scope: "col" }, String(place + 1)));
  return h(
    "table",
    { class: "carte-score carte-duplicate" },
    h("caption", {}, said.board),
    h(
      "thead",
      {},
      h("tr", {}, h("th", { scope: "col" }, said.player), ...deals, h("th", { scope: "col" }, said.total)),
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
            undone ? h("small", {}, " ", fill(said.undone, { number: undone })) : null,
            open ? h("small", {}, " ", said.open) : null,
          ),
          ...results.map((result) => h("td", {}, result ?? "·")),
          h("td", {}, h("b", {}, total)),
        ),
      ),
    ),
  );
}
