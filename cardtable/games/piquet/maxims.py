"""The club player at Piquet: Hoyle's hints on discarding (002:3843-3926), and on the play (002:3928-3954)."""
from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.piquet import discards
from cardtable.games.piquet.known import beaten, known, not_seen, unseen
from cardtable.games.piquet.options import PiquetOptions
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.reckoning import LIMIT
from cardtable.games.piquet.rules.rules import HAND, TRICK, Piquet
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import counted, listed

TOO_GOOD = {True: 12.0, False: 9.5}              # elder hand, and the dealer, throw no card worth so much; ours
MAJORITY = 7
FEW_LEADS = 2                    # that may be lost to bring a suit in, whatever else is held


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why."""
    deal = view.deal
    if isinstance(deal, Piquet):
        return Thought(seat, *advise(deal, seat))
    if PiquetOptions.of(view.match.options).form == "cent":          # it may end in any deal: ours
        return Thought(seat, Move(("deal-second",)), "Let the other deal first: elder hand makes more, and nobody "
                       "knows which deal is the last.")
    return Thought(seat, Move(("deal-first",)), "Deal first, and be elder hand in the last deal.")


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """A carte blanche is told as soon as it is seen."""
    deal = view.deal
    if not isinstance(deal, Piquet) or not deal.asides(seat):
        return None
    return Thought(seat, Move(("carte-blanche",)), "A carte blanche must be told.", "002:3657-3660")


# The exchange

def exchange(deal: Piquet, seat: int) -> Advice:
    """The cards worth least, as many as may be taken."""
    elder, hand = seat == deal.elder, deal.zone[HAND[seat]]
    aim = discards.aim(deal, seat)
    most = deal.most(seat)
    thrown = discards.thrown(hand, elder, aim, most, TOO_GOOD[elder])
    low = discards.low_suit(hand) if elder else -1
    if aim.why:
        why, source = aim.why, "002:3907-3915"
    elif low >= 0 and all(card.suit == low for card in thrown):
        why, source = "The long suit takes no tricks; the other suits will take in something better.", "002:3882-3890"
    elif len(thrown) < most:
        why, source = f"Throw {counted(len(thrown))}: all that is left is too good to be broken.", "002:3917-3921"
    elif elder:
        why, source = f"Take all five, and keep {listed(discards.kept(hand, thrown))}.", "002:3843-3858;3917-3921"
    elif discards.unguards(hand, thrown) or not discards.keeps_guards(hand, thrown):
        why, source = f"Keep {listed(discards.kept(hand, thrown))}.", "002:3843-3858"
    else:
        why, source = "Keep what makes tricks, and the guards to kings and queens.", "002:3843-3850;3901-3907"
    return Advice(Move(("discard", *sorted(thrown))), why, source)


def looking(deal: Piquet, seat: int) -> Advice:
    """What both would see helps elder hand, who leads, as much."""
    them = "it" if deal.most(seat) == 1 else "them"
    return Advice(Move(("leave",)), f"Leave {them} unseen: elder hand would see {them} as well.")


# The dialogue: all is called, nothing sunk

def calling(deal: Piquet, seat: int) -> Advice:
    """The best there is, or a lead."""
    offers = deal.offers(seat)
    if not offers:
        return lead(deal, seat)
    return best_call(deal, seat)


def best_call(deal: Piquet, seat: int) -> Advice:
    """The first choice that is offered."""
    move = next(iter(deal.decision(seat)))
    good = "" if deal.phase == "counting" else ", if it is good"
    return Advice(move, f"Call what you hold: it scores{good}.", "002:3411-3416")


def reply(deal: Piquet, seat: int) -> Advice:
    """The truth."""
    move = next(iter(deal.decision(seat)))
    return Advice(move, "It is so by what you hold.", "002:3417-3452")


def counting(deal: Piquet, seat: int) -> Advice:
    """All that is good, then a card."""
    return best_call(deal, seat) if deal.offers(seat) else follow(deal, seat)


# The play

def play(deal: Piquet, seat: int) -> Advice:
    """A lead, or a card to one."""
    return follow(deal, seat) if deal.zone[TRICK] else lead(deal, seat)


def masters(hand: Cards, against: Cards) -> Cards:
    """The cards of a hand that nothing against it can beat."""
    return tuple([c for c in hand if not beaten(c, against)])


def lead(deal: Piquet, seat: int) -> Advice:
    """Sure tricks while they make the seventh; else the longest suit, to bring it in."""
    hand = deal.allowed(seat)
    against, told = unseen(deal, seat), known(deal, seat)
    sure, run = masters(hand, against), running(hand, against)
    comes_to = deal.taken[seat] + run
    if sure and (comes_to >= MAJORITY or len(hand) - run <= 1):
        why = why_certain(deal, seat, run, run == len(hand))
        if run == len(hand):                     # any will do: first what all at the table can see to be certain
            against = not_seen(deal, seat)
            sure = masters(hand, against) or sure
        return Advice(Move(("play", safest(sure, hand, against))), why, "002:3935-3938")
    longest = to_establish(hand, against, told, sure)
    return Advice(Move(("play", longest)), why_led(longest, hand, against, told), "002:3928-3933")


def why_certain(deal: Piquet, seat: int, run: int, whole: bool) -> str:
    """What so many certain tricks come to, or that they are the `whole` hand."""
    wanted, comes_to = (deal.goal or inf) - deal.score[seat], deal.taken[seat] + run
    if 0 < wanted <= run:                        # each counts one at least
        return f"Play what is certain: the {counted(int(wanted))} that {'is' if wanted == 1 else 'are'} wanted " \
               f"come{'s' * (wanted == 1)} with it."
    if 0 < to_pique(deal, seat) <= run:
        return f"Play what is certain: {counted(to_pique(deal, seat))} more and you have thirty before the dealer " \
               "has anything, a pique."
    if whole:
        return "Every card that is left is certain."
    if comes_to >= MAJORITY > deal.taken[seat]:
        wins = "which win the cards" if comes_to == MAJORITY else "and seven win the cards"
        return f"Play what is certain: it comes to {counted(comes_to)} tricks, {wins}."
    return "Play what is certain first: the rest may lose the lead."


def to_pique(deal: Piquet, seat: int) -> int:
    """How many points of play elder hand still wants for a pique; 0 where none can be made any more, or nobody knows
    yet what the dealer counts (002:3694-3699)."""
    if seat != deal.elder or deal.bonus or deal.unsettled or deal.in_hand(deal.dealer) or deal.plays[deal.dealer]:
        return 0
    return max(0, LIMIT - deal.in_hand(seat) - deal.plays[seat])


def to_establish(hand: Cards, against: Cards, told: Cards, sure: Cards) -> Card:
    """What is certain of a longest suit that is, or may become, good; else the highest of the longest that may be
    established at the cost of no more leads than other cards bring back; else what is certain."""
    held = common.suits(Piquet.order, hand, NO_TRUMP)
    most = max(map(len, held.values()))
    rising = {suit for suit, own in held.items() if may_be_established(
        own, of_suit(against, own[0]), of_suit(told, own[0]) if own[0] in sure else ())
        and given_up(own, of_suit(against, own[0])) <= max(FEW_LEADS, len(sure))}
    good = {suit for suit, own in held.items() if running(own, against) == len(own)}
    solid = tuple([c for c in sure if len(held[c.suit]) == most >= 3 and c.suit in rising | good])
    hopes = tuple([c for c in hopeful(hand, against, told) if c.suit in rising or not sure])
    card = None if solid else common.lead_longest(Piquet.order, hopes, NO_TRUMP)
    return card if card is not None else safest(solid or sure, hand, against)


def of_suit(some: Cards, card: Card) -> Cards:
    """Those of a card's suit."""
    return tuple([c for c in some if c.suit == card.suit])


