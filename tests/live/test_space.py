"""A page keeps room for each tool, by what the tool's class says."""

import pytest

from book.live.space import space_sheet
from carte import widgets


@pytest.mark.parametrize("name", widgets.__all__)
def test_every_tool_says_how_much_room_it_takes_on_a_desk_and_on_a_phone(name: str) -> None:
    tool = getattr(widgets, name)
    desk, phone = space_sheet().split("@media (max-width: 30rem)")
    for sheet, rem in ((desk, tool.space.on_a_desk), (phone, tool.space.on_a_phone)):
        assert f'.live-host[data-kind="{tool.tool}"] {{ --room: {rem:g}rem; }}' in sheet


def test_every_tool_has_a_kind_of_its_own() -> None:
    kinds = [getattr(widgets, name).tool for name in widgets.__all__]
    assert len({*kinds}) == len(kinds)
    assert "" not in kinds
