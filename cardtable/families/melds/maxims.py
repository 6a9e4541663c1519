"""The club player's maxims in games of melds: what to declare, what to keep, when a trick is worth having."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cardtable.cards import RANKS, SUIT_NAMES, SUITS, Card
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.finding import find, melds
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.prospects import keeping, unseen
from cardtable.families.melds.reserve import Reserve, held_back
from cardtable.families.tricks.maxims import Advice, cheapest_winner, lowest, winners
from cardtable.rules.moves import Move

LATE = 8                         # cards to be drawn by both, when opportunities grow few
A_TRICK, LATE_TRICK = 3.0, 18.0  # what winning is worth by itself: he cannot declare; ours
ANOTHER_DAY = .55                # the share of a declaration's worth that is lost by putting it off; ours
NOTHING: Mapping[Card, float] = MappingProxyType({})
LOW, ACE = tuple([RANKS.index(rank) for rank in "789J"]), RANKS.index("A")
WANTED_KNAVE = RANKS.index("J"), SUITS.index("D")
A_TRUMP = 3.0                    # what a trump is kept for by itself, in points, beside a plain card as poor; ours
LET_GO_BY_NOBODY = 10            # points of a brisque that scores at once: what is seen to beat it when led, takes it
HE_BEATS = .6                    # how often the other beats a lead that he could beat; ours


class Taste(NamedTuple):
    """What a game makes of it: a brisque's worth in points, the lines of its advice by what is advised, and which melds
    are hoped for to the last."""

    brisque: float
    sources: dict[str, str]
    reserves: Mapping[str, Reserve] = MappingProxyType({})   # by kind of meld, what its cards are held back for


FIRST_DEAL = Advice(Move(("deal-first",)), "Deal first: the other leads, and you may win the first trick or not.")
"""Who plays second to the first trick has the choice of winning it: our word, for no book says which to choose."""


def declare(deal: MeldDeal, seat: int, taste: Taste, names: dict[str, str]) -> Advice:
    """The best there is; of two of a class the smaller first while there is time, late the larger at once."""
    ready = scoring(deal, seat)
    if not ready:
        return Advice(Move(("draw",)), "There is nothing to declare.")
    best = max(ready, key=deal.worth)
    smaller = [meld for meld in ready if best.kind in deal.kind[meld.kind].above and set(meld.cards) <= set(best.cards)]
    if smaller and deal.to_draw() > LATE and deal.worth(best) < 5 * deal.worth(smaller[0]) + 100:
        chosen = max(smaller, key=deal.worth)
        return Advice(said(deal, seat, chosen), f"Score {names[chosen.kind]} first: there is time for "
                      f"{names[best.kind]} too.", taste.sources["first"])
    what, as_good = named(best, ready, names), sum([deal.worth(one) == deal.worth(best) for one in ready]) > 1
    late = deal.to_draw() <= LATE                # when the book scores the larger at once
    hurry = "there may be no other trick" if late else "so much is not put off"
    why = f"at once: {hurry}." if smaller else "nothing else scores more." if as_good else \
        f"it is {'the best' if len(ready) > 1 else 'all'} there is."
    # which of two that score alike the book does not say
    return Advice(said(deal, seat, best), f"Score {what}{' ' if smaller else ': '}{why}",
                  "" if as_good or smaller and not late else taste.sources["late" if smaller else "score"])


def named(meld: Meld, ready: Sequence[Meld], names: Mapping[str, str]) -> str:
    """What it is called; with its suit, where another such could be scored."""
    suits = {card.suit for card in meld.cards}
    several = sum([one.kind == meld.kind for one in ready]) > 1 and len(suits) == 1
    return names[meld.kind] + (f" in {SUIT_NAMES[min(suits)]}" if several else "")


def scoring(deal: MeldDeal, seat: int) -> list[Meld]:
    """All that he could score now."""
    layout = deal.layout
    return melds(list(find(deal.kinds, deal.zone[layout.hand[seat]], deal.zone[layout.declared[seat]],
                           deal.melds[seat], deal.trump)))


def said(deal: MeldDeal, seat: int, meld: Meld) -> Move:
    """The move that scores it."""
    return Move(("declare", meld.kind, *meld.cards))


def play(deal: MeldDeal, seat: int, taste: Taste, names: dict[str, str], due: Mapping[Card, float] = NOTHING) -> Advice:
    """A card to lead or to a lead; `due` is what single cards will yet score when a trick is won, in points.  What is
    thrown away are plain cards (002:565-567): a trump is no cheaper, and takes nothing that a plain card takes."""
    if not deal.stocked:
        return last_tricks(deal, seat, taste)
    ready = scoring(deal, seat)
    best = max(ready, key=deal.worth, default=None)
    hoped = A_TRICK + (LATE_TRICK if deal.to_draw() <= LATE else 0) + ANOTHER_DAY * (deal.worth(best) if best else 0)
    back, trick = held_back(deal, seat, taste.reserves), deal.on_table()
    costs = {card: cost + back[card] + due.get(card, 0) + A_TRUMP * (card.suit == deal.trump)
             for card, cost in keeping(deal, seat).items()}
    values = {card: worth_playing(deal, seat, card, cost, hoped, taste) for card, cost in costs.items()
              if best is None or card not in best.cards or not trick or len(best.cards) == len(costs)}
    values = values or {card: -cost for card, cost in costs.items()}
    card = max(values, key=lambda one: (values[one], -deal.order.strength(one, deal.trump), one))
    left = max([meld for meld in ready if card not in meld.cards], key=deal.worth, default=None)
    ready_for = names[left.kind] if left else ""
    why = why_won if trick and deal.order.beats(card, trick[0], deal.trump) else why_spared if trick else why_led
    words, source = why(deal, card, costs, ready_for)
    return Advice(Move(("play", card)), words, taste.sources.get(source, ""))


def why_won(deal: MeldDeal, card: Card, costs: Mapping[Card, float], ready: str) -> tuple[str, str]:
    """Of a card that takes the trick; `ready` is what could then be scored.  Only late does the book take a trick that
    brings neither a brisque nor a declaration (002:564-565, 592-593)."""
    if brisques(deal.on_table()):
        plain = any(one.suit != deal.trump and deal.order.beats(one, deal.on_table()[0], deal.trump) for one in costs)
        return "It wins the brisque, and keeps it from the other.", "brisque" * (card.suit != deal.trump or not plain)
    if ready:
        return f"It wins the trick, to score {ready}.", "win"
    if brisques((card,)):
        return "It wins the trick: a brisque is safe there, and the other cannot declare.", "win"
    return "It wins the trick, and keeps the other from declaring.", "late win" if deal.to_draw() <= LATE else ""


def why_spared(deal: MeldDeal, card: Card, costs: Mapping[Card, float], ready: str) -> tuple[str, str]:
    """Of a card that does not take it: others that could be spared as well are brisques, or wanted for what is
    ready.  The book is named where its own words name such a card."""
    rich = brisques((card,)) > 0
    wanted = any(cost < costs[card] and (rich or not brisques((one,))) for one, cost in costs.items())
    keep = f", and leaves {ready} whole" if wanted and ready else ""
    if costs[card] < 0 and deal.to_draw() > deal.seats:              # who draws the last card declares no more
        return f"It has scored: with another in its place the same could be scored again{keep}.", ""
    if rich:
        gone = not deal.on_table() and seen_to_beat(deal, deal.must[0], card)
        return f"It is better {'given up' if gone else 'risked'} than a card that is more likely to score{keep}.", \
            "risk" * named_to_go(deal, card, [*costs])
    spared = any(brisques((one,)) and cost < costs[card] for one, cost in costs.items())
    return f"It is least likely to score{' and is no brisque' * spared}{keep}.", "throw" * named_to_go(
        deal, card, [*costs])


def named_to_go(deal: MeldDeal, card: Card, held: Sequence[Card]) -> bool:
    """Whether the book would part with this card: with sevens, eights, nines and knaves of plain suits, but for the
    knave of diamonds; where there are none, rather with an ace than with a queen or king (002:564-570).  Of trumps it
    says nothing."""
    if card.suit == deal.trump:
        return False
    low = [one for one in held if one.suit != deal.trump and one.rank in LOW and (one.rank, one.suit) != WANTED_KNAVE]
    if low:
        return card in low
    return brisques((card,)) > 0 or not any(one.rank == ACE and one.suit != deal.trump for one in held)


def why_led(deal: MeldDeal, card: Card, costs: Mapping[Card, float], ready: str) -> tuple[str, str]:
    """Of a lead: for the trick, where another could better be spared."""
    rich = brisques((card,)) > 0
    dear = {one: brisques((one,)) > 0 for one in costs}      # at the same cost what is no brisque goes first
    order, trump = deal.order, deal.trump

    def weaker(one: Card) -> bool:
        """Less likely to win the trick: for that the other is led, where it costs as little."""
        low, high = ((other.suit == trump, order.strength(other, trump)) for other in (one, card))
        return low < high

    if not any(((cost, dear[one]) < (costs[card], rich) or cost <= costs[card] and weaker(one))
               and (rich or not dear[one]) for one, cost in costs.items()):
        return why_spared(deal, card, costs, "")
    hope = f", to score {ready}" if ready else ": the other could not declare"
    return f"It may {'make its brisque' if rich else 'win the trick'}{hope}.", ""      # of leads no book says so


def worth_playing(deal: MeldDeal, seat: int, card: Card, cost: float, hoped: float, taste: Taste) -> float:
    """What playing this card is worth, with so much `hoped` from winning the trick, at this cost to what he keeps."""
    trick = deal.on_table()
    stake = taste.brisque * brisques((*trick, card))
    if trick:
        return (hoped + stake if deal.order.beats(card, trick[0], deal.trump) else -stake) - cost
    given = taste.brisque >= LET_GO_BY_NOBODY and brisques((card,)) and seen_to_beat(deal, seat, card)
    chance = 0.0 if given else holds(deal, seat, card)
    return chance * (hoped + stake) - (1 - chance) * stake - cost


def holds(deal: MeldDeal, seat: int, card: Card) -> float:
    """How likely a lead is to win: fewer cards that beat it, or a smaller hand against it, make it likelier."""
    return 1 - HE_BEATS if seen_to_beat(deal, seat, card) else holds_hidden(deal, seat, card)


def seen_to_beat(deal: MeldDeal, seat: int, card: Card) -> bool:
    """Whether a card that lies declared before the other beats this one."""
    shown = [one for other in range(deal.seats) if other != seat for one in deal.held_by(other) if one.rank >= 0]
    return any(deal.order.beats(one, card, deal.trump) for one in shown)


def holds_hidden(deal: MeldDeal, seat: int, card: Card) -> float:
    """The same beside what the other hides alone."""
    out = unseen(deal, seat).cards
    beating = sum([number for face, number in out.items() if deal.order.beats(face, card, deal.trump)])
    hidden = sum([one.rank < 0 for other in range(deal.seats) if other != seat for one in deal.held_by(other)])
    return float((1 - HE_BEATS * beating / max(1, out.total())) ** hidden)


def last_tricks(deal: MeldDeal, seat: int, taste: Taste) -> Advice:
    """Make one's brisques and catch the other's; a good trump is kept for the last trick."""
    order, trump, trick, able = deal.order, deal.trump, deal.on_table(), deal.allowed(seat)
    source = taste.sources["last"]
    if trick:
        winning = cheapest_winner(order, able, trick, trump)
        rich = [card for card in winners(order, able, trick, trump) if brisques((card,)) and card.suit != trump]
        if rich:
            return Advice(Move(("play", rich[0])), "It makes the brisque now that it is safe.", source)
        if winning is not None and (brisques(trick) or order.suit(winning, trump) != trump or len(able) == 1):
            return Advice(Move(("play", winning)), "It takes the trick as cheaply as can be.", source)
        return Advice(Move(("play", poorest(deal, able))), "It gives up the least.", source)
    out = unseen(deal, seat).cards
    safe = [card for card in able if not any(order.beats(face, card, trump) for face in out)]
    good = sum([card.suit == trump for card in safe])
    made = [card for card in safe if brisques((card,)) and (card.suit != trump or good > 1)]
    if made:
        return Advice(Move(("play", made[0])), "Nothing that is out can take this brisque.", source)
    if len(safe) > 1:
        return Advice(Move(("play", lowest(order, safe, trump))),
                      "It is sure to win; another is kept for the last trick.", source)
    card = poorest(deal, able)
    kept = any(one is not card and one.suit == trump for one in safe)
    keep = ", and leaves the good trump for the last" * kept
    return Advice(Move(("play", card)), f"It {why_poor(deal, able, card)}{keep}.", source)


def why_poor(deal: MeldDeal, able: Sequence[Card], card: Card) -> str:
    """What the poorest of these is: where all are brisques or trumps, the least of them."""
    if not brisques((card,)) and card.suit != deal.trump:
        return "costs nothing"
    if len({brisques((one,)) for one in able}) > 1:
        return "is a trump and no brisque: nothing costs less"
    return "is the least of the brisques that are left" if brisques((card,)) else \
        "is the lowest of the trumps that are left"


def poorest(deal: MeldDeal, some: Sequence[Card]) -> Card:
    """No brisque and no trump if there is anything else, then the lowest."""
    return min(some, key=lambda card: (brisques((card,)), card.suit == deal.trump,
                                       deal.order.strength(card, deal.trump), card))
