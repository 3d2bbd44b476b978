// What the page, its Python in a worker and the service worker say to each other.
// Types alone: nothing of this file reaches a page.

/** A value as JSON carries it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined };

/** The state of a widget's model; `_esm` and `kind` where it is ours. */
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

/** Its id, and the module, name and anywidget's id of its class: by these Python finds its place again. */
export type SavedKind = [id: string, module: string, name: string, anywidget: string | null];

/** A code cell of the page's notebook: its number among all cells, from 1, and its source. */
export interface Cell {
  number: number;
  source: string;
  may_fail: boolean;
}

/** A file as the build made it: its bytes, and its SHA-256 in base64. */
export interface Shipped {
  size: number;
  sha256: string;
}

/** Each file that Python needs, by name. */
export type Files = Record<string, Shipped>;

/** The language that Python is to speak: its name, and the file with its catalogue. */
export interface Language {
  name: string;
  catalogue: string;
}

export type Stage = "download" | "start" | "cells";

/** Why there is no Python: a file that is not to be had, silence, a cell that failed, an error, a browser's lack. */
export interface Failure {
  code:
    | "download"
    | "stalled"
    | "silent"
    | "unanswered"
    | "cell"
    | "python"
    | "worker"
    | "crash"
    | "no-server"
    | "no-origin"
    | "no-wasm"
    | "no-worker";
  /** The name of the file, the seconds of silence, what the error says, or the page's own address. */
  detail?: string;
  cell?: number;
}

// From the page to its worker.

/** The first message: start Python and run the cells. */
export interface Start {
  type: "start";
  cells: Cell[];
  files: Files;
  saved: SavedKind[];
  /** Nothing where it is English, which needs no catalogue. */
  language?: Language;
}

/** What the end of a comm in the page says to the one in Python. */
export type CommRequest = (
  | { type: "comm_open"; comm: string; target: string; data: Json }
  | { type: "comm_msg"; comm: string; data: Json }
  | { type: "comm_close"; comm: string }
) & { buffers?: (ArrayBuffer | ArrayBufferView)[] };

/** The same with a number: `Done` has it, when Python has dealt with it. */
export type Request = CommRequest & { request: number };

export type ToWorker = Start | Request;

// From the worker to its page.

/** Said while Python starts. */
export interface Staged {
  type: "stage";
  status: { stage: Stage; loaded?: number; total?: number };
}

/** The cells have run, and all that they said went before. */
export interface Ready {
  type: "ready";
}

/** What was downloaded lies where the service worker finds it. */
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

/** What Python itself says (`page.py`); `buffers` are the bytes that JSON cannot carry. */
export type Said = (CommOpened | CommMessage | CommClosed | Printed) & { buffers: Uint8Array[] };

export type ToPage = Staged | Ready | Settled | Failed | Done | Said;

/** What the page's engine hands on to whoever listens: the rest is its own business. */
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

export interface Printed {
  type: "output";
  output: Output;
}

/** What is said in Jupyter's protocol of widgets: { method: "update", state, buffer_paths }, … */
export type CommData = { [name: string]: Json | undefined };

/** Where in a state a buffer belongs: a name, and the way into its value. */
export type BufferPath = [name: string, ...way: (string | number)[]];

/** What a cell shows, or that what is shown shall go: at once, or when something new comes. */
export type Output = Shown | { output_type: "clear_output"; wait: boolean };

export type Shown = Streamed | Displayed | Raised;

export interface Streamed {
  output_type: "stream";
  name: "stdout" | "stderr";
  text: string;
}

export interface Displayed {
  output_type: "display_data" | "execute_result";
  data: Representations;
  metadata: CommData;
}

export interface Raised {
  output_type: "error";
  ename: string;
  evalue: string;
  traceback: string[];
}

/** One thing in several forms, by media type. */
export type Representations = { [Type in TextType]?: string | string[] } & {
  "application/vnd.jupyter.widget-view+json"?: WidgetView;
};

export type TextType = "image/svg+xml" | "text/html" | "image/png" | "text/plain";

export interface WidgetView {
  version_major: number;
  version_minor: number;
  model_id: string;
}

// Between the worker and the module `page` of its Python.

/** What `page.py` offers; `saved` and `cells` are JSON, as is what is posted and received. */
export interface PythonPage {
  speak(language: string, catalogue: Uint8Array): void;
  connect(post: (text: string, buffers: Uint8Array[]) => void, saved: string): void;
  /** A failure as JSON, if a cell fails. */
  run(cells: string): Promise<string | undefined>;
  receive(text: string, buffers: Uint8Array[]): void;
}

// Between any page and the service worker, whose languages are named by their folders: English is "". Whoever asks gives
// a port for the answer; and when something was copied or removed, every window hears "changed".

export type ToKeeper = Keep | Tell | Remove;

/**
 * Keep all of the page's language, and of those of which there is something; or what of the site was visited, the
 * addresses that the browser fetched for the page; or all of some languages.
 */
export type Keep = { keep: "all" | "visited"; visited: string[] } | { keep: string[] };

/** Say of each of these sets of languages what is kept of it: a `Standing` each. */
export interface Tell {
  tell: string[][];
}

/** Let go of what is kept of some languages alone. It is answered when it is gone. */
export interface Remove {
  remove: string[];
}

/**
 * Whether all is kept that a reader may need, of whatever edition, how many bytes of the newest are to come, and how many
 * are held by these languages alone.
 */
export interface Standing {
  whole: boolean;
  missing: number;
  held: number;
}

/** How many of the files that were asked for are here, and how it ended. */
export interface Copied {
  done: number;
  of: number;
  ended?: "whole" | "cut-off" | "full" | "blocked";
}

/** One build of the site: every file that a reader may need. */
export interface Site {
  version: string;
  files: Record<string, Shipped>;
  /** The languages that have a folder of their own; English is in that of the site. */
  languages: string[];
}
