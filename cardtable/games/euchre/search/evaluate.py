"""What search needs to know of Euchre: the courses of a decision, and what they are worth at this score.

The others are taken to go on by habit, the club player's; his own next cards are chosen for all layouts that look
alike (trials.py).  The cards of a jambone lie open, and there every card is solved with open cards.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from cardtable.cards import SUIT_NAMES, SUITS, Card
from cardtable.families.tricks import search
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.habitual.dominance import levelled
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.families.tricks.prospects import chance, ends
from cardtable.families.tricks.readable import highest_sure
from cardtable.families.tricks.search import InPlay
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import ALL, ALONE, GAME, JAMBONE, JAMBOREE, SHOWN, TOGETHER, scored
from cardtable.games.euchre.search import position
from cardtable.games.euchre.search.position import CONTRACTS, ENDED, NO, OPPOSED, PHASES, plain, trials
from cardtable.games.euchre.search.trials import COMPILED, Trials
from cardtable.games.euchre.strict import StrictEuchre
from cardtable.games.euchre.words import ON_TOKEN
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import Position, Scoring

KEPT, DRAWN = 600, 10                            # layouts at budget 1; so many are drawn for one
DEEP = 1                                         # own cards chosen beyond the first,
SMALL, MARGIN = 24, 1.0                          # where so many look alike, if better by so many standard errors
SLOW = 20                                        # so many fewer layouts where nothing is compiled
OPEN = 160                                       # layouts solved against a jambone
TRUMPS = 16                                      # how much more a trump is kept for than a lay card of its strength
SCALE = 4                                        # steps of the solver for one game in 100
UNIT = "games in 100"
OF_THREE, NEAR = "points", Scale(.04, .24)       # of three players, each for himself: no chance of the game is reckoned
AGAINST_BETTER = "you are {ahead_of} whichever of the other two has more points after the deal"
BETWEEN_EQUALS = ends({(0, 1): .197, (0, 2): .135, (0, 4): .003, (1, 0): .415, (2, 0): .222, (4, 0): .013})
"""Of 4,000 deals at love all between four club players; two-handed it is near enough."""

SUITED = {f"make {letter}": (f"Make {name}", f"making {name}") for letter, name in zip(SUITS, SUIT_NAMES, strict=True)}
SAID = {"order": ("Order it up", "ordering it up"), "assist": ("Assist", "assisting"),
        "take": ("Take it up", "taking it up"), **SUITED}
phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "turn-down": ("Turn it down", "turning it down"),
          "leave": ("Leave it", "leaving it"), "discard": ("Discard", "discarding"), **SAID,
          "supersede": ("Play alone instead", "playing alone instead"), "make": ("Make it", "making it"),
          **{f"supersede {how}": (f"Play{name} instead", f"playing{name} instead") for how, name in ON_TOKEN.items()},
          **{f"{said} {how}": (f"{order}{name}", f"{done}{name}") for said, (order, done) in SAID.items()
             for how, name in ON_TOKEN.items()}}
HABIT = "The others are supposed to speak and play by the book."
caveats = dict.fromkeys(("adopting", "making", "superseding", "discarding", "play"), HABIT)


def question(view: View, seat: int, book: Move) -> Question | None:
    """All but what is named of open cards, what strict laws have made unusual, and whether to play alone against who
    does: there the book's word stands."""
    deal = view.deal
    if not isinstance(deal, Euchre) or deal.phase not in caveats:
        return None
    if isinstance(deal, StrictEuchre) and deal.unusual or deal.phase == "play" and not orderly(deal):
        return None
    if deal.phase != "play":
        return Speaking(view, seat, book)
    return AgainstOpen(view, seat) if deal.contract == JAMBONE else AtPlay(view, seat, book)


def standing(deal: Euchre, seat: int, marked: Sequence[int]) -> float:
    """What it is worth to a seat's side to have marked these points, by side: its chance of the game; of three, each
    for himself, points above the best of the others."""
    own = deal.side[seat]
    score = [had + new for had, new in zip(deal.score, marked, strict=True)]
    mine, best = score.pop(own), max(score)
    if len(score) > 1:
        return float(min(mine, GAME) - min(best, GAME))
    next_dealer = deal.side[deal.left(deal.dealer)]
    return 100 * chance(mine, best, GAME, next_dealer == own, BETWEEN_EQUALS)


def outcome(deal: Euchre, seat: int, maker: int, contract: int, tricks: int) -> float:
    """What it is worth to a seat that this seat makes so many tricks, its partner's among them."""
    making, marked = deal.side[maker], [0] * len(deal.score)
    if contract < OPPOSED and CONTRACTS[contract] == JAMBOREE:
        marked[making] = SHOWN
        return standing(deal, seat, marked)
    how = CONTRACTS[contract] if contract < OPPOSED else ALONE
    worth = deal.worth.get(how, deal.worth[ALONE])           # who has no such contract never plays it
    if deal.may_oppose and how == ALONE and contract < OPPOSED:
        worth = worth._replace(euchre=deal.worth[TOGETHER].euchre)
    found = scored(worth, tricks)
    if found.makers:
        marked[making] = found.makers
    elif deal.seats == 3 and deal.set_back:
        marked[making] = -found.others
    else:
        marked = [found.others * (side != making) for side in range(len(marked))]
    return standing(deal, seat, marked)


