"""The club player: at five he mixes, nine cards in eleven; as banker he goes by the table that is best against that,
learned from a pack without end, where the book has none (002:271-283)."""
from __future__ import annotations

from random import Random

from cardtable.games.baccarat import manners
from cardtable.games.baccarat.evaluate import sides
from cardtable.games.baccarat.exact import Side
from cardtable.games.baccarat.mixed import EQUAL_PACKS, NONE, draws, mixture, turns_on_five
from cardtable.games.baccarat.points import FREE, due
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.seen import often, own_point
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import number


def choose(view: View, seat: int, rng: Random) -> Thought:
    """The third cards by rule, all else by manner."""
    deal = view.deal
    assert isinstance(deal, Banked)
    if deal.phase == "third":
        return third(deal, seat, rng)
    return option(deal, seat) if deal.phase == "option" else manners.choose(deal, seat, rng)


def third(deal: Banked, seat: int, rng: Random) -> Thought:
    """A punter does what is due; at five now one, now the other, so that nobody can tell."""
    two = own_point(deal, seat)
    if two == FREE:
        takes = rng.random() < mixture().often
        return Thought(seat, Move(("draw" if takes else "stand",)),
                       "At five a card is taken nine times in eleven, and nobody is to know when.", "002:271-273")
    verb = due(two)[0]
    done = "taken" if verb == "draw" else "refused"
    why = f"With {number(two) if two else 'baccarat'} a card is {done} as a matter of course."
    return Thought(seat, Move((verb,)), why, "002:258-267")


def option(deal: Banked, seat: int) -> Thought:
    """By his own point, the card that was drawn, and how its holder plays at five (002:275-283); of two hands he goes
    by the one that has more on it."""
    his, side, holder = own_point(deal, seat), *against(deal)
    card = NONE if side.third is None else side.third
    frequency = often(deal, holder)
    takes = draws(his, card, frequency, EQUAL_PACKS)
    met = "nobody has drawn" if card == NONE else f"{number(card) if card else 'a court or a ten'} was drawn"
    why = f"With {number(his) if his else 'baccarat'}, where {met}, {'a card is drawn' if takes else 'one stands'}"
    if turns_on_five(his, card):
        why += f", if at five a card is taken {round(100 * frequency)} times in a hundred"
    return Thought(seat, Move(("draw" if takes else "stand",)), f"{why}.", "002:275-283")


def against(deal: Banked) -> tuple[Side, int]:
    """The hand that decides, of those that are not settled yet, and who holds it."""
    holders = [holder for holder in deal.holders if holder >= 0]
    waiting = [(side, holder) for side, holder in zip(sides(deal), holders) if side.settled is None]
    return max(waiting, key=lambda one: one[0].staked)
