"""The judge of what a partner would not forgive, at the smallest game: hearts trumps, ten to ace, five cards each."""
from __future__ import annotations

import pytest

from cardtable.cards import RANKS, Card, Cards, card, cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.players.sins import ACE, DEAR, EQUAL, HEADS, LEAD, THROWS, TRUMPS, Sin
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.families.toys import Small, game

TABLE = game("small", Small)
ACES = RANKS.index("A")


class CountsAces(Partners):
    """Aces count to who takes them."""

    def counts(self, deal: TrickDeal, some: Cards) -> float:
        return sum([c.rank == ACES for c in some])


class LeadsKings(Partners):
    """From king and queen the king, and it is right to lead from the last three."""

    def opening(self, deal: TrickDeal, holding: Cards) -> Card | None:
        return max(holding) if len(holding) > 1 else None

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        return "late" if len(deal.playable(seat)) < 4 else ""


def judged(hands: str, played: str, choice: str, judge: Partners = Partners()) -> Sin | None:      # noqa: B008
    """What he says of this card, after these, by the seat whose turn it is; hands from the first that leads."""
    held = [cards(hand) for hand in hands.split(", ")]
    order = [held[n % 4][n // 4] for n in range(20)]
    sitting = Sitting(TABLE, {}, [{}] * 4)
    sitting.submit(NATURE, Move(("shuffle", *order)))
    deal = sitting.match.deal()
    for one in cards(played):
        sitting.submit(deal.must[0], Move(("play", one)))
    seat = deal.must[0]
    assert isinstance(deal, TrickDeal)
    assert card(choice) in deal.allowed(seat)
    return judge.sin(sitting.view(seat), seat, Move(("play", card(choice))))


def kind(found: Sin | None) -> tuple[str, str]:
    """What it is, and what had been better."""
    return (found.kind, str(found.better)) if found else ("", "")


VOID = "AS KS QS JS TC, TS QH JH TD JD, TH KH QC JC QD, AH AC KC AD KD"
FOURTH = "JS TC JC QC TH, QS KC AC AD JH, TS QH KD QD JD, KS AS KH AH TD"


@pytest.mark.parametrize(("hands", "played", "choice", "found"), [
    (VOID, "AS TS", "TH", (TRUMPS, "play JC")),
    (VOID, "AS TS", "JC", ("", "")),
    (VOID, "JS TS", "TH", ("", "")),                     # the queen may be behind
    (FOURTH, "JS QS TS", "AS", (DEAR, "play KS")),
    (FOURTH, "JS QS TS", "KS", ("", "")),                # nothing lower is held
    ("JS TC JC QC TH, KS KC AC AD JH, TS QH KD QD JD, QS AS KH AH TD", "JS KS TS", "AS", (HEADS, "play QS")),
    ("QS TC JC QC TH, TS KC AC AD JH, KS JS KD QD JD, AS QH KH AH TD", "QS TS", "KS", (EQUAL, "play JS")),
    ("KS TC JC QC TH, TS KC AC AD JH, AS JS KD QD JD, QS QH KH AH TD", "KS TS", "AS", (EQUAL, "play JS")),
    ("JS TC JC QC TH, TS KC AC AD JH, AS QS KD QD JD, KS QH KH AH TD", "JS TS", "AS", ("", "")),     # against the king
    ("JS TC JC QC KS, TS KC AC TD JH, TH AD KD QD JD, AS QH KH AH QS", "JS TS", "JD", ("", "")),
    ("AS TC JC QC KS, TS KC AC TD JH, AD KD JD TH QD, JS QH KH AH QS", "AS TS", "AD", ("", "")),
])
def test_a_card(hands: str, played: str, choice: str, found: tuple[str, str]) -> None:
    assert kind(judged(hands, played, choice)) == found


def test_a_card_that_commands_is_not_thrown_while_there_is_a_loser() -> None:
    hands = "AS KS QS JS TS, TH QH JH TD JD, KC KH QC JC QD, AH AC TC AD KD"
    assert kind(judged(hands, "AS", "JD")) == ("", "")
    hands = "AS KS QS JS TS, AD QC JC TD TC, KC KH JH JD QD, AH AC TH QH KD"
    assert kind(judged(hands, "AS", "AD")) == (ACE, "play TC")
    hands = "AS KS QS JS TS, AD KD JC TD TC, KC KH JH JD QD, AH AC TH QH QC"
    assert kind(judged(hands, "AS AD QD QC KS", "KD")) == (THROWS, "play TC")


def test_what_counts_is_won_with_and_given() -> None:
    hands = "JS TC JC QC TH, TS KC AC AD JH, QS QH KD QD JD, KS AS KH AH TD"
    assert kind(judged(hands, "JS TS QS", "AS")) == (DEAR, "play KS")
    assert kind(judged(hands, "JS TS QS", "AS", CountsAces())) == ("", "")
    hands = "JS TC JC QC TH, KS KC AC AD JH, TS QH KD QD JD, QS AS KH AH TD"
    assert kind(judged(hands, "JS KS TS", "AS", CountsAces())) == ("", "")
    assert kind(judged(hands, "JS KS TS", "QS", CountsAces())) == ("", "")


def test_the_table_of_leads_and_its_exceptions() -> None:
    hands = "KS QS JC QC TH, TS KC AC AD JH, AS JS KD QD JD, TC QH KH AH TD"
    assert kind(judged(hands, "", "QS", LeadsKings())) == (LEAD, "play KS")
    assert kind(judged(hands, "", "KS", LeadsKings())) == ("", "")
    assert kind(judged(hands, "", "TH", LeadsKings())) == ("", "")
    assert kind(judged(hands, "", "QS")) == ("", "")
    later = judged("TS JS QC JC TH, AS QS KD QD JD, KS KC AC AD JH, TC QH KH AH TD", "TS AS KS TC", "QD", LeadsKings())
    assert later == Sin(LEAD, Move(("play", card("KD"))))
