"""Carte: the rules of Italian card games, as an engine that says why.

>>> import carte
>>> deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
>>> [str(move) for move in deal.legal_moves()]
['2S', '7D x 7B']
>>> deal.ruling("7D x 3C 4S").text
'There is a 7 on the table, so the 7 of denari must take that, not 3+4.'
"""

from carte.engine.cards import (
    BASTONI,
    COPPE,
    DENARI,
    MATTA,
    PACK,
    SETTEBELLO,
    SPADE,
    SUITS,
    Card,
    CardTuple,
    InvalidCard,
    Suit,
    cards,
)
from carte.engine.deal import Deal, IllegalMove, View
from carte.engine.edition import NewerEdition
from carte.engine.game import Game, Misdeal
from carte.engine.house_rules import HouseRule, InvalidOption
from carte.engine.match import Match, Score, Unfinished
from carte.engine.moves import Announcement, Discard, InvalidMove, Move, Play, move
from carte.engine.position import InvalidPosition
from carte.engine.reading import InvalidValue
from carte.engine.rulebook import Rule, Rulebook, Ruling, Statement
from carte.engine.scoring import ScoreItem
from carte.formats.match_record import match_from_record
from carte.formats.position_code import InvalidCode, code, from_code
from carte.formats.record import InvalidRecord, from_record
from carte.games import GAMES, UnknownGame, from_json, game, register
from carte.players import Player, SeededPlayer, UnknownLevel, player, playout

__version__ = "1.0.0"

__all__ = [
    "BASTONI",
    "COPPE",
    "DENARI",
    "GAMES",
    "MATTA",
    "PACK",
    "SETTEBELLO",
    "SPADE",
    "SUITS",
    "Announcement",
    "Card",
    "CardTuple",
    "Deal",
    "Discard",
    "Game",
    "HouseRule",
    "IllegalMove",
    "InvalidCard",
    "InvalidCode",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidValue",
    "Match",
    "Misdeal",
    "Move",
    "NewerEdition",
    "Play",
    "Player",
    "Rule",
    "Rulebook",
    "Ruling",
    "Score",
    "ScoreItem",
    "SeededPlayer",
    "Statement",
    "Suit",
    "Unfinished",
    "UnknownGame",
    "UnknownLevel",
    "View",
    "cards",
    "code",
    "from_code",
    "from_json",
    "from_record",
    "game",
    "match_from_record",
    "move",
    "player",
    "playout",
    "register",
]
