"""Tables at which tressette is tried: two players, and house rules that turn the play."""

AS_USUAL = ("players", "target", "signal_truth", "striscio")
TABLES = [
    ({"players": 2},),
    ({"players": 2, "to_lose": True},),
    ({"cappotto": True, "signal_truth": False},),
    ({"striscio": False},),
]
