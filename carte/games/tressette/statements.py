"""The rules that the tressette family shares, each stated once; a game adopts those it plays by."""

from __future__ import annotations

from carte.engine.rulebook import Shared
from carte.language import N_

__all__ = ["LAST_TRICK_SCORES", "THREE_THIRDS", "of_family"]

THREE_THIRDS = N_("Three thirds make a point.")

LAST_TRICK_SCORES = N_("The last trick scores 1 extra point.")

of_family = Shared(
    {
        "strength": N_(
            "In each suit the cards, strongest first, are 3, 2, asso, re, cavallo, fante, "
            "7, 6, 5, 4."
        ),
        "other-suit": N_("A card of a suit other than the one led wins nothing, however high."),
        "trick": N_(
            "There are no trumps. The highest card of the suit led wins the trick, and "
            "its player gets all the cards."
        ),
        "signals": N_(
            "The player who leads to a trick may signal, for all to hear. Nobody else may."
        ),
        "volo": N_(
            "If you lead and say volo (“I fly”), the card you lead is the last of "
            "its suit in your hand. It must be true."
        ),
        "volo-perhaps": N_(
            "Volo, “I fly”, says that the card led is your last of its suit. It need not be true."
        ),
        "no-striscio": N_("Nobody may say striscio."),
    }
)
