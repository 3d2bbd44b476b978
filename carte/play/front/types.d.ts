// What Python returns about a match (`carte.play`), and what its widget asks.

import type {
  Card,
  HouseRule,
  NarratedMove,
  Options,
  OursStrings,
  Pointed,
  RuleId,
  Ruling,
  Scene,
  SeatName,
  SideScore,
  Step,
  ZoneName,
} from "../../board/front/messages.js";
import type { Layout } from "../../board/front/types.js";
import type { CountForm, CountingWords, Line, Score, Standing } from "../../counting/front/types.js";
import type { Skin, SpeedName, TableStrings } from "../../front/messages.js";
import type { Status } from "../../front/status/status.js";
import type { Ask, Judging, OnTrouble } from "../../front/types.js";
import type { Replay } from "../../replay/front/messages.js";
import type { Account, Finding, Reviewable } from "../review/front/types.js";
import type { Coaching } from "./table-coach.js";

/** Python's own code for a match; the page only keeps it, and hands it back with a question. */
export interface Sitting {
  /** The edition of the book that wrote it; the first left it out. */
  edition?: number;
  game: string;
  options: Options;
  level: string;
  seed: number;
  deals: number | null;
  /** A record for each deal. */
  played: string[];
  undone: number[];
}

export type MatchResult = "won" | "lost" | "even";

/** The end of a deal: the result, counted on its cards, and where the match stands. */
export interface Over {
  score: SideScore[];
  lines: Line[];
  /** The two piles that the count is about. */
  cards: Card[][];
  /** What each of them counts, if not the number of its cards. */
  counts?: string[] | null;
  text: string;
  /** Who has won, and by what: the deal, or the match that is over. */
  headline?: string;
  /** Whether the reader has won the deal, and how a match that is over went. */
  won?: boolean;
  match?: MatchResult | null;
  sheet: { rounds: Score[][]; undone: number[]; dealer: number; standing: Standing };
}

/** Where a match stands, as the reader sees it. */
export interface Moment {
  step: Step & { scene: Scene };
  /** Who is to act, or null when the deal is over. */
  turn: SeatName | null;
  phase: string;
  dealer: SeatName;
  piles: Record<ZoneName, Card[]>;
  won: Record<ZoneName, number>;
  /** The cards that swept. */
  across?: Card[];
  /** The cards under the last capture or trick of a pile. */
  covered?: Card[];
  sweeps?: Record<string, number>;
  caption: string;
  /** What the reader did last, and the others have done since then. */
  since?: Pick<NarratedMove, "by" | "text" | "say" | "leads" | "took" | "card">[];
  totals: { side: string; points: number }[];
  target: number | null;
  undoable: boolean;
  undone: number;
  over: Over | null;
}

/** How the table lay at the reader's decisions in this deal. */
export type Lain = Record<string, Layout>;

/** A match and where it stands. */
export interface Match {
  sitting: Sitting;
  moment: Moment;
}

/** What an expert has found about the moves of a deal, kept by its record. */
export interface Reviewed {
  record: string;
  found: Finding[];
}

/** Which deal of a match is under review, counted from 0, and after how many of its moves. */
export interface Looked {
  deal: number;
  number: number;
}

/** A match as kept, with what depends on its house rules. */
export interface Kept extends Match {
  rules?: Record<RuleId, string>;
  form?: CountForm;
  held?: number;
  lain?: Lain;
  /** Language of its words; earlier editions left it out. */
  language?: string;
  /** Of the finished deal; earlier editions kept neither of these. */
  reviewed?: Reviewed | null;
  looked?: Looked | null;
}

export type Sat = Required<Omit<Kept, "reviewed" | "looked">> & Pick<Kept, "reviewed" | "looked">;

/** A reader's habits at a table; null where the reader has chosen nothing. */
export interface Habit {
  /** Whether the level follows the results. */
  follows: boolean | null;
  /** Matches lost in a row, as far as they matter. */
  lost: 0 | 1;
  coach: boolean | null;
  /** How the piles lie. */
  piles?: PilesName;
}

/** Whether all cards won lie open, or only the last ones, as at a real table. */
export type PilesName = "open" | "closed";

