"""What Python says to the front end and answers it is as its types have it, no more and no less."""

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import carte
from carte.board.seats import READER
from carte.formats.record import from_record
from carte.front.bundle import typescript
from carte.front.bundle.node import find_node
from carte.front.widget import Widget
from carte.lessons import course, course_names
from carte.play.puzzles.collection import collection
from carte.play.review.retry import NothingToTry
from carte.widgets import (
    Cases,
    Checker,
    Courses,
    Daily,
    Deal,
    Finder,
    Lesson,
    Play,
    Primiera,
    Procedure,
    Puzzles,
    Score,
    Search,
    Watch,
)
from tests.front.loops import on_a_loop
from tests.javascript.tools import tool
from tests.kept import kept

ROOMS = Path(carte.__file__).parent
CHECKED = Path(__file__).parents[1] / "javascript/tsconfig.json"
MOVES = 12  # of a sitting, where not the whole deal is played
WHOLE = ("scopa", "mediatore")
Said = list[tuple[str, Any]]


def typed(room: str, name: str) -> str:
    """A type as TypeScript names it from elsewhere."""
    folder = ROOMS / ("front" if room == "front" else f"{room}/front")
    made = folder / "messages.d.ts"
    is_made = made.exists() and f" {name} " in made.read_text("utf-8")
    module = folder / ("messages.js" if is_made else "types.js")
    return f'import("{module.as_posix()}").{name}'


def answered(widget: Widget, name: str, **question: Any) -> Any:
    """What a widget answers to a question."""
    answer = widget.handlers()[name](question)
    if isinstance(answer, Mapping):
        return answer

    async def wait() -> Any:
        return await answer

    return on_a_loop(wait())


def contents() -> Iterator[tuple[str, Any]]:
    """The type and the content of widgets of each kind."""
    for name in course_names():
        for stage in course(name):
            yield typed("lessons", "LessonContent"), Lesson(name, stage.id).content
    yield typed("map", "CoursesContent"), Courses().content
    yield typed("lessons", "DealContent"), Deal("cirulla", seed=1).content
    yield typed("quiz", "CasesContent"), Cases().content
    yield typed("quiz", "DailyContent"), Daily().content
    yield typed("counting", "PrimieraContent"), Primiera().content
    yield typed("procedure", "ProcedureContent"), Procedure().content
    yield typed("search", "SearchContent"), Search().content
    yield typed("reference", "ChangedContent"), Finder("rules").content
    for slug in carte.GAMES:
        yield typed("checker", "CheckerContent"), Checker(slug).content
        yield typed("counting", "ScoreContent"), Score(slug).content
        yield typed("replay", "WatchContent"), Watch(slug).content
        yield typed("play", "PlayContent"), Play(slug).content
        yield typed("play/puzzles", "PuzzlesContent"), Puzzles(slug).content


def words() -> Iterator[tuple[str, Any]]:
    """The type and the words of widgets of each kind."""
    for slug in carte.GAMES:
        yield typed("front", "TableStrings"), Play(slug).words
    yield typed("map", "CoursesStrings"), Courses().words
    yield typed("quiz", "CasesStrings"), Cases().words
    yield typed("quiz", "DailyStrings"), Daily().words
    yield typed("reference", "FinderWords"), Finder("rules").words
    yield typed("procedure", "ProcedureWords"), Procedure().words
    yield typed("search", "SearchWords"), Search().words


def asked(room: str, questions: str, widget: Widget) -> tuple[Said, Callable[..., Any]]:
    """Ask a widget, and tell the types of what is asked and answered with both."""
    told: Said = []

    def ask(name: str, **question: Any) -> Any:
        answer = answered(widget, name, **question)
        kind = f'{typed(room, questions)}["{name}"]'
        told.extend([(f'{kind}["request"]', question), (f'{kind}["answer"]', answer)])
        return answer

    return told, ask


def answers() -> Iterator[tuple[str, Any]]:
    """The types of questions and answers of each kind, with some of them."""
    told, ask = asked("lessons", "DealQuestions", widget := Deal("cirulla", seed=1))
    position, move = widget.content["position"], widget.content["moves"][0]
    text = " x ".join(filter(None, [move.get("card"), " ".join(move.get("takes", ()))]))
    ask("deal", seed=2)
    ask("judge", position=position, move=text or move["option"])
    ask("play", position=position, move=text or move["option"])
    yield from told

    told, ask = asked("lessons", "LessonQuestions", widget := Lesson("scopa", "first-capture"))
    level = widget.content["stage"]["levels"][0]
    card = level["steps"][0]["zones"]["hand"][0]
    ask("judge", level=level["id"], step=0, move=card)
    yield from told

    told, ask = asked("counting", "PrimieraQuestions", Primiera())
    ask("primiera", seed=2)
    yield from told

    told, ask = asked("quiz", "CasesQuestions", Cases())
    ask("tricky", game="scopa", theme="", seed=1, houses={})
    ask("named", key="tricky-scopa-sums-1")
    yield from told

    told, ask = asked("reference", "ChangedQuestions", Search())
    ask("changed", houses={"scopa": {"primiera": "sevens"}})
    yield from told

    told, ask = asked("quiz", "DailyQuestions", Daily())
    ask("fresh", rule="scopa.sum", seed=1, house={"primiera": "sevens"})
    ask("moment", code=collection("scopa").entries[0].code)
    yield from told

    for slug in carte.GAMES:
        yield from of_a_count(slug)
        yield from of_puzzles(slug)
        yield from of_the_checker(slug)
        yield from of_a_match(slug)


