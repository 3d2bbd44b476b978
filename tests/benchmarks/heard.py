"""How much a reader hears who plays, looks back, settles and counts by ear and keys alone.

`python -m tests.benchmarks.heard`. A line for each thing that is done, with its game and language:
the moves, the messages and words of a move in the median, and the words of the longest.
"""

import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

TESTS = "tests/front/test_heard_whole.py"
COLUMNS = ("moves", "messages", "words", "most")


def main() -> None:
    """Do everything by ear, and print what was heard."""
    with TemporaryDirectory() as folder:
        results = Path(folder) / "results.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "1", f"--junitxml={results}", TESTS]
        subprocess.run(command, check=False)
        cases = ElementTree.parse(results).iter("testcase")
    print("".join(f"{name:>10}" for name in COLUMNS))
    for case in cases:
        name = case.attrib["name"].partition("[")[2].rstrip("]")
        for heard in case.findall("./properties/property[@name='heard']"):
            figures = literal_eval(heard.attrib["value"])
            print("".join(f"{figures[column]:>10g}" for column in COLUMNS), f" {name}")


if __name__ == "__main__":
    main()