class Weighed(Question):
    """What both questions share: layouts laid out together, and every course tried in all of them."""

    unit, samples = UNIT, KEPT

    def __init__(self, view: View, seat: int, plans: Sequence[Plan]) -> None:
        deal = view.deal
        assert isinstance(deal, Euchre)
        self.view, self.deal, self.seat, self.plans = view, deal, seat, plans
        self.found: dict[Plan, list[float]] = {}
        if deal.seats == 3:
            self.unit, self.scale, self.beside = OF_THREE, NEAR, AGAINST_BETTER

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """As many as at budget 1."""
        return self.at_most(rng, self.samples)

    def at_most(self, rng: Random, most: int) -> Iterator[tuple[int, float]]:
        """Layouts by number, each as often as it counts."""
        most = most if COMPILED else max(1, most // SLOW)
        worth = [outcome(self.deal, self.seat, maker % self.deal.seats, contract, tricks) for maker in range(4)
                 for contract in range(OPPOSED + 1) for tricks in range(ALL + 1)]
        nothing = standing(self.deal, self.seat, [0] * len(self.deal.score))
        found = trials(self.view, self.seat, most, worth, nothing, DEEP, SMALL, MARGIN)
        often = found.weigh(DRAWN * most, most, rng.getrandbits(60))
        found.counting(often)
        self.look(found, rng)
        yield from ((n, float(times)) for n, times in rng.sample(list(enumerate(often)), len(often)))

    def look(self, found: Trials, rng: Random) -> None:
        """Fills `found`, by plan what it comes to in each."""
        raise NotImplementedError                # abstract

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        """In the layout of this number."""
        return [self.found[plan][world] for plan in plans]


class AtPlay(Weighed):
    """Which card."""

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat, [(move,) for move in view.decision(seat) if move.verb == "play"])
        self.book = book

    def spends(self, move: Move) -> float:
        """A lay card by its rank, a trump more than any."""
        card = move[1]
        assert isinstance(card, Card)
        order, trump = self.deal.order, self.deal.trump
        return order.strength(card, trump) + TRUMPS * (order.suit(card, trump) == trump)

    def readable(self, move: Move, near: Sequence[Move]) -> Move:
        """Of cards that are sure alike the highest is led."""
        some = [card for one in near if isinstance(card := one[1], Card)]
        card = move[1]
        assert isinstance(card, Card)
        return move if move == self.book else Move(("play", highest_sure(self.deal, self.seat, card, some)))

    def look(self, found: Trials, rng: Random) -> None:
        cards = [card for plan in self.plans if isinstance(card := plan[0][1], Card)]
        came = found.cards([self.deal.bit(card) for card in cards])
        self.found = dict(zip(self.plans, levelled(self.deal, self.seat, cards, came), strict=True))


class Speaking(Weighed):
    """What to say, and what the dealer discards; that cards be laid open is the book's word."""

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat, [(move,) for move in view.decision(seat)
                                      if move.verb in phrase and (JAMBONE not in move or move == book)])

    def look(self, found: Trials, rng: Random) -> None:
        world = self.view.knowledge.world(self.deal, rng)
        for plan in self.plans:
            deal = world.copy()
            assert isinstance(deal, Euchre)
            deal.apply(self.seat, plan[0])
            playing = deal.phase in ("play", "naming")
            own = deal.playable(self.seat) if playing else deal.zone[deal.layout.hand[self.seat]]
            out = sum([1 << seat for seat in deal.out])
            self.found[plan] = found.course(
                ENDED if deal.over else PHASES[deal.phase], deal.must[0] if deal.must else NO, max(0, deal.trump),
                deal.maker, CONTRACTS.index(deal.contract), deal.lone, out, deal.opposer, deal.turned_down, plain(own),
                position.padded(deal.party))


class AgainstOpen(InPlay):
    """Which card where a jambone lies open, the tricks valued at the score."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat, UNIT, OPEN)
        if view.deal.seats == 3:
            self.unit, self.scale, self.beside = OF_THREE, NEAR, AGAINST_BETTER

    def solve(self, world: TrickDeal) -> dict[Card, float]:
        assert isinstance(world, Euchre)
        found = search.solver().values(opened(world, self.seat), nodes=search.NODES)
        return {card: found[world.bit(card)] / SCALE for card in world.allowed(self.seat)}


def opened(deal: Euchre, seat: int) -> Position:
    """The play with open cards, its tricks valued at the score for this seat."""
    makers = deal.party[seat] == deal.party[deal.maker]
    table = [round(SCALE * outcome(deal, seat, deal.maker, position.contract(deal), n if makers else ALL - n))
             for n in range(ALL + 1)]
    return replace(deal.open_position(deal.party[seat]), scoring=Scoring(trick=0, table=table))
