"""Facts about cirulla that the tests of all games ask for."""

TAUGHT = {
    "matta": "cirulla-deal-4",
    "barsega": "cirulla-declare-1",
    "decino": "cirulla-declare-2",
    "piccola": "counting",
    "grande": "cirulla-counting-1",
    "cappotto": "cirulla-match-3",
}
"""The stage, or the level, that tells what a term means."""

TURNED = [
    ("ace_sweep_forced", False, "CI-03", "ace-sweep"),
    ("matta_ace_sweeps", False, "CI-27", "matta-ace"),
    ("tie_break", "another-deal", "CI-35", "tie-break"),
    ("leftovers", "dealer", "CI-30.2", "leftovers"),
]
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""

UNASKED = [
    ("declares", "7D", ()),
    ("item x", "7D", ()),
    ("match-won x-50", "7D", ()),
    ("dealer-takes", "7D", ()),
    ("match-won 99-50", "7D", ()),
    ("counted-up 46-45 carte:x carte", "", ()),
]
"""Questions of an own lesson that the game refuses, each with the cards and the options."""

UNMET: list[tuple[str, dict[str, str | list[str]], str]] = [
    ("dealer-takes", {"table": "7D"}, "as many cards .* are first put on the table, 4"),
    ("counted-up 10 carte denari", {}, "such as 10-9"),
    ("counted-up 46-45 carte:x denari", {}, 'items such as "carte,scopa:5"'),
]
"""What a question needs: its words, what is given with it, and what the refusal asks for."""

DISPUTED = [
    ("tie_break", "another-deal", "tie-break"),
    ("leftovers", "dealer", "leftovers"),
]
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""

SITTERS: list[tuple[dict[str, int], tuple[str, ...]]] = [
    ({"players": 3}, ("newcomer", "Bruno", "Carla")),
]
"""Tables at which people hand one device round, each with its house rules and who sits there."""

SHEETS = 17
"""So many sheets of A4 are enough for its chapter."""

STANDS = {
    "PR-36": {"equal_before_sum"},
    "PR-38": {"ace_full_take", "ace_sweep_forced", "equal_before_sum"},
    "PR-43": {"equal_before_sum"},
    "PR-46": {"piccola_max"},
    "PR-52": {"matta_ace_sweeps", "matta_barsega"},
    "PR-75": {"ace_full_take"},
    "PR-77": {"piccola_max"},
    "PR-80": {"ace_full_take", "equal_before_sum"},
}
"""House rules that only this game has, and that leave an article of procedure standing."""
