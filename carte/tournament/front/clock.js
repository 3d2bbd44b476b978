// The clock of a round: it runs on while the page is closed, for it knows when it ends.
import { useEffect, useState } from "preact/hooks";
import { Action, TextEntry } from "../../front/fields/entry-views.js";

/** @import { Director } from "./director.js" */
/** @import { Clock as Kept } from "./tournament-store.js" */

const MINUTE = 60_000;
const SECOND = 1000;
const TICK = 500;
const MOST = 240; // minutes

/** @param {Kept} clock */
const leftOf = ({ ends, left }) => (ends === null ? left : Math.max(0, ends - Date.now()));

/**
 * The time that is left, as digits.
 * @param {{ director: Director }} props
 */
export function ClockFace({ director }) {
  const clock = director.now().kept?.clock;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!clock || clock.ends === null) return undefined;
    const ticking = setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => clearInterval(ticking);
  }, [clock?.ends]);
  if (!clock) return null;
  const seconds = Math.ceil(leftOf(clock) / SECOND);
  const digits = [Math.floor(seconds / 60), seconds % 60].map((number) => String(number).padStart(2, "0")).join(":");
  return (
    <>
      <span class="carte-tour-clock" role="timer" data-seconds={seconds}>
        {digits}
      </span>
      {seconds === 0 && <span role="alert">{director.tool.words.tournament.time_up}</span>}
    </>
  );
}

/** @param {{ director: Director }} props */
export function Clock({ director }) {
  const { tournament: strings } = director.tool.words;
  const clock = director.now().kept?.clock;
  if (!clock) return null;
  const isRunning = clock.ends !== null && leftOf(clock) > 0;
  const { minutes } = clock;
  const back = { minutes, ends: null, left: minutes * MINUTE };
  const start = () => director.wind({ ...clock, ends: Date.now() + (leftOf(clock) || minutes * MINUTE) });
  const pause = () => director.wind({ ...clock, ends: null, left: leftOf(clock) });
  /** @param {string} text */
  const set = (text) => {
    const found = Math.min(MOST, Math.max(1, Number.parseInt(text, 10) || minutes));
    director.wind({ minutes: found, ends: null, left: found * MINUTE });
  };
  return (
    <section class="carte-tour-part" aria-label={strings.clock}>
      <h2>{strings.clock}</h2>
      <div class="carte-tour-time">
        <ClockFace director={director} />
        <TextEntry
          name="minutes"
          label={strings.minutes}
          value={String(minutes)}
          onChange={set}
          more={{ inputMode: "numeric", maxLength: 3 }}
        />
      </div>
      <div class="carte-actions">
        {isRunning ? (
          <Action name="pause" label={strings.pause} onClick={pause} />
        ) : (
          <Action name="start" label={strings.start} onClick={start} />
        )}
        <Action name="again" label={strings.again} onClick={() => director.wind(back)} />
      </div>
    </section>
  );
}
