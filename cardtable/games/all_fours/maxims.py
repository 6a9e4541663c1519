"""The club player at All-Fours: the play for Jack and tens is the book's (002:158-160), all else ours."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.cards import RANK_NAMES, RANKS, Card, Cards
from cardtable.families.tricks.maxims import Advice, by_phase
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.families.tricks.order import KNAVE
from cardtable.families.tricks.partners import forgiven
from cardtable.families.tricks.speaks import commands
from cardtable.games.all_fours.hopes import hopes
from cardtable.games.all_fours.rules import LAYOUT, SIX, AllFours
from cardtable.games.all_fours.scoring import COUNTS, GAME, counted
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import number

TEN, HIGHEST = RANKS.index("T"), RANKS.index("A")
#                                                the ten wins little, and is given away rather than kept for winning
JACK_IS_WORTH = 14                               # as if so many towards game
TRUMP_COSTS, RANK_COSTS = 3.0, .25               # what a card is worth keeping for, in the same measure
UNSURE = .5                                      # how often a card that wins so far is not beaten behind it
MUCH = 3                                         # towards game, from a king up: of less nothing is said
GIVING = 1.0                                     # what the hand must promise above the point that is given
PLAY = "002:158-160"


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, and why."""
    deal = view.deal
    assert isinstance(deal, AllFours)
    return forgiven(view, Thought(seat, *advise(deal, seat)))


# The beg

def promise(deal: AllFours, seat: int, hand: Cards = ()) -> float:
    """What a hand may hope for as the trumps are: this, or that which the seat holds."""
    others, allies = SIX * len(deal.against(seat)), SIX * len(deal.partners_of(seat))
    return hopes(hand or deal.zone[LAYOUT.hand[seat]], deal.trump, deal.zone[LAYOUT.turn_up], others, allies)


def begging(deal: AllFours, seat: int) -> Advice:
    """He begs whose hand promises less than the others': he then has a point, or other trumps."""
    if deal.score[deal.side[seat]] == GAME - 1:
        if holds_the_ace(deal, seat) and not deal.off_suit:              # no other point is scored before
            return Advice(Move(("stand",)), "Stand: the ace of trumps scores High, which is counted first and wins the "
                                            "game.")
        return Advice(Move(("beg",)), "Beg: a point given would be the game.")
    if promise(deal, seat) < 0:
        return Advice(Move(("beg",)), f"Beg: these trumps promise you less than they promise {others(deal)}.")
    return Advice(Move(("stand",)), f"Stand: these trumps promise you as much as they promise {others(deal)}, or more.")


def others(deal: AllFours) -> str:
    """Who sits at the table besides."""
    return "the dealer" if deal.seats == 2 else "the others"


def answering(deal: AllFours, seat: int) -> Advice:
    """A point is given only for good trumps, and never the last."""
    if deal.score[deal.side[deal.elder]] == GAME - 1:
        return Advice(Move(("run",)), "Run the cards: the point given would be the game.")
    if promise(deal, seat) > GIVING:
        return Advice(Move(("give",)), "Give the point: these trumps should bring more.")
    return Advice(Move(("run",)), "Run the cards: these trumps do not make up for the point that would be given.")


def holds_the_ace(deal: AllFours, seat: int) -> bool:
    """Whether High is his, whoever has what."""
    return any(card.suit == deal.trump and card.rank == HIGHEST for card in deal.zone[LAYOUT.hand[seat]])


def keeping(deal: AllFours, seat: int) -> Advice:
    """Trumps are kept, then tens, then what counts most towards game, then what is highest."""
    hand = sorted(deal.zone[LAYOUT.hand[seat]], key=lambda c: (c.suit == deal.trump, COUNTS.get(c.rank, 0), c.rank, c))
    first = "trumps first, then " * (hand[-1].suit == deal.trump)
    return Advice(Move(("discard", *hand[:len(hand) - SIX])), f"Keep {first}what counts most towards game.")


def counting(deal: AllFours, seat: int) -> Advice:
    """Who has watched knows it."""
    told = counted(deal.won_by(deal.side[seat]))
    return Advice(Move(("count", told)), "That is what your tricks count.", "002:162-164")


# The play

def play(deal: AllFours, seat: int) -> Advice:
    """The lead, or a card to the trick."""
    return following(deal, seat) if deal.on_table() else leading(deal, seat)


def unseen(deal: AllFours, seat: int) -> list[Card]:
    """The cards that may still be held by others, or lie in the stock."""
    seen = {*deal.playable(seat), *deal.on_table(), *deal.zone[LAYOUT.turn_up], *deal.zone[LAYOUT.refused]}
    seen.update(card for zone in LAYOUT.won for card in deal.zone[zone])
    return [card for card in deal.pack if card not in seen]


def unseen_trumps(deal: AllFours, seat: int) -> list[int]:
    """The ranks of the trumps that may still be held by others."""
    return [card.rank for card in unseen(deal, seat) if card.suit == deal.trump]


