"""What all widgets share: the front end, the words, and answering its questions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import anywidget
import traitlets

from carte.engine.game import Game
from carte.engine.house_rules import InvalidOption
from carte.engine.phrases import ended
from carte.engine.reading import NAMES, dict_of, integer, saferepr
from carte.front import bundle
from carte.front.words import words_of
from carte.language import _

__all__ = [
    "Ask",
    "Table",
    "Unanswerable",
    "Widget",
    "call",
    "house_of",
    "houses_of",
    "number_of",
]

_SEED = integer(0)
_HOUSES = dict_of(NAMES)

BEAT = 3.0
"""Every so many seconds of a long answer the page is told that it is on its way.

A page takes a Python that says nothing for longer for one that hangs, and ends it.
"""

Answer = Mapping[str, Any]
Ask = Callable[[Mapping[str, Any]], Answer | Awaitable[Answer]]
"""Answers one kind of question from nothing but the question; ``ValueError`` says what is wrong.

A question that takes long is answered by an ``async`` function, so that others need not wait.
"""


class Unanswerable(ValueError):
    """A question that has no answer; the message tells the reader why, and what can be asked."""


def number_of(seed: Any, amiss: str) -> int:
    """Return a number to shuffle by; ``Unanswerable`` for any other, saying what is amiss."""
    if not _SEED.fits(seed):
        raise Unanswerable(f"{saferepr(seed)} {amiss}; give a whole number, 0 or more")
    return int(seed)


def house_of(house: Any) -> Mapping[str, Any]:
    """Return house rules of a game; ``Unanswerable`` for what cannot be any."""
    if not NAMES.fits(house):
        raise Unanswerable(f"{saferepr(house)} are no house rules; give names and values")
    return dict(house)


def houses_of(houses: Any) -> Mapping[str, Mapping[str, Any]]:
    """Return house rules by game; ``Unanswerable`` for what cannot be any."""
    if not _HOUSES.fits(houses):
        raise Unanswerable(f"{saferepr(houses)} are no house rules; give names and values by game")
    return dict(houses)


def call(name: str, *given: object, **named: object) -> str:
    """Return a call as it is written: ``Deal('scopa', seed=7)``."""
    words = [*map(repr, given), *(f"{word}={value!r}" for word, value in named.items())]
    return f"{name}({', '.join(words)})"


class Widget(anywidget.AnyWidget):
    """What a page shows and a reader uses.

    ``kind`` chooses the front end's flow, ``content`` is what it draws, ``words`` what it says;
    ``game`` is the slug of the game that it is about, or empty. ``source`` is its repr. What is
    ``fixed`` never changes, so that nobody need make or send it again who has it already.
    The front end asks by messages ``{"ask": name, "id": n, …}`` and is answered by
    ``{"id": n, "answer": …}`` or ``{"id": n, "error": {"text": …}}``. Every question carries the
    state it is about, so that a reloaded page or a new kernel can answer it as well. Whoever asks
    is answered, also where our own code fails: what went wrong is logged then.
    """

    _esm = bundle.module()
    _css = bundle.styles()

    kind = traitlets.Unicode().tag(sync=True)
    game = traitlets.Unicode().tag(sync=True)
    content = traitlets.Dict().tag(sync=True, fixed=True)
    words = traitlets.Dict().tag(sync=True, fixed=True)

    def __init__(self, kind: str, source: str, game: str = "") -> None:
        self._source = source
        self._under_way: set[asyncio.Future[None]] = set()
        super().__init__(kind=kind, game=game)
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return self._source

    def make_content(self) -> dict[str, Any]:
        """Return what the front end draws: ``content``, made when it is first wanted."""
        return {}

    def make_strings(self) -> dict[str, Any]:
        """Return what the front end says: ``words``, made when they are first wanted."""
        return {}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions that this widget answers, by name: none, unless it says so."""
        return {}

    @traitlets.default("content")
    def _content(self) -> dict[str, Any]:
        return self.make_content()

    @traitlets.default("words")
    def _words(self) -> dict[str, Any]:
        return self.make_strings()

    def _hear(self, _widget: object, message: object, _buffers: object) -> None:
        if not isinstance(message, Mapping) or "id" not in message:
            return
        try:
            reply = self.reply(message)
        except Exception:
            reply = self._failed()
        if isinstance(reply, dict):
            self.send({"id": message["id"], **reply})
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
        self.send({"id": number, **answer})

    def _failed(self) -> dict[str, Any]:
        """Log the error that is being handled, and return what a reader is told of it."""
        self.log.exception("%r could not answer", self)
        words = _("Something went wrong here, and it is not your fault. Try something else.")
        return {"error": {"text": words}}

    def reply(self, message: Mapping[str, Any]) -> dict[str, Any] | Awaitable[dict[str, Any]]:
        """Answer a question: ``{"answer": …}``, or ``{"error": {"text": …}}`` where it is amiss.

        Where an ``async`` function answers, what is returned is to be awaited.
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
    """Return why there is no answer, as a sentence; a house rule goes by what it is called."""
    text = error.readers if isinstance(error, InvalidOption) else str(error)
    return {"error": {"text": ended(text)}}


class Table(Widget):
    """A card table on a page, with the words of its game."""

    def __init__(self, kind: str, game: Game, source: str) -> None:
        self._game = game
        super().__init__(kind, source, game.slug)

    def make_strings(self) -> dict[str, Any]:
        """Return the words of its game."""
        return words_of(self._game)
