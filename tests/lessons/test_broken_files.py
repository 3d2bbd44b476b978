"""A broken lesson file says where it is broken, what stands there, and what belongs there."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from book.environment import ROOT
from carte.board.replies import Form, forms
from carte.lessons import LessonError, course, course_names, parse
from carte.lessons.files import file_of
from carte.lessons.play import PlayStep
from carte.lessons.reading import plays
from carte.lessons.reading.course_source import read_course
from carte.lessons.reading.courses import _LONGEST_NAME, build
from carte.lessons.reading.positions import _READERS
from tests.lessons.words import pythons_words

LONG = 20_000
GOOD = """
title = "Scopa"
game = "scopa"

[[stage]]
id = "sums"
title = "Sums"
intro = "Cards that add up."

[[stage.level]]
id = "scopa-sums-1"
guide = true
goal = "Take two cards."
hand = "7D 6B"
table = "3C 4S 10B"
answers = ["7D x 3C 4S"]
shows = ["sum"]
done = "Done."
traps = [{ play = "7D x 3C 10B", breaks = "sum", text = "Too much." }]

[[stage.level]]
id = "scopa-sums-2"
goal = "Play the deal to its end."
hand = "7D 9S"
table = "3C 4S"
other = "2C 5B"
stock = ""
piles = ["6C", "8C"]
last_capturer = "other"
done = "Done."
[[stage.level.script]]
goal = "Sweep."
answers = ["7D x 3C 4S"]
then = ["2C"]
[[stage.level.script]]
goal = "Lay your last card."
answers = ["9S"]
then = ["5B"]

[[stage.level]]
id = "scopa-sums-3"
kind = "pick"
question = "suit D"
goal = "Pick the denari."
pile = "7D 7C 3S"
done = "Done."
traps = [{ pick = "7C", text = "That is a cup." }]

