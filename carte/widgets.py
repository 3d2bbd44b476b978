"""The tools of the book, as widgets for notebooks and pages.

>>> from carte import widgets
>>> widgets.Lesson('scopa', 'sums')
Lesson('scopa', 'sums')

``Deal``, ``Play`` and ``Score`` are named after what they show: in ``carte`` these names are the
values themselves. With both in use, the widgets are ``widgets.Deal`` and so on.
"""

from carte.checker.widget import Checker
from carte.counting.primiera import Primiera
from carte.counting.widget import Score
from carte.evening.widget import Evening
from carte.keeping.classroom.widget import Classroom
from carte.keeping.house.widget import House
from carte.keeping.widget import Keeping
from carte.lessons.own.widget import Own
from carte.lessons.practice import Deal
from carte.lessons.widget import Lesson
from carte.map import Courses
from carte.paper.widget import Paper
from carte.play.guide.widget import Guide
from carte.play.puzzles.daily import Daily
from carte.play.puzzles.widget import Puzzles
from carte.play.widget import Play
from carte.procedure.widget import Procedure
from carte.quiz.room.widget import Room
from carte.quiz.widget import Cases
from carte.reference.finder import Finder
from carte.replay.widget import Watch
from carte.search.widget import Search
from carte.settle.widget import Settle
from carte.tournament.widget import Tournament

__all__ = [
    "Cases",
    "Checker",
    "Classroom",
    "Courses",
    "Daily",
    "Deal",
    "Evening",
    "Finder",
    "Guide",
    "House",
    "Keeping",
    "Lesson",
    "Own",
    "Paper",
    "Play",
    "Primiera",
    "Procedure",
    "Puzzles",
    "Room",
    "Score",
    "Search",
    "Settle",
    "Tournament",
    "Watch",
]
