// The case checker: the reader sets up a position and tries moves in it, and Python judges them by the rules.
// The address holds the position, so that it can be sent; nothing here knows a rule.

import { actionButton } from "../../front/page/actions.js";
import { inBook, linkTo } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { createRetry } from "../../front/page/retry.js";
import { createSendMenu } from "../../front/page/share-menu.js";
import { createReservedSpace } from "../../front/status/reserve-space.js";
import { createEditHistory } from "./edit-history.js";
import { createFelt } from "./felt.js";
import { createMoveJudge } from "./judge-move.js";
import { createLegalMoves } from "./legal-moves.js";
import { blankSheet, toggledCard } from "./position.js";
import { createQuarrels } from "./quarrels.js";
import { createQuestionLink } from "./question-link.js";
import { createSettings } from "./settings.js";
import { createTray } from "./tray.js";
import { createTrial } from "./trial.js";
import "./checker.css";

/** @import { SendingStrings, TableStrings } from "../../front/messages.js" */
/** @import { Given, WidgetKind } from "../../front/types.js" */
/** @import { CheckerContent, CheckerQuestions, Quarrel } from "./messages.js" */
/** @import { Position } from "./types.js" */

/**
 * Build the checker of `content` = {words, games, forms, start, examples} into the widget.
 * @param {Given<CheckerContent, CheckerQuestions, TableStrings & { sending: SendingStrings }>} given
 */
function drawChecker({ root, body, header, status, content, words: names, skin, say, ask, signal, onTrouble }) {
  const { words, games, forms, examples } = content;
  const parts = { names, words, skin, say, signal };
  const editing = createEditHistory({ content, names, onTrouble, onTurn: turned, onEdit: () => check() });
  const { now, edit } = editing;
  const quarrels = createQuarrels({ words, games, examples, onOpen: openExample });
  const settings = createSettings({
    ...parts,
    content,
    now,
    onTrouble,
    onGame: editing.changeGame,
    onSheet: edit,
    onWrong: complain,
  });
  const spread = createFelt({
    ...parts,
    onPick: () => trial.offer(),
    onTry: () => trial.tryPicked(),
    onAim: (zone) => tray.aim(zone),
  });
  const tray = createTray({
    ...parts,
    start: content.start,
    onCard: (card, zone) => edit(toggledCard(now().sheet, zone, card)),
    onTyped: editing.typed,
  });
  const trial = createTrial({ ...parts, spread, onTry: (move) => judging.tryMove(move), onGoOn: goOn });
  const listing = createLegalMoves({ ...parts, onMove: (move) => judging.tryMove(move) });
  const ahead = createReservedSpace(status, names, skin);
  const undoButton = actionButton("undo", words.undo, undo, { drawn: "undo" });
  const sendMenu = createSendMenu(
    {
      strings: names.sending,
      status,
      link() {
        const code = links.current();
        return code ? linkTo(code) : null;
      },
      none: words.no_link,
      told: () => ({ title: words.title, text: judging.said() }),
      pictured: () => judging.pictured(settings.game()),
      cards: names.cards,
    },
    signal,
  );
  const asking = createRetry({
    ask,
    onWait: (text) => status.note("wait", text),
    onFailed(text, retry) {
      complain(text);
      trial.retry(retry);
    },
    signal,
  });
  const links = createQuestionLink({ code: () => now().answer?.code, onOpen: open, onTrouble, signal });
  const judging = createMoveJudge({ now, ask, asking, spread, trial, status, links, words, names });

  root.ariaLabel = words.title;
  header.title(words.title, words.intro);
  body.append(
    settings.ours,
    settings.element,
    h(
      "div",
      { class: "carte-actions carte-edits", "data-stage": "off" },
      actionButton("clear", words.clear, clear),
      undoButton,
      sendMenu,
      inBook() ? actionButton("make-level", words.make_level, makeLevel) : null,
    ),
    tray.element,
    spread.felt,
    trial.element,
    ahead.element,
    listing.element,
    settings.house,
    quarrels.element,
  );
  if (Object.values(now().sheet.zones).flat().length > 0) tray.fold();
  draw();
  if (!links.follow() && editing.goHome()) check({ named: false });

  // ------------------------------------------------------------------------------ drawing

  function draw() {
    const { sheet, form, answer, said } = now();
    root.dataset.game = sheet.game;
    root.dataset.code = answer?.code ?? ""; // the position that is judged; none while it is not
    settings.show();
    spread.show(sheet, form, answer);
    tray.show(sheet, form);
    quarrels.show(sheet.game);
    listing.show(answer?.problem === undefined ? answer : null);
    const { rulings = {}, rules = {} } = answer ?? {};
    ahead.show(Object.values(rulings).map((ruling) => [ruling, judging.beside(rules[ruling.rule ?? ""])]));
    undoButton.disabled = !editing.canUndo();
    trial.show(form.example);
    status.clear();
    const note = answer?.problem ?? said;
    if (note) status.note("note", note);
  }

  /** @param {string} text */
  function complain(text) {
    status.note("bad", text);
    status.reveal();
  }

  // ------------------------------------------------------------------------------ editing

  /** Show another position: what was asked about the one before no longer matters. */
  function turned() {
    asking.drop();
    links.become();
    judging.forget();
    trial.clear();
    draw();
  }

  function clear() {
    editing.clear();
    tray.aim("hand");
  }

  function undo() {
    if (!editing.undo()) return;
    if (now().answer) links.name({ step: false });
    else check();
  }

  // ------------------------------------------------------------------------------- asking

  async function check({ named = true } = {}) {
    const reply = await asking.put({ ask: "check", sheet: now().sheet }, () => check({ named }), words.waiting);
    if (!reply) return;
    editing.learn(reply);
    draw();
    if (named) links.name({ step: false });
  }

  /** @param {string} move */
  async function goOn(move) {
    const reply = await asking.put({ ask: "play", sheet: now().sheet, move }, () => goOn(move), words.waiting);
    if (!reply) return;
    enter(reply);
    spread.focus(); // the pressed button is gone
  }

  // ----------------------------------------------------------------------- links and examples

  /**
   * Open a whole position at once, with a way back.
   * @param {Position} next
   */
  function enter(next) {
    tray.fold();
    editing.change(next);
    links.name({ step: true });
  }

  /** @param {Quarrel} example */
  function openExample({ sheet, answer, move }) {
    enter({ sheet, form: forms[sheet.game], answer });
    judging.tryMove(move);
    spread.felt.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} code */
  async function open(code) {
    const { sheet, form } = now();
    editing.change({ sheet: blankSheet(sheet.game, form), form, answer: null });
    tray.fold();
    header.title(words.title, words.opening); // over the table, which is not the link's yet
    const reply = await asking.put({ ask: "open", code }, () => open(code), words.opening);
    header.title(words.title, words.intro);
    if (!reply) return;
    if (reply.problem !== undefined) {
      status.note("bad", reply.problem, words.broken);
      return;
    }
    editing.learn(reply);
    links.become(code);
    tray.fold();
    draw();
    if (reply.asked) judging.tryMove(reply.asked);
  }

  /** On the page of own levels the position becomes one, with the move that was asked about. */
  function makeLevel() {
    if (!links.current()) return complain(words.no_level);
    location.assign(`own.html#new=${links.current()}`);
    return undefined;
  }
}

/** @type {WidgetKind} */
export const checker = { draw: drawChecker };