[[stage.level]]
id = "scopa-sums-4"
kind = "choose"
question = "value"
options = ["8", "9"]
goal = "What is it worth?"
pile = "9S"
done = "Done."
traps = [{ choose = "8", text = "That is the fante." }]
"""

CODE = "2SjjKWnK63s0Sm5szPn86"

BREAKAGES = [
    # what is replaced, by what, where the message points, what it says
    ('game = "scopa"', 'game = "bridge"', "the top, key 'game'", "asso-piglia-tutto"),
    ('game = "scopa"', "game = 7", "the top, key 'game'", "found 7; expected a text"),
    ('game = "scopa"\n', "", "the top, key 'game'", "found nothing; expected a text"),
    ('title = "Scopa"', 'titel = "Scopa"', "the top, key 'titel'", "expected 'title'"),
    ('goal = "Take two cards."', 'gaol = "Take."', "-1, key 'gaol'", "expected 'goal'"),
    ('kind = "pick"', 'kidn = "pick"', "scopa-sums-3, key 'kidn'", "expected 'kind'"),
    ('done = "Done."', 'dnoe = "Done."', "-1, key 'dnoe'", "expected 'done'"),
    ('title = "Scopa"', 'title = "Scopa"\nauthor = "x"', "key 'author'", "an unknown key"),
    ('title = "Scopa"', "title = ", "line 2, column 9, syntax", "found 'title ='; expected a TOML"),
    ('title = "Scopa"', "title = Scopa", "line 2, column 9", "a text between quotation marks"),
    ('title = "Scopa"', "title = 7D", "line 2, column 10", "nothing more on this line; put a text"),
    ('title = "Scopa"', 'title "Scopa"', "line 2, column 7", "= after the key, and a value"),
    ('title = "Scopa"', 'title = "Scopa', "line 2, column 15", "a closing quotation mark"),
    ('title = "Scopa"', 'title = """Scopa', "the end, syntax", "a closing quotation mark"),
    ('title = "Scopa"', "title = '''Scopa", "the end, syntax", "a closing quotation mark"),
    ('title = "Scopa"', 'title = "\\Scopa"', "line 2, column", "two backslashes for each one"),
    ('game = "scopa"', 'title = "Scopa"', "line 3, column 16", "this one is taken"),
    ("[[stage]]", "[[stage]", "line 5, column 8", "the closing brackets of the heading"),
    ('answers = ["9S"]', 'answers = ["9S"', "column", "the bracket ] to close the list"),
    ('text = "Too much." }]', 'text = "Too much."]', "column", "the bracket } to close the table"),
    ('title = "Sums"', 'title = " "', "stage sums, key 'title'", "not blank"),
    ('id = "sums"', 'id = "Sums up"', "stage 1, key 'id'", "small letters"),
    ('id = "sums"', f'id = "{"a" * 251}"', "stage 1, key 'id'", "at most 250 characters"),
    ('id = "sums"', 'id = "sums"\nkey = "Sums up"', "stage 1, key 'key'", "small letters"),
    ('id = "sums"', f'id = "sums"\nkey = "{"a" * 251}"', "key 'key'", "at most 250 characters"),
    ('["7D x 3C 4S"]', "[" + 401 * '"7D x 3C 4S", ' + "]", "'answers'", "at most 400"),
    ('shows = ["sum"]', "shows = [" + 401 * '"sum", ' + "]", "'shows'", "at most 400"),
    ('id = "scopa-sums-1"', 'id = "scopa-sums-7"', "level 1, key 'id'", "expected scopa-sums-1"),
    ('id = "scopa-sums-3"', 'id = "scopa-sum-3"', "level 3, key 'id'", "expected scopa-sums-3"),
    ("guide = true", 'guide = "yes"', "level scopa-sums-1, key 'guide'", "true or false"),
    ('goal = "Take two cards."', "", "level scopa-sums-1, key 'goal'", "found nothing"),
    ('hand = "7D 6B"', 'hand = "7X 6B"', "scopa-sums-1, key 'hand'", "'7X' is not a card"),
    ('hand = "7D 6B"', 'hand = "7D 3C"', "scopa-sums-1, key 'hand'", "3C is in the hand"),
    ('table = "3C 4S 10B"', "table = true", "scopa-sums-1, key 'table'", "expected a text"),
    ('table = "3C 4S 10B"', 'tabel = "3C 4S 10B"', "key 'tabel'", "expected 'table'"),
    ("7D x 3C 4S", "7D x 3C", "key 'answers'", "expected a legal move: The 3 of coppe"),
    ('["7D x 3C 4S"]', "[]", "key 'answers'", "at least one move"),
    ('["7D x 3C 4S"]', '"7D x 3C 4S"', "key 'answers'", "expected a list"),
    ('["7D x 3C 4S"]', "[7]", "key 'answers'", "expected a list of texts"),
    ('["7D x 3C 4S"]', '["7D takes"]', "key 'answers'", "'7D takes' is not a move"),
    ('["7D x 3C 4S"]', '["pass"]', "key 'answers'", "a card to play"),
    ('shows = ["sum"]', 'shows = ["sums"]', "key 'shows'", "a rule of scopa: deal, "),
    ('shows = ["sum"]', 'shows = ["sum"]\nhints = ["Look"]', "key 'hints'", "three hints"),
    ('shows = ["sum"]', "house = {sums = true}", "key 'house'", "no house rule 'sums'"),
    ('breaks = "sum"', 'breaks = "equal"', "trap 1, key 'breaks'", "expected 'sum': 3+10 makes"),
    ("7D x 3C 10B", "7D x 3C 4S", "trap 1, key 'play'", "this one is an answer"),
    ("7D x 3C 10B", "7D x 5C 10B", "trap 1, key 'play'", "cards that the reader sees"),
    ("7D x 3C 10B", "6B", "trap 1, key 'breaks'", "the move is legal"),
    ('play = "7D x 3C 10B"', 'plays = "6B"', "trap 1, key 'plays'", "expected 'play'"),
    ('last_capturer = "other"', 'last_capturer = "east"', "'last_capturer'", "you or other"),
    ('piles = ["6C", "8C"]', 'piles = ["6C"]', "level scopa-sums-2", "2 lists of cards"),
    ('piles = ["6C", "8C"]', 'piles = ["6C", "7D"]', "level scopa-sums-2", "7D is in the hand"),
    ('then = ["2C"]', 'then = ["9S"]', "script step 1, key 'then'", "not in your hand"),
    ('then = ["2C"]', "", "level scopa-sums-2, key 'script'", "not the reader’s turn"),
    ('answers = ["9S"]', 'answers = ["9S", "9S"]', "script step 2, key 'answers'", "one answer"),
    ('kind = "pick"', 'kind = "guess"', "scopa-sums-3, key 'kind'", "play or pick or choose"),
    ('id = "sums"', 'id = "sums"\nhides = ["score"]', "sums, key 'hides'", "points or trump"),
    ("suit D", "suit", "scopa-sums-3, key 'question'", "expected suit <letter>"),
    ("suit D", "suit X", "scopa-sums-3, key 'question'", "D, C, S, B"),
    ("suit D", "suit B", "scopa-sums-3, key 'question'", "a pile that holds the answer"),
    ("suit D", "colour D", "scopa-sums-3, key 'question'", "one of suit, value"),
    ('"7D 7C 3S"', '"7D 7C 7D"', "scopa-sums-3, key 'pile'", "7D is in the pile twice"),
    ('pick = "7C"', 'pick = "7D"', "trap 1, key 'pick'", "not the answer"),
    ('pick = "7C"', 'pick = "5C"', "trap 1, key 'pick'", "cards of the pile"),
    ('["8", "9"]', '["8", "7"]', "scopa-sums-4, key 'question'", "9 among the options"),
    ('["8", "9"]', '["eight", "9"]', "scopa-sums-4, key 'question'", "a list of numbers"),
    ('pile = "9S"', 'pile = "9S 9C"', "scopa-sums-4, key 'question'", "a pile of one card"),
    ('pile = "9S"', 'pile = "9S"\nhand = "9C"', "key 'hand'", "no such key with pile"),
    ('choose = "8"', 'choose = "10"', "trap 1, key 'choose'", "a wrong option: 8"),
    ('question = "value"', 'question = ""', "scopa-sums-4, key 'question'", "not blank"),
]


