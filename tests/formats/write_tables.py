"""Write down what an edition makes of the tables that came with it: codes, records, links.

``python -m tests.formats.write_tables 2`` writes ``edition-2-tables.json`` with today's code, once;
from then on the file is a promise, and is never written again.
"""

import random
import sys
from collections.abc import Iterator
from typing import Any

import carte
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.formats.house_code import house_code
from carte.formats.question_code import question
from tests.engine import other_tables, trick_games
from tests.formats.write_edition import (
    FOLDER,
    line,
    match_told,
    position_told,
    record_told,
    written,
)

MOMENTS = 3
"""So many positions of each table are written down, and as many questions."""


def tables() -> Iterator[Game]:
    """Yield every table with other players or cards, or with something that it has agreed on."""
    for slug, options in (
        *other_tables.TABLES,
        *other_tables.AGREED,
        *trick_games.TABLES,
        *trick_games.AGREED,
    ):
        yield carte.game(slug, **options)


def asked_told(deal: Deal, rng: random.Random) -> dict[str, Any]:
    """Return the code of a question about a move, with its position and the move."""
    move = rng.choice(deal.legal_moves())
    return {"code": question(deal, str(move)), "deal": deal.to_json(), "move": str(move)}


def house_told(game: Game) -> dict[str, Any]:
    """Return the code of the house rules of a table."""
    return {"code": house_code([game]), "game": game.slug, "options": game.chosen}


def edition() -> dict[str, list[Any]]:
    """Return all that is written down."""
    rng = random.Random("tables")
    parts = ("positions", "records", "matches", "asked", "houses")
    told: dict[str, list[Any]] = {part: [] for part in parts}
    for game in tables():
        deals = line(game, rng)
        moments = rng.sample(deals[:-1], MOMENTS)
        told["positions"] += map(position_told, moments)
        told["records"].append(record_told(deals[-1]))
        told["matches"].append(match_told(game, rng))
        told["asked"] += [asked_told(deal, rng) for deal in moments]
        told["houses"].append(house_told(game))
    return told


if __name__ == "__main__":
    file = FOLDER / f"edition-{sys.argv[1]}-tables.json"
    if file.exists():
        sys.exit(f"{file} is a promise, and stands already")
    lines = ",\n".join(written(name, part) for name, part in edition().items())
    file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
