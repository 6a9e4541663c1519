"""The club player where the book gives no maxims: bets, a game to be played out, and La Triomphe.  All are rulings."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import Card, Cards
from cardtable.families.tricks.partners import forgiven
from cardtable.games.ecarte.book import shown
from cardtable.games.ecarte.rules.stakes import Stakes
from cardtable.games.ecarte.rules.triomphe import HAND, LOOKED, POINT, TRICK, TURN_UP, Triomphe
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
    """Any trump is worth more than the poorest card, but for a lower trump than all that are held.  Where a partner's
    hand lies open that card is poorest which adds least to both."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    able = [move for move in view.decision(seat) if move.verb == "pillage"]
    let_be = next(move for move in view.decision(seat) if move.verb != "pillage")
    if not able:
        return let_be, "There is nothing to pillage."
    taken, = deal.zone[TURN_UP] or deal.zone[LOOKED[seat]]
    if shown.open_to(deal, seat):
        against = shown.unseen(deal)
        poorest = min(able, key=lambda move: (shown.worth(deal, _card(move), against), cost(deal, move[1])))
        why = f"It is a trump for the card that adds least to {shown.named(deal, seat)}."
    else:
        poorest = min(able, key=lambda move: cost(deal, move[1]))
        why = "It is a trump for the poorest card."
    if cost(deal, poorest[1]) > cost(deal, taken):
        return let_be, "All your cards are higher trumps than this one."
    return poorest, why


def reply(view: View, seat: int, rng: Random) -> Answer:
    """The vole is declined for only with a hand that should make it; the problem of 1798 is such a one.  A point that
    wins the game is taken."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    accept = Move(("accept",))
    if deal.score[deal.side[seat]] + POINT >= deal.goal:
        return accept, "Accept: the point wins the game."
    if shown.open_to(deal, seat):
        if shown.hoped(deal, seat) >= shown.VOLE:
            return Move(("decline",)), f"Decline: {shown.named(deal, seat)} should make the vole."
        return accept, f"Accept: {shown.named(deal, seat)} are not so strong that the hope of the vole is worth more."
    own = tuple([c for c in deal.zone[TRICK] if deal.leader == seat])
    if hoped(deal, deal.zone[HAND[seat]] + own) >= VOLE:
        return Move(("decline",)), "Decline: the vole is likely."
    return accept, "Accept: the point is worth more than the hope of the vole."


def play(view: View, seat: int, rng: Random) -> Answer:
    """A hopeless hand offers the point, or the hopeless hands of partners who see them both, unless that loses the game
    or a partner's card lies best; else a card.  With a partner who does not show his no hand is hopeless by itself
    (play.md)."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    lost = loses(deal, seat)
    trick, together = deal.zone[TRICK], shown.open_to(deal, seat)
    if Move(("offer",)) in view.decision(seat) and not lost and not helped(deal, seat):
        if together and shown.hoped(deal, seat) < shown.HOPELESS:
            return Move(("offer",)), f"Offer the point: {shown.named(deal, seat)} are hopeless."
        if not deal.partners_of(seat) and hoped(deal, deal.zone[HAND[seat]]) < HOPELESS:
            return Move(("offer",)), "Offer the point: the hand is hopeless."
    if trick:
        return follow(deal, view, seat)
    return shown.lead(view, deal, seat) if together else lead(deal, seat)


def loses(deal: Triomphe, seat: int) -> bool:
    """Whether the point, if it is offered and taken, wins the others the game."""
    return deal.goal == POINT + max([n for side, n in enumerate(deal.score) if side != deal.side[seat]])


def not_offered(deal: Triomphe, seat: int) -> str:
    """Why the point is not offered, where that alone is left to decide."""
    if loses(deal, seat):
        return "the point, if you offered it, would win them the game"
    if helped(deal, seat):
        return "the trick is your partner’s so far, so that the point is not offered"
    best = max([c for c in deal.pack if c.suit == deal.trump], key=lambda c: deal.order.plain[c.rank])
    if best in deal.zone[HAND[seat]]:
        return f"the {best.name} will take a trick, so that an offer would give the point for nothing"
    if deal.partners_of(seat) and not shown.open_to(deal, seat):
        return "the point is not offered before your partner’s hand is known"
    return "what you hold is not so poor that the point should be offered"


def helped(deal: Triomphe, seat: int) -> bool:
    """Whether the trick is a partner's as it lies."""
    trick = deal.zone[TRICK]
    return bool(trick) and deal.left(deal.leader, deal.order.wins(trick, deal.trump)) in deal.partners_of(seat)


def lead(deal: Triomphe, seat: int) -> Answer:
    """Trumps with two or more, from the top; else the highest plain card of the longest suit."""
    hand = deal.zone[HAND[seat]]
    trumps = [c for c in hand if c.suit == deal.trump]
    if len(trumps) > 1 or len(trumps) == len(hand):
        top = max(trumps, key=lambda c: deal.order.plain[c.rank])
        return Move(("play", top)), f"Lead the {top.name}, the highest: with two trumps or more they are led first."
    plain = [c for c in hand if c.suit != deal.trump]
    best = max(plain, key=lambda c: (deal.order.plain[c.rank], sum([o.suit == c.suit for o in plain])))
    as_high = [c for c in plain if deal.order.plain[c.rank] == deal.order.plain[best.rank]]
    told = "your only plain card" if len(plain) == 1 else f"{'one of ' * (len(as_high) > 1)}the highest" + (
        " beside the trump, which waits" * bool(trumps))
    return Move(("play", best)), f"Lead the {best.name}, {told}."


def follow(deal: Triomphe, view: View, seat: int) -> Answer:
    """The cheapest card that wins, or else the cheapest."""
    trick = deal.zone[TRICK]
    able = [move for move in view.decision(seat) if move.verb == "play"]
    winning = [move for move in able if deal.order.wins((*trick, _card(move)), deal.trump) == len(trick)]
    cheapest = min(winning or able, key=lambda move: cost(deal, move[1]))
    if len(able) == 1:
        kept = f", and {not_offered(deal, seat)}" if Move(("offer",)) in view.decision(seat) else ""
        return cheapest, f"Play the {_card(cheapest).name}: no other card may be played{kept}."
    if winning:
        return cheapest, f"Win with the {_card(cheapest).name}, as cheaply as may be."
    lies = "is your partner’s" if helped(deal, seat) else "cannot be won"
    return cheapest, f"Play the {_card(cheapest).name}, the cheapest: the trick {lies}."


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
