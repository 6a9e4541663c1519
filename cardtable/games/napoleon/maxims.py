"""The club player at Napoleon: the book's advice, and where it has none, what is common at tables of tricks (ours)."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import RANKS, SUIT_NAMES, Cards
from cardtable.families.tricks import losing
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.one_against_all import Word, answer, draw_trumps, has_thrown
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.partners import forgiven
from cardtable.families.tricks.strict.answers import misdealt
from cardtable.games.napoleon.laws import LAW
from cardtable.games.napoleon.rules import LAYOUT, Napoleon
from cardtable.games.napoleon.stakes import ALL, MISERY, NAP, PLAIN, WELLINGTON
from cardtable.games.napoleon.strength import best, keep, prudent_nap, risk, should_make, worth_calling
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.games.napoleon.words import CALLS
from cardtable.players.said import all_named
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import count, counted

THROWN, MISERY_THROWN = "002:3342-3344", "002:3344-3346"     # both of the first discard alone
WORTH_A_PEEP = 2.6                               # tricks; ours
WORTH_TAKING = {2: 1.5, 3: 1.8, 4: 2.0, 5: 2.6, 6: 3.2}      # tricks, by players; ours


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why."""
    deal = view.deal
    assert isinstance(deal, Napoleon)
    return forgiven(view, Thought(seat, *(accuse(view, deal, seat) if deal.phase == "accusations" else
                                          advise(deal, seat))))


def held(deal: Napoleon, seat: int) -> Cards:
    """What a seat has in hand."""
    return deal.zone[LAYOUT.hand[seat]]


# Before the play

def buying(deal: Napoleon, seat: int) -> Advice:
    """Small cards beside the trumps are changed."""
    hand = held(deal, seat)
    trump = best(hand, deal.seats).trump
    thrown = sorted([c for c in hand if c.suit != trump and c.rank < RANKS.index("K")])
    if not thrown:
        return Advice(Move(("stand",)), "Every card is worth keeping.")
    price = deal.price * len(thrown)
    if price > ALL:
        return Advice(Move(("stand",)), f"Buy none: what might be thrown costs {count(price, 'counter')} to better.")
    kept = tuple([c for c in hand if c not in thrown])
    return Advice(Move(("buy", *thrown)), f"Keep {worth_keeping(kept, trump)}; the rest may be bettered.")


def worth_keeping(kept: Cards, trump: int) -> str:
    """"the hearts for trumps, and the ace of clubs"."""
    trumps = [c for c in kept if c.suit == trump]
    high = all_named(sorted([c for c in kept if c.suit != trump]))
    suit = f"the {SUIT_NAMES[trump]}" if len(trumps) > 1 else f"the {trumps[0].name}"
    return f"{suit} for trumps{f', and {high}' if high else ''}"


def calling(deal: Napoleon, seat: int) -> Advice:
    """What the hand is worth, if that is more than has been called."""
    hand, players = held(deal, seat), deal.seats
    hopes = best(hand, players).tricks
    if deal.may_take_garnet() and hopes >= WORTH_TAKING[players]:
        return Advice(Move(("take",)), "With five more to choose from, the hand may make Nap, which wins twice as much "
                      "as it loses.")
    if deal.variant == "peep" and seat not in deal.peeped:
        if deal.bid in (NAP, WELLINGTON):
            return Advice(Move(("peep",)), "After a Nap the spare card tells what to save.", "002:3180-3184")
        if hopes >= WORTH_A_PEEP:
            return Advice(Move(("peep",)), "The hand may be the highest, and the card may mend it.")
    if seat in deal.peeped:
        hand = keep((*hand, *deal.zone[LAYOUT.spare]), players)
    found = fitting(hand, deal)
    if found == MISERY:
        return Advice(Move(("bid", found)), "Call misery: by the usual count the hand is low enough.")
    if found == NAP and players == 3 and prudent_nap(hand):
        return Advice(Move(("bid", found)), "Call Nap: with three players the cards that beat it are mostly not out.",
                      "002:3328-3335")
    if found is not None:
        named = CALLS.get(str(found)) or counted(int(found))
        if players == 2 and best(hand, players).tricks < should_make(found, deal):
            return Advice(Move(("bid", found)), f"Call {named}: the hand may well not make it, but between two that is "
                          "safer than to let the other lead.", "002:3316-3320")
        return Advice(Move(("bid", found)), f"Call {named}: by the usual count the hand is good for it.")
    higher = "higher " * (deal.bidder >= 0)
    return Advice(Move(("pass",)), f"Pass: by the usual count the hand is not worth a {higher}call.")


def fitting(hand: Cards, deal: Napoleon) -> Bid | None:
    """The highest call, of those that can still be made, that the hand is worth."""
    able = [bid for bid in deal.higher() if worth_calling(hand, bid, deal)]
    return able[-1] if able else None


def rejecting(deal: Napoleon, seat: int) -> Advice:
    """Five of ten stay."""
    kept = keep(held(deal, seat), deal.seats)
    thrown = sorted([c for c in held(deal, seat) if c not in kept])
    return Advice(Move(("reject", *thrown)), f"Keep {worth_keeping(kept, best(kept, deal.seats).trump)}.")


