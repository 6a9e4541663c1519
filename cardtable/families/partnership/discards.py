"""What a discard tells partner, and what partner's has told (002:6665-6690, 7180-7186)."""
from __future__ import annotations

from collections.abc import Collection
from copy import copy
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.families.partnership import leads, places
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.leading import Word
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks import maxims as common

NOTHING = -1
STRONG = 4                                       # cards of a suit that is opened for its length
LONG = 5                                         # cards of a suit that is worth bringing in whatever partner has of it


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


def shown(reading: Reading, seat: int, tricks: int) -> int:
    """The plain suit that a player's first lead, of so many tricks, has opened and so shown for strong; else NOTHING,
    where it is seen to have been short, too."""
    led = [trick[0] for trick in reading.tricks[:tricks]]
    n = next((n for n, (who, _) in enumerate(led) if who == seat), None)
    if n is None or any(earlier.suit == led[n][1].suit for _, earlier in led[:n]):
        return NOTHING
    suit = led[n][1].suit
    fallen = sum([who == seat and card.suit == suit for trick in reading.tricks for who, card in trick])
    own = seat == reading.seat
    short = len(reading.dealt.get(suit, ())) < STRONG if own else (seat, suit) in reading.void and fallen < STRONG
    return NOTHING if short or suit == reading.deal.trump else suit


def told_by(reading: Reading, seat: int) -> Told:
    """By his first discard of a plain suit: where the adversaries want trumps it is of his strongest suit, unless he
    has shown that by a lead; else of his weakest."""
    for n, trick in enumerate(reading.tricks):
        led = trick[0][1]
        for who, card in trick[1:]:
            if who == seat and card.suit not in (led.suit, reading.deal.trump):
                if enemies_first(reading, seat, n) and shown(reading, seat, n) == NOTHING:
                    return Told(strong=card.suit)
                return Told(weak=card.suit)
    return Told()


def strong_suit(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The best card of the suit in which partner has shown strength by what he threw (002:7180-7184)."""
    strong = told_by(reading, reading.partner).strong
    held = leads.down(reading.held.get(strong, ()))
    if not held or reading.ruffed(strong):
        return None
    return held[0], "Lead {card}: your partner’s discard has shown strength in this suit.", "002:7180-7184"


def weak_suits(reading: Reading) -> set[int]:
    """Partner's weak suit, which is not opened without all the winning cards of it (002:7184-7186): that which he threw
    first, on a trump or having shown strength by a lead; but a long suit of one's own is opened all the same."""
    partner = reading.partner
    weak = told_by(reading, partner).weak
    held = reading.held.get(weak, ())
    opened = any(trick[0][1].suit == weak for trick in reading.tricks)
    on_trumps = any(who == partner and card.suit == weak and trick[0][1].suit == reading.deal.trump
                    for trick in reading.tricks for who, card in trick)
    strong = [card.suit for card in reading.led_by(partner)[:1] if card.suit not in (weak, reading.deal.trump)]
    shown = any(suit in reading.held and not reading.ruffed(suit) for suit in strong)
    if not LONG > len(held) > 0 or opened or not (on_trumps or shown) or all(reading.master(card) for card in held):
        return set()
    return {weak}


def thrown(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The lowest of the weakest suit; of the strongest where the adversaries want trumps, unless one's strength has
    been shown by a lead (002:6665-6690).  No card that commands, even
    where it may be trumped, goes while there is a loser, no guard in want."""
    plain = [held for suit, held in reading.held.items() if suit != deal.trump]
    if not plain:
        return None
    enemies = reading.enemies_first_now()
    strong = shown(reading, reading.seat, len(reading.tricks)) if enemies else NOTHING
    losing = [held for held in plain if not commands(reading, leads.down(held)[-1])]
    good = not losing and len(plain) > 1
    losing = [held for held in losing if not reading.master(leads.down(held)[-1])] or losing or plain
    loose = [held for held in losing if not places.guarding(held) or reading.master(leads.down(held)[0])] or losing
    weak = [held for held in loose if held[0].suit != strong]
    if strong != NOTHING and weak and len(plain) > 1:
        card = places.discard(weak, enemies_have_trumps=False)
        if good:
            return card, common.all_command(deal.trump, reading.held), ""
        weaker = places.strength(reading.held[card.suit]) < places.strength(reading.held.get(strong, ()))
        return card, "Throw {card}: your strong suit is known, and this is another." if weaker else \
            places.thrown_from(card, reading.held, deal.trump, strongest=False), "002:6682-6686"
    card = places.discard(loose, enemies and strong == NOTHING)
    if good:
        return card, common.all_command(deal.trump, reading.held), ""
    return card, places.thrown_from(card, reading.held, deal.trump, enemies and strong == NOTHING), "002:6665-6690"


def suit_thrown(reading: Reading, deal: PartnersDeal, suits: Collection[int]) -> int:
    """From which of these plain suits a card is thrown, if it must be one of them."""
    among = copy(reading)
    among.held = {suit: held for suit, held in reading.held.items() if suit in suits}
    word = thrown(among, deal)
    assert word is not None, "no plain suit"
    return word[0].suit


def commands(reading: Reading, card: Card) -> bool:
    """Whether it is the best of its suit, and no adversary would trump it."""
    return reading.master(card) and not reading.ruffed(card.suit)
