"""``python -m tests.language.composed it``: sentences that are put together, for a reader to mark.

Each is printed as its template, and below it filled with words of many kinds: what the reader of
all widgets meets in it, then the nouns that its places have in other sentences. ``--every 5``
prints each fifth; ``--room cirulla`` those whose words come from that room's files.
"""

from __future__ import annotations

import argparse
import gettext
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout, suppress
from typing import Any

import carte
from carte import language
from carte.language.catalogues import template
from carte.language.forms import Phrase, Template
from tests.language import reader

MOST = 6
"""How often a sentence is printed, each time with other words."""
DEALS = 12

Given = Mapping[str, Any]
_met: dict[str, list[Given]] = defaultdict(list)
"""What each template was filled with."""


class Recorded(Template):
    """A text that takes note of what it is filled with."""

    __slots__ = ()

    def format(self, *args: Any, **given: Any) -> str:
        """Fill it in."""
        if given:
            _met[str(self)].append(given)
        return super().format(*args, **given)


def listen(code: str) -> None:
    """Speak a language, English through a catalogue that has nothing, and take note."""
    if code == "en":
        language._speak(code, gettext.NullTranslations(), Recorded)
        return
    reader.speak(code)
    language._speak(code, language._words, Recorded)


def meet() -> None:
    """Read all that widgets say, and the rulings and news of some deals of every game."""
    reader.hurry()
    for _path, _text in reader.everything():
        pass
    chance = random.Random(1)
    for slug in carte.GAMES:
        for seed in range(DEALS):
            deal = carte.game(slug).deal(seed=seed)
            while not deal.is_over:
                for move in deal.legal_moves():
                    str(deal.ruling(move).text)
                deal = deal.play(chance.choice(deal.legal_moves()))


def filled(text: str, values: Mapping[str, list[Any]]) -> list[str]:
    """Return a template with what it met, then with nouns that its places have elsewhere."""
    chance = random.Random(text)
    met = chance.sample(_met[text], min(len(_met[text]), MOST))
    crossed = [
        {name: _another(value, values[name], chance) for name, value in given.items()}
        for given in met
        for _ in range(MOST)
    ]
    found: dict[str, None] = {}
    for given in (*met, *crossed):
        with suppress(ValueError, KeyError):  # a value that has not the form that is asked for
            found.setdefault(Template(text).format(**given))
    return [*found][: 2 * MOST]


def _another(value: Any, values: list[Any], chance: random.Random) -> Any:
    nouns = [each for each in values if isinstance(each, Phrase)]
    return chance.choice(nouns) if nouns and isinstance(value, Phrase) else value


def sentences(room: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each template that was filled, with what became of it."""
    values: dict[str, dict[str, Any]] = defaultdict(dict)
    for given in (each for many in _met.values() for each in many):
        for name, value in given.items():
            values[name].setdefault(str(value), value)
    known = {name: [*each.values()] for name, each in values.items()}
    ours = _texts_of(room) if room else None
    for text in [*_met]:  # filling one may meet another
        if ours is None or text in ours:
            yield text, filled(text, known)


def _texts_of(room: str) -> set[str]:
    """Return the messages of a room in the language that is spoken."""
    return {
        language._(text)
        for message in template()
        if message.id and any(f"/{room}/" in place for place, _line in message.locations)
        for text in ([message.id] if isinstance(message.id, str) else message.id)
    }


def main() -> None:
    """Print the sentences of the language that the command line names."""
    asked = argparse.ArgumentParser("python -m tests.language.composed", description=__doc__)
    asked.add_argument("language")
    asked.add_argument("--room", default="")
    asked.add_argument("--every", type=int, default=1)
    options = asked.parse_args()
    listen(options.language)
    with redirect_stdout(sys.stderr):  # cells may print
        meet()
    for number, (text, lines) in enumerate(sentences(options.room)):
        if number % options.every == 0:
            sys.stdout.write(f"{text}\n")
            sys.stdout.writelines(f"    {line}\n" for line in lines)


if __name__ == "__main__":
    main()
