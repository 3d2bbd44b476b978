"""The package itself: light to import, and true to its own examples."""

import subprocess
import sys

import carte
from carte.games.scopa.game import Scopa


def test_importing_carte_imports_nothing_but_the_engine() -> None:
    script = (
        "import sys; before = set(sys.modules); import carte; "
        "print(*sorted(set(sys.modules) - before))"
    )
    command = [
        sys.executable,
        "-S",
        "-I",
        "-c",
        f"import sys; sys.path[:0] = {sys.path!r}; {script}",
    ]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    heavy = {"gettext", "json", "random", "tomllib", "dataclasses", "inspect", "asyncio"}
    assert heavy.isdisjoint(loaded)
    parts = {name.split(".")[1] for name in loaded if name.startswith("carte.")}
    assert parts.isdisjoint({"widgets", "front", "board", "lessons", "pack"})


def test_everything_public_is_there() -> None:
    assert [name for name in carte.__all__ if not hasattr(carte, name)] == []
    assert carte.cards("7D") == (carte.SETTEBELLO,)


def test_a_card_draws_itself() -> None:
    assert carte.SETTEBELLO._repr_svg_().lstrip().startswith("<svg")


def test_a_deal_draws_its_table_and_its_hands() -> None:
    deal = Scopa().position(hands=["7D", "2C 3C"], table="", stock="")
    html = deal._repr_html_()
    assert html.count("<svg") >= 2
    assert "Hand of seat 0" in html
    assert "Hand of seat 1" in html
    assert "Hand of seat 0" not in deal.view(1)._repr_html_()


def test_widgets_without_their_packages_say_how_these_are_installed() -> None:
    script = (
        "import sys; sys.modules['anywidget'] = None\n"
        "try: import carte.widgets\n"
        "except ModuleNotFoundError as error: print(error.name, error)"
    )
    command = [sys.executable, "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{script}"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told == (
        "anywidget anywidget is not installed, which the widgets of Carte need: "
        'pip install "carte[widgets]"\n'
    )
