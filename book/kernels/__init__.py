"""Quick kernels for the notebooks: each forked from a process that has imported what all use.

Call ``fork_kernels`` before running notebooks, in the build or a test. On a system that cannot fork
a process, kernels stay ordinary ones, with the same output.
"""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from tempfile import gettempdir
from typing import Any
from uuid import uuid4

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from .forked import Forked
from .nursery import nursery

__all__ = ["Forked", "ForkedProvisioner", "fork_kernels"]

_NAME = "carte-forked"
_ORDINARY = [sys.executable, "-m", "ipykernel_launcher"]
"""The command that starts a kernel of this very Python; a forked one gets the same arguments."""


def fork_kernels() -> None:
    """Fork every kernel that this process starts from now on, if possible."""
    if sys.platform != "linux":  # elsewhere forking is impossible, or unsafe
        return
    factory = KernelProvisionerFactory.instance()
    group = KernelProvisionerFactory.GROUP_NAME
    factory.provisioners[_NAME] = EntryPoint(_NAME, f"{__name__}:ForkedProvisioner", group)
    factory.default_provisioner_name = _NAME


class ForkedProvisioner(LocalProvisioner):
    """Starts kernels for ``jupyter_client``, but by a fork."""

    async def pre_launch(self, **options: Any) -> dict[str, Any]:
        """Connect kernels through files, each through its own.

        A free port may be somebody else's by the time the kernel takes it, when books in several
        languages are built side by side.
        """
        manager: Any = self.parent
        manager.transport, manager.ip = "ipc", f"{gettempdir()}/carte-{uuid4().hex}"
        return await super().pre_launch(**options)

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Fork a kernel of this Python; start any other one as usual."""
        if cmd[: len(_ORDINARY)] != _ORDINARY:
            return await super().launch_kernel(cmd, **options)
        folder = str(options.get("cwd") or Path.cwd())
        variables = options["env"]
        pid = nursery(variables).fork(cmd[len(_ORDINARY) :], folder, variables)
        self.process = Forked(pid)  # type: ignore[assignment, unused-ignore]
        self.pid = self.pgid = pid
        self.cwd = Path(folder)
        return self.connection_info
