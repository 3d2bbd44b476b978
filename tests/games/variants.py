"""A game under each of its house rules, one at a time."""

import carte


def variants(slug: str) -> list[carte.Game]:
    """The game as usual, and under each value of each of its house rules."""
    rules = carte.game(slug).HOUSE_RULES
    return [
        carte.game(slug),
        *(
            carte.game(slug, **{rule.name: value})
            for rule in rules
            for value in ((rule.usual + 1,) if rule.any_number else rule.values)
        ),
    ]
