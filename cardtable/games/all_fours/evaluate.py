"""What search needs to know of All-Fours: which courses are worth trying, and what the score is worth after them."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.playing_on import PlayingOn
from cardtable.families.tricks.prospects import chance, ends
from cardtable.families.tricks.readable import touching
from cardtable.families.tricks.search import Likelihood
from cardtable.games.all_fours.maxims import GIVING, advise, gains, keep, promise, worth
from cardtable.games.all_fours.rules import LAYOUT, SIX, AllFours
from cardtable.games.all_fours.scoring import GAME
from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = 200                                    # layouts at budget 1
MOST_TRIED = {2: 6, 4: 4}                        # cards, by players: those the club player likes best
SELDOM = .15                                     # as likely to have begged, stood or given against one's cards
UNIT = "games in 100"
BETWEEN_EQUALS = ends({(1, 2): .194, (0, 3): .149, (2, 1): .145, (3, 1): .131, (2, 2): .131, (1, 3): .092, (3, 0): .041,
                       (0, 4): .033, (4, 1): .025, (4, 0): .024, (3, 2): .023, (2, 3): .008, (5, 0): .003})
"""Of 4,000 deals between two club players; between four partners it is near enough."""

phrase = {"play": ("Play", "playing"), "stand": ("Stand", "standing"), "beg": ("Beg", "begging"),
          "give": ("Give one", "giving one"), "run": ("Run the cards", "running them"),
          "discard": ("Throw", "throwing"), "count": ("Count", "counting")}
HABIT = "The others are supposed to play by habit, as the club player does."
caveats = dict.fromkeys(("begging", "answering", "play"), HABIT)


def question(view: View, seat: int, book: Move) -> Question | None:
    """All but which six are kept, where the book's word stands."""
    deal = view.deal
    if not isinstance(deal, AllFours) or deal.phase not in caveats:
        return None
    asked = Weighed(view, seat, plans(view, seat, book), SAMPLES, Heard(deal, seat).likely)
    asked.choices = len({asked.alike(move) for move in view.decision(seat)})
    return asked


def plans(view: View, seat: int, book: Move) -> list[Plan]:
    """Every course, of cards that are the same one; of a long hand those that seem best, and always the club player's
    own."""
    deal = view.deal
    assert isinstance(deal, AllFours)
    by_group: dict[object, Move] = {}
    for move in sorted(view.decision(seat), key=lambda move: move != book):
        by_group.setdefault(same_card(deal, seat, move), move)
    moves, most = list(by_group.values()), MOST_TRIED[deal.seats]
    if len(moves) > most:
        liked = gains(deal, seat) if deal.on_table() else {
            card: -worth(card, deal.trump) - keep(card, deal.trump) for card in deal.allowed(seat)}
        moves.sort(key=lambda move: (move != book, -liked[move[1]]))     # type: ignore[index]
    return [(move,) for move in moves[:most]]


def policy(deal: TrickDeal, seat: int) -> Move:
    """By habit."""
    assert isinstance(deal, AllFours)
    return advise(deal, seat).move


def same_card(deal: AllFours, seat: int, move: Move) -> object:
    """What a play has in common with that of a card beside it that counts as little, with none that is out between."""
    card = move[1] if move.verb == "play" else None
    if not isinstance(card, Card) or worth(card, deal.trump):
        return move
    gone = {one for _, one, _ in deal.history}
    live = [one for one in deal.pack if one not in gone]
    return min([one for one in touching(deal.playable(seat), card, live) if not worth(one, deal.trump)])


class Weighed(PlayingOn):
    """Worth is the chance of the game."""

    def __init__(self, view: View, seat: int, plans: Sequence[Plan], samples: int, likely: Likelihood) -> None:
        super().__init__(view, seat, plans, policy, samples, UNIT, likely)
        self.deal = view.deal

    def alike(self, move: Move) -> object:
        assert isinstance(self.deal, AllFours)
        return same_card(self.deal, self.seat, move)

    def worth(self, deal: TrickDeal, before: TrickDeal) -> float:
        side = deal.side[self.seat]
        next_dealer = deal.side[deal.left(deal.dealer)]
        return 100 * chance(min(deal.score[side], GAME), min(deal.score[1 - side], GAME), GAME, next_dealer == side,
                            BETWEEN_EQUALS)


class Heard:
    """How well a layout agrees with what was said before the play, while the first trumps stand."""

    def __init__(self, deal: AllFours, seat: int) -> None:
        ran = bool(deal.zone[LAYOUT.refused])
        self.elder = not ran and seat != deal.elder and deal.phase != "begging"
        self.dealer = not ran and seat != deal.dealer and deal.given
        self.begged = deal.begged

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, AllFours)
        found = 1.0
        if self.elder and (self.promise(world, world.elder) < 0) != self.begged:
            found *= SELDOM
        if self.dealer and self.promise(world, world.dealer) <= GIVING:
            found *= SELDOM
        return found

    def promise(self, world: AllFours, seat: int) -> float:
        """Of the hand as it was dealt."""
        return promise(world, seat, world.dealt_hand(seat)[:SIX])
