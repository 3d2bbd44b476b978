// The elements of views: what is checked in a module that is no .jsx.

import type { JSX as Preact } from "preact";

declare global {
  namespace JSX {
    type Element = Preact.Element;
    type ElementType = Preact.ElementType;
    interface ElementChildrenAttribute extends Preact.ElementChildrenAttribute {}
    interface IntrinsicAttributes extends Preact.IntrinsicAttributes {}
    interface IntrinsicElements extends Preact.IntrinsicElements {}
  }
}
