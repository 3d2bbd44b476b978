"""All that the reader's browser keeps, to see, to save and to carry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.front.widget import Space, Widget
from carte.front.words import menu_words, saved_as
from carte.games import slugs_in_order
from carte.language import _
from carte.lessons import course, course_names
from carte.map import stars_in

if TYPE_CHECKING:
    from carte.front.messages import StoreName
    from carte.keeping import messages
    from carte.play.messages import LevelName

__all__ = ["Keeping"]


class Keeping(Widget):
    """``Keeping()``: what this browser keeps of its reader, to a file, from one, as a QR code."""

    tool = "keeping"
    space = Space(44, 58)
    answers_alone = True
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Keeping()")

    def make_content(self) -> messages.KeepingContent:
        """Return the titles for what is kept, how much there is to win, and rules to go over."""
        courses = {name: _(course(name).title) for name in course_names()}
        games = {slug: carte.game(slug).title for slug in slugs_in_order()}
        titles = {"own": _("Own levels")} | courses | _moved(courses) | games | _choices()
        stars = {titles[name]: stars_in(course(name)) for name in courses}
        return {
            "titles": titles,
            "most": {"progress": stars},
            "games": games,
            "levels": _levels(),
            "rules": _rules(),
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the widget's own words, and those of every menu."""
        return {"keeping": _words(), **menu_words()}


def _moved(titles: Mapping[str, str]) -> dict[str, str]:
    """Return the title of each stage that is now in another course than its levels' ids say."""
    return {
        f"{name}-{stage}": titles[now]
        for name in titles
        for stage, now in course(name).moved.items()
    }


def _levels() -> dict[LevelName, str]:
    """Return the names of the levels of opponents; a page with its content needs no table."""
    from carte.play.level_words import level_names

    return level_names()


def _rules() -> dict[str, messages.TaughtRule]:
    """Return the rules that readers are asked about, each with the level that teaches it."""
    from carte.quiz.learning_order import learned, level_of

    rules = [rule for name in course_names() for rule in learned(name)]
    return {rule.id: {"text": rule.text, "level": level_of(rule)} for rule in rules}


def _words() -> dict[str, Any]:
    return {
        "label": _("What this browser keeps"),
        "kinds": _kinds(),
        "account": _words_of_the_account(),
        **_words_of_this_browser(),
        **_words_of_the_file(),
        **_words_of_the_code(),
        **_words_of_the_offer(),
    }


def _kinds() -> dict[StoreName, messages.StoreKind]:
    """Return each store's label, the page that continues it, and whether it counts by title."""
    counted = {
        "progress": (_("Stars"), "index.html#the-courses"),
        "cases": (_("Tricky cases answered"), "cases.html"),
    }
    others = {
        "memory": (_("Answers, by rule"), "daily.html"),
        "moments": (_("Moves to try again"), "daily.html"),
        "results": (_("Deals played"), "play.html"),
        "gains": (_("Questions before and after courses"), "index.html#the-courses"),
        "match": (_("Matches at the tables"), "play.html"),
        "aside": (_("Matches put aside"), "play.html"),
        "guide": (_("Deals with a coach"), "index.html#the-courses"),
        "habits": (_("Level and coach at the tables"), "play.html"),
        "house": (_("House rules of our table"), "house.html"),
        "own": (_("Levels of your own"), "own.html"),
        "sheets": (_("Match sheets"), "counting.html"),
        "count": (_("Counts under way"), "counting.html"),
        "class": (_("People in a class"), "class.html"),
        "tournament": (_("A club’s tournament"), "tournament.html"),
        "settled": (_("Game last asked about"), "settle.html"),
        "skin": (_("Cards"), ""),
        "index": (_("Corners"), ""),
        "wording": (_("Moves in words"), ""),
        "names": (_("Names of cards, spoken"), ""),
        "size": (_("Size of cards"), ""),
        "labels": (_("Numbers to say"), ""),
        "cues": (_("Sounds and vibration"), ""),
        "keys": (_("Letters and arrows in a presentation"), ""),
        "speed": (_("Other players"), ""),
    }
    return {
        name: {"label": label, "page": page, "counted": name in counted}
        for name, (label, page) in (counted | others).items()
    }


def _choices() -> dict[str, str]:
    """Return what each choice can be, in words."""
    return {
        "italian": _("Neapolitan faces"),
        "northern": _("Bergamasque faces"),
        "french": _("French faces"),
        "on": _("with numbers"),
        "off": _("without numbers"),
        "short": _("short"),
        "long": _("with reasons"),
        "own_names": _("as in texts"),
        "italian_names": _("in Italian"),
        "usual_size": _("as fits the page"),
        "large": _("large"),
        "largest": _("three across"),
        "unlabelled": _("not shown"),
        "labelled": _("on each card"),
        "silent": _("switched off"),
        "sounds": _("only sounds"),
        "vibration": _("only vibration"),
        "both": _("both"),
        "keys_on": _("switched on"),
        "keys_off": _("switched off"),
        "calm": _("calm"),
        "normal": _("at the usual pace"),
        "quick": _("quick"),
    }


