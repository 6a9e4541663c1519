"""What a discard at Whist tells partner, and what partner's has told (002:6665-6690, 7180-7186)."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.games.whist import leads, places
from cardtable.games.whist.leading import Word
from cardtable.games.whist.reading import Reading
from cardtable.games.whist.rules import Whist

NOTHING = -1


class Told(NamedTuple):
    """The suits that a partner's first discard speaks of: NOTHING where it says nothing."""

    strong: int = NOTHING
    weak: int = NOTHING


def enemies_first(reading: Reading, seat: int, tricks: int) -> bool:
    """Whether, after so many tricks and as far as the next was led, the adversaries of a seat wanted trumps and his
    side did not."""
    leads_of = [trick[0] for trick in reading.tricks[:tricks + 1]]
    whole = reading.of_tricks(tricks)
    wanting = {who for who, card in leads_of if card.suit == reading.deal.trump}
    wanting |= {who for who in range(4) if whole.called(who)}
    return any(who % 2 != seat % 2 for who in wanting) and not any(who % 2 == seat % 2 for who in wanting)


def told_by(reading: Reading, seat: int) -> Told:
    """By his first discard of a plain suit: where the adversaries want trumps it is of his strongest suit, unless he has
    shown that by a lead; else of his weakest."""
    for n, trick in enumerate(reading.tricks):
        led = trick[0][1]
        for who, card in trick[1:]:
            if who == seat and card.suit not in (led.suit, reading.deal.trump):
                own = [one[0][1].suit for one in reading.tricks[:n] if one[0][0] == seat]
                shown = any(suit != reading.deal.trump for suit in own)
                if enemies_first(reading, seat, n) and not shown:
                    return Told(strong=card.suit)
                return Told(weak=card.suit)
    return Told()


def strong_suit(reading: Reading, deal: Whist) -> Word | None:
    """The best card of the suit in which partner has shown strength by what he threw (002:7180-7184)."""
    strong = told_by(reading, reading.partner).strong
    held = leads.down(reading.held.get(strong, ()))
    if not held or reading.ruffed(strong):
        return None
    return held[0], "Lead {card}, the best of the suit that your partner’s discard has shown.", "002:7180-7184"


def weak_suits(reading: Reading) -> set[int]:
    """Partner's weak suit, which is not opened without all the winning cards of it (002:7184-7186): the first he threw
    on a trump, or any where he has shown strength by a lead."""
    partner = reading.partner
    weak = told_by(reading, partner).weak
    held = reading.held.get(weak, ())
    opened = any(trick[0][1].suit == weak for trick in reading.tricks)
    on_trumps = any(who == partner and card.suit == weak and trick[0][1].suit == reading.deal.trump
                    for trick in reading.tricks for who, card in trick)
    strong = [card.suit for card in reading.led_by(partner)[:1] if card.suit not in (weak, reading.deal.trump)]
    shown = any(suit in reading.held and not reading.ruffed(suit) for suit in strong)
    if not held or opened or not (on_trumps or shown) or all(reading.master(card) for card in held):
        return set()
    return {weak}


def shown_already(reading: Reading, deal: Whist, some: tuple[object, ...]) -> Word | None:
    """Where the adversaries want trumps and one's strength has been shown by a lead, the lowest of the weak suit, unless
    that is to be kept guarded (002:6682-6686)."""
    led = [card.suit for card in reading.led_by(reading.seat)[:1] if card.suit != deal.trump]
    plain = [held for suit, held in reading.held.items() if suit != deal.trump]
    strongest = places.discard(plain, enemies_have_trumps=True).suit if plain else NOTHING
    if strongest not in led or not reading.enemies_want_trumps() or reading.wants_trumps(reading.partner):
        return None
    weak = [held for suit, held in reading.held.items() if suit not in (deal.trump, *led)]
    weak = [held for held in weak if not places.guarding(held) and not reading.master(leads.down(held)[-1])]
    if not weak:
        return None
    return places.discard(weak, enemies_have_trumps=False), \
        "Throw {card}, from a weak suit: your strong one is known.", "002:6682-6686"
