// A club's evening: the wish, and the plan that Python makes from it, to show, to send and to print.

import { chosenOf } from "../../front/house/house-rules.js";
import { ourRules } from "../../front/house/house-store.js";
import { actionButton } from "../../front/page/actions.js";
import { address, addressed, inBook, isCode, linkTo } from "../../front/page/address.js";
import { fill, h } from "../../front/page/dom.js";
import { bringIntoView } from "../../front/page/motion.js";
import { chooseSkin, preferences, SKIN, shownIn } from "../../front/page/preferences.js";
import { createQuestions } from "../../front/page/questions.js";
import { createSendMenu } from "../../front/page/share-menu.js";
import { createEveningForm } from "./evening-form.js";
import { drawPlan } from "./plan.js";
import "./evening.css";

/** @import { Options } from "../../engine/messages.js" */
/** @import { Tool, WidgetKind } from "../../front/types.js" */
/** @import { EveningContent, EveningQuestions, EveningStrings, Faces, Plan, Preset, Wish } from "./messages.js" */

/**
 * Build the planner of `content` into the widget.
 * @param {Tool<EveningContent, EveningQuestions, EveningStrings>} tool
 */
function drawEvening(tool) {
  const { root, body, content, words, status, signal, onTrouble } = tool;
  const strings = words.evening;
  const questions = createQuestions(tool);
  const place = h("div", { class: "carte-plan", "data-paper": "", tabindex: "-1" });
  const presets = content.presets.map((preset) => {
    const button = actionButton("preset", preset.title, () => take(inPack(preset)));
    return { button, codes: Object.values(preset.codes) };
  });
  const form = createEveningForm({
    content,
    strings,
    ours: oursIn,
    onChange: changed,
    onFaces: (faces) => chooseSkin(faces, onTrouble),
    onWrong: (text) => status.note("bad", text),
  });
  const sendMenu = createSendMenu(
    { strings: words.sending, status, link: () => linkTo(now.code), told: () => ({ title: strings.label }) },
    signal,
  );
  /** @type {Plan} */
  let now;
  let isOld = false; // whether the form holds another wish than the plan's

  root.ariaLabel = strings.label;
  body.append(
    h("p", { class: "carte-goal" }, strings.presets),
    h(
      "div",
      { class: "carte-choices carte-plan-presets", role: "group", "aria-label": strings.presets },
      ...presets.map(({ button }) => button),
    ),
    form.element,
    h(
      "div",
      { class: "carte-actions" },
      actionButton("make", strings.make, make, { kind: "carte-main" }),
      sendMenu,
      actionButton("print", strings.print_it, print),
      ...(inBook() ? [actionButton("print-all", strings.print_all, printAll)] : []),
    ),
    status.element,
    place,
  );
  window.addEventListener("hashchange", follow, { signal });
  show(inPack(content.presets[0]));
  follow();

  /**
   * Return the house rules of our table in some games, where they differ from the book.
   * @param {string[]} games
   * @returns {Record<string, Options>}
   */
  function oursIn(games) {
    /** @type {Record<string, Options>} */
    const house = {};
    for (const slug of games) {
      const plans = content.house[slug];
      const rules = ourRules(slug, plans, onTrouble);
      if (rules) house[slug] = chosenOf(plans, rules);
    }
    return house;
  }

  /**
   * Return a preset plan with the faces chosen on this device, or with the given ones.
   * @param {Preset} preset
   * @returns {Plan}
   */
  function inPack({ plan, codes }, faces = packHere() ?? plan.wish.faces) {
    return { ...plan, code: codes[faces], wish: { ...plan.wish, faces } };
  }

  /** Return the pack chosen on this device; null for the usual one, which a plan may leave out. */
  function packHere() {
    const { skin } = preferences(onTrouble);
    return skin === SKIN.first ? null : skin;
  }

  /** @param {Plan} plan */
  function show(plan) {
    now = plan;
    isOld = false;
    root.dataset.plan = plan.code;
    form.show(plan.wish);
    for (const { button, codes } of presets) button.ariaPressed = String(codes.includes(plan.code));
    place.replaceChildren(...drawPlan(plan, content, words));
  }

  /**
   * Show a plan for a wish, and make it the page's address.
   * @param {Plan} plan
   */
  function take(plan) {
    questions.drop();
    show(plan);
    address(plan.code);
    status.note("good", strings.ready);
  }

  function changed() {
    isOld = true;
    status.note("note", strings.changed);
  }

  async function make() {
    const wish = form.read();
    if (wish) await wait({ ask: "plan", wish }, (plan) => take(plan));
  }

  /** Print the plan for the current wish; nothing if there is none. */
  async function print() {
    if (isOld) await make();
    if (!isOld) window.print();
  }

  /** Open the page of paper, with the plan and everything it needs. */
  async function printAll() {
    if (isOld) await make();
    if (!isOld) location.assign(shownIn(`print.html#evening.${now.code}`, now.wish.faces));
  }

  /** Open the plan that the address names: presets are ready, Python makes all others. */
  async function follow() {
    const code = inBook() ? addressed() : "";
    const known = content.presets.flatMap((preset) =>
      Object.keys(preset.codes).map((faces) => inPack(preset, /** @type {Faces} */ (faces))),
    );
    const named = known.find((plan) => plan.code === code);
    if (named) show(named);
    else if (!code || code === now.code || document.getElementById(code)) return;
    else if (isCode(code)) await wait({ ask: "open", code }, show);
    else onTrouble({ what: "damaged" });
  }

  /** @param {string} reason */
  function refuseLink(reason) {
    status.clear();
    onTrouble({ what: "damaged", text: fill(strings.broken, { reason }) });
  }

  /**
   * @param {{ ask: "plan", wish: Wish } | { ask: "open", code: string }} request
   * @param {(plan: Plan) => unknown} then
   */
  async function wait(request, then) {
    const onFailed = request.ask === "open" ? refuseLink : undefined;
    const plan = await questions.ask(request, { waiting: strings.waiting, onFailed });
    if (!plan) return;
    status.note("good", strings.ready);
    then(plan);
    bringIntoView(place);
  }
}

/** @type {WidgetKind} */
export const evening = { draw: drawEvening, isHeadless: true, isForOne: true };
