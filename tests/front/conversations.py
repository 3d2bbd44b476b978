"""What pages ask their widgets, each kind of question at least once."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import carte
from carte.evening import code as evening_code
from carte.evening.presets import presets
from carte.front.widget import Widget
from carte.games.cases import by_key
from carte.play import Sitting, code
from carte.play.match_code import from_json
from carte.play.puzzles.collection import collection
from carte.play.review import choices
from tests.front.loops import on_a_loop
from tests.replay.deals import played_out

Ask = Callable[..., Any]
"""Asks a widget a question by its name and returns the answer."""

MOVES = 12
"""So many moves of a sitting are made where not the whole deal is played."""
WHOLE = ("scopa", "mediatore")
HOUSES = {"scopa": {"primiera": "sevens"}}


def answered(widget: Widget, name: str, **question: Any) -> Any:
    """What a widget answers to a question."""
    answer = widget.handlers()[name](question)
    if isinstance(answer, Mapping):
        return answer

    async def wait() -> Any:
        return await answer

    return on_a_loop(wait())


def lesson(widget: Any, ask: Ask) -> None:
    level = widget.content["stage"]["levels"][0]
    card = level["steps"][0]["zones"].get("hand", [""])[0]
    if level["kind"] == "play" and card and "table" in level["steps"][0]["zones"]:
        ask("judge", level=level["id"], step=0, move=card)


def deal(widget: Any, ask: Ask) -> None:
    position, move = widget.content["position"], widget.content["moves"][0]
    text = " x ".join(filter(None, [move.get("card"), " ".join(move.get("takes", ()))]))
    ask("deal", seed=2)
    ask("open", code=widget.content["code"])
    ask("judge", position=position, move=text or move["option"])
    ask("play", position=position, move=text or move["option"])


def own(_widget: Any, ask: Ask) -> None:
    position = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    begun = ask("begin", code=carte.code(position))
    ask("begin", code=carte.code(carte.game("mediatore").deal(seed=1)))
    ask("weigh", code=begun["position"], move="7D x 7B")
    level = {"position": begun["position"], "goal": "Take it.", "done": "Yes.", "hints": []}
    traps = [{"play": "7D x 3C 4S", "text": ""}]
    made = ask(
        "make", set={"title": "", "levels": [{**level, "answers": ["7D x 7B"], "traps": traps}]}
    )
    ask("open", code=made["code"])
    ask("read", text=ask("file", set=made["set"])["text"])
    ask("judge", set=made["set"], level=made["levels"][0]["id"], step=0, move="7D x 7B")


def primiera(_widget: Any, ask: Ask) -> None:
    ask("primiera", seed=2)


def cases(_widget: Any, ask: Ask) -> None:
    ask("tricky", game="scopa", theme="", seed=1, houses={})
    ask("tricky", game="", theme="", seed=2, houses=HOUSES)
    ask("named", key="tricky-scopa-sums-1")
    ask("ours", key=next(iter(by_key("scopa"))), houses=HOUSES)


def daily(_widget: Any, ask: Ask) -> None:
    ask("fresh", rule="scopa.sum", seed=1, house=HOUSES["scopa"])
    for slug in carte.GAMES:
        for entry in collection(slug).entries[:1]:
            ask("moment", code=entry.code)


def room(_widget: Any, ask: Ask) -> None:
    some = ask("set", game="scopa", theme="", number=3, seed=1, houses=HOUSES)
    keys = [one["key"] for one in some["questions"]]
    ask("open", code=some["code"])
    ask("listed", keys=" ".join(keys))
    ask("by", keys=keys, houses=HOUSES)


def house(_widget: Any, ask: Ask) -> None:
    ask("open", code=ask("agree", house=HOUSES)["code"])
    ask("open", code="none")
    ask("agree", house={"scopa": {"primiera": "none", "napola": True, "target": -1}})


def changed(_widget: Any, ask: Ask) -> None:
    ask("changed", houses=HOUSES)


def evening(widget: Any, ask: Ask) -> None:
    for preset in widget.content["presets"]:
        ask("open", code=preset["plan"]["code"])
    wish = widget.content["presets"][0]["plan"]["wish"]
    ask("plan", wish={**wish, "people": 13, "packs": 1, "house": HOUSES})


def tournament(_widget: Any, ask: Ask) -> None:
    people = "Anna\nBruno\nChiara\nDario"
    wished = {"game": "scopa", "players": 2, "form": "swiss", "names": people}
    begun = ask("begin", **wished, rounds=2, seed=1, deals=2)["tournament"]
    paired = ask("pair", tournament=begun)["tournament"]
    ask("unpair", tournament=paired)
    entered = ask("enter", tournament=paired, round=0, table=0, points=[11, 7])["tournament"]
    names = [
        begun["entrants"][side]["names"][0] for side in paired["played"][0]["tables"][1]["sides"]
    ]
    rounds = [[{"items": {"typed": points}, "total": points} for points in (12, 5)]]
    sheet = {"game": "scopa", "options": {}, "names": names, "dealer": 0, "deals": None}
    entered = ask(
        "sheet", tournament=entered, sheet={**sheet, "rounds": rounds, "contracts": [None]}
    )["tournament"]
    left = ask("leave", tournament=entered, entrant=0)["tournament"]
    late = ask("join", tournament=left, names="Elena")["tournament"]
    ask("read", text=ask("write", tournament=ask("show", tournament=late)["tournament"])["text"])


def paper(_widget: Any, ask: Ask) -> None:
    plan = evening_code(presets()[0].wish)
    ask("sheet", sheet="rules.scopa", house=HOUSES["scopa"])
    kinds = {
        "exercises": "scopa.sums.0.french",
        "deals": "mediatore.2.7.italian",
        "scores": "briscola",
        "lessons": "scopa",
        "pack": "both",
        "seats": plan,
        "evening": plan,
    }
    for kind, fields in kinds.items():
        ask("sheet", sheet=f"{kind}.{fields}")
    ask("sheet", sheet="answers")


def settle(widget: Any, ask: Ask) -> None:
    slug = widget.game
    for number, quarrel in enumerate(widget.content["quarrels"][slug]):
        if "code" in quarrel:
            ask("open", code=quarrel["code"])
        if "sheet" in quarrel:
            ask("sheet", sheet=quarrel["sheet"], move=quarrel["asked"])
            ask("try", sheet=quarrel["sheet"], move=quarrel["asked"])
        options = HOUSES.get(slug, {})
        about = {"game": slug, "key": quarrel["key"], "number": number}
        told = ask("ours", **about, options=options)
        ask("ours", **about, house=told["house"])
    ask("open", code="none")
    sheet = {"game": "scopa", "options": {}, "zones": {"hand": []}, "fields": {}, "facts": {}}
    ask("sheet", sheet=sheet, move=None)


def score(widget: Any, ask: Ask) -> None:
    facts: dict[str, Any] = {
        "steppers": {},
        "bid": None,
        "declarer": 0,
        "partner": None,
        "last_trick": None,
        "items": {},
        "names": None,
        "only": None,
    }
    example = {**facts, **widget.content["example"]}
    ask("form", **example)
    scores = ask("count", **example)["scores"]
    sheet = {"names": None, "dealer": 0, "deals": None, "rounds": [scores]}
    sheet |= {"contracts": [None], "booked": 0}
    options = example["options"]
    ask("match", game=widget.game, options=options, **sheet)
    heaps = {"game": widget.game, "options": options, "seed": 2}
    piles = ask("heaps", **heaps)["heaps"]["piles"]
    ask("by_hand", **heaps, numbers={}, laid=[pile[:1] for pile in piles])
    if "primiera" in carte.game(widget.game).items:
        ask("count", **{**example, "only": "primiera"})
        ask("decide", game=widget.game, options=options, names=None, piles=[["7D"], ["7C"]])


def checker(widget: Any, ask: Ask) -> None:
    ask("open", code="none")
    for quarrel in widget.content["examples"][widget.game][:1]:
        sheet, move = quarrel["sheet"], quarrel["move"]
        ask("open", code=quarrel["answer"]["code"])
        ask("open", code=ask("link", sheet=sheet, move=move)["code"])
        ask("check", sheet=sheet)
        ask("check", sheet={**sheet, "zones": {"hand": ["7D"], "table": ["7D"]}})
        ask("try", sheet=sheet, move=move)
        ask("try", sheet=sheet, move="?")
        ask("try", sheet=sheet, move="?", typed="what?")
        ask("play", sheet=sheet, move=quarrel["answer"]["moves"][0]["move"])


def puzzles(widget: Any, ask: Ask) -> None:
    entry = collection(widget.game).entries[0]
    ask("open", code=entry.code)
    ask("judge", level=entry.id, step=0, move=str(entry.puzzle.answers[0]))


def play(widget: Any, ask: Ask) -> None:
    sitting = widget.content["sitting"]
    ask("open", sitting=sitting)
    ask("open", new={"level": "regular", "options": {}, "seed": 2, "deals": sitting["deals"]})
    hand_round(widget, ask)
    ask("open", code=ask("record", sitting=sitting, deal=0)["code"])
    other = next(game for game in carte.GAMES if game != widget.game)
    elsewhere = code(Sitting.begin(carte.game(other), seed=1))
    ask("open", code=elsewhere)
    ask("read", text=elsewhere)
    ask("compare", sitting=sitting, links=ask("same", sitting=sitting)["code"])
    sitting = sit_on(widget, ask, whole=widget.game in WHOLE)
    if widget.game in WHOLE:
        look_back(ask, sitting)
        try_again(ask)


def guide(widget: Any, ask: Ask) -> None:
    ask("stands", sitting=widget.content["sitting"])
    sit_on(widget, ask)


def hand_round(widget: Any, ask: Ask) -> None:
    """Deal a match to people alone, who hand the device round, and let two of them play."""
    seats = range(carte.game(widget.game).seats)
    new = {
        "level": "regular",
        "options": {},
        "seed": 2,
        "deals": widget.content["sitting"]["deals"],
    }
    people = [{"person": f"Anna {seat}"} for seat in seats]
    sitting = ask("open", new={**new, "sitters": people})["sitting"]
    for _turn in range(2):
        seen = ask("look", sitting=sitting)["moment"]
        assert seen["turn"] == "you"
        move = str(from_json(sitting).deal.legal_moves()[0])
        sitting = ask("play", sitting=sitting, move=move)["sitting"]
    if from_json(sitting).game.has_table:
        sitting = ask("throw", sitting=sitting)["sitting"]
    if from_json(sitting).may_concede:
        ask("concede", sitting=sitting)
    sitting = ask("resign", sitting=sitting)["sitting"]
    ask("open", new={**new, "sitters": people, "after": sitting})


def sit_on(widget: Any, ask: Ask, *, whole: bool = False) -> Any:
    """Play on at a table for some moves, or a whole deal, and return the sitting."""
    sitting, moment, made = widget.content["sitting"], widget.content["moment"], 0
    ask("hurry")
    while moment["turn"] and (made < MOVES or whole):
        if moment["turn"] == "you":
            if moment["recall"]:
                ask("recall", sitting=sitting)
                ask("recalled", sitting=sitting, given={})
            hint = ask("hint", sitting=sitting)
            move = written(hint["answer"], moment)
            ask("judge", sitting=sitting, move=move)
            if not made:
                ask("coach", sitting=sitting)
                ask("coach", sitting=sitting, move=move)
            after = ask("play", sitting=sitting, move=move)
        else:
            after = ask("think", sitting=sitting)
        sitting, moment, made = after["sitting"], after["moment"], made + 1
    ask("undo", sitting=sitting)
    return sitting


def look_back(ask: Ask, sitting: Any) -> None:
    deal = ask("replay", sitting=sitting, deal=0)
    order = ask("order", record=deal["record"])["numbers"]
    found = ask("find", record=deal["record"], number=order[-1])
    ask(
        "account",
        record=deal["record"],
        found=[{name: found[name] for name in ("number", "gain", "worth")}],
    )
    ask("read", text=ask("record", sitting=sitting, deal=0)["text"])
    ask("by_hand", sitting=sitting, numbers={}, laid=[[], []])
    ask("next", sitting=sitting)


def try_again(ask: Ask) -> Any:
    """Make a puzzle of the first move of a deal that was clearly wrong."""
    deal = played_out("scopa", 7)
    for number in choices(deal):
        with suppress(ValueError):
            return ask("moment", record=deal.record(), number=number)
    raise AssertionError("no move was dear")


def written(answer: Mapping[str, Any], moment: Mapping[str, Any]) -> str:
    """A move that is pointed at, in notation."""
    if answer["option"]:
        return str(answer["option"])
    if answer["from"] is None:
        return " ".join([moment["step"]["collect"]["verb"], *answer["to"]])
    taken = ["x", *answer["to"]] if answer["to"] else []
    return " ".join([answer["from"], *filter(None, [answer["signal"]]), *taken])


CONVERSATIONS: dict[str, Callable[[Widget, Ask], None]] = {
    "Cases": cases,
    "Checker": checker,
    "Daily": daily,
    "Deal": deal,
    "Evening": evening,
    "Finder": changed,
    "Guide": guide,
    "House": house,
    "Lesson": lesson,
    "Own": own,
    "Paper": paper,
    "Play": play,
    "Primiera": primiera,
    "Procedure": changed,
    "Puzzles": puzzles,
    "Room": room,
    "Score": score,
    "Search": changed,
    "Settle": settle,
    "Tournament": tournament,
}
"""By the kind of widget; those that are not named answer nothing."""
