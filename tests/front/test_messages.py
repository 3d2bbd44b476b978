"""What Python sends to a page, and is asked, is as its messages declare it, no more and no less."""

import inspect
import json
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import carte
from carte import widgets
from carte.front.bundle import typescript
from carte.front.bundle.node import find_node
from carte.front.bundle.typescript.rooms import MESSAGES, Name, Rooms
from carte.front.bundle.typescript.writing import Writer
from carte.front.widget import Widget
from carte.lessons import course, course_names
from tests.front.conversations import CONVERSATIONS, answered
from tests.front.fixtures import review_shortly, think_shortly
from tests.javascript.tools import tool
from tests.kept import kept
from tests.play.laid import LANGUAGES, speaking

KINDS: dict[str, Any] = {name: getattr(widgets, name) for name in widgets.__all__}
CHECKED = Path(__file__).parents[1] / "javascript/tsconfig.json"
ROOMS = Rooms(typescript.ROOT)
WRITER = Writer(ROOMS)


def declared(kind: type[Widget], what: str) -> Name:
    """Where messages declare a widget's Content, Strings or Questions, or those that it extends."""
    for base in kind.__mro__[: kind.__mro__.index(Widget)]:
        package = base.__module__
        while "." in package:
            package = package.rpartition(".")[0]
            if home := ROOMS.home(f"{package}.{MESSAGES}", base.__name__ + what):
                return home
    raise LookupError(f"no messages declare {kind.__name__}{what}")


def typed(kind: type[Widget], what: str) -> str:
    """The type of those as TypeScript names it from elsewhere."""
    module, name = declared(kind, what)
    return (
        f'import("{WRITER.file_of(module).with_suffix("").with_suffix(".js").as_posix()}").{name}'
    )


def questions(kind: type[Widget]) -> dict[str, type]:
    """The questions that messages declare for a widget, and where: it may share some of them."""
    module, name = declared(kind, "Questions")
    protocols = getattr(import_module(module), name).__mro__
    return {
        method.removesuffix("_"): protocol
        for protocol in reversed(protocols)
        for method in vars(protocol)
        if not method.startswith("_")
    }


def some(kind: Any) -> Iterator[Widget]:
    """Widgets of a kind: of every stage, of every game that has one, or the only one."""
    if kind is widgets.Lesson:
        yield from (kind(name, stage.id) for name in course_names() for stage in course(name))
    elif kind is widgets.Finder:
        yield from map(kind, ("rules", "terms"))
    elif kind is widgets.Deal:
        yield from (kind(slug) for slug in carte.GAMES if carte.game(slug).has_table)
    elif "game" in inspect.signature(kind).parameters:
        yield from of_games(kind)
    else:
        yield kind()


def of_games(kind: Any) -> Iterator[Widget]:
    """Widgets of a kind, of every game that has what it shows."""
    for slug in carte.GAMES:
        with suppress(ValueError):
            yield kind(slug)


def sent(kind: Any) -> Iterator[tuple[str, Any]]:
    """All that crosses between widgets of a kind and their pages, each with its type."""
    told: list[tuple[str, Any]] = []
    for widget in some(kind):

        def ask(name: str, *, of: Widget = widget, **question: Any) -> Any:
            answer = answered(of, name, **question)
            asked = f'{typed(kind, "Questions")}["{name}"]'
            told.extend([(f'{asked}["request"]', question), (f'{asked}["answer"]', answer)])
            return answer

        told.append((typed(kind, "Content"), widget.content))
        told.append((typed(kind, "Strings"), widget.words))
        if kind.__name__ in CONVERSATIONS:
            CONVERSATIONS[kind.__name__](widget, ask)
    for spoken in LANGUAGES:
        with speaking(spoken):
            told.append((typed(kind, "Strings"), next(some(kind)).words))
    yield from told


def write(folder: Path) -> None:
    """Write all that crosses, each as a constant of its type, and how it is to be checked."""
    typescript.write()
    with pytest.MonkeyPatch.context() as patched:
        think_shortly(patched)
        review_shortly(patched)
        patched.setattr("carte.players.expert.PLAY_OUTS", 5)
        every = {
            f"{type} = {json.dumps(value)};"
            for kind in KINDS.values()
            for type, value in sent(kind)
        }
    lines = [f"export const sent{at}: {line}" for at, line in enumerate(sorted(every))]
    (folder / "sent.ts").write_text("\n".join(lines), "utf-8")
    config = {
        "extends": str(CHECKED),
        # The types of node are beside the project that is extended.
        "compilerOptions": {"types": [], "tsBuildInfoFile": "./checked.json"},
        "include": ["sent.ts", f"{typescript.ROOT}/carte/**/*.d.ts"],
    }
    (folder / "tsconfig.json").write_text(json.dumps(config), "utf-8")


@pytest.fixture(scope="module")
def messages() -> Path:
    """A folder with all that crosses, as a project of TypeScript."""
    made_by = ("test_messages", "conversations", "fixtures")
    return kept("sent", write, *(f"tests/front/{name}.py" for name in made_by))


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind.main])
def test_what_a_notebook_is_told_is_declared(kind: type[Widget]) -> None:
    module, name = declared(kind, "State")
    state = getattr(import_module(module), name)
    assert {*state.__annotations__} == {*kind.class_trait_names(state=True, sync=True)}
    assert kind.main in kind.class_trait_names(state=True)


@pytest.mark.parametrize("name", KINDS)
def test_a_widget_declares_what_it_sends_and_the_questions_that_it_answers(name: str) -> None:
    kind = KINDS[name]
    assert declared(kind, "Content") and declared(kind, "Strings")
    handlers = next(some(kind)).handlers()
    assert {*handlers} == {*(questions(kind) if handlers else ())}


def test_all_that_crosses_is_as_it_is_declared(messages: Path) -> None:
    command = [*find_node().node, str(tool("typescript/bin/tsc")), "--build", str(messages)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""


def test_no_question_is_left_out(messages: Path) -> None:
    sent = (messages / "sent.ts").read_text("utf-8")
    answering = [kind for kind in KINDS.values() if next(some(kind)).handlers()]
    every = {(name, where) for kind in answering for name, where in questions(kind).items()}
    asked = {
        (name, where)
        for kind in answering
        for name, where in questions(kind).items()
        if f'{typed(kind, "Questions")}["{name}"]["answer"]' in sent
    }
    assert every - asked == set()