def _words_of_the_account() -> dict[str, str]:
    return {
        "title": _("How you play"),
        "days": _("Days on which you played this month: {count}"),
        "matches": _("Matches won and lost"),
        "tally": _("{won} won, {lost} lost"),
        "weeks": _("Questions answered right at once"),
        "weak": _("Rules to go over"),
        "right": _("{right} of {all} right"),
        "courses": _("Questions answered right before and after courses"),
        "before": _("Before"),
        "after": _("After"),
        "gain": _("Gain"),
        "of": _("{count} of {most}"),
    }


def _words_of_this_browser() -> dict[str, str]:
    return {
        "kept": _("In this browser"),
        "of": _("{count} of {most}"),
        "nothing": _("Nothing yet. Your first star, match and count will be kept here."),
        "lasting": _("This browser has agreed to keep it until you clear it yourself."),
        "passing": _(
            "This browser may clear what is kept here (an iPhone does so after "
            "seven days without a visit). A file is not cleared."
        ),
        "unsaved": _("Some of this could not be kept, and will be gone when you leave this page."),
        "aside": _("Put aside: {count}"),
        "about_aside": _(
            "Entries that could not be read, or that newer ones replaced. Nothing here is in use."
        ),
        "save_aside": _("Save to a file"),
        "throw": _("Throw away"),
    }


def _words_of_the_file() -> dict[str, Any]:
    return {
        "file": _("To a file and back"),
        "about_file": _(
            "Everything: stars, answers, moves to try again, matches, match sheets, your table’s "
            "rules and your choices."
        ),
        "save": _("Save to a file"),
        "saved": saved_as(),
        "open": _("Read a file back"),
        "drop": _("Or drop it here. You see what it holds before anything changes."),
        "expected": {
            "kept": _("the word “kept”"),
            "number": _("a number"),
            "date": _("a date with its time"),
            "text": _("a text"),
            "entry": _("an entry: its edition, its time and what was kept"),
            "record": _("a record of names"),
            "fewer": _("a record of at most {most} names"),
            "name": _("a name under which this book keeps something"),
            "flat": _("a record nested less deeply"),
        },
        "missing": _("nothing"),
        "refused": {
            "large": _("“{name}” is too large: a Carte file has at most {most} MB."),
            "json": _(
                "“{name}” is not a Carte file: it begins with “{start}”, not with "
                "a brace. Nothing was changed."
            ),
            "other": _(
                "“{name}” is not a Carte file, or it was edited: at “{path}” there "
                "is {received} instead of {expected}. Nothing was changed."
            ),
            "newer": _(
                "“{name}” was saved by edition {edition} of this book, and this is edition {own}. "
                "Open it in edition {edition} instead. Nothing was changed."
            ),
            "link": _(
                "This link is not complete: {digits} digits arrived, and the last ones are "
                "wrong. Scan the code again, or use a file. Nothing was changed."
            ),
        },
    }


def _words_of_the_code() -> dict[str, str]:
    return {
        "phone": _("To another phone"),
        "about_phone": _(
            "A code carries your stars, cases, table rules and choice of cards "
            "and, if there is room, your last answer about each rule and the "
            "newest moves to try again. Matches need a file."
        ),
        "show": _("Show the code"),
        "hide": _("Hide the code"),
        "code": _("QR code for a link with your stars and answers"),
        "scan": _(
            "Scan it with the other phone’s camera: this page opens there, and asks before it adds "
            "anything."
        ),
        "copy": _("Copy as a link"),
        "copied": _("The link is copied: open it on the other device."),
        "copy_by_hand": _("Copy the link from here, and open it on the other device."),
        "too_large": _("Your results are too much for a QR code. Use a file or the link."),
        "only_here": _(
            "Only this computer can open this copy of the book, so phones cannot "
            "open its links. Use a file."
        ),
        "not_in_book": _("In a notebook there is no address to scan. Use a file."),
    }


def _words_of_the_offer() -> dict[str, str]:
    return {
        "from_file": _("From “{name}”, saved on {date}"),
        "from_link": _("From another device"),
        "holds": _("It holds:"),
        "new_here": _("New for this browser:"),
        "nothing_new": _("All of it is here already."),
        "unfit": _("Unreadable entries, which will be set aside: {count}."),
        "both": _(
            "Nothing here is lost: the better results are kept, and the older matches put aside."
        ),
        "add": _("Add it to what is here"),
        "leave": _("Leave it"),
        "close": _("Close"),
        "added": _("Done: it is added to what was here."),
        "left": _("Nothing was changed."),
        "no_room": _("This browser has no room for all of it, so nothing was changed."),
    }
