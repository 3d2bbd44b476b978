"""`python3 tests`: every check of the project.

What follows goes to pytest: `python3 tests -k sweep`.
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.environment import ROOT, SetupError, enter

CHECKS = (
    ["ruff", "check"],
    ["ruff", "format", "--check"],
    ["mypy"],
    ["tests.javascript", "biome", "check"],
    ["tests.javascript", "tsc", "--project", "tests/javascript"],
)
TESTS = ["pytest", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
"""A worker for each core takes file after file in order, so that the last ones are short."""


def main() -> None:
    """Run all checks, even after one has failed, and leave with 1 when any did."""
    try:
        enter(ROOT / "tests")
    except SetupError as error:
        sys.exit(f"\n{error}")
    from tests.site.browser import find_or_fetch

    find_or_fetch()
    commands = [*CHECKS, [*TESTS, *sys.argv[1:]]]
    failed = [command[0] for command in commands if _fails(command)]
    sys.exit(f"\nFailed: {', '.join(failed)}" if failed else 0)


def _fails(command: list[str]) -> bool:
    print(f"\n$ {' '.join(command)}", flush=True)
    return subprocess.call([sys.executable, "-m", *command], cwd=ROOT) != 0


if __name__ == "__main__":
    main()
