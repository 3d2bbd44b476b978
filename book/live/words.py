"""The words of the status line under a widget, of the link to the first one, and of faults."""

from carte.language import _


def page_words() -> dict[str, str]:
    """Return the words of each stage and failure, and of the link, in the language of the build."""
    not_started = _("The rules could not be loaded: {detail}.")
    return {
        "download": _("Loading the rules:"),
        "bytes": _("{loaded} of {total} MB"),
        "start": _("Loading the rules …"),
        "cells": _("Setting the table …"),
        "again": _("No answer for 10 seconds: starting again and asking once more."),
        "retry": _("Try again"),
        "skip": _("Skip to the table"),
        "by_ear": _("By ear and by keys"),
        "failed-download": _("The rules could not be loaded: {detail} did not download."),
        "failed-stalled": _(
            "The rules could not be loaded: nothing has arrived for {detail} seconds. Are you "
            "online?"
        ),
        "failed-silent": _("The rules could not be loaded: no reply for {detail} seconds."),
        "failed-unanswered": _("The rules did not answer two requests and were stopped."),
        "failed-cell": _("This page could not be set up: cell {cell} failed ({detail})."),
        "failed-python": not_started,
        "failed-worker": not_started,
        "failed-crash": _("The rules stopped: {detail}."),
        "failed-no-server": _(
            "This page was opened as a file, so only lessons can answer. For the "
            "rest, run “python3 start.pyz” in this folder, or serve the folder in "
            "another way, and open the address printed."
        ),
        "failed-no-origin": _(
            "This page is inside another (a sandboxed frame), so only lessons can answer and "
            "nothing is kept. For the rest, open the page by itself: {detail}"
        ),
        "failed-no-wasm": _(
            "This browser has no WebAssembly, so only lessons can answer. For the rest, use a "
            "current browser."
        ),
        "failed-no-worker": _(
            "This browser has no Web Workers, so only the lessons work in it. For "
            "the rest, use a current browser."
        ),
    }


def host_words() -> dict[str, str]:
    """Return what is said in place of a widget that is not there."""
    return {
        "incomplete": _(
            "Part of this page is missing, so its cards are not shown. Load the "
            "page again; if that does not help, hold down Shift as you do so."
        ),
        "no-scripts": _("Switch JavaScript on to play the cards here."),
        "old-browser": _("This browser is too old to play the cards here: use a current one."),
    }


def fault_words() -> dict[str, str]:
    """Return what any page says that has not come whole."""
    return {"part": _("Part of this page is missing."), "retry": _("Try again")}


def search_words() -> dict[str, str]:
    """Return the words of the page that searches all pages, including its link to the finder."""
    return {
        "finder": _("Search rules, tricky cases, words and procedure, in your own words"),
        "absent": _("The search list has not loaded in 20 seconds. Are you online?"),
        "again": _("Try again"),
    }
