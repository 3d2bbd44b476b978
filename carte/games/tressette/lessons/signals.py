"""What the lessons of Tressette and Mediatore ask about signals; the engine answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.board.seats import READER
from carte.engine.cards import PACK, Card
from carte.engine.moves import SIGNALS
from carte.engine.phrases import commas, sentences
from carte.language import N_, _
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

__all__ = ["SIGNAL_CHOICES"]

_TRUE = {"volo": N_("Volo"), "striscio": N_("Striscio"), "neither": N_("Neither")}


def signal(shown: Shown, card: str, place: str) -> Answer[str]:
    """Ask which of volo and striscio may go with a card of a hand that ``leads`` or ``follows``."""
    if place not in ("leads", "follows"):
        words = _("{first} or {later} after the card")
        raise QuestionError(words.format(first="leads", later="follows"))
    shown.rule("volo")
    game: Any = shown.game
    suit = Card(card).suit
    led = next((one for one in PACK if one.suit == suit and one not in shown.pile), None)
    if led is None:
        raise QuestionError(_("a hand not holding every card of {suit}").format(suit=suit.name))
    deal = game.position(hand=shown.pile, trick=() if place == "leads" else [led], turn=READER)
    rulings = {name: deal.ruling(f"{card} {name}") for name in ("volo", "striscio")}
    right = next((name for name, ruling in rulings.items() if ruling.legal), "neither")
    texts = {name: ruling.text for name, ruling in rulings.items()}
    if place == "follows":
        texts["neither"] = shown.rule("signals").text
    else:
        texts["neither"] = sentences(texts.values()) if right == "neither" else texts[right]
    return Answer(
        right=(right,),
        texts=texts,
        hints=(
            _("Only the leader may signal, and both words must be true."),
            _("Look at your other cards of {suit}.").format(suit=suit.name),
            _("Answer: {answer}.").format(answer=_(_TRUE[right])),
        ),
        rule=rulings["striscio" if right == "neither" else right].rule.id,
        options={name: _(words) for name, words in _TRUE.items()},
    )


_TELLS = {
    "busso": N_("Win this trick if you can, and lead the suit again."),
    "volo": N_("The leader has no other card of the suit."),
}


def heard(shown: Shown, signal: str) -> Answer[str]:
    """Ask what a signal that somebody leads with tells the table."""
    if signal not in SIGNALS:
        words = _("a signal after the question: {signals}")
        raise QuestionError(words.format(signals=commas(SIGNALS)))
    rules = {name: shown.rule(name) for name in SIGNALS}
    game: Any = shown.game
    tells = {**_TELLS, "striscio": game.SLIDES}
    return Answer(
        right=(signal,),
        texts={name: rule.text for name, rule in rules.items()},
        hints=(
            _("Busso means “I knock”, volo “I fly”, striscio “I slide”."),
            _("One is a request, one promises a low card, one says “my last”."),
            _("It is: {answer}").format(answer=_(tells[signal])),
        ),
        rule=rules[signal].id,
        options={name: _(tells[name]) for name in SIGNALS},
    )


SIGNAL_CHOICES: Mapping[str, Question[str]] = {"signal": signal, "heard": heard}
"""Questions of levels of kind ``choose``."""
