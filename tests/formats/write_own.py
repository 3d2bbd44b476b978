"""Write down levels of a reader's own as this edition tells them: of every game, in every phase.

``python -m tests.formats.write_own 2`` writes ``edition-2-own.json``, once; from then on the file
is a promise, and is never written again.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import carte
from carte.engine.deal import Deal
from carte.lessons.own import OwnLevel, OwnSet, OwnTrap, code
from tests.formats.write_edition import line, variants

FOLDER = Path(__file__).parent
SAID = ("Take it.", "Dove va la matta?", "7を取って、それから…", "♣ & <b>no markup</b> “here”")


def level_in(deal: Deal, rng: random.Random) -> OwnLevel:
    """Return a level in a position, whose first legal move is right and whose last one is not."""
    first, *others = deal.legal_moves()
    traps = tuple(OwnTrap(one, rng.choice(("", *SAID))) for one in others[-1:])
    hints = tuple(rng.sample(SAID, rng.choice((0, 2, 3))))
    return OwnLevel(deal, rng.choice(SAID), (first,), traps, rng.choice(("", *SAID)), hints)


def sets(rng: random.Random) -> Iterator[OwnSet]:
    """Yield sets of every game, by the book and under some mixtures of house rules.

    Each has a level of each phase.
    """
    for slug in carte.GAMES:
        usual, *others = variants(slug, rng)
        for game in (usual, *others[-2:]):
            moments = [deal for deal in line(game, rng) if deal.legal_moves()]
            phases = {deal.phase: deal for deal in rng.sample(moments, len(moments))}
            levels = tuple(level_in(deal, rng) for deal in phases.values())
            yield OwnSet(rng.choice(("", *SAID)), levels)


def told() -> list[dict[str, Any]]:
    """Return the sets as data, each with the code of its link."""
    rng = random.Random("own")
    return [{"code": code(made), "set": made.to_json()} for made in sets(rng)]


if __name__ == "__main__":
    file = FOLDER / f"edition-{sys.argv[1]}-own.json"
    if file.exists():
        sys.exit(f"{file} is a promise, and stands already")
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in told())
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
