"""The words of the class page."""

from __future__ import annotations

from typing import Any

from carte.front.words import too_long
from carte.language import _

__all__ = ["class_words"]


def class_words() -> dict[str, Any]:
    """Return the words of the page, by part."""
    return {**_of_the_reader(), **_of_collecting(), **_of_the_table()}


def _of_the_reader() -> dict[str, str]:
    return {
        "label": _("A class without accounts"),
        "show_title": _("For learners: show what you can do"),
        "about_show": _(
            "The code holds the name you type, the time it was made, how you did with each rule, "
            "and how many questions you answered right before and after each course. Nothing else."
        ),
        "name": _("Your name, as the teacher knows it"),
        "too_long": too_long(),
        "show": _("Show my code"),
        "hide": _("Hide my code"),
        "code": _("QR code for a link that shows what you can do"),
        "scan": _("The teacher scans it with a camera, or you send the link."),
        "copy": _("Copy as a link"),
        "copied": _("The link is copied: send it to your teacher."),
        "copy_by_hand": _("Copy the link from here, and send it to your teacher."),
        "digits": _("The same code in digits, to read out or to type"),
        "nameless": _("Type a name first: 1 to 24 letters."),
        "nothing_met": _(
            "This browser has none of your answers yet. Play a deal or a level first."
        ),
        "too_large": _("This is too much for a QR code. Send the link."),
        "not_in_book": _("In a notebook there is no address to scan. Use a page of the book."),
        "only_here": _(
            "Only this computer can open this book, so other devices cannot open its links; but "
            "the table below accepts them."
        ),
    }


def _of_collecting() -> dict[str, str]:
    return {
        "collect_title": _("For teachers: gather your class"),
        "about_collect": _(
            "Scan each code with this device’s camera, or paste the links you were sent. "
            "Everything stays in this browser."
        ),
        "no_scanner": _(
            "This browser cannot read codes through a camera: type or paste them "
            "below, or scan them with a phone, which then opens this page."
        ),
        "paste": _("Links or codes, one per line"),
        "add": _("Add to the class"),
        "camera": _("Scan with the camera"),
        "stop": _("Stop the camera"),
        "viewing": _("Hold a code in front of the camera. Each one is added to the table."),
        "no_camera": _("The camera did not open: {reason}. Paste the links instead."),
        "offered": _("{name}: {met} rules met, {known} known."),
        "take": _("Add {name} to the class"),
        "leave": _("Leave it"),
        "left": _("Nothing was changed."),
        "added": _("Added: {names}."),
        "renewed": _("Updated: {names}."),
        "older": _("Already here, in the same or a newer version: {names}."),
        "refused": _(
            "“{start}” is not a class code: copy the whole link, with “known=” and digits."
        ),
        "large": _("“{start}” is longer than any class code. Copy the code again."),
        "many": _("{count} pieces of text are too many at once: paste at most {most} links."),
        "newer": _("“{start}” was made by a newer edition of this book. Open it there."),
        "try_samples": _("Try it with three sample codes"),
        "sample": _("{name} (sample)"),
        "sampled": _("The field holds three samples, which are not kept. Press “{add}”."),
        "not_kept": _("Samples in the table below, not kept: {names}."),
        "about_samples": _(
            "These three are samples. The table of your own class will look like this."
        ),
        "no_sample": _("Remove the samples"),
        "empty": _("There is nothing to add: paste a link or a code first."),
        "full": _("A class holds at most {most} people: remove some first."),
    }


def _of_the_table() -> dict[str, str]:
    return {
        "table": _("The class, rule by rule"),
        "nobody": _("The class is empty."),
        "readers": _("People: {count}"),
        "repeat": _("To repeat tonight"),
        "no_repeat": _(
            "Last time, no rule was missed by two or more people. Rules that one "
            "person missed are marked below."
        ),
        "counts": _(
            "Wrong last time: {wrong}. Wrong, then right: {mended}. Right: {right}. Known: {known}."
        ),
        "gains": _("Questions answered right before and after courses: the class’s average"),
        "course": _("Course"),
        "people": _("People"),
        "before": _("Before"),
        "after": _("After"),
        "gain": _("Gain"),
        "of": _("{count} of {most}"),
        "rule": _("Rule"),
        "known": _("knows it"),
        "right": _("right last time"),
        "mended": _("wrong, then right"),
        "wrong": _("wrong last time"),
        "unmet": _("not met"),
        "level": _("The level"),
        "forgetting": _("Remove one person or all"),
        "forget": _("Remove {name}"),
        "forget_all": _("Remove the class"),
        "forgotten": _("Removed: {names}."),
        "undo": _("Undo"),
        "save": _("Save as a table (CSV)"),
        "print": _("Print"),
    }
