"""Deals, views, games and matches as notebooks show them: drawn cards, and small tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING

from carte.engine.html_table import html_table
from carte.engine.table_text import number_of_cards, open_zone
from carte.language import _
from carte.language.numbers import number, signed

if TYPE_CHECKING:
    from carte.engine.cards import Card
    from carte.engine.game import Game
    from carte.engine.match import Match

__all__ = ["cards_html", "game_html", "match_html"]


def cards_html(
    game: Game, there: Iterable[Card | None], hands: Mapping[int, Iterable[Card]]
) -> str:
    """Return the cards of the table or the trick, and hands by seat, as HTML."""
    from carte.pack import row

    zones: dict[str, Iterable[Card | None]] = {open_zone(game): there}
    zones |= {_("Hand of seat {seat}").format(seat=seat): hand for seat, hand in hands.items()}
    return "".join(f"<div><p>{name}</p>{row(some)}</div>" for name, some in zones.items())


def game_html(game: Game) -> str:
    """Return a game as HTML: who plays, what is dealt, and its house rules, those chosen bold."""
    deal = game.deal(seed=0)
    dealt = {_("In each hand"): len(deal.hands[deal.turn]), _("On the table"): len(deal.table)}
    rows = [(_("Players"), str(game.seats))]
    rows += [(name, number_of_cards(size)) for name, size in dealt.items() if size]
    rows = [(escape(name), escape(what)) for name, what in rows]
    for rule in game.HOUSE_RULES:
        value = escape(rule.label_of(game.options[rule.name]))
        is_own = rule.name in game.chosen
        if rule.name != "players":
            rows.append((escape(rule.label), f"<strong>{value}</strong>" if is_own else value))
    return html_table(game.title, (), rows)


def match_html(match: Match) -> str:
    """Return a match as HTML: what each deal gave the sides, and what they have come to."""
    game = match.game
    name = _("Seat {seat}") if game.sides == game.seats else _("Side {side}")
    sides = [name.format(seat=side, side=side) for side in range(game.sides)]
    points = signed if game.has_auction else number
    rows = [
        (str(place), *[points(score.total) for score in scores])
        for place, scores in enumerate(match.scores, 1)
    ]
    total = (escape(_("Total")), *map(points, match.totals))
    return html_table(game.title, [_("Deal"), *sides], [*rows, total])
