// A hand and a table to try captures on: the engine judges every move and sets the next position.

import { seedIn } from "../../../board/front/seeds.js";
import { formOf } from "../../../board/front/step-forms.js";
import { createTable } from "../../../board/front/table.js";
import { exampleFor } from "../../../board/front/typed-move.js";
import { writeMove } from "../../../front/cards/notation.js";
import { actionButton, relabel } from "../../../front/page/actions.js";
import { fill, h, listed, pushButton } from "../../../front/page/dom.js";
import { mayLead } from "../../../front/page/focus.js";
import { createWidget } from "../../../front/widget.js";
import "./deal.css";

/** @import { Layout } from "../../../board/front/layout.js" */
/** @import { Plan } from "../../../board/front/zones.js" */
/** @import { Ruling, ZoneName } from "../../../engine/messages.js" */
/** @import { TableStrings } from "../../../front/messages.js" */
/** @import { Move, Tool } from "../../../front/types.js" */
/** @import { DealContent, DealQuestions, DealState } from "../messages.js" */

/** @typedef {DealContent & { sweeps: number }} Now */

/**
 * Build the widget of `content` = {seed, caption, position, step, moves}. `position` is Python's own
 * code of the deal's state, and is only sent back with a question.
 * @param {Tool<DealContent, DealQuestions, TableStrings, DealState>} tool
 */
