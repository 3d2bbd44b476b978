"""Facts about briscola that the tests of all games ask for."""

EXCHANGE = {"players": 3, "removed": "2C", "exchange": "two"}

TAUGHT = {
    "trick": "briscola-trick-1",
    "trump": "trick",
    "carico": "briscola-points-1",
    "scartina": "briscola-points-2",
    "briscola": "trump",
    "stock": "trump",
}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("players", 6, "BR-06.2", "pack"),
    ("sixty", "last-trick", "BR-11", "last-trick"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("beating x", "7D", ()),
    ("counting x 11", "7D", ()),
    ("best", "", ()),
    ("card-points", "1D", ()),
    ("makes 15", "7D", ()),
    ("trick", "7D", ()),
    ("best", "", ()),
    ("layout", "7D", ()),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

PERFT = [
    ({}, "", [3, 9, 27, 81, 243, 729, 2187, 6561, 19683]),
    ({}, "first " * 33, [3, 9, 27, 54, 108, 108, 108, 0]),
    ({"players": 3}, "", [3, 9, 27, 81, 243, 729]),
    ({"players": 3}, "first " * 31, [3, 9, 18, 36, 72, 72, 72, 72]),
    ({"players": 4}, "", [3, 9, 27, 81, 243, 729]),
    ({"players": 4}, "first " * 30, [3, 9, 18, 36, 72, 144, 144, 144]),
    ({"players": 6}, "", [3, 9, 27, 81, 243, 729]),
    ({"players": 6}, "first " * 20, [3, 9, 27, 81, 162, 324, 648]),
    (EXCHANGE, "", [3, 12, 36, 108, 324, 972]),
    (EXCHANGE, "first, exchange 2B", [3, 9, 27, 81, 243, 729]),
]
"""House rules, moves played first, and how many sequences there are at depth 1, 2, 3, …"""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({"players": 6}, ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 9
"""So many sheets of A4 are enough for its chapter."""

AGAINST_GREEDY = {"regular": 6.0, "expert": 14.0}
"""By how much each level should beat the greedy player, a round."""

STANDS = {
    "PR-25": {"exchange"},
    "PR-30": {"exchange"},
    "PR-33": {"exchange"},
    "PR-44": {"exchange", "partner_view", "sixty"},
    "PR-65": {"exchange"},
    "PR-73": {"exchange"},
    "PR-82": {"partner_view"},
}
"""House rules that only this game has, and that leave an article of procedure standing."""
