// Python's data about the quiz for a room (`carte.quiz.room`), and the questions of its widget.

import type { Given } from "../../../front/types.js";
import type { RoomContent, RoomQuestions, RoomStrings } from "./messages.js";

export interface RoomWish {
  game: string;
  theme: string;
  number: number;
  seed: number;
}

/** The widget that holds the quiz. */
export type RoomWidget = Given<RoomContent, RoomQuestions, RoomStrings>;
