"""The drawings: hand-written SVG files, and the one way in which a drawing holds another.

A file of ``art/`` is a whole SVG that any viewer opens. In it ``<use href="#mano"/>`` stands for
``art/mano.svg``. On a page such a reference is either kept, in the sprite that defines each drawing
once, or written out, in a card that stands alone and so holds no id that could clash with another.
"""

import re
from functools import cache
from importlib.resources import files

_ROOT = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*$", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_USE = re.compile(r'<use href="#([a-z0-9-]+)"([^>]*?)\s*/>')


@cache
def drawing(name: str) -> str:
    """Return the inside of ``art/<name>.svg``, without comments and blanks between elements."""
    text = files(__package__).joinpath("art", f"{name}.svg").read_text(encoding="utf-8")
    root = _ROOT.search(text)
    if root is None:
        raise ValueError(f"art/{name}.svg is expected to be one <svg> element")
    inside = _COMMENT.sub("", root[1])
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", inside)).strip()


def use(name: str, attributes: str = "") -> str:
    """Return a reference to the drawing ``name``; ``attributes`` set what it leaves open."""
    return f'<use href="#{name}"{" " + attributes if attributes else ""}/>'


def write_out(markup: str) -> str:
    """Return ``markup`` with every reference replaced by its drawing, all the way down."""
    return _USE.sub(lambda ref: f"<g{ref[2]}>{write_out(drawing(ref[1]))}</g>", markup)


def refer(markup: str, prefix: str) -> str:
    """Return ``markup`` with its references bound to the ids ``prefix`` + name."""
    return _USE.sub(lambda ref: f'<use href="#{prefix}{ref[1]}"{ref[2]}/>', markup)


def names(markup: str) -> set[str]:
    """Return every drawing that ``markup`` needs, at any depth."""
    direct = {ref[1] for ref in _USE.finditer(markup)}
    return direct.union(*(names(drawing(name)) for name in direct))
