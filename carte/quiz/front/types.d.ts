// What the pages of questions share.

import type { Stated } from "../../engine/messages.js";
import type { TableStrings } from "../../front/messages.js";
import type { QuizWords, ThemedQuestion } from "./messages.js";

/** A case as a question; its rules are statements, or places in the widget's list of rules. */
export interface Question extends ThemedQuestion {
  rules: (number | Stated)[];
}

/** The words of every table, and those of a quiz. */
export interface QuizStrings extends TableStrings {
  quiz: QuizWords;
}
