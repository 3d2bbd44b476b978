// What Python returns about the rules of our table (`carte.keeping.house`), and what its widget asks.

import type { Card, HouseRule, Options, OursStrings } from "../../../board/front/messages.js";
import type { CardName, FacesStrings, MenuStrings } from "../../../front/messages.js";

/** A game with its house rules. */
export interface HouseGame {
  slug: string;
  title: string;
  house: HouseRule[];
  presets: Preset[];
}

/** House rules that go together, and who plays by them. */
export interface Preset {
  game: string;
  title: string;
  source: string;
  url: string;
  house: Options;
}

/** `content` of the widget. */
export interface HouseContent {
  games: HouseGame[];
}

/** House rules by game: those that differ from the book. */
export type House = Record<string, Options>;

type OrProblem<Answer> = (Answer & { problem?: undefined }) | { problem: string };

/** A code of house rules, and the changes by game and house rule. */
export interface Agreed {
  code: string;
  rules: Record<string, Record<string, string[]>>;
}

/** The widget's questions: the code of house rules, and the house rules of a code. */
export interface HouseQuestions {
  agree: { request: { house: House }; answer: OrProblem<Agreed> };
  open: { request: { code: string }; answer: OrProblem<{ house: House }> };
}

export interface HouseWords extends MenuStrings {
  cards: Record<Card, CardName>;
  faces: FacesStrings;
  house: Record<HouseWord, string>;
  ours: OursStrings;
}

type HouseWord =
  | "label"
  | "games"
  | "changed"
  | "holds"
  | "back"
  | "by_book"
  | "house"
  | "house_changed"
  | "presets"
  | "preset"
  | "preset_on"
  | "unreadable_number"
  | "refused"
  | "take_along"
  | "about"
  | "which"
  | "all"
  | "copy"
  | "copied"
  | "link"
  | "show"
  | "hide"
  | "code"
  | "fine"
  | "print"
  | "waiting"
  | "ask"
  | "same"
  | "from_here"
  | "to_there"
  | "book"
  | "take"
  | "leave"
  | "close"
  | "taken"
  | "back_to_ours"
  | "ours_again"
  | "left"
  | "opening"
  | "broken"
  | "sheet"
  | "others"
  | "nothing"
  | "scan";
