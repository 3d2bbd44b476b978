// What Python says of a deal to watch (`carte.replay`).

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

/** A moment of the deal: how it lies, the move that led there, and what is said of it. */
export interface Frame {
  step: FrameStep;
  told?: Told;
  comment?: string;
  /** Cards that the comment speaks of. */
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
