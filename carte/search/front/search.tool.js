// A field for questions as people ask them: rules, procedure, words and tricky cases in one list.
import { actionButton } from "../../front/page/actions.js";
import { addressedInBook, inBook } from "../../front/page/address.js";
import { AS_TYPED, afterLabel, between, fill, h, langOf, uniqueName } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { createWidget } from "../../front/widget.js";
import { changedLine, followChanged } from "../../reference/front/changed-rules.js";
import { chosenGame, keepSearched, LONGEST, searched } from "../../reference/front/query.js";
import { createRanking } from "./ranking.js";
import "../../reference/front/finder.css";
import "./search.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { ChangedQuestions } from "../../reference/front/messages.js" */
/** @import { Document, Kind, Line, SearchContent, SearchStrings } from "./messages.js" */
/** @import { Found } from "./ranking.js" */

const AT_ONCE = 8; // results shown before the reader asks for more

/**
 * Build the search of `content` = {documents, synonyms, games} into the widget.
 * @param {Tool<SearchContent, ChangedQuestions, SearchStrings>} tool
 */
function drawSearch(tool) {
  const { root, body, content, words, signal } = tool;
  const { search: strings, joints } = words;
  const titles = new Map(content.games.map(({ id, title }) => [id, title]));
  const field = h("input", {
    type: "search",
    id: uniqueName("search"),
    placeholder: strings.example,
    ...AS_TYPED,
    enterkeyhint: "search",
    maxlength: LONGEST,
    "data-find-text": true,
    input: () => find(),
  });
  const game = h(
    "select",
    { "aria-label": strings.game, change: () => find() },
    h("option", { value: "" }, strings.every_game),
    ...content.games.map(({ id, title }) => h("option", { value: id, lang: langOf(title) }, title)),
  );
  const clear = actionButton("clear", strings.clear, () => set(""));
  const count = h("p", { class: "carte-found", role: "status", id: uniqueName("found") });
  const list = h("ol", { class: "carte-hits" });
  const more = actionButton("more", strings.more, () => show(found.length));
  const pages = h("a", { class: "carte-button", "data-action": "pages" }, strings.pages);
  /** @type {ReturnType<typeof createRanking> | null} */
  let ranking = null; // prepared on first use
  /** @type {Found[]} */
  let found = [];
  /** @type {Record<string, string>} */
  let changed = {}; // the rules that differ at our table

  root.ariaLabel = strings.label;
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !field.value) return;
    event.preventDefault();
    set("");
  });
  window.addEventListener("popstate", follow, { signal });
  body.append(
    h(
      "form",
      { class: "carte-finder", role: "search", submit },
      h("label", { for: field.id }, strings.label),
      h("div", {}, field, game, clear),
      count,
    ),
    list,
    h("div", { class: "carte-actions" }, more, pages),
  );
  follow();
  leadToFirst();
  if (leadsToNoRule()) tool.onTrouble({ what: "damaged" });
  followChanged(tool, (lines) => {
    changed = lines;
    show(list.childElementCount || AT_ONCE);
  });

  /** Whether the address names a rule of a game that is none, such as one cut short. */
  function leadsToNoRule() {
    const name = addressedInBook();
    const [slug, tail] = name.split(".");
    return Boolean(tail) && titles.has(slug) && !document.getElementById(name);
  }

  /** Search for the address's text, in the game that it names. */
  function follow() {
    const chosen = chosenGame();
    game.value = titles.has(chosen) ? chosen : "";
    set(searched(), { focus: false });
  }

  /** @param {string} text */
  function set(text, { focus = true } = {}) {
    field.value = text;
    if (focus) field.focus();
    find();
  }

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    leadToFirst();
  }

  /** Go to the likeliest result, which is said with the number of all. */
  function leadToFirst() {
    const first = list.querySelector("a");
    first?.setAttribute("aria-describedby", count.id);
    putFocus(first);
  }

  function find() {
    const text = field.value.trim();
    if (text) ranking ??= createRanking(content);
    found = text && ranking ? ranking.search(text, game.value) : [];
    clear.disabled = !field.value;
    count.textContent = text ? fill(howFound(text), { found: found.length, text }) : "";
    pages.hidden = !text || !inBook(); // a notebook has no such page
    pages.href = `search.html?${new URLSearchParams({ q: text })}`;
    show(AT_ONCE);
    keepSearched(text, game.value);
  }

  /** @param {string} text */
  function howFound(text) {
    if (found.length === 0) return strings.none;
    return ranking?.isAnswered(text) ? strings.count : strings.nearest;
  }

  /** @param {number} most */
  function show(most) {
    list.replaceChildren(...found.slice(0, most).map(drawFound));
    more.hidden = found.length <= most;
  }

  /** @param {Found} one */
  function drawFound({ document, lines, also, game: asked }) {
    const { kind, id, title, games, lang } = document;
    const about = h("p", { class: "carte-hit-about" }, h("b", {}, strings.kinds[kind]));
    if (kind !== "article" && games.length > 0) about.append(" · ", named(games[0]));
    about.append(...beside(strings.also, also, "rule"), ...beside(strings.also_house, also, "house"));
    const parts = [title ? h("strong", { lang: lang || false }, title) : null, ...lines.map(drawLine)];
    const ours = changed[id] ? changedLine(changed[id]) : null;
    return h("li", { "data-found": id, "data-kind": kind }, led(document, parts, asked), ours, about);
  }

  /** @param {Line} line */
  function drawLine([when, says]) {
    return h(
      "span",
      { class: "carte-hit-line" },
      ...(when ? [h("em", {}, when), fill(joints.label, { name: "", values: afterLabel(says, joints) })] : [says]),
    );
  }

  /**
   * Draw what other games have, each linked by its name.
   * @param {string} lead
   * @param {Document[]} also
   * @param {Kind} kind
   */
  function beside(lead, also, kind) {
    const links = also.filter((other) => other.kind === kind).map((other) => led(other, [named(other.games[0])]));
    const before = [` · ${lead}${between(joints.sentence)}`, between(joints.comma)];
    return links.flatMap((link, place) => [before[Math.min(place, 1)], link]);
  }

  /** @param {string} slug */
  function named(slug) {
    const title = titles.get(slug) ?? slug;
    return h("span", { lang: langOf(title) }, title);
  }

  /**
   * Return a link to a thing on its page, in the game that was asked about; a notebook has no such page.
   * @param {Document} document
   * @param {(Node | string | null)[]} parts
   * @param {string} [asked]
   */
  function led({ hrefs, games }, parts, asked = "") {
    const href = hrefs[games.indexOf(asked)] ?? hrefs[0];
    return inBook() ? h("a", { href }, ...parts) : h("span", {}, ...parts);
  }
}

export default createWidget({ draw: drawSearch, isHeadless: true });
