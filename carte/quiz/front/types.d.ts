// What Python says of tricky cases (`carte.quiz`), and what their widget asks.

import type { ZoneName } from "../../board/front/types.js";
import type { Card, NamedRule, Options, OursWords, RuleId, SendingWords, Stated, Words } from "../../front/types.js";

/** Cards that a question shows; `by` tells who played each. */
export interface ShownZone {
  kind: ZoneName;
  label: string;
  cards: Card[];
  by?: string[];
}

export interface Answer {
  id: string;
  text: string;
  right: boolean;
  why?: string;
  rule?: RuleId;
}

/** A case as a question; rules are stated, or named by their place in those of the widget. */
export interface Question {
  key: string;
  game: string;
  title: string;
  themes: string[];
  zones: ShownZone[];
  facts: string[];
  /** Moves that come before what is asked. */
  line: string[];
  asks: string;
  /** Whether any number of answers is right. */
  several: boolean;
  options: Answer[];
  says: string;
  rules: (number | Stated)[];
  /** By which the case checker opens it. */
  code: string;
  /** The article of procedure that it is made of. */
  article?: string;
  /** To which it belongs, where it has several. */
  games?: string[];
}

/** `content` of the tricky cases. */
export interface CasesContent extends OursContent {
  games: { id: string; title: string }[];
  themes: { id: string; title: string }[];
  /** The themes of which new cases can be made, by game. */
  tricky: Record<string, string[]>;
  questions: Question[];
  rules: Stated[];
}

/**
 * What the widget asks: a case made to order, of any game or theme where that is "", one that was made before, by its
 * name, and whether one holds at home.
 */
export interface CasesQuestions {
  ours: { request: { key: string; houses: Record<string, Options> }; answer: { holds: boolean; says: string } };
  tricky: {
    request: { game: string; theme: string; seed: number; houses: Record<string, Options> };
    answer: { question: Question };
  };
  named: { request: { key: string }; answer: { question: Question } };
}

export interface QuizWords extends Words {
  quiz: Record<QuizWord, string>;
}

export interface CasesWords extends QuizWords {
  sending: SendingWords;
}

type QuizWord =
  | "title"
  | "won"
  | "game"
  | "every_game"
  | "theme"
  | "every_theme"
  | "unseen"
  | "number"
  | "outside"
  | "made"
  | "made_at_home"
  | "none"
  | "line"
  | "several"
  | "one"
  | "check"
  | "next"
  | "back"
  | "tricky"
  | "right"
  | "wrong"
  | "options"
  | "missed"
  | "pressed"
  | "was_right"
  | "was_wrong"
  | "was_left"
  | "rules"
  | "said"
  | "open"
  | "article"
  | "searching"
  | "searching_at_home"
  | "marked"
  | "unmarked"
  | "unmark"
  | "mark"
  | "unknown";

/** A rule that is asked about, the level in which it is learned, and questions for days without Python. */
export interface AskedRule extends Stated {
  level: string | null;
  ready: FreshQuestion[];
}

/** A question about one rule, which it does not name. */
export type FreshQuestion = Omit<Question, "themes" | "rules" | "says">;

/** A fresh question, the house rules by which it is put, and its rule as it is told there. */
export interface Fresh {
  question: FreshQuestion;
  by: Options;
  rule: Stated;
}

/** The house rules of each game, by slug, and the words of the line about those of our table. */
export interface OursContent {
  house: Record<string, NamedRule[]>;
  ours: OursWords;
}

/** `content` of five a day. */
export interface DailyContent extends OursContent {
  rules: AskedRule[];
  /** What places a reader in a course, by its id: a rule of each stage. */
  places: Record<string, Placing>;
}

export interface Placing {
  title: string;
  play: string;
  stages: { title: string; level: string; rule: RuleId }[];
}

/** A question about a dear move of the reader's own, and the rules that it shows. */
export interface AskedMoment {
  question: FreshQuestion;
  rules: Stated[];
}

/** What five a day asks: a question about a rule, or about the move of a code. */
export interface DailyQuestions {
  fresh: { request: { rule: RuleId; seed: number; house: Options }; answer: Fresh };
  moment: { request: { code: string }; answer: AskedMoment };
}

export interface DailyWords extends QuizWords {
  daily: Record<DailyWord, string>;
}

type DailyWord =
  | "title"
  | "standing"
  | "ahead"
  | "rested"
  | "new"
  | "first"
  | "first_deal"
  | "place"
  | "number"
  | "moment"
  | "tomorrow"
  | "later"
  | "known"
  | "learn"
  | "next"
  | "end"
  | "done"
  | "more"
  | "map"
  | "placing"
  | "begin"
  | "placed_all"
  | "play";