def hopeful(hand: Cards, against: Cards, told: Cards) -> Cards:
    """The suits whose highest no card that is known to be there beats, or which may be established yet; all, if there
    are none."""
    found: Cards = ()
    for own in common.suits(Piquet.order, hand, NO_TRUMP).values():
        if not beaten(own[0], told) or may_be_established(own, of_suit(against, own[0])):
            found += own
    return found or hand


def why_led(card: Card, hand: Cards, against: Cards, told: Cards = ()) -> str:
    """What the suit of a lead is, and what is hoped of it: that is told only where the cards allow it, of which the
    other is known to hold those `told`."""
    held = common.suits(Piquet.order, hand, NO_TRUMP)
    own, theirs, sure = held[card.suit], of_suit(against, card), of_suit(told, card)
    if len(own) > 2 and running(own, theirs) == len(own):
        return "Lead the suit that is yours, and bring it in."
    certain = card in masters(hand, against)
    brought_in = may_be_established(own, theirs, sure if certain else ())
    if certain:
        return f"Lead the {card.name}: it is certain{', and the suit may be established' if brought_in else ''}."
    whence = common.of_suit(len(own), [len(some) for some in held.values()])
    return f"Lead the {card.name}, {whence}{', to establish it' if brought_in else ''}."


def may_be_established(own: Cards, theirs: Cards, told: Cards = ()) -> bool:
    """Whether a card of a suit, the highest first, that can be beaten now may win when those before it have been led,
    each of which draws one that is higher; to what is certain the lowest of those `told` to be there go first."""
    above = [sum([ORDER[o.rank] > ORDER[c.rank] for o in theirs]) for c in own]
    top = max([ORDER[c.rank] for c in told], default=-1)
    return any(0 < higher <= n and (len(told) <= n or top < ORDER[c.rank])
               for n, (c, higher) in enumerate(zip(own, above)))


def given_up(own: Cards, theirs: Cards) -> int:
    """How often the lead is lost at least before a card of a suit that can be beaten now may win."""
    above = [sum([ORDER[o.rank] > ORDER[c.rank] for o in theirs]) for c in own]
    return min([higher for n, higher in enumerate(above) if 0 < higher <= n], default=0)


