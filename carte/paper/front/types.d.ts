// What Python returns about paper (`carte.paper`), and what its widget asks.

import type { Card, NamedRule, Options, Plain } from "../../board/front/messages.js";
import type { CountingWords } from "../../counting/front/messages.js";
import type { SheetGame } from "../../counting/front/types.js";
import type { EveningContent, EveningWords, Plan } from "../../evening/front/types.js";
import type { CardName, FacesStrings, MenuStrings, Skin } from "../../front/messages.js";

/** The fields of a sheet: its game, theme, size, seed and faces, or levels, or a plan. */
export type FieldName = "game" | "theme" | "deals" | "seed" | "skin" | Brought;

/** What a pasted link brings. */
export type Brought = "levels" | "plan";

export interface SheetKind {
  id: string;
  title: string;
  about: string;
  asks: FieldName[];
}

export interface Choice {
  value: string;
  text: string;
}

/** A game with its house rules, and its exercises. */
export interface PaperGame {
  slug: string;
  title: string;
  house: NamedRule[];
  themes: Choice[];
}

export interface Lot {
  label: string;
  cards: Card[];
}

/** A piece of a page, by its kind. */
export interface Blocks {
  heading: { text: string };
  lines: { lines: string[] };
  /** The pack in use, by the skin of the sheet. */
  pack: Record<Skin, string>;
  table: { head: string[]; rows: string[][] };
  exercise: {
    number: number;
    zones: Lot[];
    facts: string[];
    asks: string;
    options: { letter: string; text: string }[];
    /** The question's name on the page of cases, or "". */
    case: string;
  };
  solution: { number: number; right: string; says: string[] };
  deal: { title: string; about: string; lots: Lot[]; order: Card[]; code: string };
  blank: { game: Pick<SheetGame, "title" | "form">; words: CountingWords };
  codes: { page: string; title: string; about: string; levels: { id: string; goal: string }[] };
  code: { page: string; name: string };
  cut: { faces: { card: Card; skin: Skin }[] };
  slips: { slips: { number: number; about: string; seats: { when: string; where: string }[] }[] };
  letters: { cards: { letter: string; suit: string; name: string }[] };
  /** A club's evening, with everything that its plan mentions. */
  plan: { plan: Plan; words: EveningWords["evening"] } & Pick<EveningContent, "games" | "blocks" | "levels">;
}

export type Block = { [Kind in keyof Blocks]: { is: Kind } & Blocks[Kind] }[keyof Blocks];

/** A sheet of paper (`carte.paper.sheets.Sheet`). */
export interface PaperSheet {
  title: string;
  pages: Block[][];
  /** A page of the book, or "". */
  leads: string;
  /** "" for the reader's skin. */
  skin: Skin | "";
  wide: boolean;
  fits: boolean;
  copies: number;
  /** Sheets printed after it. */
  more: PaperSheet[];
}

/** A sheet, and the name that finds it again. */
export interface Made {
  name: string;
  sheet: PaperSheet;
}

export interface PaperContent {
  kinds: SheetKind[];
  games: PaperGame[];
  /** By the kind of sheet, or "" for any other. */
  skins: Record<string, Choice[]>;
  most: Record<"deals" | "seed", number>;
  first: Made;
}

export interface PaperQuestions {
  sheet: { request: { sheet: string; house?: Options }; answer: Made };
}

export interface PaperWords extends MenuStrings {
  cards: Record<Card, CardName>;
  faces: FacesStrings;
  legend: string;
  paper: Record<PaperWord, string>;
}

export type Values = Record<FieldName, Plain>;

type PaperWord =
  | "label"
  | "kind"
  | FieldName
  | "another"
  | "print"
  | "copy"
  | "copied"
  | "link"
  | "making"
  | "not_number"
  | `no_${Brought}`
  | "preview"
  | "right"
  | "order"
  | "scan"
  | "scan_deal"
  | "scan_exercise"
  | "scan_level"
  | "scan_own";
