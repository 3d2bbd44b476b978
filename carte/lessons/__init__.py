"""The lessons: courses as data, judged by the engine.

>>> from carte.lessons import course
>>> level = course("scopa")["sums"].levels[0]
>>> level.goal
'No card matches yours: take two cards.'
>>> level.hints[-1]
'It takes the 3 of coppe and the 4 of spade.'

A course is the file ``course.toml`` in the room of its game, or ``pack.toml`` beside this one:
``title``, ``game``, answers ``[about]`` a game (``aim``, ``length``, ``origin``), and
``[[stage]]``s of levels, with ``id``, ``title``, ``intro``, and what a reader who has won them
``can`` do; a stage ``hides`` those of ``points`` and ``trump`` that readers have yet to learn, and
is ``like`` that of the same ``id`` in the course of a related game, if that one teaches the same.
``Lesson("club.toml")`` teaches from such a file of your own, in which ``about``, ``intro``,
``can``, ``done`` and the ids of levels may be left out. A level has

- ``id`` (``<course>-<stage>-<number>``), ``goal`` and ``done``, a sentence each, ``kind``
  (``play`` by default, ``pick`` or ``choose``), and optionally ``guide`` (point at the answer),
  ``shows`` (the rules that it is about), ``hints`` (two or three, else they are made from the
  answer), ``house`` (house rules);
- ``play``: a position in which the reader is to act, as below; ``answers``, all the right moves,
  in the notation of ``carte.engine.moves``; ``traps``, each a tempting move to ``play``, the rule
  that it ``breaks`` if the engine must agree, and a ``text``; ``otherwise``, the text on
  every other legal move, if the engine's is not enough;
- instead of answers a ``[[stage.level.script]]`` of steps, each with its ``goal``, one answer,
  traps, and ``then``, the moves that follow: the last one may end the deal, and its score is shown;
- ``pick`` or ``choose``: a ``question`` of ``PICKS`` or ``CHOICES``, the ``pile`` that it is about
  (``choose`` also knows ``hand``, ``table``, ``trick``, ``other`` and ``options``), and
  ``traps``, each a wrong reply and a ``text``.

A position has some of the keys of ``game.position``, with seats by their names: ``you``, and
``other`` for two players; ``right``, ``opposite`` and ``left`` for four (the play goes to the
right, in some games to the left); ``right``, ``far-right``, ``far-left`` and ``left`` for five.
There are

- ``hand``, the reader's, and if the others matter ``other`` or ``others``, in playing order;
- capture games: ``table``, ``stock``, ``piles`` by side, ``scope``, ``last_capturer``;
- trick games: ``trick`` (what has been played to it, in order), ``trump`` (a suit or the card
  turned up), ``stock``, ``tricks`` (pairs of who led and the cards), ``piles`` by seat, ``leader``,
  ``calls`` (``"pass, bid 3"``), ``declarer``, ``bid``, ``called``;
- what only one game knows, its ``OWN_FACTS``; of items a table for each side;
- ``dealer``, by default the seat whose deal makes it the reader's turn; a question that depends
  on the seating shows the seats with it;
- or ``position`` alone: its code, as the case checker and ``carte.code`` make it.

The engine decides whether a move is legal, and says why not; the file never does.
"""

from carte.lessons.courses import course, stages_of, step
from carte.lessons.errors import LessonError, UnknownName
from carte.lessons.files import course_names
from carte.lessons.model import About, Course, Level, Stage
from carte.lessons.play import Step
from carte.lessons.reading.courses import parse

__all__ = [
    "About",
    "Course",
    "LessonError",
    "Level",
    "Stage",
    "Step",
    "UnknownName",
    "course",
    "course_names",
    "parse",
    "stages_of",
    "step",
]
