// All that the browser keeps about a reader: to see, to save, and to merge with another browser's.

import { render } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Action, FileEntry } from "../../front/fields/entry-views.js";
import { inBook } from "../../front/page/address.js";
import { handOut } from "../../front/page/clipboard.js";
import { fill } from "../../front/page/dom.js";
import { drawCode, isHereOnly } from "../../front/page/qr.js";
import { isDenied } from "../../front/page/storage.js";
import { Fold, Placed } from "../../front/page/views.js";
import { createWidget } from "../../front/widget.js";
import { createKeeper } from "./keeper.js";
import { isAny, Summary } from "./memory-summary.js";
import { Account, accountKept } from "./reader-account-view.js";
import { gained } from "./snapshot.js";
import "../../front/page/keep.css";

/** @import { ComponentChildren } from "preact" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Keeper, Offer } from "./keeper.js" */
/** @import { KeepingContent, KeepingStrings } from "./messages.js" */

const FILES = ".json,application/json";

/**
 * Build the widget of `content` = {titles}.
 * @param {Tool<KeepingContent, object, KeepingStrings>} tool
 */
function drawKeeping(tool) {
  const keeper = createKeeper(tool);
  tool.root.ariaLabel = tool.words.keeping.label;
  keeper.start(() => render(<KeepingView keeper={keeper} />, tool.body));
}

/** @param {{ keeper: Keeper }} props */
function KeepingView({ keeper }) {
  const { tool, now, outcome, save, readFile } = keeper;
  const strings = tool.words.keeping;
  const { offer } = now();
  const account = accountKept(tool.onTrouble);
  return (
    <>
      <section class="carte-keep-offer" aria-label={strings.new_here} hidden={!offer}>
        {offer && <OfferView keeper={keeper} offer={offer} />}
      </section>
      <Placed element={outcome} />
      <div class="carte-keep">
        {account && (
          <Part title={strings.account.title}>
            <Account kept={account} content={tool.content} strings={strings.account} />
          </Part>
        )}
        <Part title={strings.kept}>
          <Kept keeper={keeper} />
        </Part>
        <div>
          <Part title={strings.file}>
            <p class="carte-keep-about">{strings.about_file}</p>
            <div class="carte-keep-ways">
              <Action name="save" label={strings.save} kind="carte-main" onClick={save} />
              <FileEntry label={strings.open} accept={FILES} onChosen={readFile} />
            </div>
            <p class="carte-keep-about">{strings.drop}</p>
          </Part>
          <Part title={strings.phone}>
            <p class="carte-keep-about">{strings.about_phone}</p>
            <Carrier keeper={keeper} />
          </Part>
        </div>
      </div>
    </>
  );
}

/** @param {{ title: string, children: ComponentChildren }} props */
function Part({ title, children }) {
  return (
    <section class="carte-keep-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** @param {{ keeper: Keeper }} props */
function Kept({ keeper: { tool, now, discard } }) {
  const { content, words } = tool;
  const strings = words.keeping;
  const { mine, isUnsaved, isLasting } = now();
  const here = gained(mine);
  const aside = Object.keys(mine.aside);
  const promise = isDenied() ? words.troubles.blocked : isLasting ? strings.lasting : strings.passing;
  return (
    <>
      <div>
        {isAny(here) ? <Summary gains={here} content={content} strings={strings} /> : <p>{strings.nothing}</p>}
        {isUnsaved && <p class="carte-notice">{strings.unsaved}</p>}
      </div>
      <p class="carte-keep-about" data-lasting={isLasting === undefined ? undefined : String(isLasting)}>
        {isLasting !== undefined && promise}
      </p>
      {aside.length > 0 && (
        <Fold title={fill(strings.aside, { count: aside.length })} data-fold="aside">
          <p class="carte-keep-about">{strings.about_aside}</p>
          <ul class="carte-keep-aside">
            {aside.map((name) => (
              <li key={name}>
                <code>{name}</code>
                <Action
                  name="save-aside"
                  label={strings.save_aside}
                  onClick={() => handOut(`${name}.txt`, mine.aside[name])}
                />
                <Action name="throw" label={strings.throw} onClick={() => discard(name)} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** @param {{ keeper: Keeper, offer: Offer }} props */
function OfferView({ keeper: { tool, take, leave }, offer: { from, holds, fresh, unfit } }) {
  const { content, words } = tool;
  const strings = words.keeping;
  const isNew = isAny(fresh);
  const hasMore = isNew || unfit > 0;
  return (
    <>
      <h2>{from}</h2>
      <p>{strings.holds}</p>
      <Summary gains={holds} content={content} strings={strings} />
      <p>{isNew ? strings.new_here : strings.nothing_new}</p>
      <Summary gains={fresh} content={{ ...content, most: {} }} strings={strings} />
      {unfit > 0 && <p>{fill(strings.unfit, { count: unfit })}</p>}
      {isNew && <p class="carte-keep-about">{strings.both}</p>}
      <div class="carte-keep-ways">
        {hasMore && <Action name="add" label={strings.add} kind="carte-main" onClick={take} />}
        <Action name="leave" label={hasMore ? strings.leave : strings.close} onClick={leave} />
      </div>
    </>
  );
}

/**
 * What carries to another phone, or why nothing can.
 * @param {{ keeper: Keeper }} props
 */
function Carrier({ keeper: { tool, now, toggleLinks, copyLink } }) {
  const strings = tool.words.keeping;
  const { links } = now();
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  const wide = () => place.current?.clientWidth ?? 0;
  const code = useMemo(() => {
    for (const link of links) {
      const found = drawCode(link, strings.code, wide);
      if (found) return found;
    }
    return null;
  }, [links]);
  const [link] = links;
  if (!inBook()) return <p>{strings.not_in_book}</p>;
  if (isHereOnly()) return <p data-only-here="">{strings.only_here}</p>;
  return (
    <div>
      <div class="carte-keep-ways">
        <Action name="show" label={link ? strings.hide : strings.show} kind="carte-main" onClick={toggleLinks} />
      </div>
      <div class="carte-keep-code" ref={place}>
        {code && <Placed element={code} />}
        {link && <p>{code ? strings.scan : strings.too_large}</p>}
        {link && (
          <div class="carte-keep-ways">
            <Action name="copy" label={strings.copy} onClick={() => copyLink(link)} />
          </div>
        )}
      </div>
    </div>
  );
}

export default createWidget({ draw: drawKeeping, isHeadless: true });
