"""La Triomphe where partners show each other their hands (000:702-708): what the hands of a side promise together.

All are rulings; how the figures were found is told in docs/play.md.
"""
from __future__ import annotations

from cardtable.cards import BACK, Card, Cards
from cardtable.families.tricks.partners import Partners, Play
from cardtable.games.ecarte.rules.rules import PACK
from cardtable.games.ecarte.rules.triomphe import HAND, TRICK, Triomphe
from cardtable.rules.moves import Move
from cardtable.rules.view import View

HOPELESS, VOLE = 1.4, 5.6            # tricks hoped for by the side: as in forms.py
TRUMPS, PLAIN = (.94, .75, .67, .55), (.24, .1, .03, 0.0)        # of a trick, by how many higher may be against us
WITH_THREE = .11                     # so much less each where two partners help, who win it from each other
NUMBER = {2: "two", 3: "three"}


def open_to(deal: Triomphe, seat: int) -> bool:
    """Whether the hands of its partners lie open to who decides for this seat."""
    partners = deal.partners_of(seat)
    return bool(partners) and not any(BACK in deal.zone[HAND[s]] for s in partners)


def hands(deal: Triomphe, seat: int) -> Cards:
    """All that its side holds."""
    return sum([deal.zone[HAND[s]] for s in (seat, *deal.partners_of(seat))], ())


def named(deal: Triomphe, seat: int) -> str:
    """Those hands, in words."""
    return f"the {NUMBER[1 + len(deal.partners_of(seat))]} hands together"


def unseen(deal: Triomphe) -> Cards:
    """The cards that may be against us: neither seen now, nor fallen."""
    gone = {c for zone in deal.zone for c in zone} | {card for _, card, _ in deal.history}
    return tuple([c for c in PACK if c not in gone])


def worth(deal: Triomphe, card: Card, against: Cards) -> float:
    """What a card adds to the tricks of its side."""
    higher = sum([c.suit == card.suit and deal.order.beats(c, card, deal.trump) for c in against])
    by_rank = TRUMPS if card.suit == deal.trump else PLAIN
    less = WITH_THREE if deal.seats > 4 else 0.0
    return max(0.0, by_rank[min(higher, len(by_rank) - 1)] - less)


def hoped(deal: Triomphe, seat: int) -> float:
    """Tricks that the side may be hoped to win: by what it holds, and by what it has on a trick that is still its."""
    trick = deal.zone[TRICK]
    by = [deal.left(deal.leader, n) for n in range(len(trick))]
    side = (seat, *deal.partners_of(seat))
    ours = bool(trick) and by[deal.order.wins(trick, deal.trump)] in side
    lain = tuple([card for s, card in zip(by, trick) if ours and s in side])
    against = unseen(deal)
    return .25 + sum([worth(deal, card, against) for card in hands(deal, seat) + lain])


def lead(view: View, deal: Triomphe, seat: int) -> tuple[Move, str]:
    """The card with which the side is likeliest to win the trick, the cheapest of such."""
    def rank(card: Card) -> tuple[float, bool, int]:
        return round(likely(view, deal, seat, card)[0], 3), card.suit != deal.trump, -deal.order.plain[card.rank]

    best = max(deal.zone[HAND[seat]], key=rank)
    chance, top = likely(view, deal, seat, best)
    if chance == 0:
        return Move(("play", best)), f"Lead the {best.name}: nothing you can lead should win the trick."
    allies = len(deal.partners_of(seat))
    if top is best:
        return Move(("play", best)), f"Lead the {best.name}: of your cards it is the likeliest to win the trick, " \
            f"{'both' if allies == 1 else 'all three'} hands considered."
    whose = "your partner’s" if allies == 1 else "an ally’s"
    return Move(("play", best)), f"Lead the {best.name}: {whose} {top.name} is the likeliest to win the trick."


def likely(view: View, deal: Triomphe, seat: int, card: Card) -> tuple[float, Card]:
    """How likely the side wins the trick to which it leads this card, a partner helping as best he can; and by what."""
    play = Play(Partners(), view, deal, seat)
    play.trick = card,
    top = card
    for partner in deal.partners_of(seat):
        for c in deal.order.allowed(deal.zone[HAND[partner]], (card,), deal.trump, deal.duties):
            top = c if deal.order.beats(c, top, deal.trump) else top
    return 1 - play.danger(top), top
