"""A set of levels as one word, to put into a link.

The word is one number, spelled with characters that check the others: a mark that sets it apart
from codes of other things, the edition, the title, the number of levels, then each level: its
position, its answers, its traps, and its texts.
"""

from __future__ import annotations

from carte.engine.edition import EDITION, NUMBERS, number_of
from carte.engine.moves import Move, move
from carte.formats.codec import Codec, walk_edition
from carte.formats.mixed_radix import Digits
from carte.formats.position_code import walk_deal
from carte.formats.question_code import walk_move
from carte.language import N_, _
from carte.lessons.own.own_level import (
    MOST_LEVELS,
    MOST_MOVES,
    NO_HINTS,
    InvalidLevel,
    OwnLevel,
    OwnSet,
    OwnTrap,
)

__all__ = ["InvalidLevels", "as_written", "code", "from_code", "walk_level"]

_MARK = number_of("level")
_FIRST = 2
"""The first edition with such codes."""
_PLAIN = "".join(map(chr, range(32, 127)))
"""The characters with a short code; any other comes after an escape."""
_ANY = 0x110000
_LONGEST_TEXT = 300


class InvalidLevels(ValueError):
    """A text that is not a code of levels; the message shows it and says why."""


def code(made: OwnSet) -> str:
    """Return the code of a set; raise ``InvalidLevels`` if it is too long for a link."""
    return _WORD.write(made)


def from_code(text: str) -> OwnSet:
    """Return the set of a code, with its texts as shown; raise like ``as_written``."""
    try:
        return as_written(text).as_seen
    except InvalidLevel as error:  # a text with nothing visible
        raise InvalidLevels(str(error)) from error


def as_written(text: str) -> OwnSet:
    """Return the set of a code, character by character.

    Raises ``InvalidLevels`` for a text that is none, such as one cut short or changed by hand, and
    for a code from a newer edition.
    """
    return _WORD.read(text)


def _walk(
    digits: Digits, given: OwnSet | None = None, edition: int = EDITION
) -> tuple[OwnSet, int]:
    """Write a set in an edition, or read one; return both either way."""
    if digits.digit(_MARK, NUMBERS) != _MARK:
        raise InvalidLevel(_("it is a code for something else"))
    edition = walk_edition(digits, edition, _FIRST)
    title = _walk_text(digits, given.title if given else "")
    size = digits.digit(len(given.levels) - 1 if given else 0, MOST_LEVELS) + 1
    levels = [
        walk_level(digits, given.levels[place] if given else None, edition) for place in range(size)
    ]
    return OwnSet(title, tuple(levels)), edition


_WORD: Codec[OwnSet] = Codec(
    _walk,
    InvalidLevels,
    misspelled=N_("{text} is not a link to levels: {error}"),
    impossible=N_("{text} is a link to impossible levels: {error}"),
    otherwise=N_("{text} is not a link to levels"),
    too_long=N_("This is too long for a link: it would have {number} characters. Use the file."),
)


def walk_level(digits: Digits, given: OwnLevel | None, edition: int) -> OwnLevel:
    """Write a level in an edition, or read one; return it either way."""
    deal, _edition = walk_deal(digits, given.deal if given else None, edition)
    goal = _walk_text(digits, given.goal if given else "")
    answers = given.answers if given else ()
    size = digits.digit(len(answers), MOST_MOVES + 1)
    answers = tuple([_walk_move(digits, one) for one in answers or [None] * size])
    traps = given.traps if given else ()
    size = digits.digit(len(traps), MOST_MOVES + 1)
    traps = tuple([_walk_trap(digits, one) for one in traps or [None] * size])
    done = _walk_text(digits, given.done if given else "")
    hints = given.hints if given else ()
    size = digits.choice(len(hints), NO_HINTS)
    hints = tuple([_walk_text(digits, one) for one in hints or [""] * size])
    return OwnLevel(deal, goal, answers, traps, done, hints)


def _walk_trap(digits: Digits, given: OwnTrap | None) -> OwnTrap:
    play = _walk_move(digits, given.play if given else None)
    return OwnTrap(play, _walk_text(digits, given.text if given else ""))


def _walk_move(digits: Digits, given: Move | None) -> Move:
    text = "" if given is None else str(given)
    found = move(walk_move(digits, text))
    return found if given is None else given


def _walk_text(digits: Digits, text: str) -> str:
    size = digits.natural(len(text))
    if size > _LONGEST_TEXT:
        raise InvalidLevel(
            _("a text has at most {longest_text} characters").format(longest_text=_LONGEST_TEXT)
        )
    return "".join([_walk_sign(digits, text[place : place + 1]) for place in range(size)])


def _walk_sign(digits: Digits, sign: str) -> str:
    place = digits.digit(_PLAIN.find(sign) if sign in _PLAIN else len(_PLAIN), len(_PLAIN) + 1)
    if place < len(_PLAIN):
        return _PLAIN[place]
    return chr(digits.digit(ord(sign) if sign else 0, _ANY))
