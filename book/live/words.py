"""The words of the status line under a widget, of the link to the first one, and of faults."""

from carte.language import _


def page_words() -> dict[str, str]:
    """Return the words of each stage and failure, and of the link, in the language of the build."""
    not_started = _("Python could not start: {detail}.")
    return {
        "download": _("Starting Python:"),
        "bytes": _("{loaded} of {total} MB"),
        "start": _("Starting Python …"),
        "cells": _("Setting the table …"),
        "again": _("No answer for 10 seconds: Python is started anew and asked once more."),
        "retry": _("Try again"),
        "skip": _("Skip to the table"),
        "failed-download": _("Python could not start: {detail} could not be downloaded."),
        "failed-stalled": _(
            "Python could not start: nothing has arrived for {detail} seconds. Is there a network?"
        ),
        "failed-silent": _("Python could not start: it has said nothing for {detail} seconds."),
        "failed-unanswered": _("Python was asked twice and has not answered: it is ended."),
        "failed-cell": _("Python could not set up this page: cell {cell} failed ({detail})."),
        "failed-python": not_started,
        "failed-worker": not_started,
        "failed-crash": _("Python stopped: {detail}."),
        "failed-no-server": _(
            "This page is opened as a file, so that Python cannot run here. Lessons answer all the "
            "same; for the rest run “python3 start.pyz” in this folder, or serve it otherwise, and "
            "open the address that is printed."
        ),
        "failed-no-origin": _(
            "The page around this one shuts it in (a sandboxed frame), so that Python cannot run "
            "here and nothing is kept. Lessons answer all the same; for the rest open the page by "
            "itself: {detail}"
        ),
        "failed-no-wasm": _(
            "This browser cannot run Python (it has no WebAssembly). Lessons answer all the same; "
            "for the rest, open the page in a current browser."
        ),
        "failed-no-worker": _(
            "This browser cannot run Python beside the page (it has no Web Workers). Lessons "
            "answer all the same; for the rest, open the page in a current browser."
        ),
    }


def host_words() -> dict[str, str]:
    """Return what is said in place of a widget that is not there."""
    return {
        "incomplete": _(
            "A part of this page is missing, so its cards are not there. Load the page again; if "
            "that does not help, hold Shift while you do."
        ),
        "no-scripts": _("The cards here can be played when JavaScript is switched on."),
        "old-browser": _("This browser is too old to play the cards here: use a current one."),
    }


def fault_words() -> dict[str, str]:
    """Return what any page says that has not come whole."""
    return {"part": _("A part of this page is missing."), "retry": _("Try again")}


def search_words() -> dict[str, str]:
    """Return the words of the page that searches all pages, including its link to the finder."""
    return {
        "finder": _("Search rules, tricky cases, words and procedure, in your own words"),
        "absent": _("The list of all words has not come for 20 seconds. Is there a network?"),
        "again": _("Try again"),
    }
