// What the widgets of all tools have among themselves. Types only: nothing here reaches a page.

import type { Card, RuleId, Ruling } from "../engine/messages.js";
import type { Skin, TableStrings } from "./messages.js";
import type { Cue } from "./page/cues.js";
import type { Status } from "./status/status.js";

/** A judgement: whether the reply is what was asked for, and whether the rules allow it. */
export interface Judgement {
  good: boolean;
  legal?: boolean;
  /** It is right, but incomplete. */
  partly?: boolean;
  /** The text could not be judged. */
  unread?: boolean;
  /** The answer is shown, and nobody has given one. */
  shown?: boolean;
  rule?: RuleId | null;
  text: string;
}

/** A move of the reader: a card with what it takes or says, cards that are handed in, or an option. */
export interface Move {
  card?: Card | null;
  takes?: Card[];
  signal?: string | null;
  option?: string;
}

/** A move of cards: to play one, or (`card` is null) to hand some in. */
export interface CardMove extends Move {
  card: Card | null;
  takes: Card[];
  signal?: string | null;
}

export interface Preferences {
  skin: Skin;
  index: "on" | "off";
  wording: "short" | "long";
  names: "own_names" | "italian_names";
  size: "usual_size" | "large" | "largest";
  labels: "unlabelled" | "labelled";
  cues: "silent" | "sounds" | "vibration" | "both";
  keys: "keys_on" | "keys_off";
}

/** static, booting, ready or failed, as the widget's root shows it. */
export type EngineState = "static" | "booting" | "ready" | "failed";

/**
 * Trouble with this browser's storage: an entry of a store is invalid, and was set aside; or there is no room for it,
 * or no storage, or it will be cleared; or trouble with the link that led here: it is damaged, or as `text` says.
 */
export type Trouble =
  | { what: "broken"; name: string; aside: string }
  | { what: "full" | "blocked" | "newer" | "passing" }
  | { what: "damaged"; text?: string };

export type OnTrouble = (trouble: Trouble) => void;

/** A question by its name: its data, and Python's answer. */
export interface Asked {
  request: object;
  answer: object;
}

/** The questions of a widget, by name. Every question carries the whole state that it is about. */
export type Ask<Questions extends Record<keyof Questions, Asked>> = <Name extends keyof Questions>(
  request: { ask: Name } & Questions[Name]["request"],
) => Promise<Questions[Name]["answer"]>;

/** Asks one of a widget's questions for a part of it: null if it no longer counts, or failed; then `retry` repeats it. */
export type AskAgain<Questions extends Record<keyof Questions, Asked>> = <Name extends keyof Questions>(
  request: { ask: Name } & Questions[Name]["request"],
  retry: () => unknown,
) => Promise<Questions[Name]["answer"] | null>;

/** A move to judge at a table: the answer is its ruling. */
export interface Judging {
  judge: { request: { move: string }; answer: Ruling };
}

/** A message to Python (`Widget.reply`). */
export interface Request {
  ask: string;
  id: number;
}

/** A message from Python: the answer to the question with that number, an error, or that it is `busy` with it. */
export interface Reply {
  id: number;
  busy?: true;
  answer?: object;
  error?: { text: string };
}

/** Title, a line about it, and a place for navigation. */
export interface Header {
  /** Put an element between the title and the menu. */
  add(element: Element): void;
  /** `intro` is a text, or parts of it. */
  title(text: string, intro?: string | (string | Node)[]): void;
}

/**
 * A tool on a page: the place that it draws into, what it draws with, and how it asks Python. Its parts are given it as
 * a whole, and say by `Pick` what they take of it.
 */
export interface Tool<
  Content,
  Questions extends Record<keyof Questions, Asked> = object,
  Strings = TableStrings,
  State = object,
> {
  root: HTMLElement;
  body: HTMLElement;
  header: Header;
  content: Content;
  words: Strings;
  skin: () => Skin;
  /** How long what is heard is. */
  wording: () => Preferences["wording"];
  say: Say;
  /** Give the signal that the reader has chosen for what happens. */
  cue: (happens: Cue) => void;
  status: Status;
  /** Ask a question that counts, whatever else is asked; `createQuestions` is for those of which only the last does. */
  ask: Ask<Questions>;
  /** Tell a notebook what the reader has done. */
  report: (done: Partial<State>) => void;
  /** The part of it that the notebook knows, as it may have set it. */
  reported: <Name extends keyof State>(name: Name) => State[Name];
  /** The same at first, if it was set before the tool was shown, where there is a Python to read it; else undefined. */
  given: <Name extends keyof State>(name: Name) => State[Name] | undefined;
  /** Call `apply` whenever the notebook sets that part. */
  onSet: (name: keyof State & string, apply: () => unknown) => void;
  /** The state of Python. */
  engine: () => EngineState;
  /** Aborted when the widget goes away. */
  signal: AbortSignal;
  onTrouble: OnTrouble;
}

/** Puts a text about cards on a page, in the skin of the widget. */
export type Say = (text: string) => Node;

/** The model of a widget, from anywidget. */
export interface Model<Content> {
  get(name: "kind" | "game" | "language"): string;
  get(name: "content"): Content;
  get(name: "words"): TableStrings;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(type: "msg:custom", listener: (reply: Reply) => void): void;
  on(type: `change:${string}`, listener: () => unknown): void;
  off(type: `change:${string}`, listener: () => unknown): void;
  off(type: "msg:custom", listener: (reply: Reply) => void): void;
  send(request: Request): void;
}

/** A place on a page where anywidget has a model drawn. */
export interface View {
  model: Model<object>;
  el: HTMLElement;
}

/** What draws a model. */
export interface Drawing {
  render(view: View): unknown;
}

/** What a page of the book has in a file of its own, by its address. */
export interface InFile {
  "site:file": string;
}

/** What a page of the book tells of its Python. */
interface EngineStatus {
  starts: number;
  state: string;
  /** Milliseconds that the last start took once everything was downloaded. */
  took: number;
}

declare global {
  interface HTMLScriptElement {
    /** What a script leaves that is a file of data. */
    carteData?: unknown;
  }
  /** On a page of the book: starts, restarts and ends Python, counts its starts, and tells how long the last one took. */
  var carteEngine: { start(): void; restart(): void; giveUp(): void; readonly status: EngineStatus } | undefined;
}

/**
 * How a tool is drawn. Its room knows its content and its questions.
 * A headless one has no cards, and no title but its page's; one that `isForOne` is a page of text or numbers for one
 * reader, too small for a class on a whole screen.
 */
export interface WidgetKind {
  draw: (tool: never) => void;
  /** Have the browser keep no more what a notebook resets. */
  forget?: (tool: never) => void;
  isHeadless?: boolean;
  isForOne?: boolean;
}
