// What a bare page can do for a test: show widgets, tell when nothing more is to come, and leave them
// so that the next test finds the page as it was before.
(() => {
  const { setTimeout: later, clearTimeout: never, setInterval: every } = globalThis;
  const due = new Set(); // timers that somebody waits for
  const running = new Set(); // all timers

  globalThis.setTimeout = (call, wait = 0, ...given) => {
    const timer = later(() => {
      running.delete(timer);
      due.delete(timer);
      call(...given);
    }, wait);
    running.add(timer);
    if (wait <= 3000) due.add(timer); // a longer one only gives up what takes too long
    return timer;
  };
  globalThis.clearTimeout = (timer) => {
    running.delete(timer);
    due.delete(timer);
    never(timer);
  };
  globalThis.setInterval = (call, wait, ...given) => {
    const timer = every(call, wait, ...given);
    running.add(timer);
    return timer;
  };

  const frame = () => new Promise((done) => draws(() => later(done)));

  // Wait until nothing more is to come: no timer, no answer, no frame.
  globalThis.settled = async (patience) => {
    const since = performance.now();
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await frame();
      if (performance.now() - since > patience) throw new Error("more is still to come");
      if (due.size || document.querySelector("[data-asking]")) quiet = -1;
    }
  };

  const listening = new Set(); // what hears the page itself, not a part of it
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, call, options) {
    add.call(this, type, call, options);
    if (![globalThis, document, document.documentElement, document.body].includes(this)) return;
    const listener = { target: this, type, call, options };
    listening.add(listener);
    options?.signal?.addEventListener("abort", () => listening.delete(listener));
  };

  const watching = new Set(); // observers
  for (const kind of [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver]) {
    const { observe } = kind.prototype;
    kind.prototype.observe = function (...given) {
      watching.add(this);
      observe.apply(this, given);
    };
  }

  const { requestAnimationFrame: draws, cancelAnimationFrame: cancel } = globalThis;
  const drawing = new Set(); // what waits for a frame
  globalThis.requestAnimationFrame = (call) => {
    const asked = draws((time) => {
      drawing.delete(asked);
      call(time);
    });
    drawing.add(asked);
    return asked;
  };

  const isAlike = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const changes = []; // what Python sets, widget by widget
  const leaving = []; // what widgets return to be left by
  let visit = 0; // answers to an earlier one are nobody's

  const draw = (widget, models) => {
    const now = visit;
    globalThis.sent = [];
    models.forEach((traits, number) => {
      const heard = new Set();
      const following = [];
      const changed = {};
      let before = null; // the traits as they were, while Python sets some
      // Of what is set while Python sets traits, only what differs from before is told, as in notebooks.
      const change = (state) => {
        const isInside = before !== null;
        before ??= { ...traits };
        const others = Object.keys(state).filter((name) => !isAlike(traits[name], state[name]));
        Object.assign(traits, state);
        for (const name of others) for (const one of [...following]) if (one.type === `change:${name}`) one.listener();
        if (!isInside) before = null;
      };
      const model = {
        get: (name) => traits[name],
        set(name, value) {
          if (!before || !isAlike(before[name], value)) changed[name] = value;
          change({ [name]: value });
        },
        save_changes() {
          if (now === visit) globalThis.tellPython?.(number, { ...changed });
          for (const name of Object.keys(changed)) delete changed[name];
        },
        on(type, listener) {
          if (type === "msg:custom") heard.add(listener);
          else following.push({ type, listener });
        },
        off(_type, listener) {
          heard.delete(listener);
          following.splice(0, following.length, ...following.filter((one) => one.listener !== listener));
        },
        send: async (message) => {
          if (now !== visit) return;
          globalThis.sent.push(message);
          if (globalThis.silent) return;
          const reply = await globalThis.askPython(number, message);
          if (reply && now === visit) for (const listener of heard) listener(reply);
        },
      };
      changes[number] = change;
      leaving.push(widget.render({ model, el: document.getElementById(`widget-${number}`) }));
    });
    globalThis.drawn = true;
  };

  const dress = (attributes) => {
    const root = document.documentElement;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    const worn = new DOMParser().parseFromString(`<html lang="en" ${attributes}></html>`, "text/html");
    for (const { name, value } of worn.documentElement.attributes) root.setAttribute(name, value);
  };

  function leaveWidgets() {
    visit += 1;
    for (const leave of leaving.splice(0)) leave();
    for (const timer of running) never(timer);
    for (const asked of drawing) cancel(asked);
    for (const observer of watching) observer.disconnect();
    for (const { target, type, call, options } of listening) remove.call(target, type, call, options);
    for (const set of [running, due, drawing, watching, listening]) set.clear();
  }

  let isRobbed = false; // whether the browser took away what a test had kept for its widgets

  function putBack(kept) {
    for (const [key, text] of Object.entries(kept)) {
      if (localStorage.getItem(key) === text) continue;
      isRobbed = true;
      localStorage.setItem(key, text);
    }
  }

  globalThis.barePage = {
    // Draw the widgets of a page that is being loaded.
    draw,

    // Draw others, as if the page were loaded with them; return whether that can be.
    async show({ module, attributes, address, body, models, scripts }) {
      history.replaceState(null, "", address);
      if (isUsedUp()) return false;
      leaveWidgets();
      dress(attributes);
      document.body.innerHTML = body;
      for (const script of scripts) Function(script)();
      const kept = { ...localStorage };
      const { default: widget } = await import(`${module}#${visit}`); // evaluated again, for modules remember
      putBack(kept);
      draw(widget, models);
      return true;
    },

    // Set traits of a widget as Python does.
    set: (number, state) => changes[number](state),

    // Leave the widgets; return whether the page is as it was before them.
    async leave() {
      leaveWidgets();
      await new Promise((done) => later(done)); // what fails is heard
      localStorage.clear();
      sessionStorage.clear();
      if (isUsedUp()) return false;
      for (const added of document.head.querySelectorAll("script ~ *")) added.remove();
      document.adoptedStyleSheets = sheets;
      document.title = "Carte";
      document.body.replaceChildren();
      return restore();
    },
  };

  const sheets = [...document.adoptedStyleSheets];
  const SHARED = [globalThis, navigator, document, history, performance, Math, Date].concat(
    [Navigator, Document, Storage, History, EventTarget, Node, Element, HTMLElement].map((one) => one.prototype),
  );
  const before = new Map(SHARED.map((object) => [object, Object.getOwnPropertyDescriptors(object)]));

  const isSame = (one, other) => one?.get === other.get && one?.set === other.set && Object.is(one?.value, other.value);

  // Undo what was done to objects that all of a page shares; return whether that can be.
  function restore() {
    let isRestored = true;
    for (const [object, had] of before) {
      const has = Object.getOwnPropertyDescriptors(object);
      for (const name of Reflect.ownKeys(has))
        if (!Object.hasOwn(had, name)) isRestored = Reflect.deleteProperty(object, name) && isRestored;
      for (const name of Reflect.ownKeys(had))
        if (had[name].configurable && !isSame(has[name], had[name])) Object.defineProperty(object, name, had[name]);
    }
    return isRestored;
  }

  // A page that has its clock stopped, was painted, is left for a whole screen or was robbed does not come back from it.
  const isUsedUp = () =>
    isRobbed ||
    "__pwClock" in globalThis ||
    document.fullscreenElement !== null ||
    sheets.some((sheet) => sheet.cssRules.length === 0);
})();
