"""Facts about mediatore that the tests of all games ask for."""

ARCI = "bid arcisolissimo, pass, pass, pass, "

TAUGHT = {
    "bid": "thirds",
    "declarer": "thirds",
    "chiamo": "auction",
    "solo": "auction",
    "monte": "chiamo",
    "volo": "signals",
    "striscio": "signals",
    "busso": "signals",
    "cappotto": "mediatore-payments-4",
}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("signal_truth", False, "ME-19", "volo"),
    ("bidder_leads", True, "ME-24", "bidder-leads"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("hand-size x", "", ()),
    ("payment solo x made declarer", "", ()),
    ("made x", "7D", ()),
    ("signal 7D x", "7D", ()),
    ("heard x", "", ()),
    ("payment solo alone made declarer", "", ("36", "x")),
    ("match-won 1-0", "", ()),
    ("signal 7D leads", "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D", ()),
    ("next-bid arcisolissimo", "", ()),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

UNMET: list[tuple[str, dict[str, str | list[str]], str]] = [
    ("monte-goes", {}, "cards .* in the order in which they were played"),
    ("standing x 1/-1/0/0", {}, "the number of deals .* not 'x'"),
    ("standing 0 1/-1/0/0", {}, "the number of deals .* not '0'"),
    ("standing 2 1/-1/0", {}, "a payment for each of 4 .* not '1/-1/0'"),
    ("standing 2 1/-1/0/x", {}, "a payment for each of 4 .* not '1/-1/0/x'"),
    ("side solo", {}, "chiamo or mediatore and not 'solo'"),
    (
        "payment solo alone made declarer",
        {"options": ["+12", "K"]},
        "options, a list of payments|among the options",
    ),
    ("next-bid arcisolissimo", {}, "a bid .* with another bid above it"),
    (
        "signal 7D leads",
        {"hand": "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D"},
        "a hand not holding every card of denari",
    ),
]
"""What a question needs: its words, what is given with it, and what the refusal asks for."""

PERFT = [
    ({}, "", [6, 21, 56, 126, 1072]),
    ({}, "bid chiamo, pass, pass, pass", [40, 28600]),
    ({}, "bid mediatore, pass, pass, pass, last, first", [10, 270, 1098, 4806, 15876]),
    ({}, ARCI, [23, 123, 513, 1863, 39744]),
    ({}, ARCI + "first, " * 20, [12, 39, 48, 156, 1404, 1944, 4374, 10935]),
    ({"callable": "by-bid"}, "bid chiamo, pass, pass, pass", [4, 2860]),
    ({"callable": "by-bid"}, "bid mediatore, pass, pass, pass", [12, 10582]),
]
"""House rules, moves played first, and how many sequences there are at depth 1, 2, 3, …"""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({}, ("regular", "Bruno", "Carla", "newcomer")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 12
"""So many sheets of A4 are enough for its chapter."""
