"""The base of all widgets: the front end, its words, and the answers to its questions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from carte.engine.game import Game
from carte.engine.house_rules import InvalidOption
from carte.engine.phrases import ended
from carte.engine.reading import NAMES, TEXT, dict_of, integer, saferepr
from carte.front import bundle, traits
from carte.front.notebook import FrontEnd, front_end, pack
from carte.front.words import words_of
from carte.language import _, spoken_language

__all__ = [
    "Ask",
    "Space",
    "Table",
    "Unanswerable",
    "Widget",
    "call",
    "house_of",
    "houses_of",
    "number_of",
    "plain",
    "text_in",
]

_SEED = integer(0)
_HOUSES = dict_of(NAMES)

BEAT = 3.0
"""The seconds between signs of life during a long answer.

A page takes a Python that is silent for longer to be stuck, and ends it.
"""

Answer = Mapping[str, Any]
Ask = Callable[[Mapping[str, Any]], Answer | Awaitable[Answer]]
"""Answers one kind of question from the question alone; ``ValueError`` says what is wrong.

Slow questions have ``async`` functions, so that others need not wait.
"""


def plain(value: Any) -> Any:
    """Return data in which each text is a ``str`` and nothing more, as all that writes JSON knows.

    The front end hears texts alone; Python's have forms besides, of which some notebooks would
    write the attributes.
    """
    if isinstance(value, str):
        return str(value)
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    return value


class Unanswerable(ValueError):
    """A question without an answer; the message tells the reader why, and what to ask instead."""


def number_of(seed: Any, wrong: str) -> int:
    """Return a seed; raise ``Unanswerable`` with the text ``wrong`` for anything else."""
    if not _SEED.fits(seed):
        raise Unanswerable(f"{saferepr(seed)} {wrong}; give a whole number, 0 or more")
    return int(seed)


def text_in(message: Mapping[str, Any], name: str) -> str:
    """Return a text of a question; raise ``Unanswerable`` for anything else under its name."""
    text: str = TEXT.read(message.get(name), name, Unanswerable)
    return text


def house_of(house: Any) -> Mapping[str, Any]:
    """Return house rules of a game; raise ``Unanswerable`` for anything else."""
    if not NAMES.fits(house):
        raise Unanswerable(f"{saferepr(house)} are no house rules; give names and values")
    return dict(house)


def houses_of(houses: Any) -> Mapping[str, Mapping[str, Any]]:
    """Return house rules by game; raise ``Unanswerable`` for anything else."""
    if not _HOUSES.fits(houses):
        raise Unanswerable(f"{saferepr(houses)} are no house rules; give names and values by game")
    return dict(houses)


def call(name: str, *given: object, **named: object) -> str:
    """Return the text of a call: ``Deal('scopa', seed=7)``."""
    words = [*map(repr, given), *(f"{word}={value!r}" for word, value in named.items())]
    return f"{name}({', '.join(words)})"


def _kept(value: Any, widget: Widget) -> Any:
    """Return what a widget draws as its notebook keeps it, where it is in one."""
    return pack(json.dumps(value, ensure_ascii=False)) if widget.front else value


class Space(NamedTuple):
    """The height that a page keeps for a tool until it is drawn, in rem.

    ``python -m tests.benchmarks.space`` measures it.
    """

    on_a_desk: float
    on_a_phone: float


class Widget(traits.AnyWidget):
    """A tool on a page or in a notebook.

    ``kind`` chooses the front end's flow, ``content`` is what it draws, ``words`` what it says;
    ``game`` is the slug of its game, or empty. ``source`` is its repr. A ``fixed`` part never
    changes, so nobody who has it need make or send it again. What a first view can do without may
    be ``later`` in the content: a page of the book has that in a file of its own.

    A class states its ``tool``, which is the kind and names its front end, ``<tool>.tool.js``, and
    the ``space`` that it takes on a page. A tool that ``answers_alone`` has no line about Python:
    hardly anything of it waits for Python. One that is made from the rooms of ``all_games`` has
    its page fetch them together before it is made. In a notebook ``front`` has the files of all
    tools shown there; pages have them beside them.

    One that ``keeps_content`` draws what its repr says, and in a notebook reads it where an earlier
    one has kept it (``carte/front/kept.py``).

    What a reader has done is in traits that are marked ``state``, to be read, observed and linked
    like those of any other ipywidget; one of them, the ``main`` one, is the ``value``, too. Pages
    of the book report nothing: they keep it in the browser.

    The front end asks by messages ``{"ask": name, "id": n, …}`` and gets
    ``{"id": n, "answer": …}`` or ``{"id": n, "error": {"text": …}}``. Every question carries the
    state it is about, so a new kernel can answer it as well. Every question gets an answer, even if
    our own code fails: the error is then logged.
    """

    tool: ClassVar[str] = ""
    space: ClassVar[Space]
    answers_alone: ClassVar[bool] = False
    all_games: ClassVar[bool] = False
    main: ClassVar[str] = ""
    keeps_content: bool = False

    kind = traits.Unicode().tag(sync=True)
    game = traits.Unicode().tag(sync=True)
    content = traits.Dict().tag(sync=True, fixed=True, to_json=_kept)
    words = traits.Dict().tag(sync=True, fixed=True, to_json=_kept)
    language = traits.Unicode(help="The language of its words, as pages name it.").tag(sync=True)
    resets = traits.Int(help="How often it was reset.").tag(sync=True)
    value = traits.Anything(help="The main part of what the reader has done, if any.")
    front = traits.Instance(FrontEnd, allow_none=True).tag(sync=True, **traits.widget_serialization)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "tool" in vars(cls):
            cls._esm = bundle.module(cls.tool)
        super().__init_subclass__(**kwargs)

    def __init__(self, source: str, game: str = "") -> None:
        self._source = source
        self._under_way: set[asyncio.Future[None]] = set()
        super().__init__(kind=self.tool, game=game, front=front_end(self.tool))
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return self._source

    def make_content(self) -> Mapping[str, Any]:
        """Return what the front end draws, ``content``, made on first use."""
        return {}

    def make_strings(self) -> dict[str, Any]:
        """Return what the front end says, ``words``, made on first use."""
        return {}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions that this widget answers, by name; none by default."""
        return {}

    def reset(self) -> None:
        """Forget what the reader has done, here and in the browser, and draw the widget again.

        A match under way is put aside, for the reader to resume.
        """
        with self.hold_sync():
            for name in self.trait_names(state=True):
                self.set_trait(name, self.trait_defaults(name))
            self.resets += 1

    @traits.default("language")
    def _language(self) -> str:
        return spoken_language()

    @traits.validate("value")
    def _fitting(self, proposal: Any) -> Any:
        if not self.main:
            return proposal.value
        trait = self.traits()[self.main]
        if trait.read_only and proposal.value != getattr(self, self.main):
            raise ValueError(f"the {self.main} is what the reader does: it cannot be set")
        return trait._validate(self, proposal.value)

    @traits.default("value")
    def _value(self) -> Any:
        return getattr(self, self.main) if self.main else None

    @traits.observe(traits.All)
    def _follow(self, change: Any) -> None:
        if self.main and change.name == self.main:
            self.value = change.new
        elif self.main and change.name == "value":
            self.set_trait(self.main, change.new)

    @traits.default("content")
    def _content(self) -> Any:
        if not (self.keeps_content and self.front):
            return plain(self.make_content())
        from carte.front.kept import kept  # pages have it from the build

        asked = f"{type(self).__module__} {self!r}"
        return kept(asked, lambda: plain(self.make_content()))

    @traits.default("words")
    def _words(self) -> Any:
        return plain(self.make_strings())

    def _hear(self, _widget: object, message: object, _buffers: object) -> None:
        if not isinstance(message, Mapping) or "id" not in message:
            return
        try:
            reply = self.reply(message)
        except Exception:
            reply = self._failed()
        if isinstance(reply, dict):
            self.send({"id": message["id"], **plain(reply)})
        else:
            task = asyncio.ensure_future(self._send_later(message["id"], reply))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _send_later(self, number: object, reply: Awaitable[dict[str, Any]]) -> None:
        answering = asyncio.ensure_future(reply)
        while not (await asyncio.wait([answering], timeout=BEAT))[0]:
            self.send({"id": number, "busy": True})
        try:
            answer = answering.result()
        except Exception:
            answer = self._failed()
        self.send({"id": number, **plain(answer)})

    def _failed(self) -> dict[str, Any]:
        """Log the error being handled, and return the reader's message about it."""
        self.log.exception("%r could not answer", self)
        words = _("Something went wrong here. Try something else.")
        return {"error": {"text": words}}

    def reply(self, message: Mapping[str, Any]) -> dict[str, Any] | Awaitable[dict[str, Any]]:
        """Answer a question: ``{"answer": …}``, or ``{"error": {"text": …}}`` if it is wrong.

        If an ``async`` function answers, the result is awaitable.
        """
        asks = self.handlers()
        ask = message.get("ask")
        try:
            if not isinstance(ask, str) or ask not in asks:
                raise Unanswerable(f"{saferepr(ask)} is no question; there are {', '.join(asks)}")
            answer = asks[ask](message)
        except ValueError as error:
            return _error_json(error)
        return {"answer": answer} if isinstance(answer, Mapping) else _in_time(answer)


async def _in_time(answer: Awaitable[Answer]) -> dict[str, Any]:
    try:
        return {"answer": await answer}
    except ValueError as error:
        return _error_json(error)


def _error_json(error: ValueError) -> dict[str, Any]:
    """Return why there is no answer, as a sentence; it calls a house rule by its label."""
    text = error.readers if isinstance(error, InvalidOption) else str(error)
    return {"error": {"text": ended(text)}}


class Table(Widget):
    """A card table on a page, with the words of its game."""

    def __init__(self, game: Game, source: str) -> None:
        self._game = game
        super().__init__(source, game.slug)

    def make_strings(self) -> dict[str, Any]:
        """Return the words of its game."""
        return words_of(self._game)
