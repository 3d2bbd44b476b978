// Signals on wish, when a card is laid, at a sweep, and when it is the reader's turn: a sound, a vibration, or both.

/** @import { Preferences } from "../types.js" */

/** @typedef {"card" | "sweep" | "turn"} Cue */

/**
 * The notes of a sound: hertz, and when each begins and how long it takes, in seconds.
 * @type {Record<Cue, [hertz: number, from: number, length: number][]>}
 */
const NOTES = {
  card: [[196, 0, 0.08]],
  sweep: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.4],
  ],
  turn: [
    [440, 0.15, 0.12],
    [587, 0.27, 0.2],
  ],
};
/**
 * Milliseconds of vibration and rest, in turn.
 * @type {Record<Cue, number[]>}
 */
const PULSES = { card: [25], sweep: [40, 40, 40, 40, 160], turn: [70] };
const LOUD = 0.15;

/** @type {AudioContext | null} */
let audio = null; // made for the first sound: browsers allow none before the reader has pressed something

/**
 * @param {Cue} cue
 * @param {Preferences["cues"]} wanted
 */
export function giveCue(cue, wanted) {
  if (wanted === "sounds" || wanted === "both") sound(cue);
  if (wanted === "vibration" || wanted === "both") navigator.vibrate?.(PULSES[cue]);
}

/** @param {Cue} cue */
function sound(cue) {
  audio ??= new AudioContext();
  for (const [hertz, from, length] of NOTES[cue]) {
    const begin = audio.currentTime + from;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    const volume = new GainNode(audio, { gain: LOUD });
    volume.gain.setValueAtTime(LOUD, begin);
    volume.gain.linearRampToValueAtTime(0, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
