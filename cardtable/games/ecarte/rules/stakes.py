"""Stakes and bets at French Écarté: laid, covered, and settled to the coin (000:1196-1211)."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.games.ecarte.laws.forms import FRENCH
from cardtable.games.ecarte.rules.bystanders import CLOTH, Backed
from cardtable.games.ecarte.rules.rules import PACK, STAKES
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, One, calls
from cardtable.rules.terms import Terms

ABSTAIN = calls("abstain")
BOTH_COVER, EXCESS, SETTLING, CHOUETTE = 2, 3, 4, 7        # articles of the French code


def share(coins: int, claims: Sequence[int]) -> list[int]:
    """Coins in proportion to the claims, whole coins only: what is left over goes to the largest remainders, the
    first of equals.  Nobody gets more than he claims, as long as the coins are no more than all claims."""
    total = sum(claims)
    if not total:
        return [0] * len(claims)
    shares = [coins * claim // total for claim in claims]
    behind = sorted(range(len(claims)), key=lambda i: -(coins * claims[i] % total))
    for i in behind[:coins - sum(shares)]:
        shares[i] += 1
    return shares


def cover(side_a: int, side_b: int) -> tuple[int, int, int]:
    """What each side has at risk, and what is taken up again from the one and from the other (000:1201-1204).

    >>> cover(30, 22)
    (22, 8, 0)
    """
    at_risk = min(side_a, side_b)
    return at_risk, side_a - at_risk, side_b - at_risk


def payout(player_due: int, bettors_due: Sequence[int], money_won: int) -> tuple[int, list[int]]:
    """The player in full, then the bettors in proportion, who bear what is wanting (000:1206-1211).

    >>> payout(10, [6, 4], 15)
    (10, [3, 2])
    """
    player = min(player_due, money_won)
    return player, share(min(money_won - player, sum(bettors_due)), bettors_due)


@dataclass(frozen=True)
class StakesTerms(Terms):
    """What may be staked."""

    stake: int = 1               # of a player
    most: int = 1                # that may be bet or taken
    chouette: int = -1           # the seat that covers every bet, if one does


class Stakes(Deal):
    """What comes before a game: the players stake, the bystanders bet, and each side covers the other.

    `backs` and `placed` then hold, by seat, for which side it is (-1 for neither) and its coins at risk.
    """

    layout, pack, code, preliminary = CLOTH, PACK, FRENCH.name, True

    agrees_on = StakesTerms
    terms: StakesTerms

    def begin(self) -> None:
        self.stake, self.most, self.chouette = self.terms.stake, self.terms.most, self.terms.chouette
        self.side = (0, 1) + (2,) * (self.seats - 2)
        self.backs = (0, 1) + (-1,) * (self.seats - 2)
        self.placed = (0,) * self.seats
        self.taken = (0, 0)              # bets on the other side that each player covers himself
        self.answered = 0                # of the bystanders
        self.go("betting", *range(2, self.seats))

    def rights(self, seat: int) -> Choices:
        return ()                        # there is no game yet to be resigned

    # 1. All bystanders at once: on whom, and how much

    def betting(self, seat: int) -> Choices:
        sides = range(2) if self.chouette < 0 else range(1 - self.chouette, 2 - self.chouette)
        return (Choice("bet", One(sides), One(range(1, self.most + 1))), *ABSTAIN)

    def do_bet(self, seat: int, side: int, coins: int) -> None:
        self.say(seat, "bet", side, coins)
        self.backs = (*self.backs[:seat], side, *self.backs[seat + 1:])
        self.put(seat, coins)
        self.next_answer()

    def do_abstain(self, seat: int) -> None:
        self.say(seat, "abstain")
        self.next_answer()

    def next_answer(self) -> None:
        self.answered += 1
        if self.answered < self.seats - 2:
            return
        self.put(0, self.stake)
        self.put(1, self.stake)
        if self.chouette >= 0:
            self.say(self.chouette, "covers all", law=CHOUETTE)
            self.do_take(self.chouette, self.bet_on(1 - self.chouette))
        else:
            self.offer_to(0)

    # 2. The players before anybody else take bets that are laid on the other

    def offer_to(self, seat: int) -> None:
        """Asks this player, then the next; when both have been asked, the bets are covered."""
        if seat == 2:
            self.cover_bets()
        elif self.bet_on(1 - seat):
            self.go("taking", seat)
        else:
            self.offer_to(seat + 1)

    def taking(self, seat: int) -> Choices:
        return (Choice("take", One(range(min(self.most, self.bet_on(1 - seat)) + 1))),)

    def do_take(self, seat: int, coins: int) -> None:
        self.say(seat, "take", coins, law=BOTH_COVER)
        self.taken = (coins, self.taken[1]) if seat == 0 else (self.taken[0], coins)
        self.put(seat, coins)
        self.offer_to(2 if self.chouette >= 0 else seat + 1)

    # 3. The bystanders cover the rest, and the larger side takes up its excess

    def cover_bets(self) -> None:
        _, *excess = cover(self.bet_on(0) - self.taken[1], self.bet_on(1) - self.taken[0])
        for side in (0, 1):
            seats = self.bettors(side)
            for seat, coins in zip(seats, share(excess[side], [self.placed[s] for s in seats])):
                self.put(seat, -coins)
                if not self.placed[seat]:
                    self.backs = (*self.backs[:seat], -1, *self.backs[seat + 1:])
        self.end()

    def bettors(self, side: int) -> tuple[int, ...]:
        """The bystanders on this side."""
        return tuple([s for s in range(2, self.seats) if self.backs[s] == side])

    def bet_on(self, side: int) -> int:
        """What bystanders have laid on this side."""
        return sum([self.placed[s] for s in self.bettors(side)])

    def put(self, seat: int, coins: int) -> None:
        """Coins onto the table, or less than none: taken up again."""
        self.placed = (*self.placed[:seat], self.placed[seat] + coins, *self.placed[seat + 1:])
        purse, pot = self.player[seat], STAKES[self.backs[seat]]
        if coins < 0:
            self.pay(-coins, pot, purse, "excess", EXCESS)
        else:
            self.pay(coins, purse, pot, "stake" if seat < 2 else "bet", BOTH_COVER)


def settle(deal: Backed, winner: int) -> None:
    """The side that has won takes up its own, and what the other had at risk."""
    bettors = deal.backers(winner)
    player, shares = payout(deal.placed[winner], [deal.placed[s] for s in bettors], deal.purse[STAKES[1 - winner]])
    for seat, won in zip((winner, *bettors), (player, *shares)):
        deal.pay(deal.placed[seat], STAKES[winner], deal.player[seat], "own stake", SETTLING)
        deal.pay(won, STAKES[1 - winner], deal.player[seat], "won", SETTLING)
