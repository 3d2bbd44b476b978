// What the browser remembers. A browser that forbids storage still remembers for this visit.

const memory = new Map();

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key, text) {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage: the visit goes on from memory.
  }
}

/** Write a value as JSON, or plain where it is a string. */
export function remember(key, value) {
  write(key, typeof value === "string" ? value : JSON.stringify(value));
}

/**
 * The value under a key, or the fallback where there is none. An entry that `parse` refuses
 * is moved to `<key>.broken`, and `onBroken(key)` is told.
 */
export function recall(key, parse, fallback, onBroken) {
  const text = read(key);
  if (text === null) return fallback;
  try {
    return parse(text);
  } catch {
    setAside(key, fallback, onBroken);
    return fallback;
  }
}

/** Move what is under a key to `<key>.broken`, and tell `onBroken(key)`. */
export function setAside(key, fallback, onBroken) {
  write(`${key}.broken`, read(key));
  remember(key, fallback);
  onBroken(key);
}

/** A parser that takes one of these words and nothing else. */
export function oneOf(...words) {
  return (text) => {
    if (!words.includes(text)) throw new TypeError(text);
    return text;
  };
}

/** Whether a value is named values, as JSON holds them in braces. */
export function isRecord(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** A parser that takes a record of such values and nothing else. */
export function recordOf(isValue) {
  return (text) => {
    const record = JSON.parse(text);
    if (!isRecord(record) || !Object.values(record).every(isValue)) throw new TypeError(text);
    return record;
  };
}
