"""Tables at which briscola is tried: with other players, and with what they may agree on."""

AS_USUAL = ("players", "removed", "partner_view", "exchange")
TABLES = [
    ({"exchange": "two"},),
    ({"players": 3, "sixty": "last-trick", "exchange": "two"},),
    ({"players": 3, "removed": "2D"},),
    ({"players": 4, "partner_view": "last-three", "exchange": "two"},),
    ({"players": 6, "partner_view": "last-three", "sixty": "last-trick"},),
]
AGREED = [({"wins": 2},)]
