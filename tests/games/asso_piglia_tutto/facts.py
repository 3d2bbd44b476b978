"""Facts about asso piglia tutto that the tests of all games ask for."""

TAUGHT = {"sweep": "asso-piglia-tutto-ace-1", "stock": "end"}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("sums", True, "AP-01", "sum"),
    ("scoring", "scopa", "AP-06", "sweep"),
    ("ace_on_ace", "sweep", "AP-04", "ace-on-ace"),
    ("ace_must_take", False, "AP-04", "ace-on-ace"),
    ("leftovers", "dealer", "AP-14", "leftovers"),
    ("scoring", "scopa", "AP-16", "carte"),  # it depends on other points
    ("ace_on_empty", "takes-itself", "AP-05", "ace-on-empty"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

DISPUTED = [
    ("leftovers", "dealer", "leftovers"),
    ("scoring", "scopa", "sweep"),
]
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({}, ("Anna", "Bruno")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 11
"""So many sheets of A4 are enough for its chapter."""

STANDS = {
    "PR-36": {"ace_on_empty"},
    "PR-38": {"ace_on_empty", "sums"},
    "PR-42": {"ace_on_empty"},
    "PR-43": {"sums"},
    "PR-48": {"ace_on_empty"},
}
"""House rules that only this game has, and that leave an article of procedure standing."""
