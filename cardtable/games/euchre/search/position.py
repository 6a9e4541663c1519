"""A decision as the compiled search takes it: cards as numbers, and all that was said and played."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.cards import BACK, JOKER, Card, unmask
from cardtable.games.euchre.book import marks
from cardtable.games.euchre.laws import HOYLE
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import ALONE, JAMBONE, JAMBOREE, TOGETHER
from cardtable.games.euchre.search.trials import Trials
from cardtable.rules.view import View

SEVEN = 5                                        # the rank from which the pack goes
CONTRACTS = (TOGETHER, ALONE, JAMBONE, JAMBOREE)
OPPOSED = len(CONTRACTS)                         # alone against alone
PHASES = {"adopting": 0, "making": 1, "superseding": 2, "opposing": 3, "discarding": 4, "play": 5, "naming": 5}
ENDED = 6
PLACES, LAID, DISCARD, REST = 10, 4, 8, 9        # as layouts.py has them
NO = -1


def number(card: Card) -> int:
    """The place of a card in a plain hand."""
    return 32 if card is JOKER else 8 * card.suit + card.rank - SEVEN


def plain(some: Iterable[Card]) -> int:
    """A hand whose trumps do not matter yet."""
    return sum([1 << number(card) for card in some])


def trials(view: View, seat: int, most: int, worth: Sequence[float], passed: float, deep: int = 0, small: int = 1,
           margin: float = 0) -> Trials:
    """All that this seat may know, ready to be searched."""
    deal = view.deal
    assert isinstance(deal, Euchre)
    marked = [marks.points(deal, s) if s < deal.seats else (0, 0) for s in range(4)]
    found = Trials(
        worth, passed, deep, small, margin, seat=seat, most=most, seats=deal.seats, dealer=deal.dealer,
        pack=plain(deal.pack), turned=number(deal.turned[0]), proposed=deal.proposed, us=[us for us, _ in marked],
        them=[them for _, them in marked], bridges=sum([1 << n for n in marks.MARKS[deal.code].bridges]),
        marks=marks.MARKS[deal.code], hoyle=deal.code == HOYLE.name,
        later_call=deal.later_call, lone_leads=deal.lone_leads, opposed=deal.may_oppose, jambone=deal.jambone,
        jamboree=deal.jamboree)
    found.places(*places(view, deal))
    found.heard([n for said in heard(deal) for n in said])
    if deal.phase == "play":
        told = [n for s, card, _ in deal.history for n in (s, deal.bit(card))]
        first = deal.history[0][0] if deal.history else deal.leader
        found.seen(first, deal.trump, deal.maker, contract(deal), deal.lone, sum([1 << s for s in deal.out]),
                   bool(deal.zone[deal.layout.discard[deal.dealer]]), padded(deal.party), told,
                   [plain([card for s, card, _ in deal.history if s == one]) for one in range(4)])
    return found


def contract(deal: Euchre) -> int:
    """The number of what is played."""
    return OPPOSED if deal.opposer >= 0 else CONTRACTS.index(deal.contract)


def padded(party: Sequence[int]) -> list[int]:
    """Of four, though fewer sit."""
    return [*party, *range(4)][:4]


def heard(deal: Euchre) -> list[tuple[int, int, int]]:
    """Who has said what, and whether another suit was to be made then."""
    found, making = [], 0
    for seat, word in deal.spoken:
        suit = NO if word in ("pass", "turn-down") else deal.trump if making else deal.proposed
        how = CONTRACTS.index(deal.contract) if deal.lone == seat else 0
        found.append((seat, making, NO if suit == NO else 4 * suit + how))
        making |= word == "turn-down"
    return found


def places(view: View, deal: Euchre) -> tuple[list[int], list[int], list[int], int]:
    """By place the cards that are there for certain, how many more, which may be; and all that are not seen."""
    layout, fixed, need, may = deal.layout, [0] * PLACES, [0] * PLACES, [0] * PLACES
    where = {layout.discard[deal.dealer]: DISCARD}
    for s in range(deal.seats):
        where |= {layout.hand[s]: s, layout.laid_down[s]: LAID + s}
        fixed[s] = plain([card for card in deal.playable(s) if card is not BACK])
    unseen = plain(deal.pack)
    for zone, held in enumerate(deal.zone):
        if held and held[0] is BACK:
            place = where.get(zone, REST)
            need[place] += len(held)
            may[place] |= plain(card for card in unmask(view.knowledge.may[zone]) if card in deal.pack)
        else:
            unseen &= ~plain(held)
            if where.get(zone, REST) in range(LAID, REST):
                fixed[where[zone]] |= plain(held)
    for card in deal.pack:
        one = 1 << number(card)
        able = [place for place in range(PLACES) if may[place] & one] if unseen & one else []
        if len(able) == 1 and able[0] != REST and need[able[0]]:         # the turn-up in the dealer's hand
            fixed[able[0]] |= one
            need[able[0]] -= 1
            unseen ^= one
    return fixed, need, may, unseen

