// A reader's own levels: made from positions, tried, put in order, shared, and played from a link.

import { labelled } from "../../../front/fields/labels.js";
import { actionButton } from "../../../front/page/actions.js";
import { addressedInBook, followAddress, inBook } from "../../../front/page/address.js";
import { fill, h, sentences } from "../../../front/page/dom.js";
import { fileChooser } from "../../../front/page/file-chooser.js";
import { backToTop } from "../../../front/page/motion.js";
import { createQuestions } from "../../../front/page/questions.js";
import { followKept } from "../../../front/page/storage.js";
import { createLevelMaker } from "./level-maker.js";
import { createOwnSet } from "./own-set.js";
import { OWN } from "./own-set-store.js";
import { createSetList } from "./set-list.js";
import { createSetPlayer } from "./set-player.js";
import { codeIn, createSetSharing, LEVEL } from "./share-set.js";
import "./own-levels.css";

/** @import { Tool, WidgetKind } from "../../../front/types.js" */
/** @import { Made, OwnContent, OwnQuestions, OwnSet } from "./messages.js" */

const NEW = "new="; // in an address before the code of a position that is to become a level

/**
 * Build the widget of `content` = {words, titles, most}.
 * @param {Tool<OwnContent, OwnQuestions>} tool
 */
function drawOwn(tool) {
  const { root, body, header, status, content, words, ask, signal, onTrouble } = tool;
  const strings = content.words;
  const questions = createQuestions(tool);
  const wrong = (/** @type {string} */ reason) => status.refuse(fill(strings.amiss, { reason }));
  const mine = createOwnSet(onTrouble, root.dataset.game ?? "scopa");
  const player = createSetPlayer(tool);
  const making = createLevelMaker(tool, {
    questions,
    wrong,
    mine,
    onTry: (level) => tryMade({ title: mine.current().title, levels: [level] }),
    onLeft: forget,
  });
  const mySet = createSetList(tool, {
    onChange: change,
    onEdit: making.edit,
    onGame: turnTo,
  });
  const sharing = createSetSharing(tool, { toFile });
  const putBack = actionButton("put-back", strings.put_back, restore, { drawn: "undo" });
  const position = h("input", {
    type: "text",
    "data-own": "position",
    placeholder: strings.example,
    autocomplete: "off",
  });
  const opening = fileChooser(strings.read, ".toml,application/toml,text/plain", readFile);
  const trySet = actionButton("try-set", strings.try_set, () => tryMade(mine.current()), { drawn: "next" });
  const clear = actionButton("clear", strings.clear, () => change({ title: "", levels: [] }));
  const asking = h(
    "div",
    { class: "carte-own-begin" },
    labelled(strings.position, position),
    actionButton("begin", strings.begin, () => begin(codeIn(position.value))),
    inBook() ? h("a", { class: "carte-button", href: "checker.html" }, strings.checker) : "",
  );
  const ofSet = h("div", { class: "carte-keep-ways" }, trySet, opening, clear, putBack);
  const workshop = h("div", { class: "carte-own" }, making.element, mySet.element, ofSet, asking);

  root.ariaLabel = strings.title;
  header.title(strings.title, strings.intro);
  body.append(player.element, status.element, workshop, sharing.element);
  draw();
  followKept((key) => key === OWN.key, draw, signal);
  followAddress(follow, signal);
  follow();

  /** Open what the address names: the levels of a link, or a position to make into one. */
  function follow() {
    const name = addressedInBook();
    if (name.startsWith(LEVEL)) open(name.slice(LEVEL.length));
    else if (name.startsWith(NEW)) begin(name.slice(NEW.length));
    else if (!player.element.hidden) toWorkshop();
  }

  // ------------------------------------------------------------------------------ playing

  /** @param {string} code */
  async function open(code) {
    workshop.hidden = true;
    sharing.show(null);
    player.leave();
    header.title(strings.title, strings.opening);
    const made = await questions.ask({ ask: "open", code }, { starting: strings.opening, onFailed });
    if (made) playLink(made);

    /** @param {string} reason */
    function onFailed(reason) {
      header.title(strings.title, strings.broken);
      workshop.hidden = false;
      draw();
      wrong(reason);
    }
  }

  /** @param {Made} made */
  function playLink(made) {
    header.title(made.title, strings.from_link);
    root.dataset.game = made.game;
    sharing.show(made);
    const ways = () => [
      actionButton("take", strings.take, () => take(made)),
      actionButton("own", strings.own, toWorkshop),
    ];
    player.play(made, { trial: false, ways });
  }

  /**
   * Make the levels of a link or a file the reader's set.
   * @param {Made} made
   */
  function take(made) {
    mine.turnTo(made.game);
    mine.change(made.set);
    toWorkshop();
    status.note("good", strings.taken);
  }

  function toWorkshop() {
    player.leave();
    forget();
    header.title(strings.title, strings.intro);
    status.clear();
    workshop.hidden = false;
    draw();
  }

  /**
   * Play the level or set in the making; go back to it at the end, or by the button above.
   * @param {Made} made
   */
  function tryOut(made) {
    workshop.hidden = true;
    sharing.show(null);
    header.title(made.title, sentences([strings.trying, actionButton("back", strings.back, toWorkshop)], words.joints));
    player.play(made, {
      trial: true,
      focus: true,
      ways: () => [actionButton("back", strings.back, toWorkshop, { kind: "carte-main" })],
    });
    backToTop(root);
  }

  /** @param {OwnSet} set */
  async function tryMade(set) {
    const made = await questions.ask({ ask: "make", set }, { starting: strings.waiting });
    if (made) tryOut(made);
  }

  /** @param {string} code */
  function begin(code) {
    player.leave();
    workshop.hidden = false;
    making.begin(code);
  }

  /** Clear the address: it names neither the levels of a link nor a position any more. */
  function forget() {
    if (inBook() && location.hash) history.replaceState(null, "", location.pathname + location.search);
  }

  // ------------------------------------------------------------------------------ the set

  /** @param {OwnSet} set */
  function change(set) {
    const loses = set.levels.length < mine.current().levels.length;
    if (loses) making.leave();
    mine.change(set, { loses });
    if (loses) status.note("note", set.levels.length ? strings.removed : strings.cleared);
  }

  function restore() {
    status.clear();
    mine.putBack();
    draw();
  }

  /** @param {string} slug */
  function turnTo(slug) {
    mine.turnTo(slug);
    draw();
  }

  async function draw() {
    const sets = mine.all();
    const set = sets[mine.game];
    mySet.show(mine.game, sets);
    for (const element of [trySet, clear]) element.hidden = !set;
    putBack.hidden = !mine.hasLost;
    if (!player.element.hidden) return;
    sharing.show(null);
    if (!set) return;
    const made = await ask({ ask: "make", set }).catch(() => null);
    if (made && player.element.hidden) sharing.show(made);
  }

  /** @param {OwnSet} set */
  function toFile(set) {
    return questions.ask({ ask: "file", set }, { starting: strings.waiting });
  }

  /** @param {File} chosen */
  async function readFile(chosen) {
    const most = content.most.file;
    if (chosen.size > 4 * most) {
      status.refuse(fill(strings.large, { most }));
      return;
    }
    const text = await chosen.text();
    const made = await questions.ask({ ask: "read", text }, { starting: strings.waiting, onFailed: wrong });
    if (!made) return;
    take(made);
    status.note("good", strings.opened);
    status.reveal();
  }
}

/** @type {WidgetKind} */
export const own = { draw: drawOwn };
