"""The drawing on each of the 40 cards, in each skin, and on their back."""

from carte.engine.cards import Card
from carte.pack import northern
from carte.pack.art import use
from carte.pack.layout import LEANS, MIDDLE_HEIGHT, PIPS, ROUND, Layout

SKINS = {"italian": "it", "northern": "no", "french": "fr"}

INK, PAPER = "#231a14", "#fbf4e2"
COLOURS = {"D": "#fccd32", "C": "#9c0615", "S": "#064495", "B": "#38a37f"}
FRENCH_COLOURS = {"D": "#b5121f", "C": "#b5121f", "S": INK, "B": INK}
_GROUNDS = {"D": "#fdeeb9", "C": "#f4dacb", "S": "#d6e1ee", "B": "#d8ead8"}

_NAMES = {"D": "denari", "C": "coppe", "S": "spade", "B": "bastoni"}
_FRENCH_NAMES = {"D": "quadri", "C": "cuori", "S": "picche", "B": "fiori"}
_COURTS = {8: "fante", 9: "cavallo", 10: "re"}
_FRENCH_COURTS = {8: "jack", 9: "queen", 10: "king"}
_FRENCH_RANKS = {1: "a", 8: "j", 9: "q", 10: "k"}

_OUTLINE = 0.9  # the weight of every outline, in card units
_STROKES = (
    f'fill="none" stroke="{INK}" stroke-width="{_OUTLINE}" '
    'stroke-linejoin="round" stroke-linecap="round"'
)


def face(card: Card, skin: str = "italian", index: bool = True) -> str:
    """Return the face of ``card`` as markup in card units; drawings in it are still references."""
    draw, corners_of = _DRAWN[skin]
    content, corners = draw(card.value, card.suit), corners_of(card.value, card.suit)
    return on_paper(content + corners if index else content)


def back() -> str:
    """Return the back of every card."""
    return on_paper(use("dorso"))


def glyph(suit: str, skin: str = "italian") -> str:
    """Return the small sign of a suit, 10 by 10 around the origin."""
    if skin == "french":
        return _french_glyph(suit, 'transform="scale(.5)"')
    return f"<g {_STROKES}>{use(_sign(suit, skin))}</g>"


def on_paper(content: str) -> str:
    """Return ``content`` on the paper of a card."""
    return f"{use('carta')}<g {_STROKES}>{content}</g>"


def _pips(layout: Layout, name: str, upper: int = 0, lower: int = 0) -> str:
    """Return the drawing ``name`` at each point of ``layout``, its outline as heavy at every size.

    ``upper`` and ``lower`` turn the pips of the two halves, in degrees clockwise.
    """
    pips = ""
    for x, y in layout.points:
        turn = upper if y <= MIDDLE_HEIGHT else lower
        turned = f" rotate({turn})" if turn else ""
        pips += use(name, f'transform="translate({x:g} {y:g}){turned} scale({layout.scale:g})"')
    return f'<g stroke-width="{_OUTLINE / layout.scale:.2g}">{pips}</g>'


# The Italian skin


def _italian(value: int, suit: str) -> str:
    name = _NAMES[suit]
    if value == 1:
        return use(f"{name}-asso")
    if value in _COURTS:
        return _ground(suit) + use(f"{name}-{_COURTS[value]}")
    pips = _pips(PIPS[suit][value], name, upper=LEANS[suit], lower=LEANS[suit])
    # On Neapolitan packs a moustached mask lives among the three batons.
    return pips + use("mascherone") if f"{value}{suit}" == "3B" else pips


def _ground(suit: str) -> str:
    """Return the coloured ground of a court: a pale sky, and a floor in the suit's colour."""
    tufts = INK if suit == "D" else PAPER
    sky = f'<rect x="3" y="3" width="54" height="94" rx="2.5" fill="{_GROUNDS[suit]}"/>'
    return sky + use("suolo", f'fill="{COLOURS[suit]}" color="{tufts}"')


def _index(value: int, suit: str, skin: str = "italian") -> str:
    tab = use("scheda") if value in _COURTS else ""
    sign = use(_sign(suit, skin), 'transform="translate(5.8 15.8) scale(1.05)"')
    return _corners(tab + use(f"cifra-{value}") + sign)


def _sign(suit: str, skin: str) -> str:
    return f"{'nord-' if skin == 'northern' else ''}{_NAMES[suit]}-seme"


def _corners(corner: str, attributes: str = "") -> str:
    """Return the corner index, top left and, turned, bottom right; a class lets pages hide it."""
    return f'<g class="index"{attributes}>{corner}<g transform="rotate(180 30 50)">{corner}</g></g>'


# The northern skin


def _northern(value: int, suit: str) -> str:
    if value == 1:
        return northern.ace(_NAMES[suit])
    return northern.court(value, suit) if value in _COURTS else northern.pips(value, suit)


def _northern_index(value: int, suit: str) -> str:
    return _index(value, suit, "northern")


# The French skin: the same 40 cards for those who hold a French pack without 8, 9 and 10


def _french(value: int, suit: str) -> str:
    if value in _FRENCH_COURTS:
        return _french_court(_FRENCH_COURTS[value], suit)
    layout = ROUND[value] if value > 1 else Layout(2.2, ((30, 50),))
    pips = _pips(layout, _FRENCH_NAMES[suit], lower=180)
    return f'<g fill="{FRENCH_COLOURS[suit]}" stroke="none">{pips}</g>'


def _french_court(bust: str, suit: str) -> str:
    """Return a half figure and its turned twin, so that the card has no wrong way up."""
    main, second = ("#9c0615", "#fccd32") if suit in "DC" else ("#064495", "#9c0615")
    sign = _french_glyph(suit, 'transform="translate(16.4 26) scale(.52)"')
    half = use(bust, f'fill="{main}" color="{second}"') + sign
    ground = f'<rect x="11" y="5" width="38" height="90" rx="2.5" fill="{_GROUNDS[suit]}"/>'
    return f'{ground}{half}<g transform="rotate(180 30 50)">{half}</g><path d="M11 50H49"/>'


def _french_glyph(suit: str, attributes: str) -> str:
    return use(_FRENCH_NAMES[suit], f'fill="{FRENCH_COLOURS[suit]}" stroke="none" {attributes}')


def _french_index(value: int, suit: str) -> str:
    rank = use(f"cifra-{_FRENCH_RANKS.get(value, value)}")
    sign = _french_glyph(suit, 'transform="translate(5.8 16) scale(.46)"')
    return _corners(rank + sign, f' stroke="{FRENCH_COLOURS[suit]}"')


_DRAWN = {
    "italian": (_italian, _index),
    "northern": (_northern, _northern_index),
    "french": (_french, _french_index),
}
"""How the face and the index of a card are drawn, by skins."""
