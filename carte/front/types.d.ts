// The data between Python and the widgets of all tools, and among these. Types only: nothing here reaches a page.

import type { Status } from "./status/status.js";

/** A card by rank and suit: "7D", "10C". */
export type Card = string;

/** A rule of the rulebook by its id: "scopa.equal-first". */
export type RuleId = string;

/** A rule as readers see it. */
export interface Stated {
  id: RuleId;
  text: string;
  source: string;
}

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

/** The engine's judgement of a move (`Verdict.to_json`). */
export interface Ruling extends Judgement {
  legal: boolean;
  rule: RuleId | null;
  /** The cards it takes from the table. */
  takes: Card[];
  scopa: boolean;
  /** Who wins the trick that it completes. */
  to?: string;
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

export type Skin = "italian" | "french";

export interface Preferences {
  skin: Skin;
  index: "on" | "off";
}

/** static, booting, ready or failed, as the widget's root shows it. */
export type EngineState = "static" | "booting" | "ready" | "failed";

/**
 * Trouble with this browser's storage: an entry of a store is invalid, and was set aside; or there is no room for it,
 * or no storage; or trouble with the link that led here: it is damaged, or as `text` says.
 */
export type Trouble =
  | { what: "broken"; name: string; aside: string }
  | { what: "full" | "blocked" | "newer" }
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

/** The place that a tool draws into, and what it draws with. */
export interface Given<Content, Questions extends Record<keyof Questions, Asked> = object, Said = Words> {
  root: HTMLElement;
  body: HTMLElement;
  header: Header;
  content: Content;
  words: Said;
  skin: () => Skin;
  say: Say;
  status: Status;
  ask: Ask<Questions>;
  /** Aborted when the widget goes away. */
  signal: AbortSignal;
  onTrouble: OnTrouble;
}

/** Puts a text about cards on a page, in the skin of the widget. */
export type Say = (text: string) => Node;

/** The model of a widget, from anywidget. */
export interface Model<Content> {
  get(name: "kind" | "game"): string;
  get(name: "content"): Content;
  get(name: "words"): Words;
  on(type: "msg:custom", listener: (reply: Reply) => void): void;
  off(type: "msg:custom", listener: (reply: Reply) => void): void;
  send(request: Request): void;
}

/** The name of a card, or of the back of one. */
export interface Called {
  name: string;
  italian: string;
}

/** The words of the ways to share what a page shows. */
export type SendingWords = Record<
  "send" | "copy" | "share" | "qr" | "picture" | "picture_name" | "copied" | "link" | "code",
  string
>;

/** A card by its name, and by its rank alone. */
export interface CardName {
  name: string;
  rank: string;
}

export interface CardNames extends Called, CardName {
  /** The same with an article, in languages whose sentences need it. */
  the?: { name: string; rank: string };
}

/** The notation of typed cards: the meaning of letters and names. */
export interface Notation {
  ranks: Record<string, number>;
  suits: Record<string, string>;
  /** The length of the longest text to rewrite. */
  longest: number;
  /** Replacements in a text, in this order; the `announced` ones only for announcements. */
  rewrites: Record<"first" | "announced" | "then", [found: string, put: string][]>;
  /** The names of announcement verbs, by verb. */
  verbs: Record<string, string>;
}

/** The message when nothing can be judged, and the rule behind it. */
export interface Refusal {
  rule: RuleId;
  text: string;
}

/** A text to show; some have places to fill: "Take the {card}". */
type Text = string;

type PlainWord =
  | "typed_label"
  | "counted"
  | "good"
  | "bad"
  | "partly"
  | "unread"
  | "unasked"
  | "rule"
  | "sweep"
  | "counts_as"
  | "stock"
  | "monte"
  | "retry"
  | "waiting"
  | "asking"
  | "no_answer"
  | "engine_failed"
  | "pick_card"
  | "lay"
  | "take_what"
  | "lay_saying"
  | "take_equal"
  | "take_one"
  | "take"
  | "signals"
  | "no_signal"
  | "says"
  | "holds"
  | "has_won"
  | "levels"
  | "task"
  | "options"
  | "hint"
  | "more_hints"
  | "no_hints"
  | "go_on"
  | "next"
  | "next_level"
  | "skip"
  | "count"
  | "finish"
  | "stage_end"
  | "back_to_deal"
  | "stars_won"
  | "stage_left"
  | "learned"
  | "next_stage"
  | "next_chapter"
  | "course_done"
  | "course_learned"
  | "one_left"
  | "first_deal"
  | "play_deal"
  | "print"
  | "again"
  | "score"
  | "total"
  | "deal_title"
  | "deal_goal"
  | "another"
  | "undo"
  | "deal_number"
  | "deal_this"
  | "may_take"
  | "hide_moves"
  | "moves"
  | "hand_over"
  | "tally"
  | "dealing"
  | "continuing"
  | "bad_seed";

/** The words of a widget that leaves its page (`_stage_words`). */
export type StageWords = Record<
  | "menu"
  | "present"
  | "embed"
  | "markup"
  | "copied"
  | "by_hand"
  | "line"
  | "back"
  | "next"
  | "reveal"
  | "yours"
  | "theirs"
  | "hide"
  | "show"
  | "leave",
  Text
>;

/** The same, only if a language joins words differently from English. */
export type SignJoints = Partial<Record<"after" | "plus" | "makes", Text>>;

/** The templates that join words into one text (`joints`). */
export type Joints = Record<"comma" | "clause" | "sentence" | "label" | "amount" | "aside" | "ended" | "order", Text> &
  SignJoints;

/** The words of the menus of a widget, and what joins words (`menu_words`). */
export interface MenuWords {
  joints: Joints;
  stage: StageWords;
  cards_menu: Text;
  skin: Text;
  index: Text;
  preferences: Record<Skin | "on" | "off", Text>;
  /** The messages about trouble with the storage: for each store by its name, and in general. */
  troubles: Record<"aside" | "see" | "full" | "blocked" | "newer" | "damaged", Text> & { broken: Record<string, Text> };
}

/** The signs of a French pack (`faces_words`), by the name of a rank, a suit or a card. */
export interface FacesWords {
  /** Letters by values: the others are numbers. */
  ranks: Record<string, string>;
  /** The name and the sign of each suit, by its letter in the names of cards. */
  suits: Record<string, [string, string]>;
  own: Record<string, string>;
}

/** A button's texts for handing in cards. */
export interface CollectWords {
  pick_one: Text;
  pick_some?: Text;
  so_far?: Text;
  one: Text;
  all?: Text;
}

export interface ReplayWords extends Record<ReplayWord, Text> {
  speeds: Record<SpeedName, Text>;
}

type ReplayWord =
  | "controls"
  | "first"
  | "back"
  | "forward"
  | "last"
  | "run"
  | "halt"
  | "slider"
  | "hands"
  | "moves"
  | "place"
  | "asked"
  | "skip"
  | "by"
  | "instead"
  | "speed"
  | "dealt"
  | "over";

export type SpeedName = "calm" | "normal" | "quick";

/** Every word that a widget of a game may show (`words_of`). */
export interface Words extends Record<PlainWord, Text>, MenuWords {
  cards: Record<Card, CardNames>;
  faces: FacesWords;
  face_down: Called;
  /** The language for typing cards and moves. */
  typed_in: string;
  absent: Record<string, Refusal>;
  unreadable: Record<"play" | "pick" | "say", Refusal>;
  typed_example: Record<string, Text>;
  /** The label of a level, by the stars won in it. */
  level_label: Text[];
  /** The same with the reader's own signs for the suits, if any. */
  typed_in_letters?: Record<string, Text>;
  zones: Record<string, Text>;
  groups: Record<string, Text>;
  collect: Record<string, CollectWords>;
  how: Record<"play" | "pick" | "say" | "choose", Text>;
  sides: Record<string, Text>;
  items: Record<string, Text>;
  replay: ReplayWords;
}

/** The names of a house rule and its values (`labels_of`). */
export interface NamedRule {
  name: string;
  label: string;
  kind: ControlKind;
  /** The book's value. */
  value: Plain;
  /** The book's value once all that the rule needs is agreed on; null if it is the same. */
  there: Plain | null;
  /** The book's value in words. */
  book: string;
  /** The house rules that it needs for any but the usual value. */
  needs: Options;
  values: { value: Plain; label: string }[];
  /** The name of a number not among the values; null if there can be none. */
  number: string | null;
}

/** A house rule in the form (`options_of`). */
export interface HouseRule extends NamedRule {
  /** The rules that it shows, each as cases: the first that fits holds. */
  rules: ToldWhen[][];
}

/** A rule's text when some house rules each have one of these values, where null is any number. */
export interface ToldWhen {
  when: Record<string, (Plain | null)[]>;
  /** With the names of house rules in braces for their numbers. */
  text: string;
}

/** The words of the line about the rules of our table (`ours_words`). */
export type OursWords = Record<
  "ours" | "book" | "others" | "differs" | "not" | "is" | "more" | "to_book" | "to_ours" | "page",
  Text
> & {
  joints: Joints;
  /** For rules that can only come from a link. */
  sent?: Text;
};

/** House rules by name, all or just those that differ. */
export type Options = Record<string, Plain>;

export type Plain = boolean | number | string;

export type ControlKind = "check" | "choice" | "card" | "number" | "calls";

declare global {
  /** On a page of the book: starts, restarts and ends Python, and counts its starts. */
  var carteEngine:
    | { start(): void; restart(): void; giveUp(): void; readonly status: { starts: number; state: string } }
    | undefined;
}

/**
 * How a tool is drawn. Its room knows its content and its questions; Python says which tool it is.
 * A headless one has no cards, and no title but its page's; one that `isForOne` is a page of text or numbers for one
 * reader, too small for a class on a whole screen.
 */
export interface WidgetKind {
  draw: (given: never) => void;
  isHeadless?: boolean;
  isForOne?: boolean;
}
