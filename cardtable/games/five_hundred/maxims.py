"""The club player at Five Hundred: the book's hint on bids (002:8648-8665), and plays known where one plays alone."""
from __future__ import annotations

from random import Random

from cardtable.cards import JOKER, SUITS, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.one_against_all import Word, answer, draw_trumps
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.partners import forgiven
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.answers import accusing, claims, obeying
from cardtable.games.five_hundred.rules import LAYOUT, WIDOW, FiveHundred
from cardtable.games.five_hundred.schedule import ALL, value
from cardtable.games.five_hundred.strength import NEEDED, PLAIN, hopes, keep, won
from cardtable.games.five_hundred.words import IN
from cardtable.games.five_hundred.words import bid as named
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import count, counted, listed

REVOKE = "002:8624-8646"
EACH = "002:8456-8460;8613-8617"                 # plays for himself, and scores trick by trick
UNDER = 1                                        # tricks that may be won beyond the bid


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, FiveHundred)
    if isinstance(deal, StrictTricks):
        if deal.phase == "accusations":
            return Thought(seat, *accusing(view, deal, seat, REVOKE))
        if deal.phase == "remedy":
            return Thought(seat, next(iter(deal.decision(seat))), "That is what a revoke costs.", REVOKE)
        return forgiven(view, Thought(seat, *obeying(deal, seat, advise(deal, seat), REVOKE)))
    return forgiven(view, Thought(seat, *advise(deal, seat)))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """A revoke that has been noticed is claimed, under strict laws."""
    deal = view.deal
    if not isinstance(deal, StrictTricks) or deal.phase != "play":
        return None
    return claims(view, deal, seat, REVOKE)


# The bid

def calling(deal: FiveHundred, seat: int) -> Advice:
    """The least that is worth while: since tricks beyond the bid score nothing, not more than one under what the hand
    promises; not over oneself, and not beyond that."""
    hand = deal.zone[LAYOUT.hand[seat]]
    able = [bid for bid in map(str, deal.higher()) if promises(hand, bid)]
    if not able:
        return Advice(Move(("pass",)), "Pass: the hand does not promise so much, even with the widow.")
    least = min(ALL, int(hopes(hand)[0].tricks + NEEDED)) - UNDER
    bid = min([bid for bid in able if int(bid[:-1]) >= least] or able, key=value)
    sure = "should" if won(hopes(hand)[0]) >= int(bid[:-1]) else "may well"
    return Advice(Move(("bid", int(bid[:-1]), bid[-1])), f"Bid {named(bid)}: with the widow the hand {sure} make it.")


def promises(hand: Cards, bid: str) -> bool:
    """Whether a bid is in reach, in the suit in which the hand is best."""
    best = hopes(hand)[0]
    return bid[-1] == best.suit and best.tricks + NEEDED >= int(bid[:-1])


def laying(deal: FiveHundred, seat: int) -> Advice:
    """Trumps and sure cards are kept."""
    hand = deal.zone[LAYOUT.hand[seat]]
    kept = keep(hand, str(deal.bid)[-1], len(hand) - WIDOW)
    thrown = sorted([c for c in hand if c not in kept])
    return Advice(Move(("discard", *thrown)), f"{stays(deal, kept)}.")


def stays(deal: FiveHundred, kept: Cards) -> str:
    """Why the others go: what is kept, by trumps and cards that may win of themselves."""
    trumps = [c for c in kept if deal.trump != NO_TRUMP and deal.order.suit(c, deal.trump) == deal.trump]
    high = [c for c in kept if c not in trumps and (c is JOKER or c.rank in PLAIN)]
    parts = [count(len(some), what) for some, what in ((trumps, "trump"), (high, "high card")) if some]
    if not parts:
        return "The longest suits stay"
    return f"{listed(parts).capitalize()} {'stay' if len(trumps) + len(high) > 1 else 'stays'}"


def naming(deal: FiveHundred, seat: int) -> Advice:
    """The joker, led, stands for the suit of which he has most left to lead."""
    hand = deal.playable(seat)
    able = [str(move[1]) for move in deal.decision(seat)]
    length = {s: sum([c.suit == SUITS.index(s) for c in hand]) for s in able}
    suit = max(able, key=lambda s: (length[s], s))
    left = f"you have {counted(length[suit])} left, and of no other that may be named more" if length[suit] else \
        "you have none left of any suit that may be named"
    return Advice(Move(("name", suit)), f"Name {IN[suit]}: {left}.")


# The play

def play(deal: FiveHundred, seat: int) -> Advice:
    """A lead, or a card to the trick."""
    some, trick, alone = deal.allowed(seat), deal.on_table(), seat == deal.bidder
    if found := for_the_game(deal, seat):
        card, why, source = found
    elif trick:
        card, why, source = answer(deal, deal.bidder if deal.bidder >= 0 else seat, some, trick,
                                   alone or deal.bidder < 0)
    elif alone:
        card, why, source = draw_trumps(deal, some, ALL, deal.zone[LAYOUT.discard[seat]])
    else:
        card, why, source = lead_against(deal, some)
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def for_the_game(deal: FiveHundred, seat: int) -> Word | None:
    """Who plays last takes the trick that wins him the game, and that which would win it for whoever has it: each plays
    for himself."""
    some, trick, by = deal.allowed(seat), deal.on_table(), deal.played_by()
    able = common.winners(deal.order, some, trick, deal.trump) if len(trick) == deal.seats - 1 else ()
    if not able:
        return None
    card, has = common.lowest(deal.order, able, deal.trump), by[deal.order.wins(trick, deal.trump)]
    if deal.trick_wins(seat):
        return card, "Play {card}: it takes the trick that wins you the game.", EACH
    if has in deal.partners_of(seat) and deal.trick_wins(has):
        return card, "Play {card}: else the trick wins another the game.", EACH
    return None


def lead_against(deal: FiveHundred, some: Cards) -> Word:
    """The highest plain card; trumps and the joker wait."""
    plain = tuple([c for c in some if c is not JOKER and deal.order.suit(c, deal.trump) != deal.trump])
    if deal.trump == NO_TRUMP and plain:
        best = common.lead_longest(deal.order, plain, NO_TRUMP)
        assert best is not None
        lengths = {suit: len(cards) for suit, cards in common.suits(deal.order, plain, NO_TRUMP).items()}
        return best, f"Lead {{card}}, {common.of_suit(lengths[best.suit], list(lengths.values()))}.", ""
    if plain:
        best = max(plain, key=lambda c: (c.rank, c))
        return best, f"Lead {{card}}{common.highest_of(best, plain, ' beside trumps' * (len(plain) < len(some)))}.", ""
    return common.lowest(deal.order, some, deal.trump), "Lead {card}, the lowest.", ""


advise = by_phase({"calling": calling, "laying": laying, "naming": naming, "play": play})
