"""The rules of a game on one page: those in force at a table, the values of cards, the count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from carte.counting.form import form_of
from carte.engine.cards import DENARI, Card
from carte.engine.game import Game
from carte.engine.rulebook import Rule
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.language.names import rank_name
from carte.paper.sheets import Sheet, heading, lines, table
from carte.quiz.fresh import FORMAL
from carte.quiz.setting import house_rules
from carte.quiz.themes import every_theme, themes_of
from carte.reference.game import dealt, glance

if TYPE_CHECKING:
    from carte.paper.messages import Block

__all__ = ["rules_sheet"]


def rules_sheet(wanted: Wanted) -> Sheet:
    """Return the rules of a game, in the rulebook's words, on one page."""
    played = wanted.game
    page = [*_at_a_glance(played), *_of_the_house(played), *_by_theme(played), *_values(played)]
    return Sheet(
        _("{game}: the rules on a page").format(game=played.title),
        [page],
        f"settle.html#{played.slug}",
        fits=True,
    )


def _at_a_glance(played: Game) -> Iterator[Block]:
    players, _cards, *others = str(glance(played)).splitlines()[:4]
    yield lines([players])
    yield {"is": "pack", "italian": dealt(played, "italian"), "french": dealt(played, "french")}
    if others:
        yield lines(others)


def _of_the_house(played: Game) -> Iterator[Block]:
    """Yield a table's agreements that differ from the book."""
    if agreed := [*house_rules(played)]:
        yield heading(_("The rules of our table"))
        yield lines(agreed)


def _by_theme(played: Game) -> Iterator[Block]:
    """Yield the rules by theme, in the order of the rulebook."""
    about: dict[str, list[str]] = {}
    for rule in played.rulebook:
        if rule.tail not in FORMAL:
            about.setdefault(_theme(played, rule), []).append(rule.text)
    titles = {theme.id: theme.title for theme in every_theme()}
    for theme, texts in about.items():
        yield heading(titles.get(theme, _("The game")))
        yield lines(texts)


def _theme(played: Game, rule: Rule) -> str:
    return next(iter(themes_of(played, [rule.tail])), "")


def _values(played: Any) -> Iterator[Block]:
    """Yield the value of each card, and of everything else that counts."""
    ranks = played.STRENGTH if played.has_tricks else range(1, 11)
    yield heading(_("The cards"))
    head = [_("Card"), _("French card"), *(name for name, _worth in _worths(played))]
    yield table(head, (_row(played, value) for value in ranks))
    if legend := form_of(played)["legend"]:
        yield heading(_("What counts"))
        yield lines(legend)


def _row(played: Any, value: int) -> Sequence[str]:
    card = Card(f"{value}{DENARI}")
    name = rank_name(value)
    named = _("{rank} ({value})").format(rank=name, value=value)
    shown = name if name == str(value) else named
    return [shown, card.french[:-1], *(worth(card) for _name, worth in _worths(played))]


def _worths(played: Any) -> list[Any]:
    """Return the values of cards in a game: under which heading, and how to find them."""
    if played.has_tricks:
        return [(_("Points"), lambda card: played.written(played.points(1 << card.index)))]
    found: list[Any] = [(_("Takes as"), lambda card: str(card.value))]
    if "primiera" in played.items:
        points = played.best_of_suits.points
        found.append((_("Primiera points"), lambda card: str(points[card.value])))
    return found
