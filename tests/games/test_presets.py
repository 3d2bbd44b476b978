"""The presets of house rules: each is played by the engine, and differs from the book."""

import pytest

import carte
from carte.games.presets import Preset, presets

EVERY = [preset for slug in carte.GAMES for preset in presets(slug)]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_game_has_presets(slug: str) -> None:
    assert presets(slug)


@pytest.mark.parametrize("preset", EVERY, ids=lambda preset: f"{preset.game}: {preset.title}")
def test_a_preset_differs_from_the_book(preset: Preset) -> None:
    assert carte.game(preset.game, **preset.house).chosen == dict(preset.house)


def test_no_two_presets_of_a_game_are_the_same() -> None:
    told = [(preset.game, str(preset.house)) for preset in EVERY]
    assert len({*told}) == len(told)
    titles = [(preset.game, preset.title) for preset in EVERY]
    assert len({*titles}) == len(titles)
