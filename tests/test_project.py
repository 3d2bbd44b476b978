"""What stands around the code holds together: editions, licences, pinned packages, workflows."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.version import Version

import carte
from tests.book.chapters import cells, headings

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
LICENSE = (ROOT / "LICENSE").read_text("utf-8")
PINS = {
    name: (ROOT / name).read_text("utf-8")
    for name in ("requirements.txt", "tests/requirements.txt")
}
REQUIREMENTS = "\n".join(PINS.values())
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def pinned(pins: str) -> list[Requirement]:
    """Return what a file installs; a package may stand there twice, by system."""
    return [
        Requirement(line.rstrip(" \\"))
        for line in pins.splitlines()
        if line and not line.startswith((" ", "#"))
    ]


def asked_for() -> dict[str, list[Requirement]]:
    """Return what pyproject.toml asks for, by the file that pins it."""
    groups = PROJECT["dependency-groups"]
    widgets = PROJECT["project"]["optional-dependencies"]["widgets"]
    book = [*PROJECT["project"]["dependencies"], *widgets, *groups["build"], *groups["book"]]
    return {
        "requirements.txt": [*map(Requirement, book)],
        "tests/requirements.txt": [*map(Requirement, groups["tests"])],
    }


def jobs(workflow: Path) -> list[dict[str, Any]]:
    """Return the jobs of a workflow."""
    return list(yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values())


# --------------------------------------------------------------------------------------- editions


def test_the_edition_stands_in_one_place_and_is_read_without_running_it() -> None:
    body = ast.parse((ROOT / "carte/__init__.py").read_bytes()).body
    (edition,) = [
        ast.literal_eval(node.value)
        for node in body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__"
    ]
    assert carte.__version__ == edition
    assert PROJECT["project"]["dynamic"] == ["version", "readme"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "carte.__version__"}


def test_what_is_new_begins_with_this_edition() -> None:
    editions = [title for level, title in headings(cells("what-is-new")[0].source) if level == 2]
    assert editions[0] == carte.__version__
    assert editions == sorted(editions, key=Version, reverse=True)


# --------------------------------------------------------------------------------------- licences


def test_the_licence_is_said_where_tools_look_for_it() -> None:
    assert PROJECT["project"]["license"] == "MIT AND CC-BY-4.0"
    others = "carte/front/bundle/LICENCES.txt"
    assert PROJECT["project"]["license-files"] == ["LICENSE", others]
    assert "\nMIT License\n\nCopyright (c) 2026 The Carte authors\n" in LICENSE
    assert "https://creativecommons.org/licenses/by/4.0/legalcode" in LICENSE


def test_every_file_that_the_licence_names_is_there() -> None:
    listed = LICENSE.partition("====")[0].replace("_static/carte/LICENCES.txt", "")
    globs = re.findall(r"\S+/\S+", listed)
    assert globs
    assert [glob for glob in globs if not any(ROOT.glob(glob))] == []


def test_every_drawing_is_named_as_one() -> None:
    faces = {*ROOT.glob("carte/pack/art/*.svg"), *ROOT.glob("book/_static/*.svg")}
    assert {*ROOT.glob("carte/**/*.svg"), *ROOT.glob("book/*.svg")} <= faces


def test_a_page_says_who_may_do_what() -> None:
    told = "\n".join(cell.source for cell in cells("about"))
    for words in ("MIT License", "CC BY 4.0", "_static/carte/LICENCES.txt", "`LICENSE`"):
        assert words in told


# --------------------------------------------------------------------------------- pinned packages


@pytest.mark.parametrize("pins", PINS.values(), ids=PINS)
def test_every_package_is_pinned_with_its_hashes(pins: str) -> None:
    assert all(re.fullmatch(r"==[^*,]+", str(one.specifier)) for one in pinned(pins))
    entries = re.split(r"^(?=\w)", pins, flags=re.MULTILINE)[1:]
    assert len(entries) == len(pinned(pins))
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", PINS)
def test_whatever_is_asked_for_is_pinned_as_it_is_asked_for(name: str) -> None:
    versions = {one.name: str(one.specifier).removeprefix("==") for one in pinned(PINS[name])}
    for one in asked_for()[name]:
        assert one.specifier.contains(versions[one.name]), one


def test_all_groups_of_packages_are_pinned_somewhere() -> None:
    assert {*PROJECT["dependency-groups"]} == {"build", "book", "tests"}
    assert {*PROJECT["project"]["optional-dependencies"]} == {"widgets"}


def test_the_tests_run_on_the_very_packages_that_the_book_is_built_with() -> None:
    book, tests = (
        {(one.name, str(one.marker)): str(one.specifier) for one in pinned(pins)}
        for pins in PINS.values()
    )
    shared = book.keys() & tests.keys()
    assert shared
    assert {one: tests[one] for one in shared} == {one: book[one] for one in shared}


def test_who_only_reads_needs_nothing_that_tests_ask_for() -> None:
    book = {one.name for one in pinned(PINS["requirements.txt"])}
    only_tests = {one.name for one in asked_for()["tests/requirements.txt"]} - {"pyyaml"}
    assert book & only_tests == set()


def test_what_builds_the_package_is_pinned_too() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]


def test_no_registry_is_named_where_packages_are_pinned() -> None:
    assert "://" not in REQUIREMENTS
    assert "index" not in REQUIREMENTS.replace("indexed", "")


@pytest.mark.parametrize("pins", PINS.values(), ids=PINS)
def test_the_head_of_the_pins_says_how_they_are_made(pins: str) -> None:
    (command,) = re.findall(r"^#    (uv .+)$", pins, re.MULTILINE)
    assert f"\n{command}\n" in README


# -------------------------------------------------------------------------------------- workflows


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_a_workflow_runs_what_readme_says(workflow: Path) -> None:
    steps = [step for job in jobs(workflow) for step in job["steps"]]
    commands = [step["run"] for step in steps if "run" in step]
    assert commands
    for command in commands:
        assert re.search(rf"(^|`){re.escape(command)}(`|$)", README, re.MULTILINE), command


def test_the_oldest_and_the_newest_python_are_tested() -> None:
    (job,) = jobs(ROOT / ".github/workflows/tests.yml")
    oldest, *_between, newest = job["strategy"]["matrix"]["python"]
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    versions = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert [versions[0], versions[-1]] == [oldest, newest]


def test_the_whole_site_is_published() -> None:
    build, publish = jobs(ROOT / ".github/workflows/pages.yml")
    (path,) = [step["with"]["path"] for step in build["steps"] if "path" in step.get("with", {})]
    assert f"`{path}` is the whole site" in README
    assert publish["permissions"] == {"pages": "write", "id-token": "write"}
