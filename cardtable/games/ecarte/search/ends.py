"""What a deal comes to: the score that its tricks make, what that is worth, and the tricks once all cards lie open."""
from __future__ import annotations

from cardtable.games.ecarte.book.habits import ROWS
from cardtable.games.ecarte.rules.rules import HAND, TRICK, WON, Ecarte, reckon
from cardtable.games.ecarte.search.equity import Worth

NOBODY = -1


class Ends:
    """Ends of one deal, valued for one seat."""

    def __init__(self, deal: Ecarte, seat: int, worth: Worth) -> None:
        assert deal.goal is not None
        self.seat, self.elder, self.goal, self.worth = seat, deal.elder, deal.goal, worth
        self._known: dict[tuple[int, int, int, int, int], float] = {}

    def value(self, zero: int, one: int, tricks: int, pays_two: int, king: int = NOBODY) -> float:
        """At this score, with so many tricks to seat 0 of five, one seat risking two points (or NOBODY) and one still
        to mark the king."""
        key = zero, one, tricks, pays_two, king
        found = self._known.get(key)
        if found is None:
            score = marked(zero, one, tricks, pays_two, king, self.goal)
            found = self.of_score(score[0], score[1])
            self._known[key] = found
        return found

    def by_tricks(self, deal: Ecarte) -> list[float]:
        """By this seat's tricks, none to five; then the same with the other's king still to be marked."""
        zero, one = deal.score
        return [self.value(zero, one, n if self.seat == 0 else 5 - n, deal.pays_two, king)
                for king in (NOBODY, 1 - self.seat) for n in range(6)]

    def by_elder_tricks(self, deal: Ecarte) -> list[float]:
        """By who pays two, by who has the king to mark (nobody, elder hand, dealer), by the elder hand's tricks."""
        zero, one = deal.score
        who = NOBODY, deal.elder, deal.dealer
        return [self.value(zero, one, n if deal.elder == 0 else 5 - n, pays, king)
                for pays in who for king in who for n in range(6)]

    def apart(self, deal: Ecarte) -> dict[str, list[float]]:
        """The same taken apart, as their sum: who wins the point, what a second point adds for who has declined cards,
        and what the vole adds."""
        zero, one = deal.score
        who = NOBODY, deal.elder, deal.dealer
        found: dict[str, list[float]] = {"point": [], "two": [], "vole": []}
        for pays in who:
            for king in who:
                for n in range(6):
                    tricks = n if deal.elder == 0 else 5 - n
                    point = min(max(tricks, 1), 4)           # as if there were no vole
                    plain, two = (self.value(zero, one, point, risks, king) for risks in (NOBODY, pays))
                    found["point"].append(plain)
                    found["two"].append(two - plain)
                    found["vole"].append(self.value(zero, one, tricks, pays, king) - two)
        return found

    def of_score(self, zero: int, one: int) -> float:
        """When the deal has ended with this score."""
        found = self.worth.value(zero, one, self.elder)
        return found if self.seat == 0 else -found


def marked(zero: int, one: int, tricks: int, pays_two: int, king: int, goal: int) -> tuple[int, int]:
    """The score after a king still to be marked (by a seat, or NOBODY) and the tricks, so many to seat 0 of five."""
    score = [zero, one]
    if king >= 0:
        score[king] += 1
    if king < 0 or score[king] < goal:
        winner, points, _, _ = reckon((tricks, 5 - tricks), pays_two)
        score[winner] += points
    return min(score[0], goal), min(score[1], goal)


def final_score(deal: Ecarte) -> tuple[int, int]:
    """Of a solved deal, with open cards from now on; who may still announce the king does."""
    assert deal.goal is not None
    if deal.over:
        return deal.score[0], deal.score[1]
    return marked(deal.score[0], deal.score[1], all_tricks(deal), deal.pays_two, unmarked(deal), deal.goal)


def all_tricks(deal: Ecarte) -> int:
    """The tricks that seat 0 will have when the play ends, with open cards from now on."""
    trick, leader = deal.zone[TRICK], deal.leader
    own, other = deal.zone[HAND[leader]], deal.zone[HAND[1 - leader]]
    more = ROWS.tricks_after(own, trick[0], other, deal.trump) if trick else ROWS.tricks(own, other, deal.trump)
    return tricks_won(deal) + (more if leader == 0 else len(other) - more)


def solved(deal: Ecarte) -> bool:
    """Whether the rest can be reckoned: it is over, or the first card is on the table."""
    return deal.over or deal.phase == "play" and deal.first[deal.elder] is not None


def tricks_won(deal: Ecarte) -> int:
    """The tricks that seat 0 has won so far."""
    return len(deal.zone[WON[0]]) // 2


def unmarked(deal: Ecarte) -> int:
    """The seat that holds the king and may still announce it, or NOBODY."""
    return next((s for s in (0, 1) if deal.in_time(s) and deal.has_king(s)), NOBODY)