/** What depends on the house rules of a match. */
export interface Opened extends Match {
  rules: Record<RuleId, string>;
  form: CountForm;
  /** How many cards each holds at first. */
  held: number;
}

/** Where a match of another game can be played. */
export interface Elsewhere {
  elsewhere: { game: string; code: string; text: string };
}

/** A match, and the move that led there. */
export interface After extends Match {
  told: NarratedMove;
}

/** A sentence, and the rule behind it. */
export interface Reason {
  text: string;
  rule: RuleId | null;
}

/** What an expert would do, or would have done. */
export interface Advice {
  text: string;
  why: Reason[];
}

export interface Hint extends Advice {
  answer: Pointed;
  /** Texts, one for each press, where the move comes step by step. */
  steps?: HintStep[];
}

/** The cards that a step points at; null where it is the whole move. */
export interface HintStep {
  text: string;
  cards: Card[] | null;
}

/** A deal to look back at. */
export interface TitledReplay extends Replay, Partial<Reviewable> {
  game: string;
  title: string;
}

/** What a new match is to be. */
export interface NewMatch {
  level: string;
  options: Options;
  seed: number;
  deals: number | null;
}

/** What a play table asks. Every question brings the whole sitting. */
export interface PlayQuestions extends Judging {
  open: { request: { sitting: Sitting } | { code: string } | { new: NewMatch }; answer: Opened | Elsewhere };
  judge: { request: { sitting: Sitting; move: string }; answer: Ruling };
  play: { request: { sitting: Sitting; move: string }; answer: After };
  think: { request: { sitting: Sitting }; answer: After };
  hint: { request: { sitting: Sitting }; answer: Hint };
  coach: {
    request: { sitting: Sitting; move?: string };
    answer: { looked: string[]; warnings: Record<string, Reason> };
  };
  hurry: { request: object; answer: object };
  undo: { request: { sitting: Sitting }; answer: Match };
  next: { request: { sitting: Sitting }; answer: Match };
  replay: { request: { sitting: Sitting; deal: number }; answer: TitledReplay & Reviewable };
  record: { request: { sitting: Sitting; deal: number }; answer: { text: string; code: string } };
  find: { request: { record: string; number: number }; answer: Finding };
  account: { request: { record: string; found: { number: number; gain: number }[] }; answer: Account };
  moment: { request: { record: string; number: number }; answer: { game: string; code: string } };
  same: { request: { sitting: Sitting }; answer: { code: string } };
  compare: {
    request: { sitting: Sitting; links: string };
    answer: {
      rows: {
        name: string;
        code: string;
        undone: number;
        open: boolean;
        results: (string | null)[];
        total: string;
      }[];
    };
  };
  read: { request: { text: string }; answer: Opened | Elsewhere | TitledReplay };
}

/** A match at a table, with all that its page has for it. */
export interface SittingOptions {
  start: Sat;
  content: PlayContent;
  root: HTMLElement;
  body: HTMLElement;
  below: HTMLElement;
  status: Status;
  words: TableStrings;
  skin: () => Skin;
  ask: Ask<PlayQuestions>;
  signal: AbortSignal;
  onTrouble: OnTrouble;
  /** Whether the hand gets the focus. */
  focus?: boolean;
  /** Whether the deal is new, and the reader sees it dealt. */
  dealt?: boolean;
  /** Whether the table is brought into view. */
  seen?: boolean;
  /** Whether the match is only shown. */
  waits?: boolean;
  /** In milliseconds. */
  speed: () => { reading: number; dealing: number };
  /** Called with the state of the match, whenever it changes. */
  onMoment: (now: Sat) => unknown;
  /** Called with the table's layout at one more decision of the reader's. */
  onLaid: (now: Sat) => unknown;
  /** Called when the reader has made a move, before the answer. */
  onActed?: () => unknown;
  /** Called with what has been found about the finished deal, and where the reader is in the review. */
  onReviewed?: (now: Sat) => unknown;
  /** Called for another match. */
  onAnew: () => unknown;
  /** Return what follows from a finished deal. */
  onCounted?: (manner: { played: boolean }) => string[];
  /** The coach, if there is one. */
  coaching?: Coaching;
  /** A move to point at in the reader's turn. */
  pointed?: (now: Sat) => Pointed | null;
  /** The way from a rule that refused a move to other cards. */
  detour?: (rule: RuleId) => HTMLElement | null;
  /** Where the winner is announced over the table. */
  result?: HTMLElement;
  /** What comes after the count, unless another deal does. */
  onward?: () => { label: string; go: () => unknown } | null;
}

