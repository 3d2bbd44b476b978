// What Python returns about procedure (`carte.procedure`), and what its finder asks.

import type { Options } from "../../board/front/messages.js";
import type { MenuStrings, SendingStrings } from "../../front/messages.js";
import type { ChangedContent } from "../../reference/front/types.js";

export interface Ruling {
  says: string;
  /** How far the game had gone when it was noticed; "" if that makes no difference. */
  noticed: string;
}

/** The house rules of a table that differ from the book, their code, and what its rules say: in place of every ruling,
 * or in addition. */
export interface TableSays {
  options: Options;
  code: string;
  says: string[];
  instead: boolean;
}

export interface Article {
  when: string;
  /** When else to look for it. */
  also: string[];
  asks: string;
  rulings: Ruling[];
  whence: string[];
  houses: string[];
  /** What one signals to the partner, and how. */
  signs: { holds: string; sign: string }[];
  /** Whether the quiz asks about it. */
  quiz: boolean;
  /** By game, the house rules it needs to come up there, in words. */
  needs: Record<string, string>;
  /** By game, the house rules that concern it, and the answer of each table that agreed on any of them. */
  house: Record<string, { rules: string[]; tables: TableSays[] }>;
}

/** A game and the links of its articles: to the whole one, then to each ruling; `once` are those no longer offered. */
export interface GameOfArticles {
  id: string;
  title: string;
  links: Record<string, string[]>;
  once: string[];
}

export interface ProcedureContent extends ChangedContent {
  games: GameOfArticles[];
  when: { id: string; words: string }[];
  articles: Record<string, Article>;
}

/** The answers so far, in this order; the ruling is its index in the article. */
export interface Path {
  game?: string;
  when?: string;
  article?: string;
  ruling?: number;
}

export interface ProcedureWords extends MenuStrings {
  sending: SendingStrings;
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
  | "theirs"
  | "by_theirs"
  | "book"
  | "own"
  | "otherwise"
  | "path"
  | "again"
  | "quiz"
  | "all"
  | "damaged";
