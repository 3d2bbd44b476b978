"""The rules of Briscola, in order."""

from __future__ import annotations

from carte.engine.conditions import in_teams, of_many, of_three, of_two, where
from carte.engine.rulebook import BOOK, GELLI, SEED, Statement
from carte.engine.tricks.statements import shared
from carte.games.briscola.house_rules import of_several_deals
from carte.language import N_

__all__ = ["RULES"]

PAGAT = "Pagat, Briscola"
COLETTI = "Coletti, Briscola"


_is_drawn = where(sixty="draw")

_WITHOUT = {
    "2B": N_("Three play with 39 cards, without the 2 of bastoni."),
    "2C": N_("Three play with 39 cards, without the 2 of coppe."),
    "2D": N_("Three play with 39 cards, without the 2 of denari."),
    "2S": N_("Three play with 39 cards, without the 2 of spade."),
}

TABLE: tuple[Statement, ...] = (
    Statement(
        "teams",
        N_("Three play, each for themselves, with tricks and points of their own."),
        GELLI,
        where(players=3),
    ),
    Statement(
        "teams",
        N_("Four play in two teams: partners sit opposite each other and pool their tricks."),
        GELLI,
        where(players=4),
    ),
    Statement(
        "teams",
        N_("Six play in two teams of three, who sit alternately and pool their tricks."),
        COLETTI,
        where(players=6),
    ),
    *(
        Statement("pack", words, GELLI, where(players=3, removed=two), theme="deal")
        for two, words in _WITHOUT.items()
    ),
    Statement(
        "pack",
        N_("Six play with 36 cards, without the four 2s."),
        COLETTI,
        where(players=6),
        theme="deal",
    ),
)
"""Who plays, and with which cards, where more than two sit at the table."""

DRAWING: tuple[Statement, ...] = (
    Statement(
        "refill",
        N_(
            "After each trick, both players draw a card, the winner first, so the "
            "loser of the 17th trick gets the turned-up card. The last three "
            "tricks are played without drawing."
        ),
        SEED,
        where(players=2),
    ),
    Statement(
        "refill",
        N_(
            "After each trick, all draw a card, the winner first, then the others "
            "in order of play. After the 10th trick, the last to draw gets the "
            "turned-up card. The last three tricks are played without drawing."
        ),
        GELLI,
        where(players=3),
    ),
    Statement(
        "refill",
        N_(
            "After each trick, all draw a card, the winner first, then the others "
            "in order of play. After the 7th trick, the last to draw gets the "
            "turned-up card. The last three tricks are played without drawing."
        ),
        GELLI,
        where(players=4),
    ),
    Statement(
        "refill",
        N_(
            "After each trick, all draw a card, the winner first, then the others "
            "in order of play. After the 3rd trick, the last to draw gets the "
            "turned-up card. The last three tricks are played without drawing."
        ),
        COLETTI,
        where(players=6),
    ),
)

WINNING: tuple[Statement, ...] = (
    Statement(
        "win",
        N_(
            "{more_than_half} points or more wins. Play all the tricks, even once somebody has "
            "{more_than_half}."
        ),
        SEED,
        where(players=2),
    ),
    Statement(
        "win",
        N_(
            "The side with {more_than_half} points or more wins. Play all the tricks, even once a "
            "side has {more_than_half}."
        ),
        GELLI,
        in_teams,
    ),
    Statement(
        "win",
        N_(
            "The player with the most points wins, even with fewer than {more_than_half}. "
            "Play all the tricks."
        ),
        GELLI,
        where(players=3),
    ),
    Statement(
        "draw",
        N_("{half} points to {half} is a draw, and no second deal is played."),
        SEED,
        _is_drawn & of_two & ~of_several_deals,
    ),
    Statement(
        "draw",
        N_("{half} points to {half} is a draw: such a deal counts for nobody."),
        BOOK,
        _is_drawn & of_two & of_several_deals,
    ),
    Statement(
        "draw",
        N_(
            "If two or all three players share the most points, it is a draw, and no second deal "
            "is played."
        ),
        BOOK,
        _is_drawn & of_three & ~of_several_deals,
    ),
    Statement(
        "draw",
        N_(
            "If two or all three players share the most points, it is a draw, which counts "
            "for nobody."
        ),
        BOOK,
        _is_drawn & of_three & of_several_deals,
    ),
)

RULES: tuple[Statement, ...] = (
    *TABLE,
    Statement(
        "deal",
        N_(
            "Each player gets three cards, one at a time. The next card is turned face up and put "
            "under the stock, where it will be drawn last."
        ),
        SEED,
    ),
    Statement(
        "briscola",
        N_("The turned-up card is the briscola, and its suit is trump for the whole deal."),
        SEED,
    ),
    shared("first-player", PAGAT, says="first-player-of-two", when=where(players=2)),
    shared("first-player", PAGAT, says="first-player-to-the-right", when=of_many),
    shared("turn", SEED),
    shared("in-hand", SEED),
    shared("any-card", PAGAT),
    shared("strength", SEED),
    shared("trump", SEED),
    shared("other-suit", SEED),
    shared("trick", SEED),
    shared("lead", SEED),
    *DRAWING,
    shared("points", SEED),
    *WINNING,
    shared("no-such-move", BOOK),
    shared("over", SEED),
)
