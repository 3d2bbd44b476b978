"""`python3 tests`: every check of the project.

`--fast` leaves out what needs a browser or a built book. What follows goes to pytest:
`python3 tests --fast -k sweep`.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import book.oldest  # noqa: F401  # before all that an older Python cannot read
from book.environment import FOR_TESTS, ROOT, enter
from book.lacking import SetupError

TSCONFIGS = (
    "tests/javascript",
    "tests/javascript/tsconfig.pages.json",
    "tests/javascript/tsconfig.workers.json",
)
"""Pages, workers and Node know different things: a file each for what runs there."""
CHECKS = (
    (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]),
    (
        ["tests.javascript", "biome", "check"],
        ["tests.javascript", "tsc", "--build", *TSCONFIGS],
    ),
)
"""Those of Python and those of JavaScript: two rows side by side, each one after the other."""
TESTS = ["pytest", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
"""A worker for each core takes file after file in order, so that the last ones are short."""
FAST = ["-m", "not browser and not build and not site"]
"""The engine, the lessons, all that is said of them, and the code of the notebooks."""


def main() -> None:
    """Run all checks, even after one has failed, and leave with 1 when any did."""
    try:
        enter(ROOT / "tests", FOR_TESTS)
    except SetupError as error:
        sys.exit(f"\n{error}")
    tests = [*TESTS, *_wishes(sys.argv[1:])]
    with ThreadPoolExecutor() as rows:
        failed = [name for row in rows.map(_failing, CHECKS) for name in row]
    print(_called(tests), flush=True)
    failed += [tests[0]] * (subprocess.call(_run(tests), cwd=ROOT) != 0)
    sys.exit(f"\nFailed: {', '.join(failed)}" if failed else 0)


def _wishes(arguments: list[str]) -> list[str]:
    """What pytest is told of the command line; browsers are there when they are needed."""
    if "--fast" in arguments:
        return [*FAST, *(each for each in arguments if each != "--fast")]
    from tests.site import browser, letters, others

    browser.find_or_fetch()
    others.fetch()
    letters.fetch()
    return arguments


def _failing(row: tuple[list[str], ...]) -> list[str]:
    """Run a row of checks, show what each has said, and return which have failed."""
    failed = []
    for check in row:
        done = subprocess.run(
            _run(check), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        print(f"{_called(check)}\n{done.stdout.decode(errors='replace')}", end="", flush=True)
        failed += [check[0]] * (done.returncode != 0)
    return failed


def _run(command: list[str]) -> list[str]:
    return [sys.executable, "-m", *command]


def _called(command: list[str]) -> str:
    return f"\n$ {' '.join(command)}"


if __name__ == "__main__":
    main()
