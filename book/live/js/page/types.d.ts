// The types shared by the page's modules. Types alone: nothing of this file reaches a page.

import type { Failure, Settings, Stage } from "../messages.js";
import type { SavedModel } from "../types.js";

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
  /** Whether it answers from its saved data, without Python. */
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
  /** Python's start is complete. */
  settled: boolean;
  /** How often Python was started. */
  starts: number;
  /** This start follows an answer that took too long: the question is repeated. */
  again: boolean;
  /** Milliseconds that the last start took once everything was downloaded: how slow the machine is. */
  took: number;
}

/** What revives the saved models of a page and draws their views. */
export interface Widgets {
  revive(models: Map<string, SavedModel>): Promise<void>;
  /** Return the view's element, which may be filled later. */
  draw(host: Host): Promise<HTMLElement>;
}
