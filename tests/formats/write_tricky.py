"""Write down the tricky cases that this edition makes to order at tables with house rules.

``python -m tests.formats.write_tricky 2`` writes ``edition-2-tricky.json``, once; from then on the
file is a promise, and is never written again.
"""

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import carte
from carte.games.cases import Case
from carte.quiz.search import tricky, tricky_themes
from tests.formats.write_edition import FOLDER, variants


def case_told(case: Case) -> dict[str, Any]:
    """Return a case as data, with the name that its link has."""
    plain = {name: dict(getattr(case, name)) for name in ("house", "at", "then", "refused")}
    return case._asdict() | plain


def told() -> Iterator[dict[str, Any]]:
    """Yield a case under each house rule of each game alone, and under some mixtures."""
    rng = random.Random("tricky")
    for slug in carte.GAMES:
        for game in variants(slug, rng):
            theme = rng.choice(tricky_themes(slug, game.chosen))
            yield case_told(tricky(slug, theme, rng.randrange(10**6), game.chosen))


if __name__ == "__main__":
    file = FOLDER / f"edition-{sys.argv[1]}-tricky.json"
    if file.exists():
        sys.exit(f"{file} is a promise, and stands already")
    lines = ",\n".join(json.dumps(one) for one in told())
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
