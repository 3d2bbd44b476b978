// How long nothing was heard, in seconds of a page that is awake: while a computer sleeps nobody is late.

const SECOND = 1000;

export class Watch {
  #late;
  #left = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;

  /** @param {() => void} late - called when the seconds are over */
  constructor(late) {
    this.#late = late;
  }

  /**
   * Wait so many seconds, from now.
   * @param {number} seconds
   */
  begin(seconds) {
    this.#left = seconds;
    this.#ticking ??= setInterval(() => this.#tick(), SECOND);
  }

  end() {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  #tick() {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.end();
    this.#late();
  }
}
