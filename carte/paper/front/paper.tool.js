// Sheets to print: chosen here or by a link, made by Python, shown as printed.

import { chosenOf } from "../../front/house/house-rules.js";
import { followHouse, ourRules } from "../../front/house/house-store.js";
import { actionButton } from "../../front/page/actions.js";
import { address, addressedInBook, followAddress, inBook, linkTo } from "../../front/page/address.js";
import { copyLink } from "../../front/page/clipboard.js";
import { h } from "../../front/page/dom.js";
import { followPreferences } from "../../front/page/preferences.js";
import { createQuestions } from "../../front/page/questions.js";
import { createWidget } from "../../front/widget.js";
import { createPaperPages } from "./paper-pages.js";
import { createSheetForm, isBrought } from "./sheet-form.js";
import "./paper.css";

/** @import { Plain } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { FieldName, Made, PaperContent, PaperQuestions, PaperStrings } from "./messages.js" */
/** @import { Brought, Values } from "./sheet-form.js" */

const IN_BOOK = "lessons"; // the kind of sheet that sends a phone to a page of the book

/**
 * Build the widget of `content` = {kinds, games, skins, most, first}.
 * @param {Tool<PaperContent, PaperQuestions, PaperStrings>} tool
 */
function drawPaper(tool) {
  const { root, body, content, words, status, skin, signal, onTrouble } = tool;
  const strings = words.paper;
  const kinds = content.kinds.filter(({ id }) => inBook() || id !== IN_BOOK);
  const questions = createQuestions(tool);
  const pages = createPaperPages(words, skin, signal);
  const fields = createSheetForm({
    content: { ...content, kinds },
    strings,
    onKind: (chosen) => choose(chosen, {}),
    onSet: (name, value) => choose(kind, { [name]: value }),
    onWrong: (text) => status.note("bad", text),
  });
  const printing = actionButton("print", strings.print, () => window.print(), { kind: "carte-main" });
  const copying = actionButton("copy", strings.copy, copy);
  let [kind] = kinds;
  /** @type {Values} */
  let values = { game: content.games[0].slug, theme: "", deals: 4, seed: 1, skin: skin(), levels: "", plan: "" };
  /** @type {Made | null} */
  let shown = content.first; // null while an input of the sheet is missing

  root.ariaLabel = strings.label;
  body.append(
    fields.element,
    h("div", { class: "carte-actions" }, printing, ...(inBook() ? [copying] : [])),
    status.element,
    pages.element,
  );
  show(content.first);
  follow();
  followHouse(() => shown && make(nameOf()), signal);
  followPreferences(() => shown && pages.show(shown.sheet), onTrouble, signal);
  followAddress(follow, signal);

  /** Follow the address, or show the first sheet by the rules of our table. */
  function follow() {
    const name = addressedInBook();
    const { name: first } = content.first;
    if (name && name !== shown?.name && !document.getElementById(name)) make(name);
    else if (shown?.name === first && ours(first.split(".")[1])) make(first);
  }

  /** @param {string} slug */
  function ours(slug) {
    const plans = content.games.find((game) => game.slug === slug)?.house ?? [];
    const rules = ourRules(slug, plans, onTrouble);
    return rules && chosenOf(plans, rules);
  }

  /**
   * @param {PaperContent["kinds"][number]} chosen
   * @param {Partial<Record<FieldName, Plain>>} patch
   */
  function choose(chosen, patch) {
    kind = chosen;
    values = fitting({ ...values, ...patch });
    fields.show(kind, values);
    const missing = kind.asks.filter(isBrought).find((name) => !values[name]);
    if (missing) return lack(missing);
    return make(nameOf());
  }

  /**
   * There is no sheet yet: the previous one is not the chosen one, so it cannot be printed either.
   * @param {Brought} missing
   */
  function lack(missing) {
    questions.drop();
    shown = null;
    delete root.dataset.sheet;
    pages.clear();
    offer();
    status.note("note", strings[`no_${missing}`]);
  }

  /** Offer the actions for a sheet, if there is one. */
  function offer() {
    for (const button of [printing, copying]) button.disabled = !shown;
  }

  /**
   * Reset values that this kind or game does not have.
   * @param {Values} wished
   */
  function fitting(wished) {
    const { themes } = fields.gameOf(wished);
    const skins = content.skins[kind.id] ?? content.skins[""];
    /**
     * @param {{ value: string }[]} known
     * @param {Plain} value
     */
    const among = (known, value) => (known.some((one) => one.value === value) ? value : known[0].value);
    return { ...wished, theme: among(themes, wished.theme), skin: among(skins, wished.skin) };
  }

  function nameOf() {
    return [kind.id, ...kind.asks.map((name) => values[name])].join(".");
  }

  /** @param {string} name */
  async function make(name) {
    const house = ours(name.split(".")[1]) ?? {};
    const made = await questions.ask({ ask: "sheet", sheet: name, house }, { waiting: strings.making, atOnce: true });
    if (!made) return;
    show(made);
    address(made.name, { step: false });
  }

  /** @param {Made} made */
  function show(made) {
    const { name, sheet } = made;
    const [id, ...given] = name.split(".");
    shown = made;
    kind = kinds.find((one) => one.id === id) ?? kind;
    values = fitting({ ...values, ...Object.fromEntries(kind.asks.map((field, place) => [field, given[place]])) });
    root.dataset.sheet = name;
    fields.show(kind, values);
    pages.show(sheet);
    offer();
  }

  function copy() {
    return shown && copyLink(linkTo(shown.name), strings, status);
  }
}

export default createWidget({ draw: drawPaper, isHeadless: true, isForOne: true });
