"""The Python of the play table: a question brings the sitting, and nothing else is kept."""

import asyncio
import json
import random

import pytest

import carte
from carte.table.codes import from_json
from carte.widgets import Play
from tests.table.sittings import CONTRACTS, chosen

TABLES = [(slug, {}) for slug in carte.GAMES] + [("cirulla", {"players": 4})]


def each_table(test):
    return pytest.mark.parametrize(("slug", "rules"), TABLES)(test)


def asked(widget, ask, **facts):
    """The answer to a question, or a ``ValueError`` with the words of an error; all of it JSON."""
    reply = widget.reply({"ask": ask, **facts})
    if not isinstance(reply, dict):
        reply = asyncio.run(awaited(reply))
    reply = json.loads(json.dumps(reply))
    if "error" in reply:
        raise ValueError(reply["error"]["text"])
    return reply["answer"]


async def awaited(reply):
    return await reply


def match(widget, seed=1):
    """Every answer of a whole match in which the reader plays at random."""
    rng = random.Random(seed)
    now = asked(widget, "open", sitting=widget.content["sitting"])
    yield now
    while True:
        turn, sitting = now["moment"]["turn"], now["sitting"]
        if turn == "you":
            move = str(chosen(rng, from_json(sitting).deal))
            assert asked(widget, "judge", sitting=sitting, move=move)["good"]
            now = asked(widget, "play", sitting=sitting, move=move)
            assert now["told"]["by"] == "reader"
        elif turn is not None:
            now = asked(widget, "think", sitting=sitting, milliseconds=5)
            assert now["told"]["by"] == turn
        elif now["moment"]["over"]["sheet"]["standing"]["over"]:
            return
        else:
            now = asked(widget, "next", sitting=sitting)
        yield now


@each_table
def test_a_match_is_played_to_its_end_and_the_totals_are_exact(slug, rules):
    widget = Play(slug, level="newcomer", deals=2 if slug in CONTRACTS else None, **rules)
    answers = list(match(widget))
    ends = [each["moment"] for each in answers if each["moment"]["over"]]
    for end in ends:
        piles = [card for pile in end["over"]["cards"] for card in pile]
        assert end["turn"] is None
        assert end["phase"] == "over"
        if slug in CONTRACTS:
            assert sum(score["total"] for score in end["over"]["score"]) == 0
        if end["over"]["lines"]:
            assert len({*piles}) == len(piles) == 40
            counted = end["over"]["lines"][-1]["points"] or end["over"]["lines"][0]["points"]
            assert len(counted) == len(end["over"]["score"])
        else:
            assert piles == []
        if slug == "briscola":
            assert sum(score["total"] for score in end["over"]["score"]) == 120
    totals = [0] * len(ends[0]["totals"])
    for end, deal in zip(ends, from_json(answers[-1]["sitting"]).dealt, strict=True):
        totals = [sum_ + score.total for sum_, score in zip(totals, deal.score(), strict=True)]
        assert [side["points"] for side in end["totals"]] == totals
        if slug == "mediatore" and deal.outcome:
            assert sum(deal.card_points) == 35
