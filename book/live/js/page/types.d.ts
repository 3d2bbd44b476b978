// What the build leaves in a page, and what the page's modules hand to each other.
// Types alone: nothing of this file reaches a page.

import type { Cell, Failure, Files, Json, Language, SavedModel, Stage } from "../messages.js";

/** The settings of a page (`live-page`). */
export interface Settings {
  folder: string;
  /** What Python needs: its worker and all that this one fetches. */
  files: Files;
  /** The script that a page loads instead of all others when it is opened as a file. */
  opened: string;
  words: PageWords;
  /** Values that several models have. */
  shared: Json[];
  cells: Cell[];
  language?: Language;
}

/** `page_words`: of each stage and failure, and of what can be done. */
export type PageWords = Record<
  Stage | `failed-${Failure["code"]}` | "bytes" | "again" | "retry" | "skip" | "incomplete",
  string
>;

/** The page as it was read, before anything on it changed. */
export interface Page extends Omit<Settings, "folder" | "shared"> {
  folder: URL;
  models: Map<string, SavedModel>;
  hosts: Host[];
}

/** The place of a widget's view, and the line on Python's state under it. */
export interface Host {
  element: HTMLElement;
  model: string;
  status: HTMLElement;
  /** It answers from what it was saved with, without Python. */
  alone: boolean;
}

/** A host whose view is drawn, with the ids of all models inside it. */
export interface DrawnHost extends Host {
  inside: Set<string>;
}

/** Python's life on the page; `loaded` and `total` are bytes. */
export interface EngineStatus {
  state: "off" | "booting" | "ready" | "failed";
  stage: Stage | null;
  loaded: number;
  total: number;
  error: Failure | null;
  /** Python has nothing more to do for its start. */
  settled: boolean;
  /** How often Python was started. */
  starts: number;
  /** This start came as an answer was too long in coming: the question is asked again. */
  again: boolean;
}
