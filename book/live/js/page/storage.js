// What a page keeps things in, also where the browser gives it nothing for that: whoever wrote the theme counts on it. What
// cannot be written down is remembered as long as the page. Of ours it is said, so ours hear of it.

const OURS = ["carte.", "language-offered"]; // how our names begin

/** A storage that forgets with its page; it is no `Storage`, and by that it is known. */
class Passing {
  /** @type {Map<string, string>} */
  #items = new Map();

  get length() {
    return this.#items.size;
  }

  /** @param {number} index */
  key(index) {
    return [...this.#items.keys()][index] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.#items.get(`${key}`) ?? null;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setItem(key, value) {
    this.#items.set(`${key}`, `${value}`);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#items.delete(`${key}`);
  }

  clear() {
    this.#items.clear();
  }
}

/** @param {"localStorage" | "sessionStorage"} name */
function standInFor(name) {
  try {
    globalThis[name].getItem("");
  } catch {
    Object.defineProperty(globalThis, name, { value: new Passing(), configurable: true });
  }
}

/**
 * What the theme writes where there is no more room is remembered.
 * @param {Storage} prototype
 */
function soften(prototype) {
  const { getItem, setItem, removeItem } = prototype;
  const unsaved = new Passing();
  prototype.getItem = function (key) {
    return unsaved.getItem(key) ?? getItem.call(this, key);
  };
  prototype.removeItem = function (key) {
    unsaved.removeItem(key);
    removeItem.call(this, key);
  };
  prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
      unsaved.removeItem(key);
    } catch (error) {
      if (OURS.some((name) => key.startsWith(name))) throw error;
      unsaved.setItem(key, value);
    }
  };
}

standInFor("localStorage");
standInFor("sessionStorage");
soften(Storage.prototype);

export {};
