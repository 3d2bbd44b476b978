"""A process that imports what notebooks use, and forks a kernel on request.

Nothing here may start a thread or an event loop: only a single thread can be forked.
"""

import gc
import json
import os
import select
import signal
import socket
import sys
from typing import Any

from ipykernel import ipkernel, kernelapp, zmqshell

import carte
from carte.front import bundle

_ELSEWHERE = "/* The front end is a file of the site. */\n"
"""Replaces the front end in saved widgets, which no page would keep."""

bundle.module = lambda tool: _ELSEWHERE
bundle.files = lambda tool: {}

import carte.widgets  # noqa: E402  # widgets read the front end at import

_IMPORTED = carte, carte.widgets, ipkernel, zmqshell


def main() -> None:
    """Listen at the socket whose number is the argument, until the input ends."""
    with socket.socket(fileno=int(sys.argv[1])) as listening:
        gc.freeze()  # keeps a child's collector from copying all of this
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for children
        wish = _serve(listening)
    if wish is not None:
        _be_kernel(wish)


def _serve(listening: socket.socket) -> dict[str, Any] | None:
    """Fork for each request; return the request in a child, None in the parent at the end."""
    parent = os.getpid()
    while True:
        heard, _, _ = select.select([listening, sys.stdin], [], [])
        if listening not in heard:
            return None
        asking, _address = listening.accept()
        with asking, asking.makefile("rw", encoding="utf-8") as line:
            wish: dict[str, Any] = json.loads(line.readline())
            pid = os.fork()
            if pid == 0:
                return wish | {"parent": parent}
            line.write(f"{pid}\n")


def _be_kernel(wish: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()  # a signal to the kernel's group is for it alone
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os.environ.clear()
    os.environ.update(wish["variables"])
    os.chdir(wish["folder"])
    ending = f"--IPKernelApp.parent_handle={wish['parent']}"  # it ends with its parent
    kernelapp.launch_new_instance(argv=[*wish["arguments"], ending])


if __name__ == "__main__":
    main()
