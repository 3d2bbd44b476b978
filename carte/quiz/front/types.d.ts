// Python's data about tricky cases (`carte.quiz`), and the questions of their widget.

import type { Card, NamedRule, Options, OursStrings, RuleId, Stated, ZoneName } from "../../board/front/messages.js";
import type { SendingStrings, TableStrings } from "../../front/messages.js";

/** Cards that a question shows; `by` has who played each. */
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

/** A case as a question; its rules are statements, or places in the widget's list of rules. */
export interface Question {
  key: string;
  game: string;
  title: string;
  themes: string[];
  zones: ShownZone[];
  facts: string[];
  /** The moves before the question. */
  line: string[];
  asks: string;
  /** Whether any number of answers is right. */
  several: boolean;
  options: Answer[];
  says: string;
  rules: (number | Stated)[];
  /** The code with which the case checker opens it. */
  code: string;
  /** The article of procedure that it is made from. */
  article?: string;
  /** The games it belongs to, if several. */
  games?: string[];
}

/** `content` of the tricky cases. */
export interface CasesContent extends OursContent {
  games: { id: string; title: string }[];
  themes: { id: string; title: string }[];
  /** The themes with cases made to order, by game. */
  tricky: Record<string, string[]>;
  questions: Question[];
  rules: Stated[];
}

/**
 * The questions of the widget: for a case made to order ("" is any game or theme), for one made before by its name,
 * and for whether one holds at our table.
 */
export interface CasesQuestions {
  ours: { request: { key: string; houses: Record<string, Options> }; answer: { holds: boolean; says: string } };
  tricky: {
    request: { game: string; theme: string; seed: number; houses: Record<string, Options> };
    answer: { question: Question };
  };
  named: { request: { key: string }; answer: { question: Question } };
}

export interface QuizWords extends TableStrings {
  quiz: Record<QuizWord, string>;
}

export interface CasesWords extends QuizWords {
  sending: SendingStrings;
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

/** A rule with questions, the level that teaches it, and questions for days without Python. */
export interface AskedRule extends Stated {
  level: string | null;
  ready: FreshQuestion[];
}

/** A question about one rule, which is left out. */
export type FreshQuestion = Omit<Question, "themes" | "rules" | "says">;

/** A fresh question, its house rules, and its rule as they have it. */
export interface Fresh {
  question: FreshQuestion;
  by: Options;
  rule: Stated;
}

/** The house rules of each game, by slug, and the words of the line about those of our table. */
export interface OursContent {
  house: Record<string, NamedRule[]>;
  ours: OursStrings;
}

/** `content` of five a day. */
export interface DailyContent extends OursContent {
  rules: AskedRule[];
  /** The questions that place a reader in a course, by its id: a rule of each stage. */
  places: Record<string, Placing>;
}

export interface Placing {
  title: string;
  play: string;
  stages: { title: string; level: string; rule: RuleId }[];
}

/** A question about a costly move of the reader's own, and the rules that it shows. */
export interface AskedMoment {
  question: FreshQuestion;
  rules: Stated[];
}

/** The questions of five a day: for one about a rule, or about the move of a code. */
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
