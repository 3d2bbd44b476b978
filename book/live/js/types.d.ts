// The messages between the page, its Python in a worker, and the service worker. Types alone: nothing of this file
// reaches a page.

import type { Failure, Files, Language, Printed, SavedGroup, Stage } from "./messages.js";

/** A value as JSON carries it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined };

/** The state of a widget's model; `_esm` and `kind` if it is ours. */
export interface ModelState {
  _model_module: string;
  _model_name: string;
  _anywidget_id?: string;
  _esm?: string;
  kind?: string;
  [name: string]: Json | undefined;
}

/** A model as the build saved it. */
export interface SavedModel {
  model_name: string;
  model_module: string;
  model_module_version: string;
  state: ModelState;
}

// From the page to its worker.

/** The first message: start Python, and run each group of cells before it is asked anything, at the latest. */
export interface Start {
  type: "start";
  groups: SavedGroup[];
  files: Files;
  /** What is fetched once Python runs: packages that it asks for before then. */
  later: Files;
  /** Whether cells wait for that. */
  all_games: boolean;
  /** Absent for English, which needs no catalogue. */
  language?: Language;
}

/** A message from a comm in the page to the one in Python. */
export type CommRequest = (
  | { type: "comm_open"; comm: string; target: string; data: Json }
  | { type: "comm_msg"; comm: string; data: Json }
  | { type: "comm_close"; comm: string }
) & { buffers?: (ArrayBuffer | ArrayBufferView)[] };

/** The same with a number, which `Done` returns once Python has dealt with it. */
export type Request = CommRequest & { request: number };

export type ToWorker = Start | Request;

// From the worker to its page.

/** Sent while Python starts. */
export interface Staged {
  type: "stage";
  status: { stage: Stage; loaded?: number; total?: number };
}

/** Python takes messages: each waits for the cells that it is about. */
export interface Ready {
  type: "ready";
}

/** The downloads are where the service worker finds them. */
export interface Settled {
  type: "settled";
}

export interface Failed {
  type: "failed";
  error: Failure;
}

/** Python has dealt with the request of that number. */
export interface Done {
  type: "done";
  request: number;
}

/** A message from Python itself (`page.py`); `buffers` are the bytes that JSON cannot carry. */
export type Said = (CommOpened | CommMessage | CommClosed | Printed) & { buffers: Uint8Array[] };

export type ToPage = Staged | Ready | Settled | Failed | Done | Said;

/** What the page's engine passes on to listeners: it handles the rest itself. */
export type Heard = Said | Ready;

export interface CommOpened {
  type: "comm_open";
  comm: string;
  data: { state: ModelState; buffer_paths?: BufferPath[] };
  metadata: CommData;
}

export interface CommMessage {
  type: "comm_msg";
  comm: string;
  data: CommData;
  metadata: CommData;
}

export interface CommClosed {
  type: "comm_close";
  comm: string;
}

/** Data in Jupyter's widget protocol: { method: "update", state, buffer_paths }, … */
export type CommData = { [name: string]: Json | undefined };

/** The place of a buffer in a state: a name, and the path into its value. */
export type BufferPath = [name: string, ...way: (string | number)[]];

// Between the worker and the module `page` of its Python.

/** The functions of `page.py`; a `SavedGroup` is JSON there, and so are the messages both ways. */
export interface PythonPage {
  speak(language: string, catalogue: Uint8Array): void;
  connect(post: (text: string, buffers: Uint8Array[]) => void): void;
  /** A failure as JSON, if a cell fails. */
  run(group: string): Promise<string | undefined>;
  receive(text: string, buffers: Uint8Array[]): void;
}

// Between any page and the service worker, which names languages by their folders: English is "". A request comes with
// a port for the answer; after a copy or removal, every window hears "changed".

export type ToKeeper = Keep | Tell | Remove;

/**
 * Keep everything in the page's language, and in those already kept in part; or only what was visited, the addresses
 * that the browser fetched for the page; or everything in some languages.
 */
export type Keep = { keep: "all" | "visited"; visited: string[] } | { keep: string[] };

/** Describe what is kept of each of these sets of languages: a `Standing` each. */
export interface Tell {
  tell: string[][];
}

/** Remove the files of some languages alone. The answer comes when they are gone. */
export interface Remove {
  remove: string[];
}

/**
 * Whether everything a reader may need is kept, from any edition, how many bytes of the newest are still to come, and
 * how many are held by these languages alone.
 */
export interface Standing {
  whole: boolean;
  missing: number;
  held: number;
}

/** How many of the requested files are here, and how it ended. */
export interface Copied {
  done: number;
  of: number;
  ended?: "whole" | "cut-off" | "full" | "blocked";
}
