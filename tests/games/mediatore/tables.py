"""Tables at which mediatore is tried besides those of its house rules."""

AGREED = [({"callable": "by-bid"},)]
