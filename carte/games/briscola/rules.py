"""The rules of Briscola, in the order in which they are told."""

from __future__ import annotations

from carte.engine.capture.statements import BOOK, SEED
from carte.engine.rulebook import Statement
from carte.engine.tricks.statements import shared
from carte.games.briscola.house_rules import is_of_several_deals
from carte.language import N_

__all__ = ["PAGAT", "RULES"]

PAGAT = "Pagat, Briscola"

RULES: tuple[Statement, ...] = (
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
    ),
    shared("turn", SEED),
    shared("in-hand", SEED),
    shared("any-card", PAGAT),
    shared("strength", SEED),
    shared("trump", SEED),
    shared("other-suit", SEED),
    shared("trick", SEED),
    shared("lead", SEED),
    Statement(
        "refill",
        N_(
            "After each trick both draw a card, the winner first, so that the loser of the "
            "17th trick gets the turned-up card. The last three tricks are played without "
            "drawing."
        ),
        SEED,
    ),
    shared("points", SEED),
    Statement(
        "win",
        N_("61 points or more win. All tricks are played, even when that is decided."),
        SEED,
    ),
    Statement(
        "draw",
        N_("60 points each are a draw: one deal decides."),
        SEED,
        lambda game: game.sixty == "draw" and not is_of_several_deals(game),
    ),
    Statement(
        "draw",
        N_("60 points each are a draw: such a deal counts for nobody."),
        BOOK,
        lambda game: game.sixty == "draw" and is_of_several_deals(game),
    ),
    shared("no-such-move", BOOK),
    shared("over", SEED),
)
