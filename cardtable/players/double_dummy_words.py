"""The findings of double dummy as they are told: par, the play against it, and the cards that cost a trick."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import SUIT_NAMES, Card
from cardtable.players.double_dummy import SEATS, SIDES, DoubleDummy, LaidOpen, Lost, Par
from cardtable.showing.phrases import capital, count, either, listed, number, ordinal

Names = Callable[[int], "str | None"]            # by seat; None for who reads
BOOK = 6
MOST_NAMED = 3                                   # cards that are named, where several would have cost nothing


def called(laid: LaidOpen, named: str) -> str:
    """A denomination in words."""
    trump = laid.denominations[named]
    return "no trumps" if trump is None else SUIT_NAMES[trump]


def side_of(side: int, name: Names) -> str:
    """The partners of a side, the reader first."""
    seats = sorted([seat for seat in range(SEATS) if SIDES[seat] == side], key=lambda seat: name(seat) is not None)
    return listed(list(dict.fromkeys([name(seat) or "you" for seat in seats])))


def par_in_words(par: Par, laid: LaidOpen, name: Names) -> str:
    """"Par is 24 points to you and Ann: hearts, declared by Ann, nine tricks."."""
    points = "nothing to either side" if par.side < 0 else f"{count(par.points, 'point')} to {side_of(par.side, name)}"
    what = called(laid, par.named)
    if par.contract:
        what = f"{number(int(par.contract[0]))} {what if par.contract[0] != '1' else _odd(what)}"
    parts = [what, f"declared by {name(par.declarer) or 'you'}", *["doubled"] * par.doubled,
             count(par.tricks, "trick")]
    return f"Par is {points}: {', '.join(parts)}."


def _odd(what: str) -> str:
    """One of it: "one spade", "one no trump"."""
    return "no trump" if what == "no trumps" else what.removesuffix("s")


def played_in_words(found: DoubleDummy, taken: int, name: Names) -> str:
    """What could be had in the denomination that was played, and what was had: `taken` by the declarer's side."""
    laid = found.laid
    best = found.tricks[laid.declarer, laid.named]
    whose = side_of(SIDES[laid.declarer], name)
    had = "and as many were taken" if taken == best else f"but {number(taken)} {'was' if taken == 1 else 'were'} taken"
    trumps = "no trumps" if laid.denominations[laid.named] is None else called(laid, laid.named)
    return f"It was played in {trumps}: {count(best, 'trick')} to {whose} with the best play of all, {had}."


def lost_in_words(one: Lost, name: Names, dummy: int = -1) -> str:
    """"Trick five: your king of hearts cost a trick; the six would not have."; Dummy's cards are no fault of who
    sits there, for the declarer plays them."""
    who = "Dummy" if one.seat == dummy else name(one.seat)
    whose = f"{who}’s" if who else "your"
    cost = "cost a trick" if one.tricks == 1 else f"cost {count(one.tricks, 'trick')}"
    return f"{capital(ordinal(one.number // SEATS + 1))} trick: {whose} {one.card.name} {cost}; {_better(one)}."


def revoked_in_words(number: int, seat: int, card: Card, name: Names) -> str:
    """"Second trick: your three of clubs was a revoke, which the laws judge."."""
    who = name(seat)
    return (f"{capital(ordinal(number // SEATS + 1))} trick: {f'{who}’s' if who else 'your'} {card.name} was a revoke, "
            "which the laws judge.")


def _better(one: Lost) -> str:
    """What would not have cost any: the lowest of cards in sequence says enough, where there are many."""
    cards = [card for card in one.better if not _above_another(card, one.better)]
    if len(cards) > MOST_NAMED:
        cards = sorted(cards, key=lambda card: (card.suit != one.card.suit, card.suit))[:MOST_NAMED]
        return f"{either([f'the {card.name}' for card in cards])}, among others, would not have"
    return f"{either([f'the {card.name}' for card in cards])} would not have"


def _above_another(card: Card, some: tuple[Card, ...]) -> bool:
    """Whether a lower card of the same suit is among them."""
    return any(one.suit == card.suit and one.rank < card.rank for one in some)


def course_in_words(found: DoubleDummy, name: Names) -> list[str]:
    """The first card of each side that cost a trick, in the order of play, and every revoke; or that none did."""
    first = sorted(found.first_lost().values(), key=lambda one: one.number)
    lines = [(one.number, lost_in_words(one, name, found.laid.dummy)) for one in first]
    lines += [(number, revoked_in_words(number, seat, card, name)) for number, seat, card in found.revoked]
    told = [line for _, line in sorted(lines)]
    later = sum([one.tricks for one in found.lost]) - sum([one.tricks for one in first])
    if later:
        told.append(f"Cards played later cost {count(later, 'trick')} more.")
    elif not first and found.laid.played:
        told.append(f"No{' other' if told else ''} card that was played cost a trick.")
    return told
