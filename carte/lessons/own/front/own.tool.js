// A reader's own levels, from top to bottom: the level in the making, the set, ways to begin, and to share it.

import { render } from "preact";
import { useRef } from "preact/hooks";
import { Action, FileEntry } from "../../../front/fields/entry-views.js";
import { inBook } from "../../../front/page/address.js";
import { h } from "../../../front/page/dom.js";
import { createWidget } from "../../../front/widget.js";
import { Editor } from "./editor.js";
import { forgetOwn } from "./own-set-store.js";
import { SetList } from "./set-list.js";
import { codeIn, SetSharing } from "./share-set.js";
import { createWorkshop } from "./workshop.js";
import "./own-levels.css";

/** @import { TableStrings } from "../../../front/messages.js" */
/** @import { OnTrouble, Tool } from "../../../front/types.js" */
/** @import { OwnContent, OwnQuestions, OwnState } from "./messages.js" */
/** @import { Workshop } from "./workshop.js" */

const FILES = ".toml,application/toml,text/plain";

/**
 * Build the widget of `content` = {words, titles, most}.
 * @param {Tool<OwnContent, OwnQuestions, TableStrings, OwnState>} tool
 */
function drawOwn(tool) {
  const { root, body, status, content } = tool;
  const shop = createWorkshop(tool);
  const place = h("div", { class: "carte-placed" });
  root.ariaLabel = content.words.title;
  body.append(shop.player, status.element, place);
  shop.start(() => render(<OwnView shop={shop} />, place));
}

/** @param {{ shop: Workshop }} props */
function OwnView({ shop }) {
  const { tool, now, set, tryMade, change, putBack, begin, readFile } = shop;
  const strings = tool.content.words;
  const { draft, away, lost } = now();
  const isEmpty = set().levels.length === 0;
  /** @type {{ current: HTMLInputElement | null }} */
  const position = useRef(null);
  return (
    <>
      <div class="carte-own" hidden={away !== null}>
        {draft && <Editor key={draft.number} shop={shop} draft={draft} />}
        <SetList shop={shop} />
        <div class="carte-keep-ways">
          <Action name="try-set" label={strings.try_set} look="next" hidden={isEmpty} onClick={() => tryMade(set())} />
          <FileEntry label={strings.read} accept={FILES} onChosen={readFile} />
          <Action
            name="clear"
            label={strings.clear}
            hidden={isEmpty}
            onClick={() => change({ title: "", levels: [] })}
          />
          <Action name="put-back" label={strings.put_back} look="undo" hidden={!lost} onClick={putBack} />
        </div>
        <div class="carte-own-begin">
          <label class="carte-labelled">
            <span>{strings.position}</span>
            <input type="text" data-own="position" placeholder={strings.example} autocomplete="off" ref={position} />
          </label>
          <Action name="begin" label={strings.begin} onClick={() => begin(codeIn(position.current?.value ?? ""))} />
          {inBook() && (
            <a class="carte-button" href="checker.html">
              {strings.checker}
            </a>
          )}
        </div>
      </div>
      <SetSharing shop={shop} />
    </>
  );
}

/** @param {{ onTrouble: OnTrouble }} tool */
function forgetSets({ onTrouble }) {
  forgetOwn(onTrouble);
}

export default createWidget({ draw: drawOwn, forget: forgetSets });
