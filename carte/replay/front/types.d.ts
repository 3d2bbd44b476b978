// The data of a deal to watch, from Python (`carte.replay`).

import type { Replies, Scene, Step, Told, Zones } from "../../board/front/types.js";
import type { SideScore } from "../../counting/front/types.js";
import type { Card, RuleId, Ruling } from "../../front/types.js";

/** A question before a move: what would you play? */
export interface Stop extends Replies {
  goal: string;
  /** The move of the deal itself, in notation. */
  played: string;
  zones: Zones;
  rulings: Ruling[];
}

/** A position of the deal, with hands that may be uncovered. */
export interface FrameStep extends Step {
  scene: Scene;
}

/** A moment of the deal: the position, the move that led there, and its comment. */
export interface Frame {
  step: FrameStep;
  told?: Told;
  comment?: string;
  /** Cards that the comment names. */
  named?: Card[];
  stop?: Stop;
}

export interface Replay {
  frames: Frame[];
  score?: SideScore[] | null;
  done?: string;
}

/** `content` of a deal to watch. */
export interface WatchContent {
  replay: Replay & { game: string; title: string; intro: string };
  rules: Record<RuleId, string>;
}
