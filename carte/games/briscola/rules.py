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
    "2B": N_("Three play with 39 cards: the 2 of bastoni is laid aside."),
    "2C": N_("Three play with 39 cards: the 2 of coppe is laid aside."),
    "2D": N_("Three play with 39 cards: the 2 of denari is laid aside."),
    "2S": N_("Three play with 39 cards: the 2 of spade is laid aside."),
}

TABLE: tuple[Statement, ...] = (
    Statement(
        "teams",
        N_("Three play, each alone, with tricks and points of their own."),
        GELLI,
        where(players=3),
    ),
    Statement(
        "teams",
        N_("Four play in two pairs: partners sit opposite, and put their tricks together."),
        GELLI,
        where(players=4),
    ),
    Statement(
        "teams",
        N_("Six play in two teams of three, who sit by turns and put their tricks together."),
        COLETTI,
        where(players=6),
    ),
    *(
        Statement("pack", words, GELLI, where(players=3, removed=two), theme="deal")
        for two, words in _WITHOUT.items()
    ),
    Statement(
        "pack",
        N_("Six play with 36 cards: the four 2s are laid aside."),
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
            "After each trick both draw a card, the winner first, so that the loser of the "
            "17th trick gets the turned-up card. The last three tricks are played without "
            "drawing."
        ),
        SEED,
        where(players=2),
    ),
    Statement(
        "refill",
        N_(
            "After each trick all draw a card, the winner first and then on in playing order. "
            "After the 10th trick the turned-up card goes to the last of them. The last three "
            "tricks are played without drawing."
        ),
        GELLI,
        where(players=3),
    ),
    Statement(
        "refill",
        N_(
            "After each trick all draw a card, the winner first and then on in playing order. "
            "After the 7th trick the turned-up card goes to the last of them. The last three "
            "tricks are played without drawing."
        ),
        GELLI,
        where(players=4),
    ),
    Statement(
        "refill",
        N_(
            "After each trick all draw a card, the winner first and then on in playing order. "
            "After the 3rd trick the turned-up card goes to the last of them. The last three "
            "tricks are played without drawing."
        ),
        COLETTI,
        where(players=6),
    ),
)

WINNING: tuple[Statement, ...] = (
    Statement(
        "win",
        N_(
            "{more_than_half} points or more win. All tricks are played, even when that is decided."
        ),
        SEED,
        where(players=2),
    ),
    Statement(
        "win",
        N_(
            "The side with {more_than_half} points or more wins. All tricks are played, even "
            "when that is decided."
        ),
        GELLI,
        in_teams,
    ),
    Statement(
        "win",
        N_(
            "Whoever has most points wins, be they {more_than_half}, {more_than_third} or fewer. "
            "All tricks are played."
        ),
        GELLI,
        where(players=3),
    ),
    Statement(
        "draw",
        N_("{half} points to {half} are a draw: one deal decides."),
        SEED,
        _is_drawn & of_two & ~of_several_deals,
    ),
    Statement(
        "draw",
        N_("{half} points to {half} are a draw: such a deal counts for nobody."),
        BOOK,
        _is_drawn & of_two & of_several_deals,
    ),
    Statement(
        "draw",
        N_("Where two or all three have the most points it is a draw: one deal decides."),
        BOOK,
        _is_drawn & of_three & ~of_several_deals,
    ),
    Statement(
        "draw",
        N_("Where two or all three have the most points it is a draw, which counts for nobody."),
        BOOK,
        _is_drawn & of_three & of_several_deals,
    ),
)

RULES: tuple[Statement, ...] = (
    *TABLE,
    Statement(
        "deal",
        N_(
            "Each player gets three cards, one at a time. The next card is turned up and "
            "stays under the stock, as its last card."
        ),
        SEED,
    ),
    Statement(
        "briscola",
        N_("The suit of the turned-up card, the briscola, is trump for the whole deal."),
        SEED,
    ),
    Statement(
        "first-player",
        N_("The player who did not deal leads to the first trick."),
        PAGAT,
        where(players=2),
    ),
    shared("first-player", PAGAT, says="first-player-of-many", when=of_many),
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
