// Python's data about the quiz for a room (`carte.quiz.room`), and the questions of its widget.

import type { Options, Stated } from "../../../board/front/messages.js";
import type { Given } from "../../../front/types.js";
import type { CasesWords, OursContent, Question } from "../../front/types.js";

/** A question with one right answer; `about` is the id of its rule, "" for an article. */
export interface RoomQuestion extends Omit<Question, "rules"> {
  rules: Stated[];
  about: string;
}

/** Questions and the word of their link. */
export interface RoomSet {
  code: string;
  questions: RoomQuestion[];
}

/** `content` of the widget. */
export interface RoomContent extends OursContent {
  games: { id: string; title: string }[];
  themes: { id: string; title: string; games: string[] }[];
  /** The game of the first set. */
  first: string;
  /** The most questions in a set, and the usual number. */
  most: number;
  number: number;
  /** A ready set of each game. */
  sets: Record<string, RoomSet>;
}

export interface RoomWish {
  game: string;
  theme: string;
  number: number;
  seed: number;
}

export interface RoomQuestions {
  set: { request: RoomWish & { houses: Record<string, Options> }; answer: RoomSet };
  by: { request: { keys: string[]; houses: Record<string, Options> }; answer: { by: Record<string, Options> } };
  listed: { request: { keys: string }; answer: RoomSet };
  open: { request: { code: string }; answer: RoomSet };
}

/** The widget that holds the quiz. */
export type RoomWidget = Given<RoomContent, RoomQuestions, RoomWords>;

export interface RoomWords extends CasesWords {
  legend: string;
  room: Record<RoomWord, string>;
}

type RoomWord =
  | "title"
  | "about"
  | "game"
  | "every_game"
  | "theme"
  | "every_theme"
  | "number"
  | "make"
  | "again"
  | "by_hand"
  | "keys"
  | "keys_about"
  | "take"
  | "begin"
  | "print"
  | "making"
  | "made"
  | "broken"
  | "unreadable"
  | "place"
  | "denari"
  | "coppe"
  | "spade"
  | "bastoni"
  | "counts"
  | "count"
  | "show"
  | "next"
  | "finish"
  | "back"
  | "right"
  | "share"
  | "held"
  | "over"
  | "repeat"
  | "all_right"
  | "uncounted"
  | "line"
  | "line_uncounted"
  | "from_start"
  | "learn"
  | "paper"
  | "paper_answers"
  | "paper_answer";
