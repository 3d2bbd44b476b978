"""Tables at which briscola chiamata is tried, each with what it has agreed on."""

AS_USUAL = ("dark_first_trick", "poor_hand", "doubled_next")
TOGETHER = [({"poor_hand": 15, "doubled_next": True},)]
TABLES = [
    ({"dark_first_trick": True},),
    ({"dark_first_trick": True, "bidder_leads": True, "point_bids": False},),
]
AGREED = [
    ({"point_bids": False},),
    ({"poor_hand": 4},),
    ({"poor_hand": 0, "doubled_next": True},),
]
