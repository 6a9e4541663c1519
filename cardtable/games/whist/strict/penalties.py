"""What a revoke costs under Deschapelles' code, when all else has been counted (003:1040-1134)."""
from __future__ import annotations

from cardtable.families.gallery import Gallery
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.scoring import ALL, Hand
from cardtable.games.whist.strict.costs import REVOKES, Costs
from cardtable.rules.faults import Offence


class Penalties(Gallery, Costs, DeschapellesWhist):
    """A side that has revoked neither wins nor makes a slam (105)."""

    articles = {**DeschapellesWhist.articles, "revoke": 89, "disobeyed": 88, "paid": 93, "first honours": 68}
    ordered, freed = frozenset({"demand", "forbid", "highest", "lowest"}), True          # 75, 76
    # Honours must be named aloud, and two partners may each keep the score (56-62)
    seconds, moments = True, (("trump_turned", "unsaid"), ("second_trick_turned", "marks"))
    # What bystanders must tell of, and when they may (135; 003:9808-9869)
    BOUND = {"marked over": "when_it_helps_nobody", "wrong trick": "once_adversaries_have_played"}

    def begin(self) -> None:
        super().begin()
        self.bystanders = self.terms.bystanders

    def has_second_trick_turned(self) -> bool:
        """By a hand, or because somebody has led to the third."""
        return len(self.begun) > 2 or self.quitted > 1

    def claimable(self, articles: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """With his last card a player loses the right to claim a revoke (101, 102)."""
        found = super().claimable(articles, seat)
        played = sum([one == seat for one, *_ in self.history])
        beneath = sum([o.fault == "under a trick" and o.seat == seat and o.pending for o in self.offences])
        return found if played + beneath < ALL else tuple([n for n in found if n not in self.by_trick])

    def effect_both_sides(self, offence: Offence) -> None:
        """Revokes on both sides, however many: a new deal (106)."""
        proved = {self.party[o.seat] for o in self.offences if o.fault in REVOKES and o.state in ("claimed", "settled")}
        if len(proved) == 2:
            self.annul("same", offence.seat, 106)

    def effect_put_right(self, offence: Offence) -> None:
        """Instead of a penalty all is played rightly from that card on (131)."""
        self.effect_replay(offence)

    def replayed_from(self, offence: Offence) -> int:
        """What was lawfully played before the card lies as it lay (003:9128-9134)."""
        return next(number for number, (seat, card, _) in enumerate(self.history)
                    if seat == offence.seat and card in offence.cards)

    # A card missing among the tricks: a revoke, marked now, and nothing else of the deal is (47)

    def effect_annul_add_three(self, offence: Offence) -> None:
        self.effect_add_three(offence)
        self.end_with_revoke()

    def effect_annul_take_three(self, offence: Offence) -> None:
        self.effect_take_three(offence)
        self.end_with_revoke()

    def end_with_revoke(self) -> None:
        """Whatever else was made or claimed in the deal is annulled."""
        self.revokes = self.revokes[-1:]
        self.reckoning, self.due, self.interrupted, self.claimed = "reckon_revoke", (), (), ()

    def reckon_revoke(self) -> None:
        """Three points, and neither tricks nor honours."""
        hand = Hand(self.scheme, self.score, [self.revoked(side) for side in range(2)])
        before = list(self.score)
        hand.penalties(self.revokes)
        for side in range(2):
            if hand.score[side] != before[side]:
                self.mark(side, hand.score[side] - before[side], "revoke", 47)
        self.end()

    def may_slam(self, seat: int) -> bool:
        return super().may_slam(seat) and not self.revoked(self.side[seat])

    def reckon(self) -> None:
        """A slam is paid, and nothing marked."""
        taken = [self.tricks(side) for side in range(2)]
        if self.scheme.slam and max(taken) == ALL and self.may_slam(taken.index(ALL)):
            DeschapellesWhist.reckon(self)
        else:
            super().reckon()
