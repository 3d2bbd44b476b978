"""`python3 tests`: every check of the project, the built site in Chromium included.

`--all` opens it in Firefox and WebKit, too; `--fast` leaves out what needs a browser or a built
book. `--changed` tries only the fast tests that run what has changed since the last commit, the
likeliest to tell first, for some ten seconds; with `--whole` all of them. `--missing cirulla`
lists what a game still lacks, each thing once; while any game lacks something, no tests begin but
those that are chosen by a path or by `-k`. What follows goes to pytest: `python3 tests --fast -k
sweep`.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import book.oldest  # noqa: F401  # before all that an older Python cannot read
from book.environment import FOR_TESTS, ROOT, enter
from book.missing_tools import SetupError

TSCONFIGS = (
    "tests/javascript",
    "tests/javascript/tsconfig.pages.json",
    "tests/javascript/tsconfig.workers.json",
)
"""Pages, workers and Node know different things: a file each for what runs there."""
CHECKS = (
    (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]),
    (["tests.javascript", "biome", "check"], ["tests.javascript", "tsc", "--build", *TSCONFIGS]),
)
"""Those of Python and those of JavaScript: two rows side by side, each one after the other."""
CORES = os.cpu_count() or 1
WORKERS = min(2 * CORES, CORES + 2)
"""More than there are cores: while one waits for its browser, another one goes on."""
TESTS = ["pytest", "-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder"]
"""Workers take file after file in order, so that the last ones are short."""
ALL = "--all"
USUAL = ["-m", "not other_browsers"]
"""What needs no other browser than Chromium."""
FAST = ["-m", "not browser and not build and not site"]
"""The engine, the lessons, all that is said of them, and the code of the notebooks."""
MISSING = "--missing"
RECORD = "tests.changed.record"
"""The plugin that keeps which functions each test runs."""
COMPILED = ROOT / ".carte-cache" / "compiled"
"""Where compiled Python is kept where the environment keeps it from lying beside the source."""


def main() -> None:
    """Run all checks beside the tests, and leave with 1 when any has failed."""
    try:
        enter(ROOT / "tests", FOR_TESTS)
        if "--changed" in sys.argv:
            sys.exit(_changed([each for each in sys.argv[1:] if each != "--changed"]))
        if MISSING in sys.argv:
            sys.exit(_list_missing([each for each in sys.argv[1:] if each != MISSING]))
        if not _chooses(sys.argv[1:]) and _list_missing([]):
            sys.exit(1)
        tests = [*TESTS, *_wishes(sys.argv[1:])]
        _introduce()
    except SetupError as error:
        sys.exit(f"\n{error}")
    print(_called(tests), flush=True)
    with ThreadPoolExecutor() as rows:
        checks = rows.map(_checked, CHECKS)
        passed = subprocess.call(_run(tests), cwd=ROOT, env=_surroundings()) == 0
        failed = [name for row in checks for name in _shown(row)]
    failed += [] if passed else [tests[0]]
    sys.exit(f"\nFailed: {', '.join(failed)}" if failed else 0)


def _list_missing(games: list[str]) -> int:
    """List what games lack, all of them where none is named; return 0 if that is nothing."""
    return subprocess.call(_run(["tests.missing", *games]), cwd=ROOT, env=_surroundings())


def _chooses(arguments: list[str]) -> bool:
    """Return whether a command line chooses among the tests, by a path or by words of names."""
    paths = (each.partition("::")[0] for each in arguments)
    return any(each.startswith("-k") or (ROOT / each).exists() for each in paths)


def _introduce() -> None:
    """Say what this machine has for the tests, and what it lacks."""
    from tests.site import found

    print(*found.lines(), sep="\n", flush=True)


def _changed(arguments: list[str]) -> int:
    """Try the tests of what has changed; where nothing is recorded yet, all fast ones."""
    from tests.changed.record import FILE

    if FILE.is_file():
        return subprocess.call(
            [sys.executable, "-m", "tests.changed", *arguments], cwd=ROOT, env=_surroundings()
        )
    print("What each test runs is not recorded yet; all fast ones run now, and record it.")
    return subprocess.call(_run([*TESTS, *FAST]), cwd=ROOT, env=_surroundings())


def _surroundings() -> dict[str, str]:
    """The environment of all checks: compiled Python is kept, and what tests run is recorded."""
    found = {**os.environ, "PYTEST_PLUGINS": RECORD}
    if found.pop("PYTHONDONTWRITEBYTECODE", None):
        found["PYTHONPYCACHEPREFIX"] = str(COMPILED)
    return found


def _wishes(arguments: list[str]) -> list[str]:
    """What pytest is told of the command line; browsers are there when they are needed."""
    rest = [each for each in arguments if each not in ("--fast", ALL)]
    if "--fast" in arguments:
        return [*FAST, *rest]
    from tests.site import browser, letters, others

    browser.find_or_fetch()
    letters.fetch()
    if ALL not in arguments:
        return [*USUAL, *rest]
    others.fetch()
    return rest


def _checked(row: tuple[list[str], ...]) -> list[tuple[list[str], str, bool]]:
    """Run a row of checks; return each with what it has said, and whether it has failed."""
    return [(check, *_outcome(check)) for check in row]


def _outcome(check: list[str]) -> tuple[str, bool]:
    done = subprocess.run(
        _run(check),
        cwd=ROOT,
        env=_surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.stdout.decode(errors="replace"), done.returncode != 0


def _shown(row: list[tuple[list[str], str, bool]]) -> list[str]:
    """Show what each check of a row has said, and return which have failed."""
    for check, said, _failed in row:
        print(f"{_called(check)}\n{said}", end="", flush=True)
    return [check[0] for check, _said, failed in row if failed]


def _run(command: list[str]) -> list[str]:
    return [sys.executable, "-m", *command]


def _called(command: list[str]) -> str:
    return f"\n$ {' '.join(command)}"


if __name__ == "__main__":
    main()
