"""Every door by which a text or data comes in, with good inputs of all games to begin with."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import carte
from carte.board.sayings import in_words
from carte.checker import deal_of, sheet_of
from carte.counting import count_deal
from carte.counting.example import example_of
from carte.engine.deal import Deal
from carte.evening import code as evening_link
from carte.evening import from_code as evening_of
from carte.evening.presets import presets
from carte.formats.house_code import from_house_code, house_code
from carte.front.widget import Widget
from carte.games.procedure import articles_of
from carte.lessons.files import course_names, file_of
from carte.lessons.own import code as own_link
from carte.lessons.own import from_code as own_of
from carte.lessons.own.file import written as own_file
from carte.lessons.own.own_level import OwnSet
from carte.lessons.reading.courses import build
from carte.paper import sheet as printed
from carte.paper.sheet_link import read as paper_wanted
from carte.play import from_code as match_of
from carte.play.match_code import code as link_of
from carte.play.match_code import from_json as kept_match
from carte.play.match_code import to_json
from carte.play.puzzles.collection import collection
from carte.procedure import code as article_link
from carte.procedure import from_code as article_of
from carte.procedure.link import Settled
from carte.quiz.room import chosen
from carte.quiz.room import code as set_link
from carte.quiz.room import from_code as set_of
from carte.quiz.room import named as listed
from carte.quiz.search import name_of, tricky_themes
from carte.tournament.file import from_csv as tournament_from
from carte.tournament.file import to_csv
from carte.tournament.plain import tournament_json
from carte.tournament.steps import begin, pair
from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Evening,
    House,
    Lesson,
    Own,
    Paper,
    Play,
    Primiera,
    Puzzles,
    Room,
    Score,
    Settle,
    Tournament,
)
from carte.widgets import Deal as Practice

TABLE = house_code(carte.game(slug) for slug in carte.GAMES)
FORMATS = Path(__file__).parents[1] / "formats"


class Door(NamedTuple):
    """A place where input comes in: what ``opens`` it, and inputs that it lets in."""

    name: str
    opens: Callable[[Any], object]
    good: list[Any]


def use(deal: Deal) -> None:
    """Do with a deal whatever a reader may: it has been let in, so nothing may fail any more."""
    assert carte.from_json(json.loads(json.dumps(deal.to_json()))) == deal
    assert carte.from_code(carte.code(deal)) == deal
    for choice in deal.legal_moves()[:3]:
        assert deal.ruling(choice)
    for text in ("7D", "10B x 1D 2D 3D 4D", "pass", "bid 5", "declare 7C=3", "call 2S", "give 2S"):
        if not deal.ruling(text):
            continue
        assert carte.move(text) in deal.legal_moves()
    for seat in range(deal.game.seats):
        deal.view(seat).legal_moves()
    assert deal_of(sheet_of(deal)) == deal
    while legal := deal.legal_moves():
        deal = deal.play(legal[len(legal) // 2])
    assert len(deal.score()) == deal.game.sides
    assert carte.from_record(deal.record()) == deal
    if not (deal.game.has_auction and deal.outcome is None):
        count_deal(deal)


def _move(text: Any) -> None:
    choice = carte.move(text)
    assert carte.move(str(choice)) == choice


def _ruling(asked: Any) -> None:
    text, place = _part(asked, "move"), _part(asked, "deal")
    deals = made("positions")
    deal = carte.from_json(deals[place % len(deals) if type(place) is int else 0]["deal"])
    ruling = deal.ruling(text)
    assert ruling.text
    assert ruling.legal == (carte.move(text) in deal.legal_moves())


def _game(asked: Any) -> carte.Game:
    return carte.game(_part(asked, "game"), **_keywords(asked, "options"))


def _position(asked: Any) -> None:
    use(_game(asked).position(**_keywords(asked, "position")))


def _part(asked: Any, name: str) -> Any:
    return asked.get(name) if isinstance(asked, dict) else asked


def _keywords(asked: Any, name: str) -> dict[str, Any]:
    """Return what can be given by keyword: nobody can give anything else that way."""
    given = _part(asked, name)
    return given if isinstance(given, dict) else {}


def _table(text: Any) -> None:
    games = from_house_code(text)
    assert {*map(repr, from_house_code(house_code(games)))} == {*map(repr, games)}


def _sitting(sitting: Any) -> None:
    assert match_of(link_of(sitting)) == sitting
    assert kept_match(json.loads(json.dumps(to_json(sitting)))) == sitting


def _match(match: carte.Match) -> None:
    assert carte.match_from_record(match.record()) == match
    for deal in match:
        use(deal)


def _matches() -> list[str]:
    """Records of matches, one of each game: of a deal, and of none."""
    found = []
    for slug in carte.GAMES:
        game = carte.game(slug)
        players = [carte.player("newcomer")] * game.seats
        match = game.match()
        found += [match.record(), match.add(carte.playout(game.deal(seed=1), players)).record()]
    return found


@cache
def made(part: str) -> list[Any]:
    """Return what the editions of the book have made of one kind."""
    files = sorted(FORMATS.glob("edition-[0-9].json"))
    return [one for file in files for one in json.loads(file.read_text("utf-8"))[part]]


def _asked(widget: Widget) -> Callable[[Any], None]:
    asks = widget.handlers()

    def ask(message: Any) -> None:
        if not isinstance(message, Mapping) or message.get("ask") not in [*asks]:
            reply = widget.reply(message if isinstance(message, Mapping) else {})
            assert isinstance(reply, dict)
            assert "error" in reply
            return
        answer = asks[message["ask"]](message)
        if not isinstance(answer, Mapping):
            answer = _awaited(answer, lambda: asks["hurry"]({}))
        json.dumps(answer)

    return ask


def _awaited(answer: Any, hurry: Callable[[], object]) -> Any:
    """Return what is answered later, hurried.

    All that it waits for is its turn, so it needs no loop.
    """
    try:
        while True:
            answer.send(None)
            hurry()
    except StopIteration as done:
        return done.value


def _lesson(told: Any) -> None:
    """Read a level as a teacher writes it: ``told`` is its game and its table."""
    game, level = _part(told, "game"), _part(told, "level")
    stage = {"id": "own", "title": "Own", "level": [level]}
    for found in build({"title": "Own", "game": game, "stage": [stage]}, "own", "", "own.toml"):
        json.dumps(found.to_json())


def _lessons() -> Iterator[Door]:
    """The levels of the book, each a kind of what a lesson file may hold."""
    for name in course_names():
        told = tomllib.loads(file_of(name).read_text("utf-8"))
        levels = [level for stage in told["stage"] for level in stage["level"]]
        good = [{"game": told["game"], "level": {**level, "id": "own-own-1"}} for level in levels]
        yield Door(f"lesson file {name}", _lesson, good)


def _own(made: OwnSet) -> None:
    assert own_of(own_link(made)) == made
    assert OwnSet.from_json(json.loads(json.dumps(made.to_json()))) == made


def _own_levels() -> Iterator[Door]:
    told = json.loads((FORMATS / "edition-2-own.json").read_text("utf-8"))
    sets = [one["set"] for one in told]
    yield Door("own code", lambda text: _own(own_of(text)), [one["code"] for one in told])
    yield Door("own set", lambda data: _own(OwnSet.from_json(data)), sets)
    good: list[Any] = [{"ask": "open", "code": one["code"]} for one in told]
    for one in sets:
        level = one["levels"][0]
        asked = {"code": level["position"], "move": level["answers"][0]}
        good += [{"ask": "begin", **asked}, {"ask": "weigh", **asked}]
        good += [{"ask": ask, "set": one} for ask in ("make", "file")]
        good += [{"ask": "read", "text": own_file(OwnSet.from_json(one))}]
        good += [{"ask": "judge", "set": one, "level": "own-1", "step": 0, **asked}]
    yield Door("own", _asked(Own()), good)


def _questions() -> Iterator[Door]:
    deals = [carte.from_json(one["deal"]) for one in made("positions")]
    sheets = [sheet_of(deal).to_json() for deal in deals]
    moves = [str(next(iter(deal.legal_moves()), "7D")) for deal in deals]
    checks = [
        {"ask": ask, "sheet": sheet, "move": move}
        for sheet, move in zip(sheets, moves, strict=True)
        for ask in ("check", "try", "play", "link")
    ]
    checks += [{"ask": "open", "code": one["code"]} for one in made("positions")]
    yield Door("checker", _asked(Checker()), checks)
    asked: list[dict[str, Any]] = [
        {**one, "ask": ask} for one in checks for ask in ("sheet", "try") if "sheet" in one
    ]
    asked += [{"ask": "open", "code": one.get("code", "0000")} for one in checks[-1:]]
    home: dict[str, Any] = {"ask": "ours", "game": "scopa", "key": "SC-11", "number": 5}
    table = house_code([carte.game("scopa", napola=True)])
    asked += [home | {"options": {"napola": True}}, home | {"house": table}]
    yield Door("settle", _asked(Settle()), asked)
    counts: list[Any] = []
    for slug in carte.GAMES:
        example: dict[str, Any] = {"steppers": {}, "bid": None, "declarer": 0, "partner": None}
        example |= {"last_trick": None, **example_of(carte.game(slug)), "names": ["A", "B"]}
        sides = carte.game(slug).sides
        rounds = [[{"items": {}, "outright": False}] * sides]
        match = {"ask": "match", "game": slug, "options": {}, "dealer": 0, "deals": None}
        counts += [{"ask": "count", **example}, {"ask": "form", **example}]
        counts += [{**match, "names": None, "rounds": rounds}]
        heaps: dict[str, Any] = {"game": slug, "options": {}, "seed": 2}
        given = {"numbers": {"carte": ["20", "20"], "points": ["60", ""]}, "laid": [["7D"], []]}
        counts += [{"ask": "heaps", **heaps}, {"ask": "by_hand", **heaps, **given}]
        items = {asked.name: [0, None] for asked in carte.game(slug).asked}
        counts += [{"ask": "count", **example, "only": "items", "items": items}]
    counts += [{**counts[0], "only": "primiera"}, {**counts[0], "ask": "decide"}]
    contract = {"bid": "chiamo", "declarer": 1, "partner": 2}
    counts += [{"ask": "match", "game": "mediatore", "contracts": [contract, None]}]
    yield Door("score", _asked(Score()), counts)
    yield Door("primiera", _asked(Primiera()), [{"ask": "primiera", "seed": 2}])
    wishes = [{"ask": "tricky", "game": slug, "theme": "", "seed": 1} for slug in carte.GAMES]
    wishes += [{"ask": "ours", "key": "SC-15", "houses": {"scopa": {"primiera": "sevens"}}}]
    wishes += [{"ask": "ours", "key": "tricky-scopa-sums-1", "houses": {}}]
    houses = {"scopa": {"fewest_cards": True}, "cirulla": {"ace_sweep_forced": False}}
    wishes += [{**one, "houses": houses} for one in wishes[:2]]
    names = [name_of(slug, tricky_themes(slug)[0], 1, house) for slug, house in houses.items()]
    wishes += [{"ask": "named", "key": name} for name in names]
    yield Door("cases", _asked(Cases()), wishes)
    settled = [Settled(slug, one.id, None) for slug in carte.GAMES for one in articles_of(slug)]
    links = [article_link(one) for one in settled]
    yield Door("article", article_of, links)
    wished = [one.wish for one in presets()]
    plans = [evening_link(one) for one in wished]
    yield Door("evening link", evening_of, plans)
    evenings: list[Any] = [{"ask": "open", "code": one} for one in plans]
    evenings += [{"ask": "plan", "wish": one.to_json()} for one in wished]
    yield Door("evening", _asked(Evening()), evenings)
    cup = pair(begin("scopa", 2, "swiss", ["Anna", "Bruno", "=Chiara"], seed=1))
    yield Door("tournament file", tournament_from, [to_csv(cup)])
    steps: list[Any] = [{"ask": "read", "text": to_csv(cup)}]
    entered = {"ask": "enter", "round": 0, "table": 0, "points": [11, 7]}
    for step in (entered, {"ask": "join", "names": "Dario"}, {"ask": "unpair"}):
        steps.append({**step, "tournament": tournament_json(cup)})
    yield Door("tournament", _asked(Tournament()), steps)
    sets = [set_link(chosen(slug, number=2)) for slug in carte.GAMES]
    yield Door("room link", set_of, sets)
    yield Door("room by hand", listed, ["SC-02, scopa.equal-first", "PR-35 fresh-scopa.sum-1"])
    rooms: list[Any] = [{"ask": "open", "code": one} for one in sets]
    rooms += [{"ask": "set", "game": "scopa", "theme": "equal", "number": 2, "seed": 1}]
    told = json.loads((FORMATS / "edition-2-own.json").read_text("utf-8"))
    mine = [f"own.html#level={one['code']}" for one in told[:3]]
    yield Door("room by hand, own", listed, mine)
    yield Door("room link, own", set_of, [set_link(listed(mine[0]))])
    rooms += [{"ask": "listed", "keys": f"SC-02 tricky-scopa-equal-1 {mine[0]}"}]
    rooms += [{"ask": "by", "keys": ["SC-02", "BR-01"], "houses": houses}]
    yield Door("room", _asked(Room()), rooms)
    printable = [f"{kind}.{slug}" for kind in ("rules", "scores") for slug in carte.GAMES]
    printable += [f"lessons.{slug}" for slug in course_names() if slug in carte.GAMES]
    printable += ["exercises.scopa.equal.3.french", "deals.scopone.2.17.italian", "pack.both"]
    printable += [f"rules.scopa.{house_code([carte.game('scopa', napola=True)])}", "answers"]
    printable += [f"own.{one['code']}.french" for one in told]
    printable += [f"evening.{evening_link(presets()[0].wish)}"]
    yield Door("sheet", lambda name: printed(paper_wanted(name)), printable)
    papers: list[Any] = [{"ask": "sheet", "sheet": one} for one in printable]
    papers.append({"ask": "sheet", "sheet": "rules.scopa", "house": {"primiera": "sevens"}})
    yield Door("paper", _asked(Paper()), papers)
    tables: list[Any] = [{"ask": "agree", "house": {game: {} for game in carte.GAMES}}]
    tables += [{"ask": "agree", "house": {"scopa": {"target": 21, "primiera": "sevens"}}}]
    tables += [{"ask": "open", "code": TABLE}]
    yield Door("house", _asked(House()), tables)
    for slug in ("scopa", "asso-piglia-tutto", "cirulla"):
        practice = Practice(slug, seed=1)
        position = practice.content["position"]
        good = [
            {"ask": ask, "position": position, "move": str(card), "seed": 2}
            for ask in ("deal", "judge", "play")
            for card in position["hand"].split()
        ]
        yield Door(f"practice {slug}", _asked(practice), good)
    lesson = Lesson("scopa", "sums")
    level = lesson.content["stage"]["levels"][0]["id"]
    good = [{"ask": "judge", "level": level, "step": 0, "move": "7D x 3C 4S"}]
    yield Door("lesson", _asked(lesson), good)
    found = [entry for slug in carte.GAMES for entry in collection(slug).entries]
    dear = [{"ask": "moment", "code": entry.code} for entry in found]
    yield Door("daily", _asked(Daily()), [*dear, {"ask": "fresh", "rule": "scopa.sum", "seed": 1}])
    for slug in filter(lambda slug: collection(slug).entries, carte.GAMES):
        own = collection(slug).entries
        good = [{"ask": "open", "code": entry.code} for entry in own]
        good += [
            {"ask": "judge", "level": name, "step": 0, "move": str(entry.puzzle.answers[0])}
            for entry in own[:3]
            for name in (entry.id, f"puzzle={entry.code}")
        ]
        yield Door(f"puzzles {slug}", _asked(Puzzles(slug)), good)
    kept = [one["json"] for one in made("matches")]
    for slug in carte.GAMES:
        mine = [one for one in kept if one["game"] == slug]
        yield Door(f"play {slug}", _asked(Play(slug, level="newcomer")), [*_of_a_table(mine)])


def _of_a_table(kept: list[Any]) -> Iterator[Any]:
    for sitting in kept:
        plain = {**sitting, "level": "newcomer"}
        for ask in ("judge", "play", "think", "hint", "undo", "next", "replay", "record", "open"):
            yield {"ask": ask, "sitting": plain, "move": "7D", "deal": 0}
        yield {"ask": "open", "new": {"options": {}, "level": "regular", "seed": 2, "deals": None}}
        yield {"ask": "same", "sitting": plain}
        yield {"ask": "compare", "sitting": plain, "links": "Anna https://club.it/#play=abc"}
    for one in made("matches")[:20]:
        yield {"ask": "open", "code": one["code"]}
        yield {"ask": "read", "text": f"https://club.it/play.html#play={one['code']}"}
    for one in made("records")[:20]:
        yield {"ask": "read", "text": one["record"]}
        yield {"ask": "order", "record": one["record"]}
        yield {"ask": "find", "record": one["record"], "number": 99}
        yield {"ask": "moment", "record": one["record"], "number": 99}
        yield {"ask": "account", "record": one["record"], "found": [{"number": 1, "gain": -0.5}]}


@cache
def doors() -> tuple[Door, ...]:
    """Return all doors; the widgets among them are made once."""
    positions, records, matches = made("positions"), made("records"), made("matches")
    codes = [one["code"] for one in positions]
    played = [one["record"] for one in records]
    deals = [one["deal"] for one in positions]
    moves = sorted({move for one in records for move in one["moves"]})
    said = [str(in_words(carte.move(move))) for move in moves]
    pasted = [f"So: ```\n> {one[:-1]}\n```".replace("\n", "\n> ") for one in played]
    pasted += [" ".join(one.replace('"', "”").split()) for one in played]
    asked = [
        {"deal": place, "move": move} for place, move in enumerate(moves * 2) if place % 3 == 0
    ]
    return (
        Door("move", _move, moves),
        Door("move in words", _move, said),
        Door("cards", carte.cards, ["7D 2S", "7 of coins, settebello + re di coppe", "７♦️ K♥"]),
        Door("ruling", _ruling, asked),
        Door("code", lambda text: use(carte.from_code(text)), codes),
        Door("record", lambda text: use(carte.from_record(text)), played),
        Door("pasted record", lambda text: use(carte.from_record(text)), pasted),
        Door("match record", lambda text: _match(carte.match_from_record(text)), _matches()),
        Door("json", lambda data: use(carte.from_json(data)), deals),
        Door("position", _position, deals),
        Door("game", _game, deals),
        Door("match code", lambda text: _sitting(match_of(text)), [one["code"] for one in matches]),
        Door("house code", _table, [TABLE]),
        Door("match", lambda data: _sitting(kept_match(data)), [one["json"] for one in matches]),
        *_questions(),
        *_own_levels(),
        *_lessons(),
    )