def changing(deal: Napoleon, seat: int) -> Advice:
    """The card peeped at, if it betters the hand."""
    hand, spare = held(deal, seat), deal.zone[LAYOUT.spare]
    if deal.bid == MISERY:
        worst = min(hand, key=lambda c: (risk((*[d for d in hand if d is not c], *spare)), -c.rank))
        better = risk((*[d for d in hand if d is not worst], *spare)) < risk(hand)
    else:
        kept = keep((*hand, *spare), deal.seats)
        worst = next((c for c in hand if c not in kept), hand[0])
        better = spare[0] in kept
    if better:
        return Advice(Move(("change", worst)), "The spare card is better than this one.")
    return Advice(Move(("keep",)), "The spare card does not better the hand.")


# The play

def play(deal: Napoleon, seat: int) -> Advice:
    """A lead or an answer; to win tricks, or in a misery to lose them."""
    caller, trick = seat == deal.bidder, deal.on_table()
    some = deal.allowed(seat)
    if deal.bid == MISERY:
        card, why, source = misery(deal, seat, some, trick, caller)
    elif trick:
        card, why, source = answer(deal, deal.bidder, some, trick, caller, of_first(deal, seat, THROWN))
    else:
        card, why, source = lead_as_caller(deal, seat, some) if caller else lead_against(deal, some)
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def lead_as_caller(deal: Napoleon, seat: int, some: Cards) -> Word:
    """The first lead makes trumps; then trumps while anybody else may have one."""
    if deal.makes_trumps():
        trump = best(some, deal.seats).trump
        return common.highest(deal.order, [c for c in some if c.suit == trump], trump), \
            f"Lead {{card}}: {makes_trumps(some, trump)}.", ""
    return draw_trumps(deal, some, ALL, deal.zone[LAYOUT.discard[seat]])


def makes_trumps(hand: Cards, trump: int) -> str:
    """Why a suit is to be trumps, by its length and, where another is as long, by what it counts for."""
    lengths = {suit: sum([c.suit == suit for c in hand]) for suit in {c.suit for c in hand}}
    if len(lengths) == 1:
        return "the only suit makes the trumps"
    longer = max([many for suit, many in lengths.items() if suit != trump])
    return "the longest suit makes the trumps" if lengths[trump] > longer else \
        "the suit that is worth most as trumps makes them"


def lead_against(deal: Napoleon, some: Cards) -> Word:
    """Trumps when the caller wants but one trick more, else no trumps (002:3337-3340)."""
    wanted = PLAIN[deal.bid].tricks - deal.taken[deal.bidder]
    trumps = [c for c in some if c.suit == deal.trump]
    plain = [c for c in some if c.suit != deal.trump]
    if trumps and (wanted == 1 or not plain):
        why = "Lead {card}, a trump: the caller wants only one trick more." if wanted == 1 else \
            "Lead {card}: only trumps are left."
        return common.highest(deal.order, trumps, deal.trump), why, "002:3337-3340" if wanted == 1 else ""
    best_plain = max(plain, key=lambda c: (c.rank, c))
    if trumps and wanted > 1:
        return best_plain, "Lead {card}, and leave trumps alone: the caller wants more than one trick.", "002:3337-3340"
    return best_plain, f"Lead {{card}}{common.highest_of(best_plain, plain, ' beside trumps' * bool(trumps))}.", ""


def misery(deal: Napoleon, seat: int, some: Cards, trick: Cards, caller: bool) -> Word:
    """The caller is to win nothing; the others want him to."""
    if caller and deal.makes_trumps():
        single = [cs[0] for cs in common.suits(deal.order, some, NO_TRUMP).values() if len(cs) == 1]
        if single:
            return min(single, key=lambda c: c.rank), "Lead {card}: a single one leaves no trumps.", "002:3158-3160"
    if caller or not trick:
        return losing.to_win_nothing(deal, some, trick, of_first(deal, seat, MISERY_THROWN))
    return losing.to_make_him_win(deal, deal.bidder, some, trick, of_first(deal, seat, MISERY_THROWN))


def of_first(deal: Napoleon, seat: int, lines: str) -> str:
    """These lines, while a seat has thrown nothing away."""
    return "" if has_thrown(deal, seat) else lines


# Under strict laws

def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What went wrong in dealing is claimed."""
    deal = view.deal
    return misdealt(deal, seat, "002:3285-3302") if isinstance(deal, StrictNapoleon) else None


def accuse(view: View, deal: Napoleon, seat: int) -> Advice:
    """Only of a card played or shown by somebody who had shown before that he held none such, and has not answered
    for it yet."""
    assert isinstance(deal, StrictNapoleon)
    for other in deal.against(seat):
        found = next((some[0] for zone, some in view.knowledge.noticed if zone == LAYOUT.hand[other]), None)
        if found is not None and other not in deal.offenders:
            return Advice(Move(("accuse", LAW["revoke"], other)),
                          f"The {found.name} was held by one who had shown none of its suit.",
                          "002:3266-3283")
    return Advice(Move(("content",)), "Nothing was amiss.", "002:3266-3283")


def remedy(deal: Napoleon, seat: int) -> Advice:
    """What the law gives is taken: it costs the offender, and never who exacts it."""
    exacted = next((move for move in deal.decision(seat) if move[1] != "let-it-go"), Move(("exact", "let-it-go")))
    return Advice(exacted, "The fault is to cost nobody but who has made it.", "002:3266-3283;3304-3310")


PHASES: dict[str, Callable[[Napoleon, int], Advice]] = {
    "buying": buying, "calling": calling, "rejecting": rejecting, "changing": changing, "play": play, "remedy": remedy}

advise = common.by_phase(PHASES)
