// The widget's status: a polite live region under the table.
import { textInFaces } from "../cards/phrases.js";
import { engineState } from "../page/ask.js";
import { between, h, icon, listed, sentences } from "../page/dom.js";
import { onceLaidOut } from "../page/laid-out.js";
import { bringTogether } from "../page/motion.js";
import { ruleLink } from "../page/rule-link.js";
import { askWhy, firstSentence, isBrief } from "./brief.js";
import "../page/panel.css";

/** @import { SignWords } from "../cards/phrases.js" */
/** @import { Skin, TableStrings } from "../messages.js" */
/** @import { IconName } from "../page/dom.js" */
/** @import { Judgement, Preferences } from "../types.js" */

const MUTE = { "aria-live": "off" }; // read, not heard
const SOON = 400; // milliseconds in which an answer needs no word that it is waited for

/**
 * The first words of a verdict; none if nobody has answered. A legal move may still not be the one that the level asks
 * for.
 * @param {Judgement} ruling
 * @param {StatusWords} words
 */
function headOf({ good, legal = false, partly = false, unread = false, shown = false }, words) {
  if (shown) return "";
  if (good) return words.good;
  if (partly) return words.partly;
  if (unread) return words.unread;
  return legal ? words.unasked : words.bad;
}

/**
 * Make an element with more lines than room scrollable by keyboard, too.
 * @param {Element} place
 */
function letScroll(place) {
  onceLaidOut(place, () => {
    if (isFull(place)) place.setAttribute("tabindex", "0");
  });
}

/**
 * Whether an element has more lines than room; a line may be taller by a fraction of a pixel.
 * @param {Element} place
 */
function isFull(place) {
  return place.scrollHeight > place.clientHeight + 1;
}

/**
 * Remove the oldest lines beyond `most`, or beyond the room. The last one with `data-lasts` stays, shortened if need
 * be, and so does one with `data-leads` after it.
 * @param {Element} place
 * @param {number} most
 */
function makeRoom(place, most) {
  const lines = [...place.children];
  const newest = lines.at(-1);
  const trick = lines.findLastIndex((line) => line.querySelector("[data-lasts]"));
  const since = lines.slice(Math.max(0, trick));
  const lasting = since.filter((line) => line.querySelector("[data-lasts], [data-leads]"));
  const isOver = () => place.childElementCount > most || isFull(place);
  /** @param {Element[]} some */
  const drop = (some) => {
    for (const line of some) if (line !== newest && isOver()) line.remove();
  };
  drop(lines.slice(0, -since.length));
  const [first, ...others] = lasting;
  if (first !== newest && isOver()) first?.setAttribute("data-short", "");
  drop([...since.filter((line) => !lasting.includes(line)), ...others]);
}

/** @typedef {Pick<TableStrings, "good" | "bad" | "partly" | "unread" | "unasked" | "rule" | "joints" | "inquiries" | "typed_in"> & Partial<SignWords>} StatusWords */

/**
 * The text beside a judgement: the statement of its rule, with a `way` on from it, more lines, news, which are heard
 * whatever the judgement says, and words that only screen readers speak.
 * @typedef {{ statement?: string | null, way?: Node | null, more?: (string | Node)[], news?: string[], aloud?: string }} Beside
 */

/**
 * The rule to show beside a judgement: none if the sentence is the rule itself, or no rule was broken.
 * @param {Judgement} ruling
 * @param {Beside} beside
 */
function ruleTextOf({ unread = false, text }, { statement = null }) {
  return statement && !unread && !text.includes(statement) ? statement : "";
}

/**
 * The length of a judgement, in letters.
 * @param {Judgement} ruling
 * @param {StatusWords} words
 * @param {Beside} [beside]
 */
