"""Facts about scopa that the tests of all games ask for."""

TAUGHT = {
    "settebello": "scopa-first-capture-4",
    "sweep": "sweep",
    "stock": "scopa-sweep-6",
    "primiera": "numbers",
    "carte": "scopa-counting-1",
}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("fewest_cards", True, "SC-02", "fewest-cards"),
    ("last_card_sweep", True, "SC-11", "last-card"),
    ("kings_redeal", False, "SC-21", "three-kings"),
    ("primiera_missing_suit", "zero", "SC-15", "primiera-missing-suit"),
    ("primiera", "sevens", "SC-15", "primiera"),
    ("equal_binds", False, "SC-01", "equal-first"),
    ("tie_break", "count-up", "SC-29", "tie-break"),
    ("leftovers", "dealer", "SC-14", "leftovers"),
    ("low_table_redeal", True, "SC-30", "low-table"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("article PR-00", "", ()),
    ("pile-of you", "", ()),
    ("best", "7D", ()),
    ("suit X", "7D", ()),
    ("french-court", "7D", ()),
    ("settebello", "3C", ()),
    ("monte solo", "", ()),
    ("value", "7D 3C", ()),
    ("more-points", "", ()),
    ("total", "7D", ("x",)),
    ("leftovers x", "7D", ()),
    ("wins x", "7D", ()),
    ("match x 1-3", "", ()),
    ("colour D", "7D", ()),
    ("suit", "7D", ()),
    ("unseen x", "", ()),
    ("total", "7D", ("1", "x")),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

DISPUTED = [
    ("tie_break", "count-up", "tie-break"),
    ("leftovers", "dealer", "leftovers"),
    ("low_table_redeal", True, "low-table"),
]
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({"players": 6}, ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 13
"""So many sheets of A4 are enough for its chapter."""

AGAINST_GREEDY = {"regular": 0.6, "expert": 0.9}
"""By how much each level should beat the greedy player, a round."""
