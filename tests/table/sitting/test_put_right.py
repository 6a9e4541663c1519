"""Under strict laws one's own revoke is put right at the trick, by a token that its maker alone is shown, and others
leave him a moment for it."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from cardtable.croupier.consideration import LEISURE, PACE, pause
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.croupier.desk import Desk
from tests.table.playing import Keys, Mouse, Person
from tests.table.seating import Seat
from tools.moments import Moment, company
from tools.waiting import until

NEVER = 1e6
OTHERS = (("Colonel Ashdown", "club"), ("Mrs. Battle", "club"), ("Miss Amory", "club"))
MEND = Move(("mend",))
WHIST: tuple[dict[str, Any], ...] = {"code": "deschapelles-1839"}, {"code": "hoyle-1909"}
CODES: tuple[tuple[str, dict[str, Any]], ...] = (
    *[("whist", one) for one in WHIST], ("euchre", {"code": "euchre-1862"}), ("solo_whist", {}), ("bridge", {}),
    ("auction_bridge", {}))


def revoked(name: str, options: dict[str, Any], wrongly: bool = True) -> Sitting:
    """The person has played another suit than was led though he could follow; or, not `wrongly`, since he could not;
    the trick is full, and lies unturned."""
    players = company(OTHERS, 4)
    sitting, rng = Sitting(game(name), {"laws": "strict", **options}, players), Random(1)
    done = -1
    while True:
        deal = sitting.match.deal()
        seat = sitting.match.pending().must[0]
        if isinstance(deal, Mending) and done == len(deal.begun) and deal.unturned:
            return sitting
        if isinstance(deal, Mending) and deal.phase == "play" and deal.by(seat) == 0 and deal.on_table() and done < 0:
            led, some = deal.order.suit(deal.on_table()[0], deal.trump), deal.playable(seat)
            others = [card for card in some if deal.order.suit(card, deal.trump) != led]
            if others and (len(others) < len(some)) == wrongly:
                done = len(deal.begun)
                sitting.submit(seat, Move(("play", others[0])))
                continue
        move = sitting.match.decision(seat).sample(rng) if seat < 0 or deal.preliminary else think(
            sitting.view(deal.by(seat)), "club", rng.getrandbits(30)).move
        sitting.submit(seat, move)


def moment(sitting: Sitting) -> Moment:
    return Moment(sitting.game.name, dict(sitting.options), company(OTHERS, 4), tuple(sitting.lines))


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize(("name", "options"), CODES)
def test_a_revoke_is_put_right_by_a_token(seat: Seat, name: str, options: dict[str, Any], hand: type[Person]) -> None:
    page = seat(moment(revoked(name, options)), pace=NEVER)
    until(lambda: not page.host.teller.busy and bool(page.scene.tokens))
    assert [token.text for token in page.scene.tokens].count("Take the wrong card back") == 1
    hand(page, Random(1)).make(MEND)
    until(lambda: str(page.host.croupier.steps[-1].move) == "mend")


def test_return_does_not_put_it_right_of_itself(seat: Seat) -> None:
    page = seat(moment(revoked("whist", WHIST[0])), pace=NEVER)
    until(lambda: not page.host.teller.busy and bool(page.scene.tokens))
    made = len(page.host.croupier.steps)
    person = Keys(page, Random(1))
    for _ in range(2):
        person.key(Qt.Key.Key_Return)
    assert "mend" not in [str(step.move) for step in page.host.croupier.steps[made:]]


def test_who_could_not_follow_is_offered_nothing(seat: Seat) -> None:
    page = seat(moment(revoked("whist", WHIST[0], wrongly=False)), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    assert "Take the wrong card back" not in [token.text for token in page.scene.tokens]


@pytest.mark.parametrize(("name", "options"), CODES)
def test_the_others_know_nothing_of_it_and_wait_alike(name: str, options: dict[str, Any]) -> None:
    """As long, and before the same, whether the card was right or wrong: who has not followed may have erred."""
    for wrongly in (True, False):
        sitting = revoked(name, options, wrongly)
        deal = sitting.match.deal()
        assert isinstance(deal, Mending)
        mine = [seat for seat in range(deal.seats) if deal.by(seat) == 0]
        assert set(deal.leisure()) & set(mine)
        assert any(deal.at_hand(seat) for seat in mine) == wrongly
        for player in range(1, 4):
            seen = sitting.view(player).deal
            assert isinstance(seen, Mending)
            assert seen.leisure() == deal.leisure(), "it is told by what all have seen"
            assert not any(seen.at_hand(seat) for seat in range(deal.seats))
        desk = Desk(sitting=sitting)
        assert LEISURE + PACE[0] <= pause(desk.croupier) <= LEISURE + PACE[1]