export function lengthOf(ruling, words, beside = {}) {
  const ruleText = ruleTextOf(ruling, beside);
  const { more = [] } = beside;
  const lines = more.map((line) => (typeof line === "string" ? line : (line.textContent ?? "")));
  const texts = [headOf(ruling, words), ruling.text, ruleText && words.rule, ruleText, ...lines];
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/**
 * A judgement with the rule it rests on. If it is `brief`, a first sentence that is short is heard, or that of a
 * refusal; all else is to be asked for.
 * @param {Judgement} ruling
 * @param {StatusWords} words
 * @param {Skin} skin
 * @param {Beside} [beside]
 * @param {{ brief?: boolean }} [manner]
 */
export function drawVerdict(ruling, words, skin, beside = {}, { brief = false } = {}) {
  const say = sayerIn(words, () => skin);
  const { good, partly = false, unread = false, shown = false, rule, text } = ruling;
  const { way = null, more = [], news = [], aloud = "" } = beside;
  /** @type {IconName} */
  const drawn = shown || unread || (partly && !good) ? "note" : good ? "good" : "bad";
  const head = headOf(ruling, words);
  const ruleText = ruleTextOf(ruling, beside);
  const [first, rest] = firstSentence(text);
  const isHeard = !brief || !good || isBrief([head, first, aloud]);
  const mute = brief ? MUTE : {};
  /** @param {(string | Node | false | null)[]} parts */
  const inLine = (...parts) => sentences(parts, words.joints);
  /** @param {string} read */
  const muted = (read) => read && h("span", mute, say(read));
  const says = isHeard ? [say(first), muted(rest.trimStart())] : [muted(text)];
  const unseen = listed([aloud, isHeard ? "" : askWhy(words)], words.joints.sentence);
  const tells = ruleText
    ? [h("p", { class: "carte-rule", ...mute }, ...inLine(h("b", {}, words.rule), ruleLink(rule, say(ruleText)), way))]
    : [];
  return [
    h(
      "div",
      { class: `carte-verdict carte-verdict-${drawn}` },
      icon(drawn),
      h("p", {}, ...inLine(head && h("strong", {}, head), ...says, !ruleText && way && h("span", mute, way))),
      unseen ? h("span", { class: "carte-unseen" }, between(words.joints.sentence), unseen) : null,
    ),
    ...tells,
    ...more.map((line) => h("p", { class: "carte-more", ...mute }, say(line))),
    ...news.map((line) => h("p", { class: "carte-more" }, line)),
  ];
}

/**
 * A function that draws a line: a text for the faces in use; a node is drawn already.
 * @param {StatusWords} words
 * @param {() => Skin} skin
 */
function sayerIn(words, skin) {
  /** @param {string | Node} line */
  return (line) => (typeof line === "string" ? textInFaces(line, words, skin()) : line);
}

/** @typedef {ReturnType<typeof createStatus>} Status */

/**
 * verdict(ruling, …) shows a judgement with the rule it rests on, note(icon, text) anything else.
 * Both replace the text before. A verdict scrolls into view, a note does so with reveal(). Screen readers speak only
 * an added line, not all the rest again, and nothing before the widget is used. Where the reader can ask for the rest,
 * only the first words of a verdict are heard, unless the wording is long.
 * @param {StatusWords} words
 * @param {() => Skin} skin
 * @param {() => Preferences["wording"]} wording
 */
export function createStatus(words, skin, wording) {
  const inSkin = sayerIn(words, skin);
  const element = h("div", { class: "carte-status", role: "status", "aria-atomic": "false", "aria-live": "off" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @param {Element[]} children */
  const say = (...children) => {
    clearTimeout(waiting);
    element.replaceChildren(...children);
  };
  let isAsked = false; // whether a letter asks for the rest
  let seen = () => /** @type {Element[][]} */ ([]);
  const reveal = () => element.lastElementChild && bringTogether([...seen(), [...element.children]]);
  /**
   * @param {IconName} name
   * @param {(string | Node)[]} lines
   */
  const note = (name, ...lines) => {
    const block = h("div", {}, ...lines.map((line) => h("p", {}, inSkin(line))));
    say(h("div", { class: "carte-note", "data-note": name }, icon(name), block));
    letScroll(block);
  };
  return {
    element,
    reveal,
    /**
     * Set the elements to scroll into view with the status, if there is room for both.
     * @param {() => Element[][]} groups
     */
    seenWith(groups) {
      seen = groups;
    },
    /**
     * @param {Judgement} ruling
     * @param {Beside} [beside]
     */
    verdict(ruling, beside) {
      const brief = isAsked && wording() === "short";
      const [first, ...more] = drawVerdict(ruling, words, skin(), beside, { brief });
      first.dataset.verdict = ruling.good ? "good" : "bad";
      if (ruling.rule) first.dataset.rule = ruling.rule;
      say(first, ...more);
      reveal();
    },
    note,
    /**
     * A line with words at its end that only screen readers speak.
     * @param {string | Node} line
     * @param {string} more
     */
    aloud(line, more) {
      const unseen = h("span", { class: "carte-unseen" }, more);
      return more ? h("span", {}, ...sentences([inSkin(line), unseen], words.joints)) : line;
    },
    /**
     * Say what the widget waits for, unless another message comes soon.
     * @param {string} text
     */
    wait(text) {
      clearTimeout(waiting);
      if (engineState() !== "ready") return note("wait", text);
      waiting = setTimeout(() => {
        note("wait", text);
        element.firstElementChild?.setAttribute("aria-hidden", "true"); // seen, but it delays no answer that is heard
      }, SOON);
    },
    /**
     * Say what is plain to see, for screen readers only.
     * @param {string} text
     */
    whisper: (text) => element.append(h("p", { class: "carte-unseen" }, inSkin(text))),
    /** Be heard in few words from now on: a letter asks for why(). */
    letAsk() {
      isAsked = true;
    },
    /** All that the last verdict says, if it stands here. */
    why() {
      const lines = element.querySelectorAll(".carte-verdict > p, .carte-rule, .carte-more");
      return listed(
        [...lines].map((line) => line.textContent ?? ""),
        words.joints.sentence,
      );
    },
    /**
     * Answer a question about the position beside what stands there, in place of the answer before, and in sight.
     * @param {string} text
     */
    answer(text) {
      element.querySelector(".carte-answer")?.remove();
      const answer = h("p", { class: "carte-answer" }, inSkin(text));
      element.append(answer);
      bringTogether([...seen(), [answer]]);
    },
    /**
     * Say what is wrong with a request, wherever on a long page it came from.
     * @param {string} text
     */
    refuse(text) {
      note("bad", text);
      reveal();
    },
    /**
     * Add a line to a note, if there is one, so that screen readers speak only this line; of at most `most` lines, the
     * last ones that fit stay, and lasting ones among them.
     * @param {IconName} name
     * @param {string | Node} line
     * @param {number} most
     */
    add(name, line, most) {
      const there = element.querySelector(`[data-note="${name}"] > div`);
      if (!there) return note(name, line);
      clearTimeout(waiting);
      there.append(h("p", {}, inSkin(line)));
      makeRoom(there, most);
      letScroll(there);
    },
    /**
     * Add lines to the note, folded under a title; `open` if there is room for them. They are read, not spoken.
     * @param {string} title
     * @param {(string | Node)[]} lines
     * @param {{ open: boolean }} manner
     */
    fold(title, lines, { open }) {
      const paragraphs = lines.map((line) => h("p", {}, inSkin(line)));
      const summary = h("summary", { class: "carte-fold-title" }, title);
      element
        .querySelector(".carte-note > div")
        ?.append(h("details", { class: "carte-why", open, "aria-live": "off" }, summary, ...paragraphs));
    },
    clear: () => say(),
  };
}
