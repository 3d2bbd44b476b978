"""What `python3 tests --changed` does: it chooses tests, tries them, and says what is left."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.changed import record
from tests.changed.choice import Choice, Ran, candidates, touched, within
from tests.changed.sources import Change, Part, change, parts

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 9.0
"""So long the tests may take that are tried first; to begin and to collect takes the rest of 15."""
_PARTS = ROOT / ".carte-cache" / "parts.json"
_NONE = Change(frozenset(), frozenset())


def main(arguments: list[str]) -> int:
    """Try the tests of what has changed, with these arguments for pytest; return its exit code."""
    ran = record.read()
    changed = sorted(changed_files())
    if not changed:
        print("Nothing has changed since the last commit.")
        return 0
    whole = "--whole" in arguments
    choice = chosen(changed, ran, float("inf") if whole else SECONDS)
    if not choice.first:
        print(f"No test is known that runs what has changed: {', '.join(changed)}.")
        return 0
    failed = _tried(choice, [one for one in arguments if one != "--whole"], whole)
    files = len({test.partition("::")[0] for test in choice.first})
    print(f"{len(choice.first)} tests of {files} files, those that say most of the change.")
    if choice.others:
        print(f"Tests of {len(choice.others)} files more touch it: python3 tests --changed --whole")
    return failed


def changed_files() -> Iterator[str]:
    """Yield the files that are other than in the last commit, or new."""
    for command in (
        ("diff", "--name-only", "HEAD"),
        ("ls-files", "--others", "--exclude-standard"),
    ):
        yield from _git(*command).splitlines()


def chosen(changed: list[str], ran: Ran, seconds: float) -> Choice:
    """Return the tests to try in so many seconds when these files have changed."""
    changes = {path: _change(path) for path in changed}
    own = {path for path in changed if path.startswith(("tests/", "book/"))}
    own |= {test for path in own for test in _helped(path)}
    akin = {room for path in changed for room in _rooms(path)}
    found = candidates(ran, touched(changes, _all_parts()), own, akin)
    return within(seconds, found, ran)


def _change(path: str) -> Change:
    """What of a file has changed; of data, its name."""
    file = ROOT / path
    if not path.endswith(".py"):
        return Change(frozenset(), frozenset({file.name}))
    if not path.startswith("carte/"):
        return _NONE
    return change(_git("show", f"HEAD:{path}"), file.read_text("utf-8") if file.is_file() else "")


def _helped(path: str) -> Iterator[str]:
    """Yield the test files that a changed helper of tests serves: what imports it."""
    module = path.removesuffix(".py").replace("/", ".")
    for file in (ROOT / "tests").rglob("test_*.py"):
        if "node_modules" not in file.parts and module in file.read_text("utf-8"):
            yield file.relative_to(ROOT).as_posix()


def _rooms(path: str) -> Iterator[str]:
    """Yield by what names the tests of a file may go: its room's, its game's and its own."""
    for name in Path(path).with_suffix("").parts[1:]:
        yield from {name, name.replace("_", "-")} - {"__init__", "front", "game", "games", "engine"}


def _all_parts() -> dict[str, dict[str, Part]]:
    """Return the parts of all sources; those that have not changed were read before."""
    before = json.loads(_PARTS.read_text("utf-8")) if _PARTS.is_file() else {}
    found: dict[str, list[Any]] = {}
    for file in sorted((ROOT / "carte").rglob("*.py")):
        if "node_modules" not in file.parts:
            path, state = file.relative_to(ROOT).as_posix(), file.stat().st_mtime
            known = before.get(path, [None])
            fresh = known[0] != state
            found[path] = [state, parts(file.read_text("utf-8"))] if fresh else known
    if found != before:
        _PARTS.parent.mkdir(exist_ok=True)
        _PARTS.write_text(json.dumps(found), "utf-8")
    return {
        path: {name: Part(*part) for name, part in own.items()}
        for path, (_state, own) in found.items()
    }


def _tried(choice: Choice, arguments: list[str], whole: bool) -> int:
    """Run these tests, in this order."""
    with TemporaryDirectory() as folder:
        told = Path(folder) / "chosen.json"
        seconds = 3600 if whole else SECONDS + 3
        told.write_text(json.dumps({"tests": choice.first, "seconds": seconds}), "utf-8")
        files = [*dict.fromkeys(test.partition("::")[0] for test in choice.first)]
        command = [sys.executable, "-m", "pytest", "-q", "--maxfail=10", *arguments, *files]
        env = os.environ | {"PYTEST_PLUGINS": "tests.changed.record", record.CHOSEN: str(told)}
        return subprocess.call(command, cwd=ROOT, env=env)


def _git(*command: str) -> str:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=False)
    return done.stdout.decode("utf-8", "replace")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
