// Levels of a reader's own: made from positions, tried, put in a row, sent on, and played from a link.

import { written } from "../../../front/cards/notation.js";
import { actionButton } from "../../../front/page/actions.js";
import { addressed, inBook } from "../../../front/page/address.js";
import { fileChooser } from "../../../front/page/choosing.js";
import { fill, h } from "../../../front/page/dom.js";
import { backToTop, bringIntoView } from "../../../front/page/motion.js";
import { followKept } from "../../../front/page/storage.js";
import { createEditor } from "./editor.js";
import { createInquiry } from "./inquiry.js";
import { createMine } from "./mine.js";
import { createMySet } from "./myset.js";
import { createPlayer } from "./player.js";
import { codeIn, createSharing, LEVEL } from "./sharing.js";
import { OWN } from "./store.js";
import "./own.css";

/** @import { Given } from "../../../front/types.js" */
/** @import { Begun, Made, OwnContent, OwnLevel, OwnQuestions, OwnSet } from "./types.js" */

const NEW = "new="; // in an address before the code of a position that is to become a level

/**
 * Build the widget of `content` = {words, titles, most}.
 * @param {Given<OwnContent, OwnQuestions>} given
 */
export function own({ root, body, header, status, content, words, skin, say, ask, signal, onTrouble }) {
  const said = content.words;
  const question = createInquiry({ said, status, ask });
  const mine = createMine(onTrouble, root.dataset.game ?? "scopa");
  const player = createPlayer({ root, said, words, skin, ask, signal, onTrouble });
  const editor = createEditor({ said, words, skin, say, onType: weigh, onTry: tryLevel, onKeep: keep, onLeave: leave });
  const mySet = createMySet({
    said,
    words,
    skin,
    titles: content.titles,
    onChange: change,
    onEdit: edit,
    onGame: turnTo,
  });
  const sharing = createSharing({ said, status, skin, toFile });
  const putBack = actionButton("put-back", said.put_back, restore, { drawn: "undo" });
  const position = h("input", { type: "text", "data-own": "position", placeholder: said.example, autocomplete: "off" });
  const opening = fileChooser(said.read, ".toml,application/toml,text/plain", readFile);
  const trySet = actionButton("try-set", said.try_set, () => playSet(), { drawn: "next" });
  const clear = actionButton("clear", said.clear, () => change({ title: "", levels: [] }));
  const asking = h(
    "div",
    { class: "carte-own-begin" },
    h("label", { class: "carte-labelled" }, h("span", {}, said.position), position),
    actionButton("begin", said.begin, () => begin(codeIn(position.value))),
    inBook() ? h("a", { class: "carte-button", href: "checker.html" }, said.checker) : "",
  );
  const ofSet = h("div", { class: "carte-keep-ways" }, trySet, opening, clear, putBack);
  const workshop = h("div", { class: "carte-own" }, editor.element, mySet.element, ofSet, asking);
  /** @type {{ game: string, place: number } | null} */
  let changed = null; // the level of a set that is being changed
  let begun = ""; // the game of the position in the editor

  root.ariaLabel = said.title;
  header.title(said.title, said.intro);
  body.append(player.element, status.element, workshop, sharing.element);
  draw();
  followKept((key) => key === OWN.key, draw, signal);
  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
  follow();

  /** Open what the address names: the levels of a link, or a position that is to become one. */
  function follow() {
    const name = inBook() ? addressed() : "";
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
    header.title(said.title, said.opening);
    const made = await question({ ask: "open", code }, { waiting: said.opening, amiss: said.amiss, onRefused });
    if (made) playLink(made);

    function onRefused() {
      header.title(said.title, said.broken);
      workshop.hidden = false;
      draw();
    }
  }

  /** @param {Made} made */
  function playLink(made) {
    header.title(made.title, said.from_link);
    root.dataset.game = made.game;
    sharing.show(made);
    const ways = () => [actionButton("take", said.take, () => take(made)), actionButton("own", said.own, toWorkshop)];
    player.play(made, { trial: false, ways });
  }

  /**
   * The levels of a link or a file are the reader's set now.
   * @param {Made} made
   */
  function take(made) {
    mine.turnTo(made.game);
    mine.change(made.set);
    toWorkshop();
    status.note("good", said.taken);
  }

  function toWorkshop() {
    player.leave();
    forget();
    header.title(said.title, said.intro);
    status.clear();
    workshop.hidden = false;
    draw();
  }

  /**
   * Play what is being made; back to it at its end, or by the button over it.
   * @param {Made} made
   */
  function tryOut(made) {
    workshop.hidden = true;
    sharing.show(null);
    header.title(made.title, [`${said.trying} `, actionButton("back", said.back, toWorkshop)]);
    player.play(made, {
      trial: true,
      focus: true,
      ways: () => [actionButton("back", said.back, toWorkshop, { kind: "carte-main" })],
    });
    backToTop(root);
  }

  async function playSet() {
    const made = await question({ ask: "make", set: mine.current() });
    if (made) tryOut(made);
  }

  async function tryLevel() {
    const made = await question({ ask: "make", set: { title: mine.current().title, levels: [editor.level()] } });
    if (made) tryOut(made);
  }

  // ------------------------------------------------------------------------------- making

  /** @param {string} code */
  async function begin(code, { level = /** @type {OwnLevel | null} */ (null) } = {}) {
    player.leave();
    workshop.hidden = false;
    const found = await question({ ask: "begin", code }, { waiting: said.opening, amiss: said.amiss });
    if (!found) return;
    const known = level ? await markedIn(found, level) : [];
    if (!level) changed = null;
    begun = found.game;
    editor.open(found, level, level || !found.asked ? known : [found.asked]);
    bringIntoView(editor.element);
    editor.focus();
  }

  /**
   * What the rules say to the moves that a level has marked.
   * @param {Begun} found
   * @param {OwnLevel} level
   */
  async function markedIn(found, { answers, traps }) {
    const moves = [...answers, ...traps.map(({ play }) => play)];
    const told = moves.map((move) => ask({ ask: "weigh", code: found.position, move }));
    return Promise.all(told);
  }

  /** @param {string} text */
  async function weigh(text) {
    const weighed = await question({ ask: "weigh", code: editor.position(), move: written(text, words) });
    if (weighed) editor.add(weighed);
  }

  async function keep() {
    const level = editor.level();
    const made = await question({ ask: "make", set: { title: "", levels: [level] } });
    if (!made) return;
    mine.turnTo(begun);
    const place = changed?.game === begun ? changed.place : mine.current().levels.length;
    if (place >= content.most.levels) {
      status.refuse(fill(said.full, { number: content.most.levels }));
      return;
    }
    mine.put(place, made.set.levels[0]);
    leave();
    status.note("good", fill(said.kept, { number: place + 1 }));
    status.reveal();
  }

  function leave() {
    changed = null;
    editor.close();
    status.clear();
    forget();
  }

  /** The address names nothing any more: neither the levels of a link nor a position. */
  function forget() {
    if (inBook() && location.hash) history.replaceState(null, "", location.pathname + location.search);
  }

  /** @param {number} place */
  function edit(place) {
    changed = { game: mine.game, place };
    const level = mine.current().levels[place];
    begin(level.position, { level });
  }

  // ------------------------------------------------------------------------------ the set

  /** @param {OwnSet} set */
  function change(set) {
    const loses = set.levels.length < mine.current().levels.length;
    if (loses) leave();
    mine.change(set, { loses });
    if (loses) status.note("note", set.levels.length ? said.removed : said.cleared);
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
    return question({ ask: "file", set });
  }

  /** @param {File} chosen */
  async function readFile(chosen) {
    const most = content.most.file;
    if (chosen.size > 4 * most) {
      status.refuse(fill(said.large, { most }));
      return;
    }
    const made = await question({ ask: "read", text: await chosen.text() }, { amiss: said.amiss });
    if (!made) return;
    take(made);
    status.note("good", said.opened);
    status.reveal();
  }
}
