// Storage for a page, even if the browser grants none, for the theme relies on it. Whatever cannot be stored lasts as
// long as the page. For our own names writing still fails, so that our code notices.

const OURS = ["carte.", "language-offered"]; // how our names begin

/** A storage that ends with its page; it is not a `Storage`, which tells it apart. */
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
 * Keep in memory what the theme writes when storage is full.
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
