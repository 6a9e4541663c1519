"""The club player at Loo: who plays by what the pool is worth.  The book advises nothing but to play a good hand
(002:2872-2876): the rest is ours."""
from __future__ import annotations

from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.strict.answers import accusing, claims, misdealt, obeying
from cardtable.games.loo.order import PAM
from cardtable.games.loo.rules import FIVE, LAYOUT, THREE, Loo
from cardtable.games.loo.strength import kept, others, stake
from cardtable.games.loo.strict import StrictLoo
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

DEALER, LEADS = "002:2885-2890", "002:2893-2912"
BREACH, FORFEIT = "002:3035-3055", Move(("exact", "forfeit"))
STAND, PASS, MISS, FOR_POOL, CIVIL = (Move((verb,)) for verb in ("stand", "pass", "miss", "miss-for-pool", "civil"))


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, Loo)
    if isinstance(deal, StrictLoo):
        if deal.phase == "accusations":
            return Thought(seat, *accusing(view, deal, seat, BREACH))
        if deal.phase == "remedy":
            return Thought(seat, FORFEIT, "That share is lost, and is paid for.", BREACH)
        return Thought(seat, *obeying(deal, seat, advise(deal, seat), BREACH))
    return Thought(seat, *advise(deal, seat))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """A duty that was broken, and has been noticed, is claimed under strict laws."""
    deal = view.deal
    if not isinstance(deal, StrictLoo) or deal.phase != "play":
        return misdealt(deal, seat, BREACH) if isinstance(deal, StrictLoo) else None
    return claims(view, deal, seat, BREACH)


# To play or to pass

def declaring(deal: Loo, seat: int) -> Advice:
    """What promises most counters: from when on a hand is good no book says, and so none is cited."""
    courses = worths(deal, seat)
    best = max(courses, key=lambda move: courses[move])
    if best.verb == "draw":
        return Advice(best, draws(deal, seat, best))
    if deal.all_play and courses[best] <= 0:
        return Advice(best, BOUND)
    return Advice(best, (MAY_NOT_PASS if FOR_POOL in courses else WHY)[best.verb], DEALER if best == FOR_POOL else "")


BOUND = "Play: cards drawn for these would promise no more."
"""Of who must play, though a loo is likely to cost him more than he wins."""
WHY = {"stand": "Play: what these cards may win is more than a loo may cost.",
       "pass": "Pass: the pool is not worth the loo.",
       "miss": "Take miss: three unseen cards are better than these, and the pool is worth it.",
       "miss-for-pool": "Miss for the pool: you cannot be looed."}
MAY_NOT_PASS = {**WHY, "stand": "Play: you may not pass, and three unseen cards promise no more than these.",
                "miss": "Take miss: you may not pass, and three unseen cards promise more than these."}
"""Of a dealer against whom one plays: whatever he does may be expected to cost something."""


def draws(deal: Loo, seat: int, draw: Move) -> str:
    """What is kept, and whether the pack serves for all else."""
    held = deal.zone[LAYOUT.hand[seat]]
    keep = kept(deal, held)
    many = sum([deal.order.suit(card, deal.trump) == deal.trump for card in keep])
    of_each = ("trump", many), ("ace", len(keep) - many)
    names = [word if count == 1 else f"{word}s" for word, count in of_each if count]
    if not names:
        return "There is neither a trump nor an ace to be kept."
    rest = "the rest" if len(draw) + len(keep) > len(held) else "the lowest of the rest, as far as the pack serves"
    return f"Keep your {' and '.join(names)}, and draw for {rest}."


def worths(deal: Loo, seat: int) -> dict[Move, float]:
    """What each course that is open comes to, in counters."""
    held, rivals = deal.zone[LAYOUT.hand[seat]], others(deal, seat)
    open_to = {choice.verb for choice in deal.declaring(seat)}
    found = {STAND: stake(deal, held, rivals)}
    if "pass" in open_to:
        found[PASS] = 0.0
    if "miss" in open_to:
        found[MISS] = stake(deal, (), rivals, THREE)
    if "miss-for-pool" in open_to:
        found[FOR_POOL] = 0.0
    thrown = to_throw(deal, held) if deal.cards == FIVE else ()
    if thrown:
        stays = tuple([c for c in held if c not in thrown])
        found[Move(("draw", *thrown))] = stake(deal, stays, rivals, len(thrown))
    return found


def to_throw(deal: Loo, held: Cards) -> Cards:
    """What goes, as far as the pack serves: the lowest first."""
    keep = kept(deal, held)
    spare = sorted([c for c in held if c not in keep], key=lambda c: (c.rank, c))
    return tuple(sorted(spare[:len(deal.zone[LAYOUT.stock])]))


# The play

DUE = {                          # by the article of the duty
    "ace": "Lead {card}: who holds it must lead it.",
    "two trumps": "Lead {card}, your highest: with two trumps or more one must be led.",
    "highest": "Lead {card}: where only two play, who has two trumps or more must lead the highest.",
    "after": "Lead {card}: who has won a trick and holds a trump must lead it.",
}


def play(deal: Loo, seat: int) -> Advice:
    """A lead, or a card to the trick."""
    if deal.may_be_civil(seat):
        return Advice(CIVIL, "Lead the ace of trumps, and let Pam be civil: it cannot be lost then, unless he stands "
                      "alone.")
    some, trick = deal.allowed(seat), deal.on_table()
    card, why, source = following(deal, seat, some, trick) if trick else leading(deal, seat, some)
    named = f"Pam, the {card.name}" if deal.order.pam and card is PAM else f"the {card.name}"
    return Advice(Move(("play", card)), why.format(card=named), source)


def leading(deal: Loo, seat: int, some: Cards) -> tuple[Card, str, str]:
    """A trump, the highest; else the highest plain card.  Of several trumps the book says which only to two."""
    duty = deal.bound(seat)[0]
    if duty:
        return common.highest(deal.order, some, deal.trump), DUE[duty], "" if duty == "two trumps" else LEADS
    trumps = tuple([c for c in some if deal.order.suit(c, deal.trump) == deal.trump])
    plain = tuple([c for c in some if c not in trumps])
    if plain:
        card = max(plain, key=lambda c: (c.rank, c))
        waits = " beside the trump, which waits" * (len(trumps) > 0)
        return card, f"Lead {{card}}{common.highest_of(card, plain, waits)}.", ""
    return common.highest(deal.order, some, deal.trump), "Lead {card}: trumps are all you have.", ""


def following(deal: Loo, seat: int, some: Cards, trick: Cards) -> tuple[Card, str, str]:
    """The trick as it can be had: behind all others the cheapest, before them the best; else what is worth least."""
    order, trump = deal.order, deal.trump
    last, able = len(trick) == deal.playing() - 1, common.winners(order, some, trick, trump)
    if not able:
        return common.lowest(order, some, trump), \
            "Play {card}: you cannot win the trick, and nothing that you may play is worth less.", ""
    found = (common.lowest if last else common.highest)(order, able, trump)
    ends = ", as cheaply as may be" * (len(able) > 1) if last else " so far" * beatable(deal, seat, found)
    return found, f"Play {{card}}: it takes the trick{ends}.", ""


def beatable(deal: Loo, seat: int, card: Card) -> bool:
    """Whether a card may be out that beats it."""
    seen = {*deal.gone(), *deal.playable(seat)}
    return any(deal.order.beats(one, card, deal.trump) for one in deal.pack if one not in seen)


advise = by_phase({"declaring": declaring, "play": play})
