"""`python3 tests/book/clean.py`: a chapter as git keeps it, from one as an editor saves it.

It reads the one and writes the other, as git asks of a clean filter; CONTRIBUTING has the command
that sets it up. Any Python runs it, for git knows of no environment.
"""

import json
import sys
from collections.abc import MutableMapping
from typing import Any

STORED = ("text/plain", "text/html", "text/markdown", "image/svg+xml")
"""What a cell has printed reads without a running page; a widget's view belongs to the page."""
SETTINGS = ("mystnb", "tags")
"""What a cell's metadata says of its page; the rest is of the editor, or of one run."""
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def main() -> None:
    """Clean the notebook from standard input."""
    notebook = json.load(sys.stdin.buffer)
    clean(notebook)
    text = json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True)
    sys.stdout.buffer.write(f"{text}\n".encode())


def clean(notebook: MutableMapping[str, Any]) -> None:
    """Leave in a notebook what any run of all its cells leaves there."""
    notebook["metadata"] = METADATA
    for cell in notebook["cells"]:
        settings = cell["metadata"]
        cell["metadata"] = {name: settings[name] for name in SETTINGS if name in settings}
    code = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    for count, cell in enumerate(code, 1):
        cell["execution_count"] = count
        for output in cell["outputs"]:
            _clean_output(output, count)


def _clean_output(output: MutableMapping[str, Any], count: int) -> None:
    if "execution_count" in output:
        output["execution_count"] = count
    if "data" in output:
        data = output["data"]
        output["data"] = {kind: data[kind] for kind in STORED if kind in data}
        output["metadata"] = {}


if __name__ == "__main__":
    main()