def test_the_ways_to_reply_are_found_once_for_all_moves_of_a_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found: list[tuple[Any, ...]] = []

    def noticed(*given: Any) -> tuple[Form, ...]:
        found.append(given)
        return forms(*given)

    monkeypatch.setattr(plays, "forms", noticed)
    traps = ", ".join('{ play = "6B" }' for _number in range(300))
    level = GOOD.replace(
        'answers = ["7D x 3C 4S"]', "answers = [" + 300 * '"7D x 3C 4S", ' + "]", 1
    )
    parse(level.replace("traps = [", f"traps = [{traps}, ", 1), "scopa")
    (first, *others) = found
    assert len(first[-1]) == 601
    assert len(others) == 2


def test_the_id_of_a_course_is_no_longer_than_browsers_keep_its_stars() -> None:
    text = GOOD.replace('title = "Scopa"', f'title = "{"Very long " * 1000}"', 1)
    own = re.sub(r'\nid = "scopa-sums-\d"', "", text)
    course = read_course(own, "own.toml")
    assert len(course.id) <= 120
    (stage,) = course
    assert [level.id for level in stage.levels] == [f"{course.id}-sums-{n}" for n in range(1, 5)]


def test_browsers_keep_the_stars_of_a_level_of_the_longest_name() -> None:
    schema = (ROOT / "carte" / "front" / "page" / "schema.js").read_text("utf-8")
    (most,) = re.findall(r"const NAME = .*\{1,(\d+)\}", schema)
    assert _LONGEST_NAME + len("-99") <= int(most)


def test_the_file_that_is_broken_below_is_good() -> None:
    assert len(parse(GOOD, "scopa")["sums"].levels) == 4


@pytest.mark.parametrize(("part", "instead", "where", "what"), BREAKAGES)
def test_a_breakage_is_named(part: str, instead: str, where: str, what: str) -> None:
    assert part in GOOD
    with pytest.raises(LessonError) as caught:
        parse(GOOD.replace(part, instead, 1), "scopa")
    message = str(caught.value)
    assert message.startswith("scopa.toml, ")
    assert where in message
    assert what in message
    assert "expected" in message


@pytest.mark.parametrize(("code", "why"), [(CODE[:-1], "copy it whole"), ("2S jj", "letters")])
def test_a_damaged_code_is_shown_once_with_what_is_amiss(code: str, why: str) -> None:
    coded = GOOD.replace('hand = "7D 6B"\ntable = "3C 4S 10B"', f'position = "{code}"')
    with pytest.raises(LessonError, match=f"expected the code of a position .*{why}") as caught:
        parse(coded, "scopa")
    assert str(caught.value).count(code) == 1