def leading(deal: AllFours, seat: int) -> Advice:
    """Trumps that nothing beats, while the Jack may fall; one's own Jack once he is safe; else what risks least."""
    hand = deal.allowed(seat)
    trumps = sorted([c for c in hand if c.suit == deal.trump], key=lambda c: -c.rank)
    out = unseen_trumps(deal, seat) if trumps else []
    best = trumps[0] if trumps and (not out or trumps[0].rank > max(out)) else None
    if best is not None and out and (KNAVE in out or KNAVE in [trump.rank for trump in trumps[:2]]):
        return worded(best, f"Lead {{card}}: {why_led(deal, seat, best, out)}.", PLAY)
    card = min(hand, key=lambda c: (worth(c, deal.trump) + keep(c, deal.trump), c.rank, c))
    idle = not worth(card, deal.trump) and card.suit != deal.trump
    if idle and any(worth(other, deal.trump) or other.suit == deal.trump for other in hand):
        return worded(card, "Lead {card}, which counts nothing and is no trump.")
    if commands(deal, card, tuple(unseen(deal, seat))):
        return worded(card, "Lead {card}: nothing higher of its suit is out.")
    return worded(card, "Lead {card}, which loses least.")


def why_led(deal: AllFours, seat: int, best: Card, out: Sequence[int]) -> str:
    """What the best trump does for one's own Jack, or against another's; of those that are out it beats all."""
    if best.rank == KNAVE:
        return "nothing beats the Jack"
    if all(deal.trump in shown_void(deal, other) for other in deal.against(seat)):
        return "it takes the trick, for nobody against you has a trump"
    if KNAVE in out:
        return "the Jack may fall"
    return "it draws trumps that might take your Jack" if max(out) > KNAVE else \
        "it draws trumps, and none that is out takes your Jack"


def following(deal: AllFours, seat: int) -> Advice:
    """The card that gains most, its own worth and the trick's counted against what it is kept for."""
    liked = gains(deal, seat)
    card = max(liked, key=lambda c: (liked[c], -c.rank, -c))
    trick = deal.on_table()
    best = deal.order.wins(trick, deal.trump)
    jack = card.suit == deal.trump and card.rank == KNAVE
    if deal.order.beats(card, trick[best], deal.trump):
        sure = stands(deal, seat, card)
        if jack:
            return worded(card, f"Play {{card}}: it {'brings' if sure else 'may bring'} the Jack home.", PLAY)
        takes = f"Play {{card}}: it takes the trick{'' if sure else ' so far'}"
        if any(one.suit == deal.trump and one.rank == KNAVE for one in trick):
            return worded(card, f"{takes}, and the Jack with it.", PLAY)
        if trick_worth(deal, trick):
            return worded(card, f"{takes}, and what lies there counts.", PLAY)
        return worded(card, f"{takes}{counts_itself(card)}.")
    if deal.side[deal.played_by()[best]] == deal.side[seat]:
        theirs = f"Play {{card}}: the trick is your partner’s{'' if stands(deal, seat, trick[best]) else ' so far'}"
        return worded(card, f"{theirs}, and takes the Jack home.", PLAY) if jack else \
            worded(card, f"{theirs}{counts_itself(card)}.")
    return worded(card, "Play {card}: it gives up least.")


def counts_itself(card: Card) -> str:
    """What a card that is played to a trick of one's own side adds to it, if that is worth a word."""
    many = COUNTS.get(card.rank, 0)
    return f", and the {RANK_NAMES[card.rank]} counts {number(many)} towards game" if many >= MUCH else ""


def stands(deal: AllFours, seat: int, card: Card) -> bool:
    """Whether nobody of the other side who is still to play can beat a card, as far as this seat can tell: who has
    not followed to a trump has none."""
    played = deal.played_by()
    behind = [one for one in deal.against(seat) if one in deal.in_play() and one not in played]
    above = [one for one in unseen(deal, seat) if deal.order.beats(one, card, deal.trump)]
    return not any(one.suit != deal.trump or deal.trump not in shown_void(deal, other)
                   for one in above for other in behind)


def worded(card: Card, why: str, source: str = "") -> Advice:
    """A card, and why, in words that name it."""
    return Advice(Move(("play", card)), why.format(card=f"the {card.name}"), source)


def gains(deal: AllFours, seat: int) -> dict[Card, float]:
    """What each card brings to this trick, by what lies there and how surely it stands."""
    trick, trump = deal.on_table(), deal.trump
    best = deal.order.wins(trick, trump)
    top, ours = trick[best], deal.side[deal.played_by()[best]] == deal.side[seat]
    sure = 1.0 if len(trick) + 1 == deal.playing() else UNSURE
    stake, out = trick_worth(deal, trick), unseen_trumps(deal, seat)
    found = {}
    for card in deal.allowed(seat):
        won = ours or deal.order.beats(card, top, trump)
        safe = card.suit == trump and card.rank > max(out, default=-1)       # it brings home whatever it counts anyway
        own = 0 if won and safe else worth(card, trump)
        found[card] = (stake + own) * (sure if won else -sure) - keep(card, trump)
    return found


def trick_worth(deal: AllFours, some: Cards) -> float:
    """What cards count, the Jack of trumps as much as a ten and more."""
    return sum([worth(card, deal.trump) for card in some])


def worth(card: Card, trump: int) -> float:
    """What a card is worth to who takes it."""
    return COUNTS.get(card.rank, 0) + JACK_IS_WORTH * (card.suit == trump and card.rank == KNAVE)


def keep(card: Card, trump: int) -> float:
    """What a card is worth to who keeps it for later."""
    return TRUMP_COSTS * (card.suit == trump) + RANK_COSTS * (card.rank - RANKS.index("2")) * (card.rank != TEN)


advise = by_phase({"begging": begging, "answering": answering, "keeping": keeping, "counting": counting, "play": play})
