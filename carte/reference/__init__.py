"""What a chapter prints between its lessons: a summary of a game, its rules, tables of the pack.

Nothing here states a rule or a number of its own: a hidden cell asks, the engine answers, and
``Printed`` draws the answer in a notebook and on a page. ``carte.reference.house`` prints how a
house rule changes a verdict.
"""

from carte.reference.deals import deal_table
from carte.reference.elsewhere import elsewhere
from carte.reference.game import (
    before_the_first_card,
    beside,
    changes,
    courses,
    glance,
    players,
    statements,
    tables,
)
from carte.reference.index import rule_index
from carte.reference.intervals import intervals
from carte.reference.ladders import ladders
from carte.reference.letters import letters
from carte.reference.pack import courts, ranks, strength, suits
from carte.reference.printed import Marked, Printed, drawn, italian, table
from carte.reference.regional import regional_cards, regional_packs
from carte.reference.sources import source_list
from carte.reference.terms import glossary

__all__ = [
    "Marked",
    "Printed",
    "before_the_first_card",
    "beside",
    "changes",
    "courses",
    "courts",
    "deal_table",
    "drawn",
    "elsewhere",
    "glance",
    "glossary",
    "intervals",
    "italian",
    "ladders",
    "letters",
    "players",
    "ranks",
    "regional_cards",
    "regional_packs",
    "rule_index",
    "source_list",
    "statements",
    "strength",
    "suits",
    "table",
    "tables",
]
