"""A number keeps to its button: what may be said only for a while has the last digits, and no other's ever changes;
a call that is a figure has it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.table.asking.calls import Call, with_last_keys
from tests.table.pressed import press
from tests.table.seating import Seat
from tools.moments import Moment, company
from tools.waiting import spin, until

NEVER = 1e6
OTHERS = (("Colonel Ashdown", "club"), ("Mrs. Battle", "club"), ("Miss Amory", "club"))
TURN, TAKE_UP = Move(("turn",)), Move(("take-up",))


def both(seed: int = 1) -> Moment:
    """The person has dealt at Whist, and his side has won the first trick: he may take up his card, and turn the
    trick."""
    players, rng = company(OTHERS, 4), Random(seed)
    sitting = Sitting(game("whist"), {"laws": "strict"}, players)
    while True:
        deal = sitting.match.deal()
        own = [] if deal.preliminary else [one for one in range(deal.seats) if deal.by(one) == 0]
        if deal.phase == "play" and deal.must != tuple(own) and all(
                TURN in deal.decision(one) and TAKE_UP in deal.decision(one) for one in own):
            return Moment("whist", dict(sitting.options), players, tuple(sitting.lines))
        seat = sitting.match.pending().must[0]
        move = sitting.match.decision(seat).sample(rng) if seat < 0 or deal.preliminary else think(
            sitting.view(deal.by(seat)), "club", rng.getrandbits(30)).move
        sitting.submit(seat, move)


def test_a_number_keeps_to_its_button_when_another_goes(seat: Seat) -> None:
    page = seat(both(), pace=NEVER)
    until(lambda: not page.host.teller.busy and len(page.scene.tokens) == 2)

    def keys() -> dict[str, str]:
        return {token.text: token.key for token in page.scene.tokens}
    assert keys() == {"Take up the turn-up": "8", "Turn the trick": "9"}
    before = len(page.host.croupier.steps)
    press(page.view, "1")
    spin(20)
    assert len(page.host.croupier.steps) == before
    press(page.view, "8")
    until(lambda: len(page.host.croupier.steps) > before and page.host.croupier.steps[before].move == TAKE_UP)
    until(lambda: not page.host.teller.busy and keys() == {"Turn the trick": "9"})
    press(page.view, "9")
    until(lambda: any(step.move == TURN for step in page.host.croupier.steps[before:]))


def test_what_is_asked_has_the_first_numbers_of_the_row_whatever_lies_beside_it() -> None:
    """A revoke may be put right while it is asked whether a card is called."""
    asked = [Call("say", verb, 0, Move((verb,))) for verb in ("free", "mend", "demand")]
    laid = with_last_keys(asked, ("turn", "take-up", "ask", "have-none", "mend"))
    assert [(call.text, call.key) for call in laid] == [("free", None), ("demand", None), ("mend", "5")]
    many = [Call("say", f"suit {n}", 0, Move(("suit", n))) for n in range(5)]
    assert with_last_keys([*asked[1:2], *many], ("turn", "take-up", "ask", "have-none", "mend"))[-1].key == ""


def to_call(name: str, options: Mapping[str, object], said: Sequence[str]) -> Moment:
    """The person is to call after others have said this."""
    players = company(OTHERS, 4)
    for seed in range(99):
        rng, sitting = Random(seed), Sitting(game(name), options, players)
        while (deal := sitting.match.deal()).preliminary or deal.must[0] < 0:
            sitting.submit(seat := sitting.match.pending().must[0], sitting.match.decision(seat).sample(rng))
        for word in said:
            if deal.by(deal.must[0]) == 0:
                break
            sitting.submit(deal.must[0], Move.read(word))
            deal = sitting.match.deal()
        else:
            if deal.by(deal.must[0]) == 0:
                return Moment(name, dict(sitting.options), players, tuple(sitting.lines))
    raise LookupError(name)


@pytest.mark.parametrize(("said", "pressed", "call"), [
    ([], "1", "bid 1"), ([], "0", "pass"), (["bid 1"], "4", "bid 4"), (["bid 1", "pass"], "6", "bid misery"),
    (["bid 2", "bid 3"], "5", "bid nap")])
def test_a_call_that_is_a_figure_has_it(seat: Seat, said: list[str], pressed: str, call: str) -> None:
    """At Napoleon 4 called Misery after a one, and 1 passed."""
    page = seat(to_call("napoleon", {"players": 4, "misery": True}, said), pace=NEVER)
    until(lambda: not page.host.teller.busy and len(page.scene.tokens) > 2)
    before = len(page.host.croupier.steps)
    press(page.view, pressed)
    until(lambda: len(page.host.croupier.steps) > before)
    assert str(page.host.croupier.steps[before].move) == call
