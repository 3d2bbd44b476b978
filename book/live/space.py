"""The room that a page keeps for each tool until it is drawn, as a style sheet."""

from collections.abc import Iterator

from carte import widgets
from carte.front.widget import Widget

__all__ = ["space_sheet"]

_PHONE = "(max-width: 30rem)"


def space_sheet() -> str:
    """Return the rules for all tools, by what their classes say."""
    tools: list[type[Widget]] = [getattr(widgets, name) for name in widgets.__all__]
    alone = [_host(one) for one in tools if one.answers_alone]
    on_a_phone = "\n".join(_rule(one, one.space.on_a_phone) for one in tools)
    return "\n".join(
        [
            *(_rule(one, one.space.on_a_desk) for one in tools),
            f"@media {_PHONE} {{\n{on_a_phone}\n}}",
            f":is({', '.join(alone)}) > .live-status {{ min-block-size: 0; }}",
            *_without_any(),
        ]
    )


def _without_any() -> Iterator[str]:
    """Yield when a tool takes no room, for it will not be drawn, or is drawn on paper."""
    nothing = ".live-host[data-kind] { --room: 0; }"
    yield f"@media (scripting: none) {{ {nothing} }}"
    yield f"@media print {{ {nothing} }}"


def _host(tool: type[Widget]) -> str:
    return f'.live-host[data-kind="{tool.tool}"]'


def _rule(tool: type[Widget], rem: float) -> str:
    return f"{_host(tool)} {{ --room: {rem:g}rem; }}"
