// Globals that our scripts find on a page and its types lack. Types alone: nothing of this file reaches a page.

import type { AnywidgetFactory } from "./define.js";
import type { EngineStatus } from "./types.js";

declare global {
  /** What widgets and tests see of the engine. */
  var carteEngine: { start(): void; restart(): void; giveUp(): void; readonly status: EngineStatus } | undefined;

  /** An AMD loader, as far as we need one. */
  var define: ((names: string[], made: AnywidgetFactory) => void) | undefined;

  /** Sphinx's marks of the words searched for. */
  var SphinxHighlight: { hideSearchWords(): void };

  /** Sphinx's search: a result's text from the page, and whether it has its index. */
  var Search: { htmlToText(html: string, anchor?: string): string; hasIndex(): boolean };

  /** In the script of a page opened as a file: the module of the widgets. */
  var SHIPPED_WIDGETS: { __esModule: true; default: object };

  /** Not in every browser. */
  var scheduler: { yield?(): Promise<void> } | undefined;

  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }

  interface DocumentEventMap {
    "carte:engine": CustomEvent<EngineStatus>;
    /** A file that the page needs to draw its widgets is missing. */
    "carte:incomplete": Event;
  }
}
