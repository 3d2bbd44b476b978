"""How long the processor works for a widget; ``python -m tests.benchmarks.widgets``.

Each is made twice in a process of its own that has imported all of them: the first one reads what
later ones find read. A process before it has kept what it draws, which takes longer: that is told
besides.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.notebooks.cells import IMPORT, calls

ROOT = Path(__file__).resolve().parents[2]
NOT_WRITTEN = "PYTHONDONTWRITEBYTECODE"
MAKE = f"""
import sys, time
{IMPORT}
for _ in range(2):
    began = time.process_time()
    eval(sys.argv[1])
    print(1000 * (time.process_time() - began))
"""


def main() -> None:
    """Print how long the first and the second one of each kind take."""
    for call in calls():
        with TemporaryDirectory() as empty:
            unkept, _second = made(call, empty)
            first, second = made(call, empty)
        print(
            f"{call}: {first:.0f} ms, and {second:.0f} ms once more (aim 150);"
            f" {unkept:.0f} ms where nothing is kept"
        )


def made(call: str, compiled: str) -> tuple[float, float]:
    """The milliseconds in which a widget is made, and another one like it.

    What Python has ``compiled``, and Carte keeps, is in that folder.
    """
    variables = {name: value for name, value in os.environ.items() if name != NOT_WRITTEN}
    variables |= {"PYTHONPYCACHEPREFIX": compiled}
    done = subprocess.run(
        [sys.executable, "-c", MAKE, call],
        cwd=ROOT,
        env=variables,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    first, second = map(float, done.stdout.split())
    return first, second


if __name__ == "__main__":
    main()
