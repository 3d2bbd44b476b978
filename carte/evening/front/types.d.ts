// What Python returns about an evening (`carte.evening`), and what its planner asks.

import type { Card, NamedRule, Options, OursStrings } from "../../board/front/messages.js";
import type { CardName, FacesStrings, MenuStrings, SendingStrings } from "../../front/messages.js";

export type Faces = "italian" | "french";

/** A wish; `house` has, by game, the rules that differ from the book. */
export interface Wish {
  games: string[];
  people: number;
  minutes: number;
  evenings: number;
  faces: Faces;
  /** 0 for as many as needed. */
  packs: number;
  house: Record<string, Options>;
}

export type NumberName = "people" | "minutes" | "evenings" | "packs";

/** The people at a table by their numbers, and how many of them play at a time. */
export interface SeatedTable {
  people: number[];
  play: number;
}

export interface Step {
  block: string;
  at: number;
  minutes: number;
  game?: string;
  deals?: number;
  tables?: SeatedTable[];
}

/** What found no place: a whole game if `block` is "". */
export interface Left {
  why: "people" | "time";
  game: string;
  block: string;
  least: number;
}

export interface PlannedEvening {
  steps: Step[];
  left: Left[];
}

export interface Plan {
  code: string;
  wish: Wish;
  evenings: PlannedEvening[];
  /** The house rules of each game, in words. */
  ours: Record<string, string[]>;
  /** Rules that differ by house rules, by id; "" if they do not hold. */
  changed: Record<string, string>;
  dropped: string[];
  /** What differs at tables of another size. */
  others: { game: string; play: number; rules: string[] }[];
  /** Further sheets to print, and where; for tables of `play` players, if not the usual sheet. */
  sheets: {
    kind: "seats" | "rules" | "scores" | "answers" | "quiz";
    game: string;
    play?: number;
    href: string;
    copies?: number;
    /** Whether the evening can do without it. */
    apart: boolean;
  }[];
  /** How many tables there would be with more packs; 0 if there are enough. */
  short: number;
}

export interface Block {
  title: string;
  say: string[];
  french?: string[];
  /** How to play the first deals. */
  deals?: string[];
  guide?: string;
  quiz?: boolean;
  levels?: string[];
  rules?: { id: string; text: string }[];
}

export interface LevelTold {
  href: string;
  goal: string;
  answer: string;
}

/** A preset plan, and its code by the pack in use. */
export interface Preset {
  title: string;
  plan: Plan;
  codes: Record<Faces, string>;
}

/** `content` of the planner. */
export interface EveningContent {
  games: { slug: string; title: string }[];
  house: Record<string, NamedRule[]>;
  limits: Record<NumberName, [number, number]>;
  presets: Preset[];
  blocks: Record<string, Block>;
  levels: Record<string, LevelTold>;
}

export interface EveningQuestions {
  plan: { request: { wish: Wish }; answer: Plan };
  open: { request: { code: string }; answer: Plan };
}

export interface EveningWords extends MenuStrings {
  cards: Record<Card, CardName>;
  faces: FacesStrings;
  legend: string;
  sending: SendingStrings;
  evening: Record<EveningWord, string>;
  ours: OursStrings;
}

type EveningWord =
  | "label"
  | "presets"
  | "games"
  | "people"
  | "minutes"
  | "evenings"
  | "packs"
  | "enough"
  | "faces"
  | "faces_about"
  | "italian"
  | "french"
  | "by_ours"
  | "by_book"
  | "make"
  | "no_game"
  | "unreadable"
  | "waiting"
  | "ready"
  | "broken"
  | "changed"
  | "plan"
  | "evening"
  | "summary"
  | "time"
  | "span"
  | "of_game"
  | "bring"
  | "packs_italian"
  | "packs_french"
  | "few_packs"
  | "who_waits"
  | "cases"
  | "stop"
  | "screen"
  | "device"
  | "print"
  | "print_seats"
  | "print_rules"
  | "print_scores"
  | "print_scores_of"
  | "print_quiz"
  | "print_answers"
  | "print_plan"
  | "apart"
  | "held"
  | "print_all"
  | "copies"
  | "show"
  | "guide"
  | "guide_by_book"
  | "levels"
  | "dropped"
  | "quiz"
  | "say"
  | "rules"
  | "not_ours"
  | "deals"
  | "deal"
  | "on"
  | "tables"
  | "table"
  | "waits"
  | "wait"
  | "other"
  | "ours"
  | "left"
  | "left_people"
  | "left_time"
  | "left_block"
  | "none"
  | "print_it"
  | "all_minutes"
  | "answers"
  | "answers_about"
  | "answer";
