// What Python says of procedure (`carte.reference.procedure`), and what its finder asks.

import type { MenuWords, Plain, SendingWords } from "../../../front/types.js";

export interface Ruling {
  says: string;
  /** How far things had come when it was noticed; "" where that makes no difference. */
  noticed: string;
}

/** A value of a house rule, the code of a table that has it, and what it says. */
export interface HouseSays {
  value: Plain;
  code: string;
  says: string[];
}

export interface Article {
  when: string;
  /** When else it is looked for. */
  also: string[];
  asks: string;
  rulings: Ruling[];
  whence: string[];
  houses: string[];
  /** What one tells the partner, and how. */
  signs: { holds: string; sign: string }[];
  /** Whether the quiz asks about it. */
  quiz: boolean;
  /** By game the house rules without which it does not come up there, in words. */
  needs: Record<string, string>;
  /** By game the house rule that speaks of it, and what that says with each value that is not the book's. */
  house: Record<string, { rule: string; values: HouseSays[] }>;
  /** Whether what the house rule says holds in the place of the ruling. */
  instead: boolean;
}

/** A game and the links of its articles: to the whole one, then to each of its rulings; `once` are those no more offered. */
export interface GameOfArticles {
  id: string;
  title: string;
  links: Record<string, string[]>;
  once: string[];
}

export interface ProcedureContent {
  games: GameOfArticles[];
  when: { id: string; words: string }[];
  articles: Record<string, Article>;
}

/** What has been said so far, in this order; the ruling is its place in the article. */
export interface Path {
  game?: string;
  when?: string;
  article?: string;
  ruling?: number;
}

export interface ProcedureWords extends MenuWords {
  sending: SendingWords;
  procedure: Record<ProcedureWord, string>;
}

type ProcedureWord =
  | "title"
  | "game"
  | "when"
  | "what"
  | "noticed"
  | "whence"
  | "houses"
  | "signs"
  | "ours"
  | "by_ours"
  | "book"
  | "own"
  | "otherwise"
  | "path"
  | "again"
  | "quiz"
  | "all"
  | "damaged";
