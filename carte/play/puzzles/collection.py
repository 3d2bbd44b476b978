"""The puzzles of a game, from its room: by theme, each with a permanent id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carte.games import cached_per_registry, room
from carte.language import N_, _
from carte.lessons.model import Level
from carte.lessons.reading.fields import Fields
from carte.lessons.reading.tables import top_of, top_of_file
from carte.play.puzzles.code import from_code
from carte.play.puzzles.level import level_of
from carte.play.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from carte.play.puzzles.messages import NamedTheme

__all__ = ["FILE", "Collection", "Entry", "Theme", "collection", "parse"]

FILE = "puzzles.toml"


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme that some puzzles share, with a title and a sentence."""

    id: str
    title: str
    text: str

    def to_json(self) -> NamedTheme:
        """Return the theme as the front end reads it."""
        return {"id": self.id, "title": _(self.title), "text": _(self.text)}


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of a room: its id, its theme, the seed of its deal, and its code.

    A ``retired`` one turned out to be too plain: only a link opens it.
    """

    id: str
    theme: str
    seed: int
    code: str
    retired: bool = False

    @property
    def puzzle(self) -> Puzzle:
        """The position, with the costs of its moves."""
        return from_code(self.code)

    @property
    def level(self) -> Level:
        """The puzzle as a level."""
        return level_of(self.puzzle, self.id)


@dataclass(frozen=True, slots=True)
class Collection:
    """The puzzles of a game, in the order in which they were found."""

    game: str
    themes: tuple[Theme, ...]
    entries: tuple[Entry, ...]

    @property
    def offered(self) -> tuple[Entry, ...]:
        """The puzzles that are put to readers."""
        return tuple(entry for entry in self.entries if not entry.retired)

    @property
    def retired(self) -> tuple[Entry, ...]:
        """The puzzles that only a link opens."""
        return tuple(entry for entry in self.entries if entry.retired)

    def of(self, theme: str) -> tuple[Entry, ...]:
        """Return the puzzles of a theme that are put to readers."""
        return tuple(entry for entry in self.offered if entry.theme == theme)


@cached_per_registry
def collection(slug: str) -> Collection:
    """Return the puzzles of a game; none if its room has no such file."""
    file = room(slug) / FILE
    if not file.is_file():
        return parse("", slug)
    return _collection(top_of_file(file, _name_of(slug)), slug)


def parse(text: str, slug: str) -> Collection:
    """Read the text of a game's ``puzzles.toml``; raises ``LessonError``.

    Codes are read only when someone wants their puzzles.
    """
    return _collection(top_of(text, _name_of(slug)), slug)


def _name_of(slug: str) -> str:
    return f"{slug}/{FILE}"


def _collection(fields: Fields, slug: str) -> Collection:
    themes = tuple(map(_theme, fields.tables("theme", N_("theme"), needed=False)))
    known = [theme.id for theme in themes]
    puzzles = fields.tables("puzzle", N_("puzzle"), needed=False)
    entries = tuple(
        _entry(one, f"{slug}-puzzle-{place}", known) for place, one in enumerate(puzzles, 1)
    )
    fields.finish()
    return Collection(slug, themes, entries)


def _theme(fields: Fields) -> Theme:
    theme = Theme(fields.text("id"), fields.text("title"), fields.text("text"))
    fields.finish()
    return theme


def _entry(fields: Fields, right: str, known: list[str]) -> Entry:
    name = fields.text("id")
    if name != right:
        fields.wrong("id", name, f"{right}: puzzles are numbered as they are added")
    theme = fields.text("theme")
    if theme not in known:
        fields.wrong("theme", theme, f"one of {', '.join(known)}")
    seed, word, retired = fields.number("seed"), fields.text("code"), fields.flag("retired")
    entry = Entry(name, theme, seed, word, retired)
    fields.finish()
    return entry
