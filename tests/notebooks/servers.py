"""The servers of JupyterLab and marimo, each with settings of its own, for as long as tests ask."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.site.windows import PATIENCE_MS

ROOT = Path(__file__).resolve().parents[2]

SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
    "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},
}
"""JupyterLab asks nobody for news, draws cells out of sight, and saves widgets with a notebook."""

LAB = ("jupyterlab", "--allow-root", "--no-browser", "--IdentityProvider.token=")
MARIMO = ("marimo", "run", "--headless", "--no-token")


@contextmanager
def jupyterlab(folder: Path, own: Path) -> Iterator[str]:
    """Have JupyterLab show the notebooks of a folder; it keeps what is its ``own`` elsewhere."""
    for name, values in SETTINGS.items():
        file = own / "settings" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps(values), "utf-8")
    places = {"CONFIG_DIR": "config", "DATA_DIR": "data", "RUNTIME_DIR": "runtime"}
    labs = {"SETTINGS_DIR": "settings", "WORKSPACES_DIR": "workspaces"}
    variables = {
        **{f"JUPYTER_{name}": str(own / place) for name, place in places.items()},
        **{f"JUPYTERLAB_{name}": str(own / place) for name, place in labs.items()},
    }
    with _server((*LAB, f"--notebook-dir={folder}"), "api/status", own, variables) as address:
        yield address


@contextmanager
def marimo(notebook: Path, own: Path) -> Iterator[str]:
    """Have marimo run a notebook as an app; it keeps what is its ``own`` elsewhere."""
    variables = {f"XDG_{name}_HOME": str(own / name) for name in ("CONFIG", "CACHE", "STATE")}
    with _server((*MARIMO, str(notebook)), "health", own, variables) as address:
        yield address


@contextmanager
def _server(
    command: tuple[str, ...], alive: str, own: Path, variables: Mapping[str, str]
) -> Iterator[str]:
    """Run a server until the block ends; the address, once it answers there."""
    own.mkdir(exist_ok=True)
    port = _free_port()
    address = f"http://localhost:{port}/"
    surroundings = {**os.environ, **variables, "HOME": str(own), "PYTHONPATH": str(ROOT)}
    with (
        (own / "log.txt").open("w") as log,
        subprocess.Popen(
            [sys.executable, "-m", *command, f"--port={port}"],
            cwd=own,
            env=surroundings,
            stdout=log,
            stderr=subprocess.STDOUT,
        ) as running,
    ):
        try:
            _wait(running, f"{address}{alive}", own / "log.txt")
            yield address
        finally:
            running.terminate()


def _wait(running: subprocess.Popen[bytes], address: str, log: Path) -> None:
    end = time.monotonic() + PATIENCE_MS / 1000
    while running.poll() is None and time.monotonic() < end:
        try:
            urlopen(address).close()
        except URLError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"no server at {address}:\n{log.read_text('utf-8')}")


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("localhost", 0))
        port: int = asked.getsockname()[1]
    return port
