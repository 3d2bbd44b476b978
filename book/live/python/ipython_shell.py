"""The page in place of IPython's shell: what ``display``, ``interact`` and Output need of one."""

import sys
import traceback
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from book.live.messages import Output, Representations

_REPRESENTATIONS = {
    "image/svg+xml": "_repr_svg_",
    "text/html": "_repr_html_",
    "text/markdown": "_repr_markdown_",
}


class InteractiveShell:
    """Publishes outputs with ``publish``, in answer to the page's message ``request``."""

    _instance: ClassVar["InteractiveShell | None"] = None

    def __init__(self) -> None:
        self.request = ""
        self.publish: Callable[[Output], None] = lambda output: None
        self.events = _Events()
        self.kernel = _Kernel(self)
        self.display_formatter = _Formatter()
        self.display_pub = _Publisher(self)

    @classmethod
    def instance(cls) -> "InteractiveShell":
        """Return the one shell, created on first use."""
        if cls._instance is None:
            cls._instance = cls()
        return cls._instance

    @classmethod
    def initialized(cls) -> bool:
        """Return True: a page always has its shell."""
        return True

    def showtraceback(self, exc_tuple: Any = None, tb_offset: int | None = None) -> None:
        """Publish the exception given, or the one being handled, as an error output."""
        kind, error, trace = exc_tuple or sys.exc_info()
        lines = [part.rstrip() for part in traceback.format_exception(kind, error, trace)]
        name = "" if kind is None else kind.__name__
        self.publish(
            {"output_type": "error", "ename": name, "evalue": str(error), "traceback": lines}
        )


class _Kernel:
    """The little that Output needs of a kernel: which message is being answered."""

    def __init__(self, shell: InteractiveShell) -> None:
        self._shell = shell

    def get_parent(self) -> dict[str, dict[str, str]]:
        return {"header": {"msg_id": self._shell.request}}


class _Events:
    """Comms announce their beginning and end to the shell; on a page nobody listens."""

    def trigger(self, event: str, *_: Any) -> None:
        pass


class _Publisher:
    """Receives the output of ``display`` and ``clear_output``."""

    def __init__(self, shell: InteractiveShell) -> None:
        self._shell = shell

    def publish(
        self, data: "Representations", metadata: Mapping[str, Any] | None = None, **_: Any
    ) -> None:
        self._shell.publish(
            {"output_type": "display_data", "data": data.copy(), "metadata": dict(metadata or {})}
        )

    def clear_output(self, wait: bool = False) -> None:
        self._shell.publish({"output_type": "clear_output", "wait": wait})


class _Formatter:
    """An object's representations by media type, from the methods that it has for them."""

    def format(
        self, value: object, include: Any = None, exclude: Any = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        bundle = getattr(value, "_repr_mimebundle_", None)
        if bundle is not None:
            made = bundle(include=include, exclude=exclude)
            return made if isinstance(made, tuple) else (made, {})
        data = {"text/plain": repr(value)}
        for media_type, method in _REPRESENTATIONS.items():
            if (represent := getattr(value, method, None)) is not None:
                data[media_type] = represent()
        return data, {}
