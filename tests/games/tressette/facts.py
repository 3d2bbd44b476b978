"""Facts about tressette that the tests of all games ask for."""

TERMS = {"accuso": r"accus[oi]", "napoletana": r"napoletan[ae]"}
"""How each term that this game alone has is written."""

TAUGHT = {
    "accuso": "accusi",
    "napoletana": "accusi",
    "volo": "signals",
    "striscio": "signals",
    "busso": "signals",
}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("accusi", False, "TR-30", "accusi"),
    ("to_lose", True, "TR-30", "to-lose"),
    ("accusi", False, "TR-03", "accusi"),
    ("to_lose", True, "TR-03", "to-lose"),
    ("striscio", False, "TR-17", "striscio"),
    ("players", 2, "TR-17", "signals"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("scored never", "1D", ("1",)),
    ("theirs 36", "", ("1",)),
    ("worth-declaring", "4D", ("1",)),
    ("may-declare 1D-2D-3D third", "1D", ()),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

UNMET: list[tuple[str, dict[str, str | list[str]], str]] = [
    ("worth-declaring", {}, "a hand with an accuso")
]
"""What a question needs: its words, what is given with it, and what the refusal asks for."""

PERFT = [
    ({}, "", [24, 58, 140, 320]),
    ({}, "last, " * 28, [8, 18, 48, 144, 855, 1440, 2520, 5040]),
    ({"players": 2}, "", [10, 24, 240, 584]),
    ({"players": 2}, "last, " * 22, [9, 57, 456, 2640, 18480]),
]
"""House rules, moves played first, and how many sequences there are at depth 1, 2, 3, …"""

DISPUTED = [
    ("accusi", False, "accusi"),
    ("striscio", False, "striscio"),
]
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({}, ("Anna", "Bruno", "newcomer", "Dario")),
    ({"players": 2}, ("Anna", "Bruno")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 11
"""So many sheets of A4 are enough for its chapter."""

AGAINST_GREEDY = {"regular": 1.0, "expert": 3.0}
"""By how much each level should beat the greedy player, a round."""

STANDS = {
    "PR-14": {"accusi", "to_lose"},
    "PR-29": {"to_lose"},
    "PR-24": {"accusi", "to_lose"},
    "PR-25": {"accusi", "to_lose"},
    "PR-60": {"accusi", "to_lose"},
    "PR-62": {"accusi", "to_lose"},
    "PR-64": {"accusi", "to_lose"},
    "PR-77": {"accusi", "to_lose"},
}
"""House rules that only this game has, and that leave an article of procedure standing."""
