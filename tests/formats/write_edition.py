"""Write down what an edition of the book makes: codes, links, records and JSON, of every game.

``python -m tests.formats.write_edition 2`` writes ``edition-2.json`` with today's code, once, when
a format changes; from then on the file is a promise, and is never written again.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import carte
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.lessons import course, course_names
from carte.play import Sitting
from carte.play.match_code import code as link_of
from carte.play.match_code import to_json
from carte.quiz import questions
from carte.quiz.search import tricky, tricky_themes
from tests.games.variants import that_go_together, values_of

FOLDER = Path(__file__).parent
MIXTURES = 4
"""So many games are played under house rules that are drawn at random, besides those under one."""


def variants(slug: str, rng: random.Random) -> Iterator[Game]:
    """Yield a game under its own rules, under each house rule alone, and under some mixtures."""
    usual = carte.game(slug)
    yield usual
    values = {rule.name: values_of(rule) for rule in usual.HOUSE_RULES}
    for name, some in values.items():
        needs = usual.house_rules[name].needs
        yield from (carte.game(slug, **{**needs, name: value}) for value in some)
    for _mixture in range(MIXTURES):
        mixed = {name: rng.choice(some) for name, some in values.items()}
        yield carte.game(slug, **that_go_together(slug, mixed))


def line(game: Game, rng: random.Random) -> list[Deal]:
    """Return all moments of a random deal that is not thrown in, and in which some declare."""
    deals: list[Deal] = []
    while len(deals) < 8:
        seats = range(game.seats)
        deals = [game.deal(seed=rng.randrange(10**6), dealer=rng.choice(seats))]
        while not deals[-1].is_over:
            deals.append(deals[-1].play(chosen(deals[-1], rng)))
    return deals


def chosen(deal: Deal, rng: random.Random) -> carte.Move:
    """Return a random legal move; auctions are kept short, and who can declare mostly does."""
    legal = deal.legal_moves()
    if deal.phase == "auction":
        return rng.choice(legal[:3])
    aloud = [move for move in legal if isinstance(move, carte.Announcement)]
    return rng.choice(aloud if aloud and rng.random() < 0.7 else legal)


def position_told(deal: Deal) -> dict[str, Any]:
    """Return a position with its code."""
    return {"code": carte.code(deal), "deal": deal.to_json()}


def record_told(deal: Deal) -> dict[str, Any]:
    """Return the record of a deal, and what its moves lead to."""
    moves = [str(move) for move in deal.moves]
    return {"record": deal.record(), "deal": deal.to_json(), "moves": moves}


def match_told(game: Game, rng: random.Random) -> dict[str, Any]:
    """Return a match at a play table in the middle of its second deal, with its link's code."""
    deals = 2 * game.seats if "auction" in game.rulebook else None
    seed, level = rng.randrange(10**6), rng.choice(carte.players.LEVELS)
    match = Sitting.begin(game, level=level, seed=seed, deals=deals)
    while not match.deal.is_over:
        match = match.play(chosen(match.deal, rng))
    if not match.match.is_over:
        match = match.next()
        for _move in range(rng.randrange(5, 12)):
            match = match if match.deal.is_over else match.play(chosen(match.deal, rng))
        match = match.undo() if match.last_decision else match
    return {"code": link_of(match), "json": to_json(match), "deal": match.deal.to_json()}


def made_to_order(slug: str) -> Iterator[dict[str, Any]]:
    """Yield tricky cases that a link names, with the position and what is asked there."""
    for theme in tricky_themes(slug):
        for seed in (1, 77):
            case = tricky(slug, theme, seed)
            told = case._asdict() | {"house": dict(case.house), "at": dict(case.at)}
            yield told | {"then": dict(case.then), "refused": dict(case.refused)}


def edition() -> dict[str, Any]:
    """Return all that is written down."""
    rng = random.Random("edition")
    told: dict[str, Any] = {"positions": [], "records": [], "matches": [], "tricky": []}
    for slug in carte.GAMES:
        for game in variants(slug, rng):
            deals = line(game, rng)
            told["positions"].append(position_told(rng.choice(deals)))
            told["records"].append(record_told(deals[-1]))
            told["matches"].append(match_told(game, rng))
        told["tricky"] += made_to_order(slug)
    told["levels"] = [
        one.id for name in course_names() for stage in course(name).stages for one in stage.levels
    ]
    told["questions"] = {one.key: one.code for slug in carte.GAMES for one in questions(slug)}
    told["rules"] = [rule.id for slug in carte.GAMES for rule in carte.game(slug).rulebook]
    return told


def written(name: str, part: Any) -> str:
    """Return a part of an edition as JSON, a line each where it is a list."""
    if not isinstance(part, list):
        return f"{json.dumps(name)}: {json.dumps(part)}"
    lines = ",\n".join(json.dumps(one) for one in part)
    return f"{json.dumps(name)}: [\n{lines}\n]"


if __name__ == "__main__":
    file = FOLDER / f"edition-{sys.argv[1]}.json"
    if file.exists():
        sys.exit(f"{file} is a promise, and stands already")
    parts = ",\n".join(written(name, part) for name, part in edition().items())
    file.write_text(f"{{\n{parts}\n}}\n", encoding="utf-8")
