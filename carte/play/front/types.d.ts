// A match as the browser keeps it, and what its table is given.

import type { Pointed } from "../../board/front/messages.js";
import type { RuleId, Ruling } from "../../engine/messages.js";
import type { Tool } from "../../front/types.js";
import type { Account } from "../review/front/messages.js";
import type { Kept } from "./match-schema.js";
import type { PlayQuestions, SittingContent } from "./messages.js";
import type { Coaching } from "./table-coach.js";

/** Where the match at a table stands: its owner knows, and whoever plays it says where it goes. */
export interface Standing {
  now(): Kept;
  /** The match has reached a moment, which is shown. */
  reach(next: Kept): unknown;
  /** The table has another layout at a decision of the reader's. */
  keep(next: Kept): unknown;
  /** More has been found about the finished deal, or the reader is elsewhere in its review. */
  claim(next: Kept): unknown;
}

/** What a sitting, and its parts, take of their tool. */
export type SittingTool = Omit<Tool<SittingContent & { single?: boolean }, PlayQuestions>, "header" | "say">;

/** Whether the reader counts a finished deal before the page does; `asked` is called once that was asked for. */
export interface CountingFirst {
  on(): boolean;
  asked(): unknown;
}

/** A match at a table, with all that its page has for it. */
export interface SittingOptions {
  match: Standing;
  below: HTMLElement;
  /** Whether the hand gets the focus. */
  focus?: boolean;
  /** Whether the deal is new, and the reader sees it dealt. */
  dealt?: boolean;
  /** Whether the table is brought into view; asked once the page is laid out. */
  seen?: () => boolean;
  /** Whether the match is only shown. */
  waits?: boolean;
  /** In milliseconds. */
  speed: () => { reading: number; dealing: number };
  /** Called when the reader has made a move, before the answer. */
  onActed?: () => unknown;
  /** Called when a rule has refused a move. */
  onRefused?: (ruling: Ruling) => unknown;
  /** Called to take a move back where several people have to agree. */
  onConsent?: () => unknown;
  /** Called when the device goes to another of several people. */
  onHandOver?: () => unknown;
  /** Called for another match. */
  onAnew: () => unknown;
  /** Return what follows from a finished deal. */
  onCounted?: (manner: { played: boolean }) => string[];
  /** Return what follows from the review of a deal that was played just now. */
  onReviewed?: (account: Account) => string | null;
  /** The coach, if there is one. */
  coaching?: Coaching;
  /** Whether the reader counts a finished deal first, if a reader is ever asked. */
  countingFirst?: CountingFirst;
  /** A move to point at in the reader's turn. */
  pointed?: (now: Kept) => Pointed | null;
  /** A move to point at when the reader hesitates. */
  nudged?: (now: Kept) => Promise<Pointed | null>;
  /** The way from a rule that refused a move to other cards. */
  detour?: (rule: RuleId) => HTMLElement | null;
  /** What a coach says now, for who asks whose turn it is. */
  advice?: () => string;
  /** Where the winner is announced over the table. */
  result?: HTMLElement;
  /** What comes after the count, unless another deal does. */
  onward?: () => Onward | null;
}

/** A way on from a finished deal: its button, why it is the best one, and its reason's id. */
export interface Onward {
  label: string;
  go: () => unknown;
  why?: string;
  reason?: string;
  /** The button beside it, for the same once more. */
  again?: string;
}

/** The state of a sitting, shared by its parts. */
export interface SittingState {
  /** Whether the reader has begun to play. */
  acted: boolean;
  /** Aborted when the reader leaves whatever is going on. */
  left: AbortController;
}
