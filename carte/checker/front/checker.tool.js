// The case checker: the reader sets up a position and tries moves in it, and Python judges them by the rules.
// The address holds the position, so that it can be sent; nothing here knows a rule.

import { createInquiries } from "../../board/front/inquiries.js";
import { actionButton } from "../../front/page/actions.js";
import { inBook, linkTo } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { createQuestions } from "../../front/page/questions.js";
import { drawSendMenu } from "../../front/page/share-menu.js";
import { createReservedSpace } from "../../front/status/reserve-space.js";
import { createSpoken } from "../../front/status/spoken.js";
import { createWidget } from "../../front/widget.js";
import { changedZonesText } from "./changed-zones.js";
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
/** @import { AskAgain, Tool } from "../../front/types.js" */
/** @import { Position } from "./edit-history.js" */
/** @import { CheckerContent, CheckerQuestions, CheckerState, Quarrel } from "./messages.js" */

/**
 * Build the checker of `content` = {words, games, forms, start, examples} into the widget.
 * @param {Tool<CheckerContent, CheckerQuestions, TableStrings & { sending: SendingStrings }, CheckerState>} tool
 */
function drawChecker(tool) {
  const { root, body, header, status, content, words: names, skin, signal, onTrouble } = tool;
  const { words, games, forms, examples } = content;
  const questions = createQuestions(tool, { button: names.retry });
  const editing = createEditHistory(tool, { onTurn: turned, onEdit: () => check() });
  const { now, edit } = editing;
  const quarrels = createQuarrels({ words, games, examples, onOpen: openExample });
  const settings = createSettings(tool, {
    now,
    onGame: editing.changeGame,
    onSheet: edit,
    onWrong: status.refuse,
  });
  const spread = createFelt(tool, {
    onPick: () => trial.offer(),
    onTry: () => trial.tryPicked(),
    onAim: (zone) => tray.aim(zone),
  });
  const tray = createTray(tool, {
    onCard: (card, zone) => edit(toggledCard(now().sheet, zone, card)),
    onTyped: editing.typed,
  });
  const trial = createTrial(tool, {
    spread,
    again: questions.button,
    onTry: (move) => judging.tryMove(move),
    onTyped: (text) => (inquiries.typed(text) ? trial.clear() : judging.tryMove(text)),
    onGoOn: goOn,
  });
  const listing = createLegalMoves(tool, { onMove: (move) => judging.tryMove(move) });
  const inquiries = createInquiries(tool, {
    felt: spread.felt,
    places: [spread.felt],
    beyond: { may: listing.byCard },
  });
  const spoken = createSpoken(tool);
  const ahead = createReservedSpace(status, names, skin);
  const undoButton = actionButton("undo", words.undo, undo, { drawn: "undo" });
  const sendMenu = drawSendMenu(
    {
      strings: names.sending,
      status,
      link() {
        const code = links.current();
        return code ? linkTo(code) : null;
      },
      none: words.no_link,
      message: () => ({ title: words.title, text: judging.text() }),
      pictured: () => judging.pictured(settings.game()),
      cards: names.cards,
    },
    signal,
  );
  const links = createQuestionLink({ code: () => now().answer?.code, onOpen: open, onTrouble, signal });
  let isOpening = false; // the empty table is not the position yet
  const judging = createMoveJudge(tool, { now, ask, spread, trial, links });

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
    spoken.element,
    spread.felt,
    trial.element,
    ahead.element,
    listing.element,
    settings.house,
    quarrels.element,
  );
  if (Object.values(now().sheet.zones).flat().length > 0) tray.fold();
  const given = tool.given("code");
  const isGiven = given !== undefined && given !== (content.start.answer?.code ?? "");
  isOpening = isGiven;
  draw();
  isOpening = false;
  if (isGiven) lay();
  else if (!links.follow() && editing.goHome()) check({ named: false });
  tool.onSet("code", lay);

  // ------------------------------------------------------------------------------ drawing

  function draw() {
    const { sheet, form, answer, message } = now();
    root.dataset.game = sheet.game;
    const code = answer?.code ?? ""; // of the position that is judged; none while it is not
    root.dataset.code = code;
    if (code !== tool.reported("code") && !isOpening) tool.report({ code });
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
    const note = answer?.problem ?? message;
    if (note) status.note("note", note);
  }

  // ------------------------------------------------------------------------------ editing

  /**
   * Show another position: what was asked about the one before no longer matters.
   * @param {Position} before
   */
  function turned(before) {
    questions.drop();
    links.become();
    judging.forget();
    trial.clear();
    draw();
    spoken.tell(changedZonesText(before, now(), { words, names }));
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

  /** @type {AskAgain<CheckerQuestions>} */
  function ask(request, retry) {
    return questions.ask(request, { starting: words.waiting, retry });
  }

  async function check({ named = true } = {}) {
    const reply = await ask({ ask: "check", sheet: now().sheet }, () => check({ named }));
    if (!reply) return;
    editing.learn(reply);
    draw();
    if (named) links.name({ step: false });
  }

  /** @param {string} move */
  async function goOn(move) {
    const reply = await ask({ ask: "play", sheet: now().sheet, move }, () => goOn(move));
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

  /** Show the position that the notebook has set. */
  function lay() {
    const code = tool.reported("code");
    if (code) open(code);
    else empty();
  }

  /** Show a table on which nothing lies. */
  function empty() {
    const { sheet, form } = now();
    editing.change({ sheet: blankSheet(sheet.game, form), form, answer: null });
  }

  /** @param {string} code */
  async function open(code) {
    isOpening = true;
    empty();
    isOpening = false;
    tray.fold();
    header.title(words.title, words.opening); // over the table, which is not the link's yet
    const reply = await questions.ask({ ask: "open", code }, { starting: words.opening, retry: () => open(code) });
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
    if (!links.current()) return status.refuse(words.no_level);
    location.assign(`own.html#new=${links.current()}`);
    return undefined;
  }
}

export default createWidget({ draw: drawChecker });