def running(hand: Cards, against: Cards) -> int:
    """How many tricks a hand makes from the top, suit by suit, if it keeps the lead."""
    total = 0
    for held in common.suits(Piquet.order, hand, NO_TRUMP).values():
        theirs = [c for c in against if c.suit == held[0].suit]
        top = [c for c in held if not any(ORDER[o.rank] > ORDER[c.rank] for o in theirs)]
        total += len(held) if len(top) >= len(theirs) else len(top)
    return total


def safest(some: Cards, hand: Cards, against: Cards) -> Card:
    """Of these the highest of a suit that is certain wholly, if there is one, so that whatever must be kept over the
    other's cards is kept; then of the suit most of which is held."""
    def rank(card: Card) -> tuple[bool, int, int, int]:
        own = of_suit(hand, card)
        return running(own, against) == len(own), len(own), ORDER[card.rank], -card

    return max(some, key=rank)


def follow(deal: Piquet, seat: int) -> Advice:
    """The lowest card that wins; else the least that can be spared, with guards kept."""
    able, trick, hand = deal.allowed(seat), deal.zone[TRICK], deal.zone[HAND[seat]]
    winner = common.cheapest_winner(deal.order, able, trick, NO_TRUMP)
    if winner is not None:
        return Advice(Move(("play", winner)), "Take the trick as cheaply as can be: every trick counts.",
                      "002:3935-3938")
    if able[0].suit == trick[0].suit:
        low = common.lowest(deal.order, able, NO_TRUMP)
        return Advice(Move(("play", low)), "The trick cannot be won: play the lowest.")
    against, capot = unseen(deal, seat), to_save_the_capot(deal, seat)
    dear = {c: spared(c, hand, against, capot) for c in hand}
    card = min(able, key=lambda c: (dear[c], ORDER[c.rank], c))
    return Advice(Move(("play", card)), why_thrown(dear[card], [dear[c] for c in hand if c is not card]),
                  "002:3952-3954")


def to_save_the_capot(deal: Piquet, seat: int) -> bool:
    """Whether one trick is all that is wanted still: the other has the cards with this one, and all so far."""
    return deal.taken[seat] == 0 and deal.taken[1 - seat] + 1 >= MAJORITY


def why_thrown(dear: float, others: Sequence[float]) -> str:
    """Of a card so dear to throw, beside the others: nothing is said to be guarded but what is."""
    if dear >= SURE:
        return "Throw the least: all that is left is certain."
    if dear == ANOTHER_SURE:
        return "Throw what is certain, but not alone: a guard may win the one trick that saves the capot."
    if dear == NO_ENTRY:
        return f"Throw what wins only if you have the lead{'; a guard may yet win a trick' * (GUARDS in others)}."
    if dear >= GUARDS:
        return "Throw a guard: all that is left guards something, or is certain."
    if dear >= BELOW_A_SURE_ONE:
        return "Throw the least from beside a card that is certain, which needs no guard."
    return f"Throw what can be spared{', and keep the guards to what may still win' * (GUARDS in others)}."


BELOW_A_SURE_ONE, NO_ENTRY, ANOTHER_SURE, GUARDS, SURE, LAST = 3.0, 3.5, 3.7, 4.0, 6.0, 8.0
"""How dear a card is to throw: the highest of its suit is certain; nobody else can lead its suit, and nothing is sure
to bring the lead; it is certain, but so is a higher one, and one trick is wanted; it guards what may become so; it is
certain; and alone in a suit that the other may lead."""


def spared(card: Card, hand: Cards, against: Cards, capot: bool = False) -> float:
    """How dear a card is to throw: a sure trick most, then what guards a card that may become one; to save the `capot`
    one sure card of a suit is enough (002:3950-3954)."""
    theirs = sorted([ORDER[c.rank] for c in against if c.suit == card.suit], reverse=True)
    held = sorted([ORDER[c.rank] for c in hand if c.suit == card.suit], reverse=True)
    higher = sum([n > held[0] for n in theirs])
    if not theirs and not brings_the_lead(hand, against):
        return NO_ENTRY
    if not higher and ORDER[card.rank] >= max(theirs, default=-1):
        alone = theirs and not any(n > theirs[0] for n in held if n != ORDER[card.rank])
        if capot and theirs and ORDER[card.rank] < held[0]:
            return ANOTHER_SURE
        return (LAST if alone else SURE) + ORDER[card.rank] / 10
    if not higher:
        return BELOW_A_SURE_ONE
    return GUARDS if len(held) == higher + 1 else 1.0 if len(held) <= higher else 2.0


def brings_the_lead(hand: Cards, against: Cards) -> bool:
    """Whether a card held is the highest of a suit that the adversary can lead."""
    best = {c.suit: max([ORDER[o.rank] for o in against if o.suit == c.suit]) for c in against}
    return any(c.suit in best and ORDER[c.rank] > best[c.suit] for c in hand)


advise = common.by_phase({"exchange": exchange, "looking": looking, "calling": calling, "reply": reply,
                          "pips": best_call, "counting": counting, "play": play})

