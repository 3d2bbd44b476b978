"""The pack: 40 card faces in two skins, their back, and how they are put on a page."""

from carte.pack.sheets import card_svg, example, row, sprite

__all__ = ["card_svg", "example", "row", "sprite"]