function drawDeal(tool) {
  const { root, body, status, header, content, words, engine } = tool;
  /**
   * @param {ZoneName} name
   * @param {Partial<Plan>} options
   */
  const zone = (name, options) => ({ name, label: words.zones[name], ...options });
  const undoButton = actionButton("undo", words.undo, undo, { drawn: "undo" });
  const movesButton = actionButton("moves", words.may_take, toggleMoves, { drawn: "hint" });
  const movesList = h("ul", { class: "carte-moves", "aria-label": words.moves, hidden: true });
  const dealButton = actionButton("deal", words.another, dealNext, { drawn: "deal" });
  dealButton.dataset.way = "next";
  const seedInput = h("input", {
    type: "text", // a number field would hide any other text from us
    autocomplete: "off",
    inputmode: "numeric",
    "data-seed": "",
    keydown: (event) => event.key === "Enter" && dealTyped(),
  });
  const { board, choices, ask, drop, tries } = createTable(tool, {
    board: {
      plans: [zone("table", { live: true }), zone("hand", { live: true }), zone("pile", { stack: true })],
      extras: [undoButton, movesButton],
      handlers: { onNext: dealNext },
    },
    trying: {
      rules: content.rules,
      step: () => now.step,
      place: () => ({ position: now.position }),
      onOpen: opened,
      onMade: accept,
    },
  });
  /** @type {Now} */
  let now = { ...content, sweeps: 0 };
  /** @type {{ now: Now, layout: Layout }[]} */
  let past = [];

  root.ariaLabel = words.deal_title;
  root.dataset.size = "medium";
  body.append(
    h("div", { class: "carte-aims" }, h("p", { class: "carte-goal" }, words.deal_goal)),
    h("div", { class: "carte-body", "data-stage": "through" }, board.felt, choices.element, board.actions.element),
    status.element,
    movesList,
    h(
      "div",
      { class: "carte-deals", "data-stage": "off" },
      h("label", {}, h("span", {}, words.deal_number), seedInput),
      actionButton("deal-this", words.deal_this, dealTyped),
      dealButton,
    ),
  );
  root.addEventListener("keydown", tries.escape);
  const given = tool.given("code") ?? content.code;
  start(content, { isTold: given === content.code });
  if (given) open();
  else clear();
  tool.onSet("code", () => (tool.reported("code") ? open() : clear()));

  /**
   * @param {DealContent} next
   * @param {{ isTold?: boolean }} [manner] whether a notebook hears of it
   */
  function start(next, { isTold = true } = {}) {
    past = [];
    now = { ...next, sweeps: 0 };
    seedInput.value = String(now.seed ?? "");
    header.title(words.deal_title, now.caption);
    lay({ room: now.step.zones.table.length + 1, isTold });
    board.actions.example(exampleFor(now.step, words));
    tries.open();
  }

  /** @param {{ keep?: boolean, room?: number, isTold?: boolean }} manner */
  function lay({ isTold = true, ...manner }) {
    choices.set(formOf(now.step).options);
    board.set(now.step, manner);
    if (isTold) tell(now.code);
  }

  /** @param {string} code */
  function tell(code) {
    if (code !== tool.reported("code")) tool.report({ code });
  }

  function opened() {
    board.actions.rest(false);
    undoButton.disabled = past.length === 0;
    drawMoves();
  }

  /**
   * @param {Move} move
   * @param {Ruling} ruling
   * @returns {Promise<void> | void}
   */
  function accept(move, ruling) {
    past.push({ now, layout: board.layout() });
    undoButton.disabled = false;
    const sweeps = now.sweeps + (ruling.scopa ? 1 : 0);
    const { card, takes } = move;
    const shown = card ? board.show({ card, takes, scopa: ruling.scopa }) : null;
    const request = { position: now.position, move: writeMove(move) };
    const last = now.step.zones.hand.length === 1 && !move.option;
    now = { ...now, sweeps };
    if (last) return finish(ruling);
    return goOn(request, ruling, shown);
  }

  /**
   * @param {DealQuestions["play"]["request"]} request
   * @param {Ruling} ruling
   * @param {Promise<unknown> | null} shown
   */
  async function goOn(request, ruling, shown) {
    tries.close();
    status.verdict(ruling, { news: engine() === "ready" ? [] : [words.continuing] });
    board.actions.show("play", words.waiting, { enabled: false });
    const retry = () => goOn(request, ruling, shown);
    const next = await ask({ ask: "play", ...request }, retry, { given: ruling, after: shown });
    if (!next) return;
    now = { ...now, ...next };
    status.verdict(ruling);
    lay({ keep: true });
    // The pressed button is gone; move the focus to the hand, unless the reader has left.
    tries.open({ focus: mayLead(root) });
  }

  /** @param {Ruling} ruling */
  function finish(ruling) {
    end();
    tell("");
    const count = board.layout().pile?.length ?? 0;
    const tally = fill(words.tally, { count, sweeps: now.sweeps });
    status.verdict(ruling, { news: [listed([words.hand_over, tally], words.joints.sentence)] });
    board.actions.show("next", words.another, { focus: true });
  }

  /** The hand has no moves any more. */
  function end() {
    now = { ...now, moves: [] };
    board.actions.rest(true);
    drawMoves();
  }

  /** Put the cards away. */
  function clear() {
    past = [];
    drop();
    tries.close();
    status.clear();
    board.set({ ...now.step, zones: { hand: [], table: [] } }, {});
    end();
    board.actions.show("next", words.another);
  }

  /** Put the position before the reader that the notebook has set. */
  async function open() {
    const code = tool.reported("code");
    if (code === now.code && past.length === 0) return;
    const kept = tries.wanted();
    tries.close();
    const next = await ask({ ask: "open", code }, open, { waiting: words.dealing, kept });
    if (next) start(next);
  }

  /** @param {number} seed */
  async function dealSeed(seed) {
    const kept = tries.wanted(); // a hand that can still be played if there is no other
    tries.close();
    const next = await ask({ ask: "deal", seed }, () => dealSeed(seed), { waiting: words.dealing, kept });
    if (!next) return;
    start(next);
    board.focus("hand");
  }

  function dealNext() {
    return dealSeed((now.seed ?? 0) + 1);
  }

  function dealTyped() {
    const text = seedInput.value.trim();
    const seed = seedIn(text);
    if (seed !== null) dealSeed(seed);
    else status.note("note", fill(words.bad_seed, { text }));
  }

  function undo() {
    const last = past.pop();
    if (!last) return;
    drop();
    now = last.now;
    status.clear();
    lay({ keep: true });
    board.restore(last.layout);
    tries.open({ focus: true });
  }

  function toggleMoves() {
    movesList.hidden = !movesList.hidden;
    relabel(movesButton, movesList.hidden ? words.may_take : words.hide_moves);
    drawMoves();
  }

  function drawMoves() {
    movesButton.ariaExpanded = String(!movesList.hidden);
    movesList.replaceChildren(
      ...now.moves.map(({ card, takes, option, text }) =>
        h(
          "li",
          {},
          pushButton(
            { class: "carte-button", click: () => tries.state() === "open" && point({ card, takes, option }) },
            text,
          ),
        ),
      ),
    );
  }

  /** @param {Move} move */
  function point({ card = null, takes = [], option }) {
    if (option) choices.point(option);
    else board.selection.set({ card, takes });
  }
}

export default createWidget({ draw: drawDeal });
