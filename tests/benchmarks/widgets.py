"""How long the processor works for a widget; ``python -m tests.benchmarks.widgets``.

Each is made twice in a process of its own that has imported all of them: the first one reads what
later ones find read.
"""

import subprocess
import sys
from pathlib import Path

from tests.notebooks.cells import IMPORT, calls

ROOT = Path(__file__).resolve().parents[2]
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
        first, second = made(call)
        print(f"{call}: {first:.0f} ms, and {second:.0f} ms once more (aim 150)")


def made(call: str) -> tuple[float, float]:
    """The milliseconds in which a widget is made, and another one like it."""
    done = subprocess.run(
        [sys.executable, "-c", MAKE, call], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    first, second = map(float, done.stdout.split())
    return first, second


if __name__ == "__main__":
    main()
