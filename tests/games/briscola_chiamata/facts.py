"""Facts about briscola chiamata that the tests of all games ask for."""

AT_FOUR = "bid 4, pass, pass, pass, pass, "
DARK = {"dark_first_trick": True}

TAUGHT = {
    "bid": "auction",
    "declarer": "auction",
    "slam": "briscola-chiamata-payment-5",
}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("direct_points", True, "BC-03", "direct-points"),
    ("bidder_leads", True, "BC-22", "bidder-leads"),
    ("slam_by", "points", "BC-15", "slam"),
    *[("poor_hand", most, "BC-26", "poor-hand") for most in (0, 2, 4, 17)],
    ("doubled_next", True, "BC-27", "doubled-next"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("bid-made 4 x", "", ()),
    ("paid you x alone 4 70", "", ()),
    ("standing 2 5/-4", "", ()),
    ("standing x 4/-4/0/0/0", "", ()),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

UNMET: list[tuple[str, dict[str, str | list[str]], str]] = [
    (f"bid-made 3 {'9' * 5000}", {}, "points that cards can make"),
    ("standing 2 5/-5", {}, "a payment for each of 5"),
]
"""What a question needs: its words, what is given with it, and what the refusal asks for."""

PERFT = [
    ({}, "", [11, 125, 2705]),
    ({}, "bid 2, bid 118", [3, 6, 10, 15, 22, 82, 623, 4984, 39872]),
    ({}, "bid 2, pass, pass, pass, pass", [5, 40, 320, 2560, 20480]),
    ({}, AT_FOUR + "first, " * 31, [2, 4, 8, 16, 32, 32, 32, 32, 32]),
    (DARK, AT_FOUR, [8, 64, 512]),
    (DARK, AT_FOUR + "first, first, first", [8, 64, 256, 1792]),
    ({"point_bids": False}, "", [11, 70, 355, 1795]),
    ({"point_bids": False}, "bid 5", [3, 9, 47, 347, 2736]),
]
"""House rules, moves played first, and how many sequences there are at depth 1, 2, 3, …"""

DISPUTED = [
    ("poor_hand", 4, "poor-hand"),
    ("doubled_next", True, "doubled-next"),
]
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({}, ("Anna", "Bruno", "newcomer", "Dario", "Elena")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 10
"""So many sheets of A4 are enough for its chapter."""

STANDS = {
    "PR-14": {"dark_first_trick"},
    "PR-27": {"dark_first_trick"},
    "PR-29": {"dark_first_trick", "slam_by"},
    "PR-58": {"dark_first_trick", "slam_by"},
    "PR-66": {"dark_first_trick"},
    "PR-70": {"slam_defenders"},
    "PR-77": {"direct_points", "point_bids", "slam_by"},
    "PR-79": {"dark_first_trick"},
}
"""House rules that only this game has, and that leave an article of procedure standing."""
