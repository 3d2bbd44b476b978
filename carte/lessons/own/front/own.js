// Levels of a reader's own: made from positions, tried, put in a row, sent on, and played from a link.

import { written } from "../../../front/cards/notation.js";
import { actionButton } from "../../../front/page/actions.js";
import { addressed, inBook } from "../../../front/page/address.js";
import { engineState } from "../../../front/page/asking.js";
import { fill, h } from "../../../front/page/dom.js";
import { backToTop, bringIntoView } from "../../../front/page/motion.js";
import { followKept } from "../../../front/page/storage.js";
import { createEditor } from "./editor.js";
import { createMySet } from "./myset.js";
import { createPlayer } from "./player.js";
import { codeIn, createSharing, LEVEL } from "./sharing.js";
import { keepSet, OWN, ownSets } from "./store.js";
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
  /** @type {HTMLInputElement} */
  const file = h("input", {
    type: "file",
    class: "carte-keep-file",
    accept: ".toml,application/toml,text/plain",
    "data-file": true,
    change: () => readFile(file.files?.[0]),
  });
  const opening = h("label", { class: "carte-button", "data-action": "open" }, file, said.read);
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
  let game = Object.keys(ownSets(onTrouble))[0] ?? root.dataset.game ?? "scopa";
  /** @type {{ game: string, place: number } | null} */
  let changed = null; // the level of a set that is being changed
  let begun = ""; // the game of the position in the editor
  /** @type {{ game: string, set: OwnSet } | null} */
  let before = null; // the set before the last change that took something away
  let asked = 0;

  root.setAttribute("aria-label", said.title);
  header.title(said.title, said.intro);
  body.append(player.element, status.element, workshop, sharing.element);
  draw();
  followKept((key) => key === OWN.key, draw, signal);
  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
  follow();

  // ------------------------------------------------------------------------------- asking

  /**
   * Ask Python; null where it refuses, which is said, and undefined where another question has been put since.
   * @template {keyof OwnQuestions} Name
   * @param {{ ask: Name } & OwnQuestions[Name]["request"]} request
   * @returns {Promise<OwnQuestions[Name]["answer"] | null | undefined>}
   */
  async function question(request, { waiting = said.waiting, amiss = "{reason}" } = {}) {
    asked += 1;
    const mine = asked;
    if (engineState() !== "ready") status.note("wait", waiting);
    try {
      const answer = await ask(request);
      if (mine !== asked) return undefined;
      status.clear();
      return answer;
    } catch (error) {
      if (mine !== asked) return undefined;
      status.refuse(fill(amiss, { reason: /** @type {Error} */ (error).message }));
      return null;
    }
  }

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
    const made = await question({ ask: "open", code }, { waiting: said.opening, amiss: said.amiss });
    if (made) return playLink(made);
    if (made === undefined) return undefined;
    header.title(said.title, said.broken);
    workshop.hidden = false;
    draw();
    return undefined;
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
    const sets = ownSets(onTrouble);
    if (sets[made.game]) before = { game: made.game, set: sets[made.game] };
    keepSet(made.game, made.set, onTrouble);
    game = made.game;
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
    const back = () => {
      player.leave();
      forget();
      workshop.hidden = false;
      header.title(said.title, said.intro);
      draw();
    };
    workshop.hidden = true;
    sharing.show(null);
    header.title(made.title, [`${said.trying} `, actionButton("back", said.back, back)]);
    player.play(made, {
      trial: true,
      focus: true,
      ways: () => [actionButton("back", said.back, back, { kind: "carte-main" })],
    });
    backToTop(root);
  }

  async function playSet() {
    const made = await question({ ask: "make", set: current() });
    if (made) tryOut(made);
  }

  async function tryLevel() {
    const made = await question({ ask: "make", set: { title: current().title, levels: [editor.level()] } });
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
    const [whole] = made.set.levels;
    game = begun;
    const { title, levels } = current();
    const place = changed?.game === game ? changed.place : levels.length;
    if (place >= content.most.levels) {
      status.refuse(fill(said.full, { number: content.most.levels }));
      return;
    }
    keepSet(game, { title, levels: levels.toSpliced(place, 1, whole) }, onTrouble);
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
    changed = { game, place };
    const level = current().levels[place];
    begin(level.position, { level });
  }

  // ------------------------------------------------------------------------------ the set

  /** @returns {OwnSet} */
  function current() {
    return ownSets(onTrouble)[game] ?? { title: "", levels: [] };
  }

  /** @param {OwnSet} set */
  function change(set) {
    const now = current();
    const loses = set.levels.length < now.levels.length;
    if (loses) before = { game, set: now };
    if (loses) leave();
    keepSet(game, set, onTrouble);
    if (loses) status.note("note", set.levels.length ? said.removed : said.cleared);
  }

  function restore() {
    if (!before) return;
    game = before.game;
    const { set } = before;
    before = null;
    status.clear();
    keepSet(game, set, onTrouble);
    draw();
  }

  /** @param {string} slug */
  function turnTo(slug) {
    game = slug;
    draw();
  }

  async function draw() {
    const sets = ownSets(onTrouble);
    if (!sets[game]) game = Object.keys(sets)[0] ?? game;
    const isThere = Boolean(sets[game]);
    mySet.show(game, sets);
    for (const element of [trySet, clear]) element.hidden = !isThere;
    putBack.hidden = before === null;
    if (!player.element.hidden) return;
    sharing.show(null);
    if (!isThere) return;
    const made = await ask({ ask: "make", set: sets[game] }).catch(() => null);
    if (made && player.element.hidden) sharing.show(made);
  }

  /** @param {OwnSet} set */
  function toFile(set) {
    return question({ ask: "file", set });
  }

  /** @param {File | undefined} chosen */
  async function readFile(chosen) {
    file.value = "";
    if (!chosen) return;
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
