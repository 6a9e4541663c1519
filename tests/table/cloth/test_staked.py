"""What is staked for two sides is told apart: on whom it lies, each by its own coins and clear of the cards."""
from __future__ import annotations

import pytest

from cardtable.cards import BACK
from cardtable.games import game
from cardtable.games.ecarte.rules.rules import TRICK
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from tests.games.ecarte.moments_forms import FRENCH, MOMENTS, PERSON, Scene, moment
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.moments import Moment
from tools.screens import table

SIZES = ((1440, 900), (1366, 768), (1280, 640), (1093, 614))


def test_it_is_told_on_whom_coins_are_staked(seat: Seat) -> None:
    page = seat(MOMENTS["french-play"](), pace=1e6)
    settled(page)
    told = {words.text for _, words in page.scene.payments.told()}
    assert len(told) == 2
    assert all(text.startswith("staked on ") and "{" not in text for text in told)
    assert len({item.called for item, _ in page.scene.payments.told()}) == 2


def a_card_led() -> Moment:
    """The person, who deals, has given no cards, and the elder hand's first card lies."""
    before = moment(Scene(FRENCH, 4, "answer", 5))
    sitting = Sitting(game("ecarte"), before.options, before.players)
    for line in before.lines:
        seat, move = parse_line(line)
        assert isinstance(move, Move)
        sitting.submit(seat, move)
    sitting.submit(sitting.match.deal().must[0], Move(("refuse",)))
    while not sitting.match.deal().zone[TRICK]:
        seat = sitting.match.deal().must[0]
        sitting.submit(seat, think(sitting.view(sitting.match.deal().by(seat)), "club", 1).move)
    assert sitting.match.deal().by(sitting.match.deal().must[0]) == PERSON
    assert BACK not in sitting.match.deal().zone[TRICK]
    return Moment("ecarte", dict(sitting.options), before.players, tuple(sitting.lines), live=1)


STATES = {
    "tokens": lambda: moment(Scene(FRENCH, 4, "proposal", 5)), "answer": lambda: moment(Scene(FRENCH, 4, "answer", 5)),
    "exchange": lambda: moment(Scene(FRENCH, 4, "exchange", 5)), "a card led": a_card_led,
    "play": MOMENTS["french-play"]}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [100, 115])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_each_caption_lies_by_its_own_coins_clear_of_cards(state: str, size: tuple[int, int], text: int) -> None:
    with table(STATES[state](), size, {"text size": text}) as page:
        told = list(page.scene.payments.told())
        cards = [item.sceneBoundingRect() for item in page.scene.lying.all() if item.isVisible()]
        assert len(told) == 2
        above = set[bool]()
        for pot, words in told:
            lies = words.sceneBoundingRect()
            assert words.isVisible(), words.text
            assert not any(lies.intersects(card) for card in cards), words.text
            assert not any(lies.intersects(other.sceneBoundingRect()) for other, _ in told if other is not pot)
            above.add(lies.center().y() < pot.sceneBoundingRect().center().y())
        assert len(above) == 1, "both lie between the two, or neither does"