/** The state of a sitting, shared by its parts. */
export interface SittingState {
  now: Sat;
  /** Whether the reader has begun to play. */
  acted: boolean;
  /** Aborted when the reader leaves whatever is going on. */
  left: AbortController;
}

/** `content` of a play table: a first deal, and what all deals of its game need. */
export interface PlayContent extends Opened {
  /** Whether there is only one deal, and so no match sheet. */
  single?: boolean;
  /** Name under which the match is kept. */
  name: string;
  /** What ends the game's course: a deal played here, as browsers keep it. */
  table: string;
  house: HouseRule[];
  ours: OursStrings;
  /** The match on the cards of the day, the same for all readers. */
  today: { level: string; deals: number | null };
  /** Whether the level follows the results until the reader chooses. */
  follows: boolean;
  /** The language of all this, as browsers name it: "it". */
  language: string;
  /** Whether a match has a fixed number of deals. */
  lasting: boolean;
  /** Every zone that a deal of the game ever shows. */
  zones: ZoneName[];
  /** Cards in a hand. */
  held: number;
  sheet: CountingWords;
  words: PlayWords;
}

/** The words of a play table (`play_words`). */
export interface PlayWords extends Record<PlayWord, string> {
  /** Sentences that a deal counts: when played, when won, when won without help. */
  counted: [string, string, string];
  levels: Record<string, { name: string; text: string }>;
  follow: { name: string; text: string };
  /** By the level of the next match. */
  stronger: Record<string, string>;
  weaker: Record<string, string>;
  speeds: Record<SpeedName, string>;
  /** Those of a review. */
  points: Record<PointsWord, string>;
  /** Those of the same cards for friends. */
  friends: Record<FriendsWord, string>;
  piles_are: Record<PilesName, string>;
}

type FriendsWord =
  | "title"
  | "how"
  | "send"
  | "sent"
  | "back"
  | "example"
  | "compare"
  | "board"
  | "player"
  | "total"
  | "undone"
  | "open"
  | "own_open";

type PointsWord =
  | "title"
  | "waiting"
  | "parts"
  | "expected"
  | "line"
  | "moments"
  | "move"
  | "show"
  | "again"
  | "making"
  | "kept"
  | "whole"
  | "waiting_match"
  | "whole_match"
  | "deal"
  | "total"
  | "summed"
  | "in_sum"
  | "better"
  | "unsure"
  | "bids"
  | "nothing";

type PlayWord =
  | "title"
  | "label"
  | "your_turn"
  | "hurry"
  | "hurry_about"
  | "thinks"
  | "hinting"
  | "coach"
  | "coach_on"
  | "coach_off"
  | "coach_about"
  | "coach_away"
  | "insist"
  | "take_back"
  | "coach_rests"
  | "by_rule"
  | "why"
  | "and_goal"
  | "sentence"
  | "totals"
  | "target"
  | "next_deal"
  | "new_match"
  | "revenge"
  | "new_game"
  | "level"
  | "speed"
  | "piles"
  | "piles_about"
  | "house"
  | "house_changed"
  | "unreadable_number"
  | "seed"
  | "deals"
  | "bad_deals"
  | "deal"
  | "today"
  | "today_about"
  | "aside"
  | "aside_full"
  | "before"
  | "forget"
  | "forget_this"
  | "put_aside"
  | "borrowed"
  | "followed"
  | "sharing"
  | "copy_link"
  | "copy_record"
  | "link_copied"
  | "record_copied"
  | "copy_by_hand"
  | "shared"
  | "paste"
  | "paste_here"
  | "open"
  | "recorded"
  | "opening"
  | "own_stays"
  | "new_stays"
  | "won_cards"
  | "counting"
  | "look_back"
  | "look_back_at"
  | "looked_at"
  | "back_to_score"
  | "undone"
  | "undone_in"
  | "back";
