// Codes that are held before a camera, where the browser can read them by itself.

import { h } from "../../../front/page/dom.js";

const EVERY = 300; // milliseconds between two looks

/**
 * What a browser has that reads codes by itself.
 * @typedef {{ detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]> }} Detector
 */

/**
 * The browser's own reader of QR codes, null where it has none, or no camera may be asked for.
 * @returns {Detector | null}
 */
function detector() {
  const Own = /** @type {{ BarcodeDetector?: new (of: object) => Detector }} */ (globalThis).BarcodeDetector;
  return Own && "mediaDevices" in navigator ? new Own({ formats: ["qr_code"] }) : null;
}

/** Whether codes can be read from a camera here. */
export function hasCamera() {
  return detector() !== null;
}

/**
 * Look through the camera until `signal` is given; onCode(text) for every code that comes into view.
 * Rejects where the camera does not open.
 * @param {HTMLElement} place
 * @param {(text: string) => unknown} onCode
 * @param {AbortSignal} signal
 */
export async function look(place, onCode, signal) {
  const reads = detector();
  if (!reads) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const video = h("video", { playsinline: true, muted: true });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop, { once: true });
  video.srcObject = stream;
  place.append(video);
  await video.play();
  let last = "";
  while (!signal.aborted) {
    const [code] = await reads.detect(video).catch(() => []);
    if (code && code.rawValue !== last) {
      last = code.rawValue;
      onCode(last);
    }
    await new Promise((later) => setTimeout(later, EVERY));
  }
}
