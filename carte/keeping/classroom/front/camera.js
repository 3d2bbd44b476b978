// Codes held before a camera, if the browser can read them by itself.

import { h } from "../../../front/page/dom.js";

const EVERY = 300; // milliseconds between two looks

/**
 * A browser's own reader of codes.
 * @typedef {{ detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]> }} Detector
 */

/**
 * Return the browser's own reader of QR codes, or null if it has none or may not ask for a camera.
 * @returns {Detector | null}
 */
function detector() {
  const Own = /** @type {{ BarcodeDetector?: new (of: object) => Detector }} */ (globalThis).BarcodeDetector;
  return Own && "mediaDevices" in navigator ? new Own({ formats: ["qr_code"] }) : null;
}

/** Whether this browser can read codes from a camera. */
export function hasCamera() {
  return detector() !== null;
}

/**
 * Look through the camera until `signal` is given; onCode(text) is called for every code that comes into view. Rejects
 * if the camera does not open.
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
