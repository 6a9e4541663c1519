"""Moments practised by themselves: deals that club players have played so far."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random

from cardtable.cards import RANK_NAMES, SUIT_NAMES, Card
from cardtable.players.levels import Chooser
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.options import Value
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from cardtable.showing.phrases import capital, count, listed, ordinal

Wanted = Callable[[Deal, int], bool]             # whether this seat has just such a choice
OWN = 0                                          # the player who practises
TIMES = ("", "", " twice", " three times", " four times")       # the same card, of several packs
MOST = 20_000                                    # moves until such a moment must have come


def reached(game: Game, options: Mapping[str, Value], club: Chooser, wanted: Wanted,
            rng: Random) -> tuple[Sitting, int]:
    """A match that is at such a moment, and the seat that is to choose.  RuntimeError if none comes."""
    sitting = Sitting(game, options, [{} for _ in range(game.players(options)[0])])
    for _ in range(MOST):
        if sitting.over:
            sitting = Sitting(game, options, sitting.players)
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or deal.preliminary:
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        if deal.by(seat) == OWN and wanted(deal, seat):
            return sitting, seat
        sitting.submit(seat, club(sitting.view(deal.by(seat)), seat, rng).move)
    raise RuntimeError(f"no such moment has come in {MOST} moves of {game.title}")


def seen_from(deal: Deal, seat: int) -> tuple[str, ...]:
    """What the seats are called by who practises, "" his own."""
    if deal.seats == 2:
        return tuple(["" if one == seat else "the other" for one in range(deal.seats)])
    names = {0: "", 1: "your left neighbour", deal.seats - 1: "your right neighbour", 2: "your partner"}
    if deal.seats == 3:
        names = {0: "", 1: "your left neighbour", 2: "your right neighbour"}
    return tuple([names[(one - seat) % deal.seats] for one in range(deal.seats)])


def all_round(deal: Deal, seat: int) -> tuple[str, ...]:
    """The same where each plays for himself, however many they are: "the second on your left"."""
    return tuple([beside((one - seat) % deal.seats, deal.seats) for one in range(deal.seats)])


def beside(at: int, seats: int) -> str:
    """What one is called who sits so many places to the left, of so many.

    >>> [beside(at, 6) for at in range(1, 6)][1:4]
    ['the second on your left', 'the player opposite', 'the second on your right']
    """
    if not at or seats == 2:
        return "the other" if at else ""
    side, places = ("left", at) if at <= seats // 2 else ("right", seats - at)
    if 2 * at == seats:
        return "the player opposite"
    return f"your {side} neighbour" if places == 1 else f"the {ordinal(places)} on your {side}"


def tricks_so_far(tricks: Sequence[Sequence[tuple[str, Card]]]) -> str:
    """Every trick that has been played, in order, by who played what, so that whatever was signalled can be read:
    "So far, each trick from its leader on: you led hearts, the four, king, two and three."; "" before the first."""
    told = [_trick(trick[0][0], [card for _, card in trick]) for trick in tricks]
    return f"So far, each trick from its leader on: {'; '.join(told)}." if told else ""


def _trick(leader: str, cards: Sequence[Card]) -> str:
    """Of the suit led ranks are enough."""
    suit = cards[0].suit
    some = [RANK_NAMES[card.rank] if card.suit == suit else card.name for card in cards]
    return f"{leader or 'you'} led {SUIT_NAMES[suit]}, the {listed(some)}"


def lying_there(played: Sequence[tuple[str, Card]]) -> str:
    """A trick so far, by who played what: "Your partner has led the two of hearts."."""
    return capital(listed([f"{who} has {'played' if place else 'led'} the {card.name}"
                           for place, (who, card) in enumerate(played)])) + "."


def still_out(view: View, hands: Iterable[int]) -> str:
    """What may lie in these zones, as who has marked every card remembers it: "Eight cards are still out: of spades
    the ace and the ten, of hearts the king twice."; "" if nothing."""
    may = 0
    for zone in hands:
        may |= view.knowledge.may[zone]
    cards = [card for card in view.knowledge.pack if card.bit & may]
    suits = [f"of {name} {listed(_ranks([card for card in cards if card.suit == suit]))}"
             for suit, name in reversed(list(enumerate(SUIT_NAMES))) if any(card.suit == suit for card in cards)]
    what = f"{count(len(cards), 'card')} {'is' if len(cards) == 1 else 'are'} still out: {', '.join(suits)}."
    return capital(what) if cards else ""


def _ranks(cards: Sequence[Card]) -> list[str]:
    """Of the cards of one suit the ranks, the highest first."""
    held = Counter([card.rank for card in cards])
    return [f"the {RANK_NAMES[rank]}{TIMES[held[rank]]}" for rank in sorted(held, reverse=True)]
