// What Python returns about puzzles (`carte.play.puzzles`), and what their widget asks.

import type { Card, RuleId, Ruling } from "../../../board/front/messages.js";
import type { Judging } from "../../../front/types.js";
import type { Level } from "../../../lessons/front/messages.js";

/** A puzzle: its level, and what each side has won before. */
export interface Puzzle {
  level: Level;
  seen: Seen[];
}

export interface Seen {
  name: string;
  cards: Card[];
}

/** A theme that some puzzles share. */
export interface Theme {
  id: string;
  title: string;
  text: string;
  puzzles: Puzzle[];
}

/** `content` of the puzzles of a game. */
export interface PuzzlesContent {
  themes: Theme[];
  rules: Record<RuleId, string>;
  /** Address of the page where the game is played. */
  table: string;
  words: Record<PuzzleWord, string> & { level: string[] };
}

/** The questions of the puzzles: one by its code; `judge`, where a table is too large to judge beforehand. */
export interface PuzzlesQuestions extends Judging {
  open: { request: { code: string }; answer: { puzzle: Puzzle; rules: Record<RuleId, string> } };
  judge: { request: { level: string; step: number; move: string }; answer: Ruling };
}

type PuzzleWord =
  | "title"
  | "themes"
  | "theme"
  | "levels"
  | "place"
  | "own"
  | "own_about"
  | "next"
  | "back"
  | "to_table"
  | "seen"
  | "opening"
  | "unknown";
