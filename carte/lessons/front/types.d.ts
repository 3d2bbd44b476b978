// What Python says of lessons (`carte.lessons`), and what their widgets ask.

import type { Replies, Step, Told, ZoneName, Zones } from "../../board/front/types.js";
import type { Numbers, SideScore } from "../../counting/front/types.js";
import type { Card, Judging, RuleId, Ruling, Stated } from "../../front/types.js";

/** A step of a level: a position, and all replies to it, judged. */
export interface LevelStep extends Step {
  /** What it asks for, where a level has several tasks. */
  goal?: string;
  hints?: string[];
  /** What the others do after the right reply. */
  then?: Told[];
  /** The numbers that its question is about. */
  sheet?: Numbers;
  /** How many cards the piles held before. */
  won?: Record<ZoneName, number>;
}

export type LevelKind = "play" | "pick" | "choose";

export interface Level {
  id: string;
  kind: LevelKind;
  goal: string;
  /** Whether it points the way. */
  guide: boolean;
  hints: string[];
  steps: LevelStep[];
  done: string;
  rules: Stated[];
  /** What the deal comes to, where it ends. */
  score?: SideScore[];
}

export interface Stage {
  id: string;
  title: string;
  /** What who has won its levels can do. */
  can: string;
  intro: string;
  levels: Level[];
  /** Where a reader goes on after it. */
  next: { course: string; stage: string; title: string; level: string } | null;
}

/** The way to five questions that show a reader where to begin in a course. */
export interface PlaceWay {
  href: string;
  label: string;
}

/** The course of a stage; what all of it teaches is told at its last one. */
export interface TaughtCourse {
  id: string;
  title: string;
  /** At the first stage of a game's course. */
  place?: PlaceWay;
  /** There too: the names of the suits, each with its meaning. */
  suits?: string;
  /** The page of its game's table. */
  play?: string;
  /** The pages of the stages that stand elsewhere today, by what their levels' ids begin with. */
  moved?: Record<string, string>;
  emblem?: Card;
  stages?: { levels: string[]; can: string }[];
}

/** `content` of a lesson. */
export interface LessonContent {
  course: TaughtCourse;
  stage: Stage;
  /** The level to begin with. */
  start: string;
  rules: Record<RuleId, string>;
}

/** What a lesson asks: `judge`, where a table is too large to be judged beforehand. */
export interface LessonQuestions extends Judging {
  judge: { request: { level: string; step: number; move: string }; answer: Ruling };
}

/** Python's own word for where a deal stands; it is only handed back. */
export interface Position {
  hand: string;
  table: string;
  matta?: number;
  declared?: number[];
  scored?: Record<string, number>[];
}

/** A legal move, and what it does: a card with what it takes, or something said. */
export interface LegalMove {
  card?: Card;
  takes?: Card[];
  option?: string;
  text: string;
}

/** Where the reader stands in a deal. */
export interface DealMoment {
  position: Position;
  step: Step & Replies & { zones: Zones };
  moves: LegalMove[];
}

/** `content` of a deal to try captures on. */
export interface DealContent extends DealMoment {
  /** The number of the deal; a position of somebody's own has none. */
  seed: number | null;
  caption: string;
  rules: Record<RuleId, string>;
}

/** What such a deal asks: other cards by their number, the ruling on a move, and what follows one. */
export interface DealQuestions extends Judging {
  deal: { request: { seed: number }; answer: DealContent };
  judge: { request: { position: Position; move: string }; answer: Ruling };
  play: { request: { position: Position; move: string }; answer: DealMoment };
}

/** Stars won, by level. */
export type Stars = Record<string, number>;
