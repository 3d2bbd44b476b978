"""What the theme's scripts say is said in the reader's language."""

import json
import re
import subprocess
from collections.abc import Iterator
from importlib.resources import files

import pytest

from book.live.theme_words import spoken_scripts
from carte import language
from carte.front.bundle.node import find_node

ON_A_PAGE = (
    "globalThis.document = {readyState: 'loading', addEventListener() {},"
    " documentElement: {lang: %s}};"
)
OF_CODE = ", in "
"""What is said of a function that a search has found: the book tells of none."""
LABELS = {
    "it": ["Copia", "Copia", "Copiato.", "Non si è potuto copiare"],
    "ja": ["コピー", "コピー", "コピーしました", "コピーできませんでした"],
}


@pytest.fixture(params=["it", "ja"])
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    language.use(request.param)
    yield request.param
    language.use("en")


def wanted() -> set[str]:
    """Whatever Sphinx's scripts ask its catalogue for."""
    folder = files("sphinx").joinpath("themes/basic/static")
    scripts = [one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(".js")]
    return {one for text in scripts for one in re.findall(r'(?:_|gettext)\(\s*"([^"]+)"', text)}


def says(spoken: str, script: str, what: str) -> object:
    """What a script of theirs says on a page in a language."""
    text = ON_A_PAGE % json.dumps(spoken) + script + f"; console.log(JSON.stringify({what}))"
    done = subprocess.run(
        [*find_node().node, "-e", text], check=True, capture_output=True, text=True
    )
    return json.loads(done.stdout)


def test_a_search_and_its_marks_are_told_in_the_language(spoken: str) -> None:
    script = dict(spoken_scripts(spoken))["doctools.js"]
    asked = sorted(wanted() - {OF_CODE})
    told = says(spoken, script, f"{json.dumps(asked)}.map(_)")
    assert len(asked) > 4
    assert isinstance(told, list)
    assert not {*asked} & {*told}


def test_a_button_that_copies_is_named_in_the_language(spoken: str) -> None:
    script, _rest, _ = dict(spoken_scripts(spoken))["copybutton.js_t"].partition("let doc_url_root")
    assert says(spoken, script, "Object.values(messages[locale])") == LABELS[spoken]
