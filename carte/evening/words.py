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
        "presets": _("To start from"),
        "games": _("Which games?"),
        "people": _("How many people?"),
        "minutes": _("How many minutes an evening?"),
        "evenings": _("How many evenings?"),
        "packs": _("How many packs of cards?"),
        "enough": _("as needed"),
        "faces": _("Which pack do you have?"),
        "faces_about": _(
            "What the plan prints and leads to shows this pack. Chosen here, so does the whole "
            "book on this device; a plan that is opened changes nothing but its own."
        ),
        "italian": _("Italian"),
        "french": _("French"),
        "by_ours": _("By the rules of our table:"),
        "by_book": _("Our table plays these games by the book."),
        "make": _("Make the plan"),
        "no_game": _("Choose one game or more."),
        "unreadable": unfit_number(),
        "waiting": _("Python makes the plan. The plans to start from are ready now."),
        "ready": _("The plan stands below."),
        "broken": _("This link leads to no plan. {reason}"),
        "changed": _("You have changed something: make the plan again."),
    }


def _words_of_the_plan() -> dict[str, str]:
    return {
        "plan": _("The plan"),
        "evening": _("Evening {number}: {games}"),
        "summary": _("{games}. People: {people}. Minutes: {minutes}."),
        "time": _("{from}–{to}"),
        "span": _("Minute {from} to {to}"),
        "of_game": _("{game}: {title}"),
        "bring": _("Bring"),
        "packs_italian": _("Italian packs of forty cards: {count}"),
        "packs_french": _("French packs without 8, 9, 10 and jokers: {count}"),
        "few_packs": _(
            "Packs: {packs}, where {tables} tables would play at once with more. So fewer tables "
            "play, each with as many as the game has seats for."
        ),
        "who_waits": _(
            "Who sits out a deal watches it, and says afterwards what they would have played. Or "
            "they try on a phone:"
        ),
        "cases": _("the tricky cases"),
        "stop": pgettext("after a sentence", "."),
        "screen": _("A projector or a large screen, with this book open"),
        "device": _("One phone or tablet for the middle of the table, with this book open"),
        "print": pgettext("what to print", "Print"),
        "print_seats": _(
            "Slips with the numbers 1 to {people}: who draws a number sits where it says"
        ),
        "print_rules": _("The rules on a page for each table: {game}"),
        "print_scores": _("A match sheet for each table: {game}"),
        "print_scores_of": _("A match sheet for each table of {play}: {game}"),
        "print_answers": _("Cards to answer with, four for each who comes"),
        "print_quiz": _("The questions of the quiz on paper: {game}"),
        "apart": _("Printed apart, if you want them:"),
        "held": _(
            "For the quiz a card of each suit for everybody, out of these packs: the suit that is "
            "held up is the answer"
        ),
        "print_plan": _("This plan, with the answers on their own page"),
        "copies": _("copies: {count}"),
        "show": _("Show:"),
        "guide": _("the deal with a coach"),
        "guide_by_book": _("It goes by the book, and not by our rules."),
        "levels": _("Ask the room:"),
        "dropped": _("Left out, because our table plays otherwise: {levels}."),
        "quiz": _("the quiz for the room"),
        "say": _("Say:"),
        "rules": _("The rules:"),
        "not_ours": _("Not at our table: {Rule}"),
        "deals": _("Deals: {count}, about {each} minutes each."),
        "deal": _("Deal {number}: {how}"),
        "on": _("Then on, as you like it."),
        "tables": _("Who sits where:"),
        "table": _("Table {number}: {people}"),
        "waits": _("one sits out each deal, the dealer first"),
        "wait": _("{count} sit out each deal, by turns"),
        "other": _("{game}, {play} at a table: {Rules}"),
        "ours": _("With us:"),
        "left": _("Left out"),
        "left_people": _("{game}: it needs {least} people."),
        "left_time": _("{game}: it would need {least} minutes more."),
        "left_block": _("{game}, {title}: there is no time for it."),
        "none": _("No game fits into this evening."),
        "print_it": _("Print the plan"),
        "print_all": _("Print all of it"),
        "all_minutes": _("Together: {minutes} minutes."),
    }


def _words_of_the_answers() -> dict[str, str]:
    return {
        "answers": _("Answers, for the teacher"),
        "answers_about": _("On paper they have a page of their own."),
        "answer": _("{goal} {answer}"),
    }