def of_a_count(slug: str) -> Iterator[tuple[str, Any]]:
    told, ask = asked("counting", "ScoreQuestions", widget := Score(slug))
    unset: dict[str, Any] = {
        "items": {},
        "steppers": {},
        "bid": None,
        "declarer": 0,
        "partner": None,
        "last_trick": None,
    }
    example = {**unset, **widget.content["example"], "names": None, "only": None}
    ask("form", **example)
    scores = ask("count", **example)["scores"]
    sheet = {"names": None, "dealer": 0, "deals": None, "rounds": [scores]}
    sheet |= {"contracts": [None], "booked": 0}
    ask("match", game=slug, options=example["options"], **sheet)
    yield from told


def of_the_checker(slug: str) -> Iterator[tuple[str, Any]]:
    told, ask = asked("checker", "CheckerQuestions", widget := Checker(slug))
    quarrel = widget.content["examples"][slug][0]
    ask("open", code=quarrel["answer"]["code"])
    ask("open", code="none")
    ask("check", sheet=quarrel["sheet"])
    ask("try", sheet=quarrel["sheet"], move=quarrel["move"])
    ask("try", sheet=quarrel["sheet"], move="?")
    ask("play", sheet=quarrel["sheet"], move=quarrel["answer"]["moves"][0]["move"])
    yield from told


def of_puzzles(slug: str) -> Iterator[tuple[str, Any]]:
    told, ask = asked("play/puzzles", "PuzzlesQuestions", Puzzles(slug))
    entry = collection(slug).entries[0]
    ask("open", code=entry.code)
    ask("judge", level=entry.id, step=0, move=str(entry.puzzle.answers[0]))
    yield from told


def of_a_match(slug: str) -> Iterator[tuple[str, Any]]:
    told, ask = asked("play", "PlayQuestions", widget := Play(slug, level="newcomer"))
    sitting = widget.content["sitting"]
    ask("open", sitting=sitting)
    ask("open", new={"level": "regular", "options": {}, "seed": 2, "deals": sitting["deals"]})
    ask("hurry")
    code = ask("record", sitting=sitting, deal=0)["code"]
    other = next(game for game in carte.GAMES if game != slug)
    told.append(
        (
            f'{typed("play", "PlayQuestions")}["open"]["answer"]',
            answered(Play(other), "open", code=code),
        )
    )
    moment, made = widget.content["moment"], 0
    while moment["turn"] and (made < MOVES or slug in WHOLE):
        if moment["turn"] == "you":
            hint = ask("hint", sitting=sitting)
            move = written(hint["answer"], moment)
            ask("judge", sitting=sitting, move=move)
            after = ask("play", sitting=sitting, move=move)
        else:
            after = ask("think", sitting=sitting)
        sitting, moment, made = after["sitting"], after["moment"], made + 1
    if moment["over"]:
        deal = ask("replay", sitting=sitting, deal=0)
        said = ask("find", record=deal["record"], number=deal["numbers"][-1])
        told_of = {"number": said["number"], "gain": said["gain"]}
        ask("account", record=deal["record"], found=[told_of])
        if played := [one for one in deal["numbers"] if is_played(deal["record"], one)]:
            with suppress(NothingToTry):
                ask("moment", record=deal["record"], number=played[-1])
        ask("read", text=ask("record", sitting=sitting, deal=0)["text"])
        ask("next", sitting=sitting)
    ask("undo", sitting=sitting)
    ask("compare", sitting=sitting, links=ask("same", sitting=sitting)["code"])
    yield from told


def is_played(record: str, number: int) -> bool:
    """Whether a move plays a card of the reader's."""
    before, _move = [*from_record(record).course()][number - 1]
    return before.turn == READER and before.phase == "play"


def written(answer: Mapping[str, Any], moment: Mapping[str, Any]) -> str:
    """A move that is pointed at, in notation."""
    if answer["option"]:
        return str(answer["option"])
    if answer["from"] is None:
        return " ".join([moment["step"]["collect"]["verb"], *answer["to"]])
    taken = ["x", *answer["to"]] if answer["to"] else []
    return " ".join([answer["from"], *filter(None, [answer["signal"]]), *taken])


def said(folder: Path) -> None:
    """Write what Python says, each as a constant of its type, and how it is to be checked."""
    typescript.write()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("carte.players.expert.PLAY_OUTS", 5)
        every = [*contents(), *words(), *answers()]
    lines = [
        f"export const said{at}: {kind} = {json.dumps(value)};"
        for at, (kind, value) in enumerate(every)
    ]
    (folder / "said.ts").write_text("\n".join(lines), "utf-8")
    config = {
        "extends": str(CHECKED),
        # The types of node are beside the project that is extended.
        "compilerOptions": {"types": [], "tsBuildInfoFile": "./checked.json"},
        "include": ["said.ts", f"{ROOMS}/**/*.d.ts"],
    }
    (folder / "tsconfig.json").write_text(json.dumps(config), "utf-8")


def test_all_that_python_says_is_as_it_is_described() -> None:
    folder = kept("said", said, "tests/front/test_messages.py")
    command = [*find_node().node, str(tool("typescript/bin/tsc")), "--build", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""
