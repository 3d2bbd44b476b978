// How long there has been silence, in seconds of an awake page: while a computer sleeps nothing is late.

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
   * Wait this many seconds, from now.
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
