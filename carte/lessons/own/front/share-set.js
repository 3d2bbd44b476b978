// Sharing a set of levels: a link, a code to scan, a file.
import { actionButton, relabel } from "../../../front/page/actions.js";
import { hashOf, inBook, linkTo } from "../../../front/page/address.js";
import { copyLink, handOut } from "../../../front/page/clipboard.js";
import { fill, h } from "../../../front/page/dom.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { shownIn } from "../../../front/page/preferences.js";
import { drawCode, isHereOnly } from "../../../front/page/qr.js";

/** @import { Tool } from "../../../front/types.js" */
/** @import { Made, OwnContent, OwnQuestions, OwnSet } from "./messages.js" */

export const LEVEL = "level="; // before the code of a set in its link

/**
 * The code in a link, or a code alone.
 * @param {string} text
 */
export function codeIn(text) {
  return text.trim().replace(/^.*[#=]/su, "");
}

/**
 * The ways to share a set; call show(made) for another one, with null while it is unknown.
 * @param {Pick<Tool<OwnContent>, "content" | "status" | "skin">} tool
 * @param {object} page
 * @param {(set: OwnSet) => Promise<OwnQuestions["file"]["answer"] | null | undefined>} page.toFile
 */
export function createSetSharing({ content, status, skin }, { toFile }) {
  const strings = content.words;
  const place = h("div", { class: "carte-keep-code" });
  const showing = actionButton("show", strings.show, toggle);
  const copying = actionButton("copy", strings.copy, copy, { kind: "carte-main" });
  /** @param {string} name */
  const way = (name) => h("a", { class: "carte-button", "data-way": name }, strings[/** @type {"quiz"} */ (name)]);
  const ways = { quiz: way("quiz"), sheet: way("sheet") };
  const element = h(
    "section",
    { class: "carte-own-share", "aria-label": strings.share, "data-stage": "off", hidden: true },
    h("h2", {}, strings.share),
    h("div", { class: "carte-keep-ways" }, copying, inBook() ? showing : "", actionButton("save", strings.save, save)),
    h("div", { class: "carte-keep-ways", hidden: !inBook() }, ways.quiz, ways.sheet),
    place,
  );
  /** @type {Made | null} */
  let made = null;
  let shown = false;

  /** The link; in a notebook just the code, which names no pack. */
  function link() {
    const bare = made?.code && linkTo(made.code, LEVEL + made.code);
    return bare && inBook() ? shownIn(bare, skin()) : bare;
  }

  /**
   * Links to the levels as questions for a room, and as exercises on paper.
   * @param {string} code
   */
  function lead(code) {
    ways.quiz.href = `room.html${hashOf(LEVEL + code)}`;
    ways.sheet.href = `print.html${hashOf(`own.${code}.${skin()}`)}`;
    for (const one of Object.values(ways)) one.hidden = !code;
  }

  function toggle() {
    shown = !shown;
    draw();
    if (shown) bringIntoView(place);
  }

  function draw() {
    relabel(showing, shown ? strings.hide : strings.show);
    showing.ariaExpanded = String(shown);
    place.replaceChildren(...(shown ? [drawn()] : []));
  }

  function drawn() {
    const address = link();
    if (!address) return h("p", {}, made ? made.too_long : strings.waiting);
    if (isHereOnly()) return h("p", {}, strings.only_here);
    return drawCode(address, strings.code, () => place.clientWidth) ?? h("p", {}, strings.fine);
  }

  function copy() {
    const address = link();
    if (!address) return status.refuse(made ? made.too_long : strings.waiting);
    return copyLink(address, strings, status);
  }

  async function save() {
    const file = made && (await toFile(made.set));
    if (!file) return;
    handOut(file.name, file.text, "application/toml");
    status.note("good", fill(strings.saved, { name: file.name }));
    status.reveal();
  }

  return {
    element,
    /** @param {Made | null} next */
    show(next) {
      made = next;
      element.hidden = !next;
      lead(next?.code ?? "");
      if (shown) draw();
    },
  };
}
