// The widget of the quiz for a room, and what it is asked for.

import type { Tool } from "../../../front/types.js";
import type { RoomContent, RoomQuestions, RoomState, RoomStrings } from "./messages.js";

export interface RoomWish {
  game: string;
  theme: string;
  number: number;
  seed: number;
}

/** The widget that holds the quiz. */
export type RoomWidget = Tool<RoomContent, RoomQuestions, RoomStrings, RoomState>;
