"""A reader of another language, who reads all widgets and what they answer, in a Python apart.

Told are the texts, by where they stand, and the messages that were wanted but never extracted.
What is made once in a Python, and remembered, is made in its language: so this one is apart.
"""

from __future__ import annotations

import gettext
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from typing import Any

from babel.messages import Catalog
from babel.messages.pofile import read_po

import carte
from carte import language, widgets
from carte.checker import sheet_of
from carte.evening.presets import presets
from carte.formats.house_code import house_code
from carte.front.widget import Widget
from carte.games.quarrels import quarrels
from carte.language.catalogues import compiled, languages, template
from carte.language.catalogues.pseudo import PSEUDO, pseudo
from carte.quiz import daily
from carte.quiz.room import widget as room
from tests.language import cells

Told = dict[str, set[str]]


class Missed(gettext.NullTranslations):
    """Hears of every message that the catalogue has not."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def gettext(self, message: str) -> str:
        self.texts.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


def speak(code: str) -> Missed:
    """Speak a language, the pseudo-language among them, as its catalogue has it."""
    language.use(code, compiled(pseudo(template()) if code == PSEUDO else _catalogue(code)))
    assert isinstance(language._words, gettext.GNUTranslations)
    missed = Missed()
    language._words.add_fallback(missed)
    return missed


def _catalogue(code: str) -> Catalog:
    with languages()[code].open("rb") as file:
        return read_po(file, locale=code)


def hurry() -> None:
    """Let a room and a day make few cases to order: they take long, and are like the others."""
    daily.course_names = lambda: ("pack", "scopa")  # type: ignore[attr-defined]
    room._games_with = lambda theme: []
    room.NUMBER = 2


def all_widgets(shown: Sequence[object]) -> Iterator[Widget]:
    """Yield the widgets that chapters show, and those of games that no chapter shows them with."""
    yield from (one for one in shown if isinstance(one, Widget))
    for slug in carte.GAMES:
        yield from (kind(slug) for kind in (widgets.Checker, widgets.Score, widgets.Settle))
        if carte.game(slug).has_table:
            yield widgets.Deal(slug)
    yield from (widgets.Primiera(), *map(widgets.Finder, ("rules", "terms")))


def asked(widget: Widget) -> Iterator[dict[str, Any]]:
    """Yield questions as a page puts them, and some that are amiss as readers put them."""
    content, slug = widget.content, widget.game
    match widget.kind:
        case "checker":
            for told in [carte.game(slug).deal(seed=2)]:
                here = {"sheet": sheet_of(told).to_json(), "move": str(told.legal_moves()[0])}
                yield from ({"ask": ask, **here} for ask in ("check", "try", "play", "link"))
            yield {"ask": "open", "code": "00"}
        case "score":
            example = content.get("example", {})
            yield {"ask": "count", **example}
            yield {"ask": "form", "game": slug, "options": {}, "names": None}
        case "play":
            here = {"sitting": content["sitting"], "move": "7D"}
            yield from ({"ask": ask, "deal": 0, **here} for ask in ("judge", "same", "replay"))
            yield {"ask": "read", "text": "1. ??"}
            yield {"ask": "open", "code": "00"}
        case "house":
            yield {"ask": "agree", "house": {game: {} for game in carte.GAMES}}
            yield {"ask": "open", "code": house_code(map(carte.game, carte.GAMES))}
        case "evening":
            yield from ({"ask": "plan", "wish": one.wish.to_json()} for one in presets())
            yield {"ask": "open", "code": "00"}
        case "tournament":
            for one in content["tables"]:
                names = zip(*[iter("ABCDEFGHIJKL")] * one["size"], strict=True)
                wished = {"names": "\n".join(map(" + ".join, names)), "form": one["forms"][-1]}
                chosen = {"game": one["game"], "players": one["players"], **wished}
                yield {"ask": "begin", **chosen, "rounds": 0, "seed": 1, "deals": 0}
            yield {"ask": "read", "text": "??"}
        case "room":
            yield {"ask": "listed", "keys": "SC-02 PR-35"}
            yield {"ask": "listed", "keys": "??"}
        case "cases":
            yield {"ask": "ours", "key": "SC-15", "houses": {"scopa": {"primiera": "sevens"}}}
        case "settle":
            for quarrel in quarrels(slug)[:1]:
                yield {"ask": "ours", "game": slug, "key": quarrel.key, "number": 0, "options": {}}
        case "paper":
            kinds = ("rules", "scores", "lessons")
            yield from (
                {"ask": "sheet", "sheet": f"{one}.{g}"} for one in kinds for g in carte.GAMES
            )
            for one in (
                "exercises.scopa.equal.3.french",
                "deals.scopone.2.17.italian",
                "pack.both",
            ):
                yield {"ask": "sheet", "sheet": one}
        case "own":
            yield {"ask": "open", "code": "00"}


def drawn(shown: object) -> Iterator[str]:
    """Yield what a page shows of an object, as HTML or as Markdown."""
    for name in ("_repr_html_", "_repr_markdown_"):
        if text := getattr(shown, name, lambda: "")():
            yield text


def texts(data: object, path: str) -> Iterator[tuple[str, str]]:
    """Yield all texts of plain data, each with the names of the keys that lead to it."""
    if isinstance(data, str):
        yield path, data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from texts(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value, path)


def everything() -> Iterator[tuple[str, str]]:
    """Yield whatever there is to read, with where it stands."""
    shown = [*cells.shown()]
    for chapter, one in shown:
        yield from ((chapter, text) for text in drawn(one))
    for widget in all_widgets([one for _chapter, one in shown]):
        yield from texts(widget.content, widget.kind)
        yield from texts(widget.words, f"{widget.kind}.words")
        for question in asked(widget):
            reply = widget.reply(question)
            yield from texts(reply, f"{widget.kind}.{question['ask']}")


def main() -> None:
    """Read in the language that is named, and tell what was read."""
    missed = speak(sys.argv[1])
    hurry()
    read: Told = {}
    with redirect_stdout(sys.stderr):  # cells may print
        for path, text in everything():
            read.setdefault(text, set()).add(path)
    told = {text: min(paths) for text, paths in read.items()}
    json.dump({"texts": told, "missed": sorted(missed.texts)}, sys.stdout)


if __name__ == "__main__":
    main()
