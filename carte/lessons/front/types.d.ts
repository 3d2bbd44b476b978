// Python's data about lessons (`carte.lessons`), and the questions of their widgets.

import type { Replies, Step, Told, ZoneName, Zones } from "../../board/front/types.js";
import type { Numbers, SideScore } from "../../counting/front/types.js";
import type { Card, Judging, RuleId, Ruling, Stated } from "../../front/types.js";

/** A step of a level: a position, and all replies to it, judged. */
export interface LevelStep extends Step {
  /** Its goal, if a level has several tasks. */
  goal?: string;
  hints?: string[];
  /** The others' moves after the right reply. */
  then?: Told[];
  /** The numbers that its question is about. */
  sheet?: Numbers;
  /** The number of cards already in the piles. */
  won?: Record<ZoneName, number>;
}

export type LevelKind = "play" | "pick" | "choose";

export interface Level {
  id: string;
  kind: LevelKind;
  goal: string;
  /** Whether it points at the answer. */
  guide: boolean;
  hints: string[];
  steps: LevelStep[];
  done: string;
  rules: Stated[];
  /** The score of the deal, if it ends. */
  score?: SideScore[];
}

export interface Stage {
  id: string;
  title: string;
  /** What a reader who has won its levels can do. */
  can: string;
  intro: string;
  levels: Level[];
  /** The next stage. */
  next: { course: string; stage: string; title: string; level: string } | null;
}

/** The link to five questions that show a reader where to begin in a course. */
export interface PlaceWay {
  href: string;
  label: string;
}

/** The course of a stage; at its last stage, with all that it teaches. */
export interface TaughtCourse {
  id: string;
  title: string;
  /** At the first stage of a game's course. */
  place?: PlaceWay;
  /** There too: the names of the suits, each with its meaning. */
  suits?: string;
  /** The page of its game's table. */
  play?: string;
  /** The pages of stages that have moved, by the prefix of their levels' ids. */
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

/** The question of a lesson: `judge`, if a table is too large to judge beforehand. */
export interface LessonQuestions extends Judging {
  judge: { request: { level: string; step: number; move: string }; answer: Ruling };
}

/** Python's own code of a deal's state, which is only sent back. */
export interface Position {
  hand: string;
  table: string;
  matta?: number;
  declared?: number[];
  scored?: Record<string, number>[];
}

/** A legal move: a card with what it takes, or an announcement. */
export interface LegalMove {
  card?: Card;
  takes?: Card[];
  option?: string;
  text: string;
}

/** The reader's position in a deal. */
export interface DealMoment {
  position: Position;
  step: Step & Replies & { zones: Zones };
  moves: LegalMove[];
}

/** `content` of a deal to try captures on. */
export interface DealContent extends DealMoment {
  /** The number of the deal; a custom position has none. */
  seed: number | null;
  caption: string;
  rules: Record<RuleId, string>;
}

/** The questions of such a deal: other cards by their number, the ruling on a move, and what follows one. */
export interface DealQuestions extends Judging {
  deal: { request: { seed: number }; answer: DealContent };
  judge: { request: { position: Position; move: string }; answer: Ruling };
  play: { request: { position: Position; move: string }; answer: DealMoment };
}

/** Stars won, by level. */
export type Stars = Record<string, number>;
