"""The words of the evening planner."""

from __future__ import annotations

from carte.front.words import unfit_number
from carte.language import _, pgettext

__all__ = ["evening_words"]


def evening_words() -> dict[str, str]:
    """Return the words of the form, of the plan, and of its print."""
    return {**_words_of_the_form(), **_words_of_the_plan(), **_words_of_the_answers()}


def _words_of_the_form() -> dict[str, str]:
    return {
        "label": _("A club’s evening"),
        "presets": _("Ready-made plans"),
        "games": _("Which games?"),
        "people": _("How many people?"),
        "minutes": _("How many minutes each evening?"),
        "evenings": _("How many evenings?"),
        "packs": _("How many packs of cards?"),
        "enough": _("as needed"),
        "faces": _("Which pack do you have?"),
        "faces_about": _(
            "The plan, its sheets and its links show this pack. Your choice holds for the whole "
            "book."
        ),
        "italian": _("Italian"),
        "french": _("French"),
        "by_ours": _("By our table’s rules:"),
        "by_book": _("Our table plays these games by this book’s rules."),
        "make": _("Make the plan"),
        "no_game": _("Choose at least one game."),
        "unreadable": unfit_number(),
        "waiting": _("Making the plan … The ready-made plans can be opened now."),
        "ready": _("The plan is below."),
        "broken": _("This link does not lead to a plan. {reason}"),
        "changed": _("You have changed something: make the plan again."),
    }


def _words_of_the_plan() -> dict[str, str]:
    return {
        "plan": _("The plan"),
        "evening": _("Evening {number}: {games}"),
        "summary": _("{games}. People: {people}. Minutes: {minutes}."),
        "time": _("{from}–{to}"),
        "span": _("Minutes {from} to {to}"),
        "of_game": _("{game}: {title}"),
        "bring": _("Bring"),
        "packs_italian": _("Italian packs of forty cards: {count}"),
        "packs_french": _("French packs without 8s, 9s, 10s and jokers: {count}"),
        "few_packs": _("Packs: {packs}. With more, {tables} tables could play at once."),
        "who_waits": _(
            "If you sit out a deal, watch, and say afterwards what you would have "
            "played. Or, on a phone, try:"
        ),
        "cases": _("the tricky cases"),
        "stop": pgettext("after a sentence", "."),
        "screen": _("A projector or a large screen, with this book open"),
        "device": _("One phone or tablet for the middle of the table, with this book open"),
        "print": pgettext("what to print", "Print"),
        "print_seats": _(
            "Slips with the numbers 1 to {people}: each player draws one, and the "
            "plan says where that number sits"
        ),
        "print_rules": _("The rules on a page for each table: {game}"),
        "print_scores": _("A match sheet for each table: {game}"),
        "print_scores_of": _("A match sheet for each table of {play}: {game}"),
        "print_answers": _("Cards to answer with, four for each person"),
        "print_quiz": _("The quiz questions on paper: {game}"),
        "apart": _("Printed separately, if you want them:"),
        "held": _(
            "For the quiz, four cards for each person, one of each suit, from "
            "these packs: players hold up the suit of their answer"
        ),
        "print_plan": _("This plan, with the answers on their own page"),
        "copies": _("copies: {count}"),
        "show": _("Show:"),
        "guide": _("the deal with a coach"),
        "guide_by_book": _("It follows the book, not our rules."),
        "levels": _("Ask the room:"),
        "dropped": _("Left out, because our table plays differently: {levels}."),
        "quiz": _("the quiz for the room"),
        "say": _("Say:"),
        "rules": _("The rules:"),
        "not_ours": _("Not at our table: {Rule}"),
        "deals": _("Deals: {count}, about {each} minutes each."),
        "deal": _("Deal {number}: {how}"),
        "on": _("Then go on as you like."),
        "tables": _("Who sits where:"),
        "table": _("Table {number}: {people}"),
        "waits": _("one person sits out each deal, starting with the dealer"),
        "wait": _("{count} sit out each deal, in turn"),
        "other": _("{game}, {play} at a table: {Rules}"),
        "ours": _("At our table:"),
        "left": _("Left out"),
        "left_people": _("{game}: it needs {least} people."),
        "left_time": _("{game}: it would need {least} minutes more."),
        "left_block": _("{game}, {title}: there is no time for this."),
        "none": _("No game fits into this evening."),
        "print_it": _("Print the plan"),
        "print_all": _("Print all of it"),
        "all_minutes": _("Total: {minutes} minutes."),
    }


def _words_of_the_answers() -> dict[str, str]:
    return {
        "answers": _("Answers, for the teacher"),
        "answers_about": _("On paper, they have a page of their own."),
        "answer": _("{goal} {answer}"),
    }
