"""The club player at Whist: the book's advice, place by place (002:5986-7200), with Deschapelles' on the finesse."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.partners import forgiven
from cardtable.games.whist import discards, endings, following, impasse, leading, rounds
from cardtable.games.whist.everyday import habit
from cardtable.games.whist.leading import Word
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.reading import Reading
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.whereabouts import Whereabouts
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Answer = Callable[[Reading, Whist, Whereabouts, Cards], "Word | None"]


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why."""
    deal = view.deal
    assert isinstance(deal, Whist)
    return forgiven(view, Thought(seat, *advise(deal, seat)))


# The call at eight

def call_at_eight(honours: int) -> str:
    """Three are shown, two are called on: hardly ever is it right not to (003:4994-5018)."""
    return "show" if honours > 2 else "call" if honours == 2 else "pass"


def calling(deal: Whist, seat: int) -> Advice:
    """At eight, before the first lead."""
    assert isinstance(deal, DeschapellesWhist)
    verb = call_at_eight(deal.honours_of(seat))
    why = {"show": "Show them: three honours in one hand have the game.",
           "call": "Call: one honour more with your partner, and the game is won.",
           "pass": "There are too few honours to call upon."}[verb]
    return Advice(Move((verb,)), why, "003:4994-5018" if verb != "pass" else "003:780-801")


def answering(deal: Whist, seat: int) -> Advice:
    """A call is answered by whoever can."""
    assert isinstance(deal, DeschapellesWhist)
    able = deal.honours_of(seat) > 0
    return Advice(Move(("answer" if able else "silent",)),
                  "Answer: that is the game." if able else "There is no honour to answer with.", "003:5366-5374")


# The play: what wants judgement, then habit

def play(deal: Whist, seat: int) -> Advice:
    """A lead or an answer."""
    reading, some = Reading(deal, seat), deal.allowed(seat)
    where = Whereabouts(reading)
    if len(some) == 1:
        card, why, source = habit(reading, deal, some)
    elif deal.on_table():
        card, why, source = answered(reading, deal, where, some)
    else:
        card, why, source = led(reading, deal, where)
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def led(reading: Reading, deal: Whist, where: Whereabouts) -> Word:
    """The first that has anything to say; of equal cards that which partner can read."""
    for rule in endings.LEADING:
        word = rule(reading, deal, where)
        if word is not None:
            return word
    own = [impasse.low_card_back] if old(deal) else []
    early: list[leading.Maxim] = [*leading.TRUMPS, *own, discards.strong_suit, rounds.underplay]
    word = next((found for rule in early if (found := rule(reading, deal)) is not None), None)
    if word is None:
        seen = rounds.careful(reading, deal, where)
        word = next(found for rule in leading.PLAIN if (found := rule(seen, deal)) is not None)
        word = rounds.no_change(seen, deal, where, word)
    return rounds.told(reading, deal, word[0]), *word[1:]


def answered(reading: Reading, deal: Whist, where: Whereabouts, some: Cards) -> Word:
    """To a card led."""
    rules: tuple[Answer, ...] = (*endings.ANSWERING, *(impasse.ANSWERING if old(deal) else ()), *following.FOLLOWING)
    word = next((found for rule in rules if (found := rule(reading, deal, where, some)) is not None), None)
    if word is not None:
        return word
    word = habit(reading, deal, some)
    if word[0].suit in (deal.trump, deal.on_table()[0].suit):
        return word
    return discards.thrown(reading, deal) or word


KEPT = frozenset({"002:6175-6184", "002:6586-6645", "002:6649-6652", "002:6906-6933", "002:6967-6981", "002:7024-7032",
                  "002:7034-7051", "002:7053-7063", "002:7151-7153", "002:7180-7184"})
"""The lines by which a card is right that looks wrong: calls and their answers, partner's suit, where the lead is to
lie."""


def excused(deal: Whist, seat: int, move: Move) -> str:
    """Why a card is right that a partner might not forgive; "" if it is not."""
    advice = play(deal, seat)
    return f"by the book ({advice.source})" if advice.move == move and advice.source in KEPT else ""


def old(deal: Whist) -> bool:
    """Whether Deschapelles' code is played, and his book goes first."""
    return isinstance(deal, DeschapellesWhist)


PHASES: dict[str, Callable[[Whist, int], Advice]] = {"calling": calling, "answering": answering, "play": play}

advise = common.by_phase(PHASES)
