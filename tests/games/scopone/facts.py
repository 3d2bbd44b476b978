"""Facts about scopone that the tests of all games ask for."""

TAUGHT = {"team": "scopone-partners-1", "spariglio": "scopone-unpairing-1"}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("tie_break", "count-up", "SN-28", "tie-break"),
    ("leftovers", "dealer", "SN-07", "leftovers"),
    ("low_table_redeal", True, "SN-29", "low-table"),
    ("scoring", "forty-one", "SN-30", "denari"),
    ("equal_binds", False, "SN-17", "equal-first"),
    ("fewest_cards", True, "SN-02", "fewest-cards"),
    ("last_card_sweep", True, "SN-06", "last-card"),
    ("hand_size", 10, "SN-04", "deal"),
    ("hand_size", 10, "SN-29", "deal"),  # there is no first table
    ("kings_redeal", False, "SN-04", "three-kings"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("begins", "", ()),
    ("sweeper", "2D", ("fante",)),
    ("sweeper", "4D 9B", ("4",)),
    ("pile-of north", "", ()),
    ("sweeper", "7D 7C 7S 7B", ("7",)),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

DISPUTED = [
    ("tie_break", "count-up", "tie-break"),
    ("leftovers", "dealer", "leftovers"),
    ("low_table_redeal", True, "low-table"),
    ("scoring", "forty-one", "denari"),
]
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({}, ("Anna", "newcomer", "Carla", "Dario")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 14
"""So many sheets of A4 are enough for its chapter."""