@pytest.mark.parametrize("key", ["hand", "other", "others", *_READERS])
def test_nothing_told_beside_the_code_of_a_position_is_passed_over(key: str) -> None:
    position = carte.code(carte.game("scopa").position(hand="7D 6B", table="3C 4S 10B"))
    told = f'position = "{position}"\n{key} = "3C"'
    coded = GOOD.replace('hand = "7D 6B"\ntable = "3C 4S 10B"', told)
    with pytest.raises(LessonError, match=f"key '{key}': found an unknown key"):
        parse(coded, "scopa")


def test_an_error_tells_its_parts() -> None:
    with pytest.raises(LessonError) as caught:
        parse(GOOD.replace('kind = "pick"', 'kind = "guess"'), "scopa")
    error = caught.value
    assert (error.file, error.place, error.key) == (
        *("scopa.toml", "level scopa-sums-3", "key 'kind'"),
    )
    assert (error.found, error.expected) == ("'guess'", "play or pick or choose")


@pytest.mark.parametrize(
    ("part", "instead", "line"),
    [
        ('kind = "pick"', 'kind = "guess"', 'kind = "guess"'),
        ('answers = ["9S"]', 'answers = ["2C"]', 'answers = ["2C"]'),
        ('breaks = "sum"', 'breaks = "equal"', "traps = [{ play"),
        ('title = "Sums"\n', "", "[[stage]]"),
        ('answers = ["9S"]', "", '[[stage.level.script]]\ngoal = "Lay'),
        ('done = "Done."\ntraps = [{ pick', 'don = "Done."\ntraps = [{ pick', "don ="),
    ],
)
def test_an_error_names_the_line_of_its_key_or_of_its_heading(
    part: str, instead: str, line: str
) -> None:
    broken = GOOD.replace(part, instead, 1)
    with pytest.raises(LessonError) as caught:
        parse(broken, "scopa")
    assert caught.value.line == broken[: broken.index(line)].count("\n") + 1
    assert str(caught.value).startswith(f"scopa.toml, line {caught.value.line}, ")


def test_a_heading_in_a_text_of_several_lines_is_none() -> None:
    quoted = GOOD.replace('intro = "Cards that add up."', "intro = '''\n[[stage]]\nkind = \"x\"'''")
    with pytest.raises(LessonError) as caught:
        parse(quoted.replace('kind = "pick"', 'kind = "guess"'), "scopa")
    assert caught.value.line == quoted[: quoted.index('kind = "pick"')].count("\n") + 1


def test_a_trap_breaks_the_rule_that_the_engine_names_where_the_file_names_none() -> None:
    (step,) = parse(GOOD.replace(', breaks = "sum"', ""), "scopa")["sums"].levels[0].steps
    assert isinstance(step, PlayStep)
    assert [trap.breaks for trap in step.traps] == ["sum"]


@pytest.mark.parametrize("name", course_names())
def test_every_trap_of_the_book_names_the_rule_that_it_breaks(name: str) -> None:
    """So that the engine, should it change its mind, is contradicted."""
    for stage, told in zip(course(name), DATA[name]["stage"], strict=True):
        for level, data in zip(stage, told["level"], strict=not stage.articles):
            parts = data.get("script", [data])
            for step, part in zip(level.steps, parts, strict=True):
                traps = step.traps if isinstance(step, PlayStep) else ()
                assert [one.breaks for one in traps] == [
                    one.get("breaks") for one in part.get("traps", ()) if "play" in one
                ]


def test_two_stages_of_one_name_are_refused() -> None:
    twice = GOOD + GOOD[GOOD.index("[[stage]]") :]
    with pytest.raises(LessonError, match=r"key 'stage'.* used twice"):
        parse(twice, "scopa")


Path = tuple[int | str, ...]
DATA = {name: tomllib.loads(file_of(name).read_text("utf-8")) for name in course_names()}


def spots(
    data: dict[str, Any] | list[Any], path: tuple[int | str, ...] = ()
) -> Iterator[tuple[int | str, ...]]:
    """Every place in a course's data, as the path of keys and places that leads there."""
    items: Iterable[tuple[int | str, Any]]
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from spots(value, (*path, key))


SPOTS = [(name, path) for name in course_names() for path in spots(DATA[name])]
JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [None, 0, True, "", "7D", "x", "7D x 7D", "pass", [], ["7D"], {}, [{}], "é"]
)


