"""`python3 tests`: every check of the project.

`--fast` leaves out what needs a browser or a built book. What follows goes to pytest:
`python3 tests --fast -k sweep`.
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.environment import ROOT, SetupError, enter

TSCONFIGS = (
    "tests/javascript",
    "tests/javascript/tsconfig.pages.json",
    "tests/javascript/tsconfig.workers.json",
)
"""Pages, workers and Node know different things: a file each for what runs there."""
CHECKS = (
    ["ruff", "check"],
    ["ruff", "format", "--check"],
    ["mypy"],
    ["tests.javascript", "biome", "check"],
    ["tests.javascript", "tsc", "--build", *TSCONFIGS],
)
TESTS = ["pytest", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
"""A worker for each core takes file after file in order, so that the last ones are short."""
FAST = ["-m", "not browser and not build and not site"]
"""The engine, the lessons, all that is said of them, and the code of the notebooks."""


def main() -> None:
    """Run all checks, even after one has failed, and leave with 1 when any did."""
    try:
        enter(ROOT / "tests")
    except SetupError as error:
        sys.exit(f"\n{error}")
    commands = [*CHECKS, [*TESTS, *_wishes(sys.argv[1:])]]
    failed = [command[0] for command in commands if _fails(command)]
    sys.exit(f"\nFailed: {', '.join(failed)}" if failed else 0)


def _wishes(arguments: list[str]) -> list[str]:
    """What pytest is told of the command line; browsers are there when they are needed."""
    if "--fast" in arguments:
        return [*FAST, *(each for each in arguments if each != "--fast")]
    from tests.site.browser import find_or_fetch
    from tests.site.others import fetch

    find_or_fetch()
    fetch()
    return arguments


def _fails(command: list[str]) -> bool:
    print(f"\n$ {' '.join(command)}", flush=True)
    return subprocess.call([sys.executable, "-m", *command], cwd=ROOT) != 0


if __name__ == "__main__":
    main()
