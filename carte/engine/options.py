"""House rules in words: what each is called, and each of its values."""

from __future__ import annotations

from carte.language import N_, _

__all__ = ["named", "title_of", "value_of"]

_LABELS = {
    "target": N_("Points that win a match"),
    "kings_redeal": N_("Three re on the first table are dealt again"),
    "last_card_sweep": N_("The last card may score a scopa"),
    "fewest_cards": N_("Only sums with the fewest cards"),
    "re_bello": N_("Re bello"),
    "napola": N_("Napola"),
    "primiera_missing_suit": N_("Primiera without a card of some suit"),
    "sums": N_("Sums may be taken"),
    "scoring": N_("What counts"),
    "ace_on_ace": N_("An asso, where an asso lies there"),
    "ace_on_empty": N_("An asso on an empty table"),
    "players": N_("Players"),
    "matta_barsega": N_("The matta is wild in a barsega"),
    "declare_both": N_("Barsega and decino are scored together"),
    "ace_sweep_forced": N_("An asso that can sweep must"),
    "ace_full_take": N_("An asso that can take all for 15 must"),
    "matta_ace_sweeps": N_("The matta named asso sweeps"),
    "equal_before_sum": N_("An equal card forbids sums"),
    "table_nine": N_("A first table of 9 goes to the dealer"),
    "piccola_max": N_("The piccola goes on to"),
    "cappotto": N_("A match is won outright by"),
    "tie_break": N_("A tie at the target"),
    "slam_defenders": N_("A slam of the other side is doubled, too"),
    "direct_points": N_("Points may be bid at any time"),
    "bidder_leads": N_("The declarer leads to the first trick"),
    "slam_by": N_("A slam is"),
    "callable": N_("What may be called"),
    "signal_truth": N_("Signals must be true"),
    "striscio": N_("Striscio may be said"),
}

_VALUES = {
    "ineligible": N_("cannot win it"),
    "zero": N_("counts nothing for that suit"),
    "most-cards": N_("the most cards"),
    "scopa": N_("the points of scopa"),
    "one": N_("takes that asso"),
    "sweep": N_("sweeps all the same"),
    "stays": N_("stays there"),
    "takes-itself": N_("takes itself"),
    "denari": N_("all ten denari"),
    "all-cards": N_("all forty cards"),
    "off": N_("nothing"),
    "count-up": N_("is counted up"),
    "another-deal": N_("is played off"),
    "tricks": N_("all the tricks"),
    "points": N_("all 120 points"),
    "any": N_("any card"),
    "threes": N_("only a 3"),
}


def title_of(option: str) -> str:
    """Return what a house rule is called: "Only sums with the fewest cards"."""
    return _(_LABELS[option])


def value_of(value: object) -> str:
    """Return a value that is no switch: "counts nothing for that suit", "21"."""
    return _(_VALUES[value]) if isinstance(value, str) else str(value)


def named(option: str, value: object) -> str:
    """Return a house rule with its value in words.

    >>> named("fewest_cards", True), named("bidder_leads", False)
    ('Only sums with the fewest cards', 'Not: The declarer leads to the first trick')
    >>> named("slam_by", "points")
    'A slam is: all 120 points'
    """
    title = title_of(option)
    if value is True:
        return title
    if value is False:
        return _("Not: {rule}").format(rule=title)
    return _("{rule}: {value}").format(rule=title, value=value_of(value))
