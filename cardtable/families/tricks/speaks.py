"""What speaks for a card beside another, as far as it can be seen on the table and in the hand; true whatever the
others hold, and no more than that: figures say how much it is worth."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise

from cardtable.cards import BACK, JOKER, RANKS, SUIT_NAMES, Card, Cards
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.families.tricks.speaks_to_lose import to_lose
from cardtable.showing.phrases import counted

KNAVE = RANKS.index("J")                         # a lower card is kept for nothing but its suit
LONG = 4                                         # so many cards of a suit are a reason to lead it
TEN = RANKS.index("T")                           # nothing is said of what stands behind a lower one


def speaks_for(deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
    """"it takes the trick", "the ace of hearts is kept"; "" where nothing does."""
    if deal.phase != "play":
        return ""
    if not wants_tricks(deal, seat):
        return to_lose(deal, seat, card, other) if isinstance(deal, Auction) else ""
    return _followed(deal, seat, card, other) if deal.on_table() else _led(deal, seat, card, other)


def wants_tricks(deal: TrickDeal, seat: int) -> bool:
    """Whether more tricks are never worse for a seat: at a misère it is otherwise, on either side."""
    scoring = deal.scoring(deal.party[seat])
    if scoring.table:
        return all(fewer <= more for fewer, more in pairwise(scoring.table))
    return scoring.trick > 0 or bool(scoring.cards)


def _followed(deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
    """To a card that was led."""
    trick, by, order, trump = deal.on_table(), deal.played_by()[:-1], deal.order, deal.trump
    best = order.wins(trick, trump)
    ours = deal.party[by[best]] == deal.party[seat]
    takes, would = (order.wins((*trick, one), trump) == len(trick) for one in (card, other))
    so_far = " so far" * bool(able_to_beat(deal, seat, card if takes else trick[best]))
    if takes and not would:
        return f"it takes the trick{so_far}" if not ours else in_danger(deal, seat, trick[best]) or \
            ("it gives you the lead" if len(trick) + 1 == deal.playing() else "")
    if ours and would and not takes:
        beats = known_to_beat(deal, seat, trick[best])
        return f"your side has the trick{so_far}" if beats is None else \
            f"the {beats.name} can take the trick in any case" if order.beats(beats, other, trump) else \
            f"the {other.name} is kept, though the {beats.name} can take the trick"
    if not higher(deal, other, card):
        return "" if takes or order.suit(card, trump) == order.suit(other, trump) else guarding(deal, seat, other)
    return f"it takes the trick{so_far}, and the {other.name} is kept" if takes and not ours else \
        f"the {other.name} is kept"


def able_to_beat(deal: TrickDeal, seat: int, top: Card) -> list[int]:
    """The seats yet to play, this one apart, that may have what beats a card which has the trick."""
    order, trump = deal.order, deal.trump
    gone = {*deal.playable(seat), *deal.on_table(), *[one for _, one, _ in deal.history], *deal.nobodys}
    above = {order.suit(one, trump) for one in deal.pack if one not in gone and order.beats(one, top, trump)}
    return [one for one in deal.in_play() if one not in deal.played_by() and above - shown_void(deal, one)]


def known_to_beat(deal: TrickDeal, seat: int, top: Card) -> Card | None:
    """The lowest card that beats one which has the trick, and that an adversary yet to play is known to hold, for it is
    seen there or nobody else can have it, and free to play."""
    order, trump, trick = deal.order, deal.trump, deal.on_table()
    led, hands = order.suit(trick[0], trump), {one: deal.playable(one) for one in deal.in_play()}
    gone = {*trick, *[one for _, one, _ in deal.history], *deal.nobodys, *chain(*hands.values())}
    out = [one for one in deal.pack if one not in gone]
    hidden = {one: shown_void(deal, one) for one, hand in hands.items() if BACK in hand}
    dealt = len(out) <= sum([len(hands[one]) for one in hidden])         # else some may be in no hand

    def held(holder: int, card: Card) -> bool:
        return card in hands[holder] or dealt and card in out and order.suit(card, trump) not in hidden.get(
            holder, {order.suit(card, trump)})

    def free(holder: int, card: Card) -> bool:
        return led in (order.suit(card, trump), *hidden[holder]) if holder in hidden else \
            card in order.allowed(hands[holder], trick, trump, deal.binding())

    enemies = [one for one in hands if one not in deal.played_by() and deal.party[one] != deal.party[seat]]
    above = sorted([one for one in deal.pack if order.beats(one, top, trump)],
                   key=lambda one: (order.suit(one, trump) == trump, order.strength(one, trump)))
    return next((card for card in above for one in enemies
                 if [holder for holder in hands if held(holder, card)] == [one] and free(one, card)), None)


def in_danger(deal: TrickDeal, seat: int, top: Card) -> str:
    """That an adversary who is yet to play may beat what one's side has played; "" where none can."""
    may = any(deal.party[one] != deal.party[seat] for one in able_to_beat(deal, seat, top))
    return f"the {top.name} may still be beaten" if may else ""


