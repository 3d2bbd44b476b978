"""The pack: 40 card faces in three skins, their back, and how they are put on a page."""

from carte.pack.sheets import alone, card_svg, row, sprite

__all__ = ["alone", "card_svg", "row", "sprite"]
