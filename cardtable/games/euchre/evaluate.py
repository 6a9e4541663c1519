"""What search needs to know of Euchre: how likely a hand is to have spoken so, and what tricks are worth."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp

from cardtable.cards import Card
from cardtable.families.tricks import search
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.prospects import chance, ends
from cardtable.families.tricks.search import Calling, InPlay
from cardtable.games.euchre import bidding, hands
from cardtable.games.euchre.maxims import advise
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import ALL, GAME, scored
from cardtable.players.search import Plan, Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import Position, Scoring

IN_PLAY, BEFORE = 160, 100                       # layouts at budget 1
DOUBT = .3                                       # tricks by which others may well judge their hands otherwise
LEAST = .05                                      # anybody may do anything
SCALE = 4                                        # steps of the solver for one game in 100
UNIT = "games in 100"
BETWEEN_EQUALS = ends({(0, 1): .197, (0, 2): .135, (0, 4): .003, (1, 0): .415, (2, 0): .222, (4, 0): .013})
"""Of 4,000 deals at love all between four club players; two-handed it is near enough."""

phrase = {"play": ("Play", "playing"), "order": ("Order it up", "ordering it up"),
          "assist": ("Assist", "assisting"), "take": ("Take it up", "taking it up"), "pass": ("Pass", "passing"),
          "turn-down": ("Turn it down", "turning it down"), "make": ("Make", "making"),
          "leave": ("Leave it", "leaving it"), "supersede": ("Play alone", "playing alone"),
          "discard": ("Discard", "discarding")}
HABIT = "The others are supposed to speak by the book; the play is judged with open cards."
caveats = {**dict.fromkeys(("adopting", "making", "superseding", "discarding"), HABIT),
           "play": "The play is judged with open cards: that the others cannot see each other’s hands is not weighed."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """All but what is named of open cards, and whether to play alone against who does: there the book's word stands."""
    deal = view.deal
    if not isinstance(deal, Euchre) or deal.phase not in caveats:
        return None
    if deal.phase == "play":
        return AtPlay(view, seat)
    return Speaking(view, seat)


def policy(deal: TrickDeal, seat: int) -> Move:
    """By the book."""
    assert isinstance(deal, Euchre)
    return advise(deal, seat).move


def standing(deal: Euchre, seat: int, marked: Sequence[int]) -> float:
    """What it is worth to a seat's side to have marked these points, by side: its chance of the game; of three, each
    for himself, points above the best of the others."""
    own = deal.side[seat]
    score = [had + new for had, new in zip(deal.score, marked, strict=True)]
    mine, best = score.pop(own), max(score)
    if len(score) > 1:
        return 12.5 * (min(mine, GAME) - min(best, GAME))
    next_dealer = deal.side[deal.left(deal.dealer)]
    return 100 * chance(mine, best, GAME, next_dealer == own, BETWEEN_EQUALS)


def outcome(deal: Euchre, seat: int, tricks: int) -> float:
    """What so many tricks of the seat's party come to."""
    found = scored(deal.value(), tricks if deal.party[seat] == deal.party[deal.maker] else ALL - tricks)
    marked = [0] * len(deal.score)
    if found.makers:
        marked[deal.side[deal.maker]] = found.makers
    elif deal.seats == 3 and deal.set_back:
        marked[deal.side[deal.maker]] = -found.others
    else:
        marked = [found.others * (side != deal.side[deal.maker]) for side in range(len(marked))]
    return standing(deal, seat, marked)


def opened(deal: Euchre, seat: int) -> Position:
    """The play with open cards, its tricks valued at the score for this seat."""
    table = [round(SCALE * outcome(deal, seat, n)) for n in range(ALL + 1)]
    return replace(deal.open_position(deal.party[seat]), scoring=Scoring(trick=0, table=table))


class AtPlay(InPlay):
    """Which card."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat, UNIT, IN_PLAY, likely)

    def solve(self, world: TrickDeal) -> dict[Card, float]:
        assert isinstance(world, Euchre)
        found = search.solver().values(opened(world, self.seat), nodes=search.NODES)
        return {card: found[world.bit(card)] / SCALE for card in world.allowed(self.seat)}


class Speaking(Calling):
    """What to say, and what the dealer discards."""

    def __init__(self, view: View, seat: int) -> None:
        plans = [(move,) for move in view.decision(seat) if move.verb in phrase]
        super().__init__(view, seat, plans, policy, BEFORE, UNIT, likely)

    def worth(self, deal: TrickDeal, before: TrickDeal, seat: int) -> float:
        """Nothing but what the play brings, unless the deal is over without it."""
        assert isinstance(deal, Euchre)
        if not deal.over:
            return 0.0
        marked = [now - then for now, then in zip(deal.score, before.score, strict=True)]
        assert isinstance(before, Euchre)
        return SCALE * standing(before, seat, marked)

    def opened(self, deal: TrickDeal) -> Position:
        assert isinstance(deal, Euchre)
        return opened(deal, self.seat)

    def values(self, world: TrickDeal, plans: Sequence[Plan]) -> list[float]:
        return [value / SCALE for value in super().values(world, plans)]


def likely(world: TrickDeal) -> float:
    """How well the hands agree with what was said, 0 to 1."""
    assert isinstance(world, Euchre)
    found, aside = 1.0, False
    for seat, word in world.spoken:
        hand = world.dealt_hand(seat)
        if word == "turn-down":
            five = bidding.after_discard(world, hand)
            found *= spoke(False, hands.tricks(five, world.proposed), bidding.TAKES)
            aside = True
        elif word == "take":
            found *= spoke(True, hands.tricks(hand, world.proposed), bidding.TAKES)
        elif not aside:
            wanted = bidding.ASSISTS if seat == world.partner(world.dealer) else bidding.ORDERS
            found *= spoke(word != "pass", hands.tricks(hand, world.proposed), wanted)
        elif word == "pass":
            suit = hands.called_suit(hand, world.proposed)
            found *= spoke(False, hands.tricks(hand, suit), bidding.OTHER)
        else:
            eldest = seat == world.left(world.dealer) and word == "next"
            wanted = bidding.NEXT if eldest else bidding.CROSS if seat == world.partner(world.dealer) else bidding.OTHER
            found *= spoke(True, hands.tricks(hand, world.trump), wanted)
    return found


def spoke(called: bool, worth: float, wanted: float) -> float:
    """How likely a hand of this worth calls, or does not, where so much is wanted."""
    off = max(0.0, wanted - worth if called else worth - wanted)
    return LEAST + (1 - LEAST) * exp(-(off / DOUBT) ** 2)
