"""Bridge's own laws on faults, under strict play."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.bridge.strict import StrictBridge
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.showing.talk import talk_of
from tests.adapters.declarer_strict import EAST, HANDS, NORTH, SOUTH, WEST, offered, played, says
from tests.adapters.four_hands import shuffled


def dealt(*said: str) -> StrictBridge:
    """South has dealt; seats and words, with a number before them against this article."""
    deal = StrictBridge(SOUTH)
    shuffled(deal, HANDS)
    for text in said:
        number, _, rest = text.rpartition(": ")
        seat, _, words = rest.partition(" ")
        says(deal, int(seat), words, int(number or 0))
    return deal


def test_49_a_partner_declares_unasked() -> None:
    deal = dealt("49: 0 name H")
    assert (deal.must, offered(deal)) == ((WEST,), ["new-deal", "let-stand"])
    says(deal, WEST, "exact let-stand")
    assert (deal.phase, deal.must, deal.named) == ("doubling", (WEST,), "H")


def test_50_it_is_handed_back() -> None:
    deal = dealt("2 leave-it", "50: 0 leave-it")
    assert (deal.must, offered(deal)) == ((WEST,), ["new-deal", "he-declares"])
    says(deal, WEST, "exact he-declares")
    assert (deal.phase, deal.must) == ("naming", (NORTH,))


def test_51_an_adversary_declares() -> None:
    deal = dealt("51: 1 name H")
    assert (deal.must, offered(deal)) == ((SOUTH,), ["new-deal", "no-notice"])
    says(deal, SOUTH, "exact no-notice")
    assert (deal.phase, deal.must, deal.named) == ("declaring", (SOUTH,), "")


def test_57_doubled_before_he_is_asked() -> None:
    """Who named the trump says whether it stands; else nobody doubles any more."""
    deal = dealt("2 name H", "57: 1 double")
    assert (deal.must, offered(deal)) == ((SOUTH,), ["double-stands", "no-doubling"])
    other = deal.copy()
    says(deal, SOUTH, "exact double-stands")
    assert (deal.doubled, deal.phase, deal.must) == (1, "redoubling", (SOUTH,))
    says(other, SOUTH, "exact no-doubling")
    assert (other.doubled, other.phase, other.must) == (0, "play", (WEST,))


def test_58_redoubled_before_a_partner_has_spoken() -> None:
    """Who doubled last for the other side says whether it stands; else there is no more doubling."""
    deal = dealt("2 leave-it", "0 name H", "3 may-i-lead", "1 double", "58: 2 redouble")
    assert (deal.must, offered(deal)) == ((EAST,), ["double-stands", "no-doubling"])
    other = deal.copy()
    says(deal, EAST, "exact double-stands")
    assert (deal.doubled, deal.phase, deal.must) == (2, "redoubling", (EAST,))
    says(other, EAST, "exact no-doubling")
    assert (other.doubled, other.phase, other.must) == (1, "play", (WEST,))
    late = dealt("2 name H", "3 double", "2 satisfied", "58: 2 redouble")
    assert late.must == (WEST,), "nor may he who was satisfied"
    own = dealt("2 name H", "3 double", "58: 1 redouble")
    assert own.must == (SOUTH,), "nobody of theirs has doubled: it is for who named the trump to say"


def test_59_who_doubled_last_says_whether_the_leader_s_partner_may() -> None:
    deal = dealt("2 name H", "3 double", "2 satisfied", "0 redouble", "59: 3 play 2C")
    assert deal.must == (NORTH,)


def test_59_a_lead_before_the_doubling_is_over() -> None:
    """His partner doubles only if the others consent, and the card is led."""
    deal = dealt("2 name H", "59: 3 play 2C")
    says(deal, SOUTH, "exact silence-partner")
    says(deal, WEST, "may-i-lead")
    assert Move(("double",)) not in deal.decision(EAST)
    says(deal, EAST, "yes")
    while deal.phase == "ordering":
        says(deal, deal.must[0], "free")
    assert deal.allowed(WEST) == cards("2C")


def test_70_shown_before_trumps_are_named() -> None:
    deal = dealt("70: 0 play 3C")
    assert (deal.must, offered(deal)) == ((WEST,), ["new-deal", "let-stand"])
    says(deal, WEST, "exact new-deal")
    assert (deal.over, deal.void) == (True, "same")


def test_99_both_sides_have_revoked() -> None:
    """Neither wins the game by that hand: each stands at 28 at the most."""
    def calls(deal: object) -> None:
        for seat, words in ((SOUTH, "name H"), (WEST, "may-i-lead"), (EAST, "yes")):
            says(deal, seat, words)              # type: ignore[arg-type]

    deal = StrictBridge(SOUTH, (20, 20))
    played(deal, "H", 9, calls, (SOUTH, EAST), 90, ("add", "add"))
    assert (deal.score, deal.ends_game) == ([28, 28], False)


@pytest.mark.parametrize(("points", "told"), [
    (-12, "Ann and Cora lose 12 below the line, for a revoke."),
    (0, "Ann and Cora lose nothing below the line, for a revoke."),
    (24, "Ann and Cora score 24 below the line, for a revoke.")])
def test_what_is_struck_off_for_a_revoke_is_told_though_it_be_nothing(points: int, told: str) -> None:
    deal = dealt("2 name H")
    event = Event("scored", deal.side[WEST], points=points, what="revoke", law=deal.articles["revoke"])
    names = dict(zip((EAST, WEST, NORTH, SOUTH), ("Ann", "Cora", "Ben", "Dan"), strict=True))
    lines = talk_of(game("bridge")).lines(deal, (event,), names.__getitem__)
    assert [line.text for line in lines if line.kind == "told"] == [told]
