"""Modules of the front end that need no page, asked by a script."""

import json
import subprocess
from typing import Any

from carte.front.bundle.node import find_node


def printed(script: str) -> Any:
    """The JSON that node prints when it runs a script."""
    command = [*find_node().node, "--input-type=module", "-"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, input=script)
    return json.loads(done.stdout)
