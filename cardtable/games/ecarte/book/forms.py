"""The club player where the book gives no maxims: bets, a game to be played out, and La Triomphe.  All are rulings."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.tricks.partners import forgiven
from cardtable.games.ecarte.rules.stakes import Stakes
from cardtable.games.ecarte.rules.triomphe import HAND, TRICK, Triomphe
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

HOPELESS, VOLE = 0.8, 3.4            # tricks hoped for: below the first the point is offered, above the second declined
TRUMP = 0.55                         # of a trick, to the lowest trump; plain cards count by rank


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does, in phases that Écarté for two has not."""
    move, why = PHASES[view.deal.phase](view, seat, rng)
    return forgiven(view, Thought(seat, move, why))


Answer = tuple[Move, str]


# French Écarté: the two are equal before the cards are dealt

def betting(view: View, seat: int, rng: Random) -> Answer:
    """A fair wager: a coin or two on either."""
    deal = view.deal
    assert isinstance(deal, Stakes)
    side = rng.randrange(2) if deal.chouette < 0 else 1 - deal.chouette
    return Move(("bet", side, rng.randint(1, min(2, deal.most)))), "A small bet: before the deal it is an even thing."


def taking(view: View, seat: int, rng: Random) -> Answer:
    """The bets are as fair as the stakes; a few are covered."""
    most = max(int(move[1]) for move in view.decision(seat))
    return Move(("take", min(2, most))), "Take a little of it: before the deal it is an even thing."


def abandoned(view: View, seat: int, rng: Random) -> Answer:
    """What is given up can only be bettered."""
    return Move(("play-out",)), "Play it out: there is nothing left to lose by it."


# La Triomphe

def hoped(deal: Triomphe, hand: Cards) -> float:
    """Tricks that these cards may be hoped to win."""
    others = deal.seats - 1
    worth = 0.0
    for c in hand:
        place = deal.order.plain[c.rank] / 7
        worth += TRUMP + (1 - TRUMP) * place if c.suit == deal.trump else (place ** 3) * 0.8 ** others
    return worth


def pillaging(view: View, seat: int, rng: Random) -> Answer:
    """Any trump is worth more than the poorest card."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    able = [move for move in view.decision(seat) if move.verb == "pillage"]
    if not able:
        return next(iter(view.decision(seat))), "There is nothing to pillage."
    return min(able, key=lambda move: cost(deal, move[1])), "It is a trump for the poorest card."


def reply(view: View, seat: int, rng: Random) -> Answer:
    """The vole is declined for only with a hand that should make it; the problem of 1798 is such a one."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    own = tuple([c for c in deal.zone[TRICK] if deal.leader == seat])
    if hoped(deal, deal.zone[HAND[seat]] + own) >= VOLE:
        return Move(("decline",)), "Decline: the vole is likely."
    return Move(("accept",)), "Accept: the point is worth more than the hope of the vole."


def play(view: View, seat: int, rng: Random) -> Answer:
    """A hopeless hand offers the point, unless that loses the game or a partner's card lies best; else a card."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    lost = deal.goal == 1 + max([n for side, n in enumerate(deal.score) if side != deal.side[seat]])
    trick = deal.zone[TRICK]
    if Move(("offer",)) in view.decision(seat) and not lost and not helped(deal, seat) \
            and hoped(deal, deal.zone[HAND[seat]]) < HOPELESS:
        return Move(("offer",)), "Offer the point: the hand is hopeless."
    return follow(deal, view, seat) if trick else lead(deal, seat)


def helped(deal: Triomphe, seat: int) -> bool:
    """Whether the trick is a partner's as it lies."""
    trick = deal.zone[TRICK]
    return bool(trick) and deal.left(deal.leader, deal.order.wins(trick, deal.trump)) in deal.partners_of(seat)


def lead(deal: Triomphe, seat: int) -> Answer:
    """Trumps with two or more, from the top; else the highest plain card of the longest suit."""
    hand = deal.zone[HAND[seat]]
    trumps = [c for c in hand if c.suit == deal.trump]
    if len(trumps) > 1 or len(trumps) == len(hand):
        return Move(("play", max(trumps, key=lambda c: deal.order.plain[c.rank]))), "Lead trumps, from the highest."
    plain = [c for c in hand if c.suit != deal.trump]
    best = max(plain, key=lambda c: (deal.order.plain[c.rank], sum([o.suit == c.suit for o in plain])))
    return Move(("play", best)), "Lead the highest of the plain suits."


def follow(deal: Triomphe, view: View, seat: int) -> Answer:
    """The cheapest card that wins, or else the cheapest."""
    trick = deal.zone[TRICK]
    able = [move for move in view.decision(seat) if move.verb == "play"]
    winning = [move for move in able if deal.order.wins((*trick, _card(move)), deal.trump) == len(trick)]
    cheapest = min(winning or able, key=lambda move: cost(deal, move[1]))
    if len(able) == 1:
        return cheapest, "No other card may be played."
    if winning:
        return cheapest, "Win it as cheaply as may be."
    lies = "is your partner’s" if helped(deal, seat) else "cannot be won"
    return cheapest, f"The trick {lies}: throw the cheapest."


def cost(deal: Triomphe, card: object) -> int:
    """What giving up this card costs."""
    assert isinstance(card, Card)
    return deal.order.plain[card.rank] + (8 if card.suit == deal.trump else 0)


def _card(move: Move) -> Card:
    card = move[1]
    assert isinstance(card, Card)
    return card


PHASES: dict[str, Callable[[View, int, Random], Answer]] = {
    "betting": betting, "taking": taking, "abandoned": abandoned, "pillaging": pillaging, "looking": pillaging,
    "reply": reply, "play": play}
