"""What is on each of the 40 cards, in the Italian and in the French skin, and on their back."""

from carte.pack import layout
from carte.pack.art import INK, PAPER, use
from carte.pack.numerals import FIGURES

SUITS = "DCSB"
VALUES = range(1, 11)
CARDS = tuple(f"{value}{suit}" for value in VALUES for suit in SUITS)
SKINS = {"italian": "it", "french": "fr"}

_NAMES = {"D": "denari", "C": "coppe", "S": "spade", "B": "bastoni"}
_COURTS = {8: "fante", 9: "cavallo", 10: "re"}
_GROUNDS = {"D": "#fdeeb9", "C": "#f4dacb", "S": "#d6e1ee", "B": "#d8ead8"}
_COLOURS = {"D": "#fccd32", "C": "#9c0615", "S": "#064495", "B": "#38a37f"}
_LEANS = {"D": 0, "C": 0, "S": 20, "B": -20}  # degrees: swords lean right, batons left

_FRENCH = {"D": "quadri", "C": "cuori", "S": "picche", "B": "fiori"}
_FRENCH_COLOURS = {"D": "#b5121f", "C": "#b5121f", "S": INK, "B": INK}
_FRENCH_RANKS = {1: "A", 8: "J", 9: "Q", 10: "K"}
_OUTLINE = 0.9


def face(card: str, skin: str = "italian", index: bool = True) -> str:
    """The face of `card` ("7D") as markup in card units; drawings in it are still references."""
    value, suit = int(card[:-1]), card[-1]
    content = _italian(value, suit) if skin == "italian" else _french(value, suit)
    return _sheet(content + (_index(value, suit, skin) if index else ""))


def back() -> str:
    """The back of every card."""
    return _sheet(use("dorso"))


def glyph(suit: str, skin: str = "italian") -> str:
    """The small sign of a suit, 10 by 10 around the origin."""
    if skin == "italian":
        return use(f"{_NAMES[suit]}-seme", _strokes(_OUTLINE))
    return use(_FRENCH[suit], f'fill="{_FRENCH_COLOURS[suit]}" transform="scale(.5)"')


def _strokes(width: float) -> str:
    return (
        f'fill="none" stroke="{INK}" stroke-width="{width:.3g}" '
        'stroke-linejoin="round" stroke-linecap="round"'
    )


def _sheet(content: str) -> str:
    """`content` on the paper of a card."""
    paper = (
        f'<rect x=".4" y=".4" width="59.2" height="99.2" rx="4" fill="{PAPER}" '
        'stroke="#b9a67e" stroke-width=".8"/>'
    )
    return f"{paper}<g {_strokes(_OUTLINE)}>{content}</g>"


def _italian(value: int, suit: str) -> str:
    if value in _COURTS:
        return _ground(suit) + use(f"{_NAMES[suit]}-{_COURTS[value]}")
    if value == 1:
        return use(f"{_NAMES[suit]}-asso")
    pips = _pips(layout.PIPS[suit][value], _NAMES[suit], _LEANS[suit])
    return pips + use("mascherone") if (value, suit) == (3, "B") else pips


def _french(value: int, suit: str) -> str:
    colour = f'fill="{_FRENCH_COLOURS[suit]}" stroke="none"'
    if value in layout.ROUND:
        pips = _pips(layout.ROUND[value], _FRENCH[suit])
    elif value == 1:
        pips = use(_FRENCH[suit], 'transform="translate(30 50) scale(2.4)"')
    else:
        pips = _monogram(_FRENCH_RANKS[value], suit)
    return f"<g {colour}>{pips}</g>"


def _pips(pips: layout.Layout, name: str, lean: int = 0) -> str:
    """The drawing `name` at each point of a layout; outlines keep their weight at every size."""
    turn = f" rotate({lean})" if lean else ""
    size = f" scale({pips.scale:g})" if pips.scale != 1 else ""
    weight = f' stroke-width="{_OUTLINE / pips.scale:.2g}"' if pips.scale != 1 else ""
    return "".join(
        use(name, f'transform="translate({x:g} {y:g}){turn}{size}"{weight}') for x, y in pips.points
    )


def _ground(suit: str) -> str:
    """The coloured ground of a court: a pale sky and a floor in the suit's colour."""
    tufts = INK if suit == "D" else PAPER
    return (
        f'<rect x="3" y="3" width="54" height="94" rx="2.5" fill="{_GROUNDS[suit]}"/>'
        + use("suolo", f'fill="{_COLOURS[suit]}" color="{tufts}"')
    )


def _monogram(rank: str, suit: str) -> str:
    """A French court: its letter between two suit signs."""
    pip = _FRENCH[suit]
    return (
        f'<g fill="none" stroke="{_FRENCH_COLOURS[suit]}"><rect x="12" y="12" width="36" height="76" rx="3"/>'
        f'<path stroke-width="1.1" transform="translate(15 28) scale(5)" d="{FIGURES[rank]}"/></g>'
        + use(pip, 'transform="translate(30 22) scale(.7)"')
        + use(pip, 'transform="translate(30 79) rotate(180) scale(.7)"')
    )


def _index(value: int, suit: str, skin: str) -> str:
    """The corner index: number and suit, top left and, turned, bottom right."""
    if skin == "italian":
        rank, colour = str(value), INK
    else:
        rank, colour = _FRENCH_RANKS.get(value, str(value)), _FRENCH_COLOURS[suit]
    tab = ""
    if value in _COURTS and skin == "italian":
        tab = (
            f'<path stroke="none" fill="{PAPER}" d="M2 2H11V18.4A2.4 2.4 0 0 1 8.6 20.8H2Z"/>'
            '<path d="M3 20.8H8.6A2.4 2.4 0 0 0 11 18.4V3"/>'
        )
    corner = (
        f'{tab}<path fill="none" stroke="{colour}" stroke-width="1.5" '
        f'transform="translate(3 2.6) scale(.92)" d="{FIGURES[rank]}"/>'
        f'<g transform="translate(5.8 15.8) scale(.95)">{glyph(suit, skin)}</g>'
    )
    return f'<g class="index">{corner}<g transform="rotate(180 30 50)">{corner}</g></g>'
