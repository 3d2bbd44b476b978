// anywidget is published as an AMD module: catch its factory.
let factory;

globalThis.define = (_names, made) => {
  factory = made;
};

export function caught() {
  delete globalThis.define;
  return factory;
}