def guarding(deal: TrickDeal, seat: int, card: Card) -> str:
    """That a court card of the same suit has just as many beside it as it needs, of which this is one."""
    hand, order, trump = deal.playable(seat), deal.order, deal.trump
    gone = {one for _, one, _ in deal.history} | set(deal.nobodys)
    suit = [one for one in hand if order.suit(one, trump) == order.suit(card, trump)]
    top = max(suit, key=lambda one: order.strength(one, trump))
    above = [one for one in deal.pack if one not in gone and one not in hand and order.beats(one, top, trump)
             and order.suit(one, trump) == order.suit(top, trump)]
    guards = top is not card and top.rank >= KNAVE and above and len(suit) == len(above) + 1
    return f"the {card.name} guards the {beside(top, card)}" if guards else ""


def _led(deal: TrickDeal, seat: int, card: Card, other: Card) -> str:
    """In the lead: what the card does, whose suit either is, how long they are, and at last what stays in hand."""
    hand, order, trump = deal.playable(seat), deal.order, deal.trump
    gone = {one for _, one, _ in deal.history} | set(deal.nobodys)
    out = tuple([one for one in deal.pack if one not in gone and one not in hand])
    suit, beside = order.suit(card, trump), order.suit(other, trump)
    if commands(deal, card, out) and not commands(deal, other, out):
        return "nothing beats it" if card is JOKER else "nothing higher of its suit is out"
    if suit == beside:
        return f"the {other.name} is kept" if higher(deal, other, card) else behind(deal, hand, out, card)
    held = [order.suit(one, trump) for one in hand]
    if trump in held and held.count(suit) == 1 and suit != trump and held.count(beside) > 1:
        return "it is your only card of the suit, which you can trump afterwards"
    return begun(deal, seat, suit, beside) or tenace(deal, hand, out, other) or longest(held, suit, trump) or (
        f"the {other.name} is kept" if higher(deal, other, card) else "")


def behind(deal: TrickDeal, hand: Cards, out: Cards, card: Card) -> str:
    """That the next card of its suit, with nothing out between them, is in the same hand; "" where it is not."""
    order, trump = deal.order, deal.trump

    def below(some: Cards) -> list[Card]:
        return sorted([one for one in some if order.suit(one, trump) == order.suit(card, trump)
                       and order.strength(one, trump) < order.strength(card, trump)],
                      key=lambda one: -order.strength(one, trump))

    own, theirs = below(hand), below(out)
    if card.rank < TEN or not own or theirs and order.strength(theirs[0], trump) > order.strength(own[0], trump):
        return ""
    return f"the {own[0].name} stands behind it"


def begun(deal: TrickDeal, seat: int, suit: int, beside: int) -> str:
    """Whose suit it is, or the other one: by who first led it; of trumps nothing is said by that."""
    first = dict[int, int]()
    for number, (who, card, _) in enumerate(deal.history):
        if number % deal.playing() == 0:
            first.setdefault(deal.order.suit(card, deal.trump), who)
    whose = {one: deal.party[first[one]] == deal.party[seat] and first[one] != seat for one in first}
    if whose.get(suit) and not whose.get(beside) and suit != deal.trump:
        return "your partner has led the suit"
    if beside in first and deal.party[first[beside]] != deal.party[seat] and suit not in first \
            and deal.trump not in (suit, beside):
        return f"{SUIT_NAMES[beside]} were led by the other side"
    return ""


def longest(held: Sequence[int], suit: int, trump: int) -> str:
    """That a plain suit is long, and longer in the hand than any other."""
    many = held.count(suit)
    if many < LONG or suit == trump or any(held.count(other) >= many for other in {*held} - {suit, trump}):
        return ""
    return f"it is from your longest suit, of {counted(many)}"


def tenace(deal: TrickDeal, hand: Cards, out: Cards, card: Card) -> str:
    """That a card and another of its suit are kept, of which one commands, and just one that is out lies between them;
    "" where they are no such two."""
    order, trump = deal.order, deal.trump
    suit = order.suit(card, trump)

    def best_first(some: Cards) -> list[Card]:
        found = [one for one in some if order.suit(one, trump) == suit]
        return sorted(found, key=lambda one: -order.strength(one, trump))

    best, *others = best_first(hand)
    between, *lower = best_first(out) or [card]
    if not others or not lower or card not in (best, others[0]) or \
            not order.beats(best, between, trump) or not order.beats(between, others[0], trump) or \
            not order.beats(others[0], lower[0], trump):
        return ""
    mate = others[0] if card is best else best
    return f"the {card.name} and the {beside(mate, card)} are kept over the {beside(between, card)}"


def beside(card: Card, other: Card) -> str:
    """Its name beside another that counts to the same suit: "queen", but "knave of hearts" beside a joker."""
    return card.name.partition(" of ")[0] if card.suit == other.suit else card.name


def commands(deal: TrickDeal, card: Card, out: Cards) -> bool:
    """Whether nothing of its suit that is out is higher."""
    order, trump = deal.order, deal.trump
    return not any(order.suit(one, trump) == order.suit(card, trump)
                   and order.strength(one, trump) > order.strength(card, trump) for one in out)


def higher(deal: TrickDeal, card: Card, other: Card) -> bool:
    """Whether a card is worth keeping rather than the other: higher in the same suit, a trump, or a court card above
    what the other is in its own."""
    order, trump = deal.order, deal.trump
    suit, beside = order.suit(card, trump), order.suit(other, trump)
    above = order.strength(card, trump) > order.strength(other, trump)
    if suit == beside or trump in (suit, beside):
        return above if suit == beside else suit == trump
    return above and card.rank >= KNAVE
