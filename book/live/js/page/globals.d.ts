// What our scripts find on a page and its types do not tell. Types alone: nothing of this file reaches a page.

import type { AnywidgetFactory } from "./define.js";
import type { EngineStatus } from "./types.js";

declare global {
  /** What widgets and tests see of the engine. */
  var carteEngine: { start(): void; restart(): void; giveUp(): void; readonly status: EngineStatus } | undefined;

  /** An AMD loader, as far as one is asked for. */
  var define: ((names: string[], made: AnywidgetFactory) => void) | undefined;

  /** Sphinx's marks of what was searched for. */
  var SphinxHighlight: { hideSearchWords(): void };

  /** Sphinx's search: a result's text from the page, and whether it has what it searches through. */
  var Search: { htmlToText(html: string, anchor?: string): string; hasIndex(): boolean };

  /** In the script of a page that is opened as a file: what is handed on as the module of the widgets. */
  var SHIPPED_WIDGETS: { __esModule: true; default: object };

  /** Not in every browser. */
  var scheduler: { yield?(): Promise<void> } | undefined;

  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }

  interface DocumentEventMap {
    "carte:engine": CustomEvent<EngineStatus>;
    /** Something that the page needs to draw its widgets is not there. */
    "carte:incomplete": Event;
  }
}
