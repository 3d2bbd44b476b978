"""Questions about a real table: what is done, by an article of procedure."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from carte.engine.phrases import commas
from carte.engine.reading import saferepr as quoted
from carte.language import _
from carte.lessons.questions.asking import one_of
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

if TYPE_CHECKING:
    from carte.games.procedure import Asked

__all__ = ["PROCEDURE_CHOICES"]


def article(shown: Shown, name: str) -> Answer[str]:
    """Ask what is done at a table; other tables' customs are told as such."""
    from carte.games.procedure import asked, asked_in, suggestions  # only few levels ask for them

    if name not in (known := asked_in(shown.game)):
        words = _("an article of this game, {known}, and not {name}")
        raise QuestionError(words.format(known=commas(known), name=quoted(name)))
    entry = asked(name)
    found = list(enumerate(suggestions(entry)))
    options = {str(number): one.text for number, one in found}
    texts = {str(number): one.why or _("Nobody plays that way.") for number, one in found}
    Random(name).shuffle(found)
    return Answer(
        right=("0",),
        texts={**texts, "0": _source(entry)},
        hints=(
            _("There is no referee at your table: what would be fair to everybody?"),
            _("It is: {answer}").format(answer=options["0"]),
        ),
        options={str(number): options[str(number)] for number, _one in found},
    )


def _source(entry: Asked) -> str:
    """Return who rules so; *Procedure* names the texts."""
    if entry.is_sourced:
        return _("Printed rules or club rules say so.")
    return _("That is a decision of this book.")


def direction(shown: Shown) -> Answer[str]:
    """Ask which way round a game is played."""
    clockwise = shown.game.clockwise
    options = {"right": _("To the right, anticlockwise"), "left": _("To the left, clockwise")}
    text = _("Most Italian games are played to the right; cirulla is played to the left.")
    hints = (_("It is not the same in all games of this book."),)
    return one_of(options, "left" if clockwise else "right", text, hints, None)


PROCEDURE_CHOICES: Mapping[str, Question[str]] = {"article": article, "direction": direction}
"""Questions of levels of kind ``choose``."""
