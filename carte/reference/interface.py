"""The public interface in print: every name with its signature, its docstring and its members.

Docstrings are plain text: paragraphs, code between double backticks, and sessions that begin with
``>>>``. Every name of the interface in code links to its entry.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape

import carte
from carte.language import spoken_language
from carte.reference.docstrings import Member, Name, Parameter, described, members, state
from carte.reference.printed import Printed

__all__ = ["interface"]

_SESSION = ">>>"
_WORD = re.compile(r"[A-Za-z_]+")
_CALLED = re.compile(r"^([\w.]+)(?:\(.*\))?$")


def interface(*names: str) -> Printed:
    """Return the documentation of names of ``carte``; ``ValueError`` for an unknown one.

    For a widget, ``"widgets.Lesson"``, its constructor is documented, and what it says of the
    reader: the rest is for the page.
    """
    entries = [(described(name), _documented_members(name)) for name in names]
    return Printed(
        "".join(_entry(name, inside) for name, inside in entries),
        "\n\n".join(f"{_heading_words(name)}\n{name.doc}".rstrip() for name, _inside in entries),
    )


def _documented_members(name: str) -> tuple[Member, ...]:
    return state(name) if "." in name else members(name)


# ---------------------------------------------------------------------------------------- entries


def _entry(name: Name, inside: tuple[Member, ...]) -> str:
    anchor = f"carte.{name.name}"
    listed = "".join(_member(name.name, member) for member in inside)
    return (
        f'<div class="carte-api"{_lang()} id="{anchor}" data-name="{name.name}">'
        f'<p class="carte-api-name">{_kind(name)}{_signed(anchor, anchor, name)}</p>'
        f'<div class="carte-api-doc">{_prose(name.doc, name.name)}</div>'
        + (f"<dl>{listed}</dl>" if listed else "")
        + "</div>"
    )


def _lang() -> str:
    """Return the attribute that marks docstrings as English; "" for English pages."""
    return "" if spoken_language() == "en" else ' lang="en"'


def _member(owner: str, member: Member) -> str:
    anchor = f"carte.{owner}.{member.name}"
    return (
        f'<div id="{anchor}"><dt>{_signed(anchor, member.name, member)}</dt>'
        f"<dd>{_prose(member.doc, owner)}</dd></div>"
    )


def _kind(name: Name) -> str:
    return f"<em>{name.kind}</em> " if name.kind in ("class", "exception") else ""


def _signed(anchor: str, shown: str, one: Name | Member) -> str:
    """Return how a thing is called or, if it is not callable, its type."""
    called = one.parameters is not None
    taken = f"({', '.join(map(_parameter, one.parameters or ()))})" if called else ""
    return f'<code><a href="#{anchor}">{_breakable(shown)}</a>{taken}{_given(one, called)}</code>'


def _parameter(one: Parameter) -> str:
    typed = f": {_types(one.type)}" if one.type else ""
    equals = " = " if typed else "="
    default = f"{equals}{escape(one.default, quote=False)}" if one.default else ""
    return f"<b>{one.name}</b>{typed}{default}"


def _given(one: Name | Member, called: bool) -> str:
    if not one.gives:
        return ""
    if isinstance(one, Name) and not called:
        return f" = {escape(one.gives, quote=False)}"
    return f"{' → ' if called else ': '}{_types(one.gives)}"


def _types(text: str) -> str:
    """Return a type as code in which our own types are links."""

    def linked(found: re.Match[str]) -> str:
        return f'<a href="#carte.{found[0]}">{found[0]}</a>' if found[0] in _places() else found[0]

    return _WORD.sub(linked, escape(text, quote=False))


def _breakable(name: str) -> str:
    """Return a name that a narrow page may break after its dots."""
    return name.replace(".", ".<wbr>")


def _heading_words(name: Name) -> str:
    taken = "" if name.parameters is None else f"({', '.join(one.name for one in name.parameters)})"
    return f"carte.{name.name}{taken}"


# -------------------------------------------------------------------------------------- docstrings


def _prose(doc: str, owner: str) -> str:
    """Return a docstring as paragraphs; ``owner`` is the name whose members need no full name."""
    return "".join(_paragraph(text, owner) for text in doc.split("\n\n") if text)


def _paragraph(text: str, owner: str) -> str:
    if text.startswith(_SESSION):
        return f"<pre>{escape(text, quote=False)}</pre>"
    return f"<p>{''.join(_pieces(text.split('``'), owner))}</p>"


def _pieces(pieces: list[str], owner: str) -> Iterable[str]:
    """Yield prose and code in turn, split at double backticks."""
    for number, piece in enumerate(pieces):
        words = escape(piece, quote=False)
        if number % 2 == 0:
            yield words
        elif place := _place(piece, owner):
            yield f'<a href="#{place}"><code>{words}</code></a>'
        else:
            yield f"<code>{words}</code>"


def _place(code: str, owner: str) -> str | None:
    """Return the address of a name in a docstring, if it belongs to the interface.

    ``play`` in the docstring of a deal, ``Deal.play`` and ``deal.play(move)`` are all one.
    """
    if not (called := _CALLED.match(code)):
        return None
    name = called[1].removeprefix("carte.")
    first, _dot, last = name.partition(".")
    tried = (f"{owner}.{name}", name, f"{first.capitalize()}.{last}")
    return next((f"carte.{one}" for one in tried if one in _places()), None)


@cache
def _places() -> frozenset[str]:
    """Return every documented name, members after their class."""
    inside = {f"{name}.{member.name}" for name in carte.__all__ for member in members(name)}
    return frozenset(inside | {*carte.__all__})