@settings(max_examples=150)
@given(st.sampled_from(SPOTS), JUNK)
def test_whatever_is_changed_the_file_is_read_or_refused_by_name(
    spot: tuple[str, Path], junk: object
) -> None:
    name, path = spot
    stage = path[1] if path[0] == "stage" and len(path) > 1 else None
    data = deepcopy({**DATA[name], "stage": [DATA[name]["stage"][stage]]} if stage else DATA[name])
    if stage:
        path = ("stage", 0, *path[2:])
        if path == ("stage", 0):
            return
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    if junk is None:
        del holder[path[-1]]
    else:
        holder[path[-1]] = junk
    try:
        found = build(data, name, "", f"{name}.toml")
    except LessonError as error:
        assert f"{name}.toml" in str(error)
        assert pythons_words(error) == []
    else:
        for each in found:
            each.to_json()


_INLINE = "{a.b.c.d = 1}, " * 20_000
CROWDED = {
    "headings": ("".join(f"[a{n}.b.c.d.e.f.g.h]\n" for n in range(20_000)), "160,000"),
    "deep headings": ("".join(f"[a{n}{'.b' * 36}]\n" for n in range(5_500)), "203,500"),
    "dotted keys": ("".join(f"a{n}.b.c.d.e.f.g.h = 1\n" for n in range(20_000)), "160,000"),
    "inline tables": ("".join(f"a{n} = {{b = {{c = 1}}}}\n" for n in range(20_000)), "60,000"),
    "tables after a text": (f'x = ["""a\\"""""", {_INLINE}]', "80,001"),
    "tables after a literal": (f"x = ['''a'''', {_INLINE}]", "80,001"),
    "tables after quotation marks": (f"""x = ['"', "'", {_INLINE}]""", "80,001"),
    "keys after comments": ('a.b.c = 1 # "\n' * 20_000, "60,000"),
}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('"a"' + ".a" * 20_000 + " = 1", "too many levels are nested"),
        ("x = " + "[" * 5_000 + "]" * 5_000, "too many levels are nested"),
        ("{a=" * 2_000 + "1" + "}" * 2_000, "too many levels are nested"),
        ("x = " + "9" * 5_000, "a number has too many digits"),
        *[(text, f"found {found} keys, .* at most 32,000") for text, found in CROWDED.values()],
    ],
    ids=["a key", "lists", "tables", "digits", *CROWDED],
)
def test_what_would_end_a_pages_python_is_refused_before_it_is_read(text: str, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        parse(text, "own")


def test_signs_in_texts_and_comments_are_no_keys() -> None:
    signs = "[a.b]\n = " * 2_000
    comments = "# [a.b] = \n" * 20_000
    text = comments + GOOD.replace('"Cards that add up."', f'"""{signs}\\""""""')
    assert next(iter(parse(text, "scopa"))).intro == signs + '"""'


@pytest.mark.parametrize(
    "line",
    [
        f'hand = "{"7D " * LONG}"',
        f'hand = "{"x" * LONG}"',
        f"hand = {[1] * LONG}",
        f"goal = {'9' * 4_000}",
        f'answers = ["{"7D x " * LONG}"]',
        f'position = "{"a" * LONG}"',
        f"house = {{ {'a' * LONG} = 1 }}",
        f'{"k" * LONG} = "1"',
        f'id = "{"x" * LONG}"',
    ],
    ids=lambda line: line[:20],
)
def test_however_long_a_value_is_what_is_said_of_it_is_short(line: str) -> None:
    key = line.partition(" ")[0]
    told = {"goal": '"Take."', "hand": '"7D 2S"', "table": '"7B"', "answers": '["7D x 7B"]'}
    level = [line, *(f"{name} = {value}" for name, value in told.items() if name != key)]
    head = ['game = "scopa"', 'title = "T"', "[[stage]]", 'id = "own"', 'title = "T"']
    with pytest.raises(LessonError) as found:
        read_course("\n".join([*head, "[[stage.level]]", *level]), "club.toml")
    assert len(str(found.value)) < 500


def test_a_file_may_begin_with_the_mark_that_some_editors_write() -> None:
    assert parse("\ufeff" + GOOD, "scopa") == parse(GOOD, "scopa")
