"""Modules of the front end that need no page, asked by scripts that one node runs after another."""

import atexit
import json
import subprocess
from functools import cache
from itertools import count
from typing import Any

from carte.front.bundle.node import find_node

_NUMBERS = count()
_LOOP = """
import { createInterface } from "node:readline";

const say = console.log;
for await (const line of createInterface({ input: process.stdin })) {
  const printed = [];
  console.log = (text) => printed.push(text);
  try {
    await import(`data:text/javascript,${encodeURIComponent(JSON.parse(line))}`);
    say(JSON.stringify({ printed: printed.join("\\n") }));
  } catch (error) {
    say(JSON.stringify({ failed: String(error?.stack ?? error) }));
  }
}
"""


class Failed(Exception):
    """What a script has thrown."""


def printed(script: str) -> Any:
    """The JSON that a script prints, run as a module of its own."""
    stdin, stdout = _node().stdin, _node().stdout
    assert stdin and stdout
    stdin.write(json.dumps(f"{script}\n// {next(_NUMBERS)}") + "\n")
    stdin.flush()
    answer = json.loads(stdout.readline())
    if "failed" in answer:
        raise Failed(answer["failed"])
    return json.loads(answer["printed"])


@cache
def _node() -> subprocess.Popen[str]:
    command = [*find_node().node, "--input-type=module", "--eval", _LOOP]
    pipe = subprocess.PIPE
    node = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
    atexit.register(_ended, node)
    return node


def _ended(node: subprocess.Popen[str]) -> None:
    node.communicate()
