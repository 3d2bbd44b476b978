// Views that Preact draws from a state, and elements that are drawn by hand, each as part of the other.
import { createElement, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./views.css";

/** @import { ComponentChildren, DetailsHTMLAttributes, HTMLAttributes, VNode } from "preact" */

/**
 * The value of an attribute that is there or not.
 * @param {boolean} is
 */
export const on = (is) => (is ? "" : undefined);

/**
 * An element drawn by hand, in its place in a view.
 * @param {{ element: Element }} props
 */
export function Placed({ element }) {
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return <div class="carte-placed" ref={place} />;
}

/**
 * A part of a view that nodes drawn by hand fill. They are put there whenever they are others.
 * @param {{ nodes: Node[] } & HTMLAttributes} props
 */
export function Filled({ nodes, ...attributes }) {
  /** @type {{ current: HTMLDivElement | null }} */
  const place = useRef(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div {...attributes} ref={place} />;
}

/**
 * A part that is folded away under its title until a reader opens it, as `drawFold` draws it by hand.
 * @param {{ title: string, children: ComponentChildren } & Omit<DetailsHTMLAttributes, "title" | "children">} props
 */
export function Fold({ title, children, ...attributes }) {
  const names = ["carte-fold", attributes.class].filter(Boolean).join(" ");
  return (
    <details {...attributes} class={names}>
      <summary class="carte-fold-title">{title}</summary>
      {children}
    </details>
  );
}

/**
 * What is drawn by hand and stays as it is, such as the face of a card, as part of a view. A text that a widget puts into
 * another skin by itself is another element when it is another text.
 * @param {Node} node
 * @returns {VNode | string}
 */
export function drawn(node) {
  if (!(node instanceof Element)) return node.textContent ?? "";
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return createElement(
    node.localName,
    { ...attributes, key: attributes["data-said"] },
    ...[...node.childNodes].map(drawn),
  );
}

/**
 * A view as nodes, for what is drawn by hand around it.
 * @param {ComponentChildren} view
 */
export function nodesOf(view) {
  const place = document.createElement("div");
  render(view, place);
  return /** @type {HTMLElement[]} */ ([...place.children]);
}
