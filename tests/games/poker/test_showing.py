"""What is seen of Poker: counters and words by the plates, who has won, the page of the stakes, the slip, jack-pots."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK
from cardtable.croupier.steps import Step
from cardtable.devices.stacks.stacks import Stacks
from cardtable.games.poker.hands import of_hand, on_cloth
from cardtable.games.poker.laws import LAW
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import OPEN
from cardtable.games.poker.talk import TALK
from cardtable.games.poker.words import BARRED, BARRED_LAST, BEFORE
from cardtable.rules.moves import Move
from cardtable.showing.phrases import number
from cardtable.table.sheets.slip import DealSlip
from cardtable.table.sitting.page import TablePage
from tests.games.poker.evening import Evening
from tests.games.poker.moments import MOMENTS, shown, staking
from tests.games.poker.moments_forms import jack_pot
from tests.table.fixtures import seat, store
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.waiting import until

__all__ = ["seat", "store"]


def stacks(page: TablePage) -> dict[int, Stacks]:
    return {one.seat: one.device for one in page.scene.instruments.all if isinstance(one.device, Stacks)}


def nobody_reads(who: int) -> str | None:
    return ("You", "Ben", "Cora", "Dan", "Eve", "Fay")[who] if who else None


@pytest.mark.parametrize("name", ["straight-8", "stud-7", "staking-6", "staking-2"])
def test_everybody_has_counters_and_his_words_below_them(seat: Seat, name: str) -> None:
    page = seat(MOMENTS[name]())
    settled(page)
    deal = page.host.sight.deal
    assert isinstance(deal, Poker)
    found = stacks(page)
    assert set(found) == set(range(deal.seats))
    for who, device in found.items():
        assert device.isVisible()
        assert device.words_below.text == (on_cloth(deal, who) if who else f"yours, {number(deal.before(0))}")


def test_who_has_passed_is_told_so_though_nothing_lies_there(seat: Seat) -> None:
    evening = Evening(4, dealer=3).dealt()
    evening.turn("ante 1", "out", "out", "see")
    page = seat(evening.moment())
    settled(page)
    assert [stacks(page)[who].words_below.text for who in (1, 2)] == ["passed", "passed"]


def test_what_has_won_glows_and_its_label_lies_there(seat: Seat) -> None:
    page = seat(MOMENTS["show-6"]())
    settled(page)
    deal = page.host.sight.deal
    assert isinstance(deal, Poker)
    won = deal.winners[0]
    glowing = {item.card for item in page.scene.lying.all() if item.made}
    assert glowing == set(deal.zone[OPEN[won]]), "a flush is made of all five"
    plate = page.scene.plates.at(won)
    assert plate is not None
    assert plate.turn
    assert [device._taken for who, device in sorted(stacks(page).items())] == list(deal.took)
    assert sum(deal.took) == deal.took[won] > 0
    arc = page.scene.instruments.arcs.path()
    at = stacks(page)[won].taken_at
    assert at is not None
    assert (arc.currentPosition() - at).manhattanLength() < 1, "from the bowl to what was taken"
    bowl = next(one for one in page.scene.instruments if one.GIVES).sceneBoundingRect()
    assert bowl.adjusted(-20, -20, 20, 20).contains(arc.pointAtPercent(0))


def test_no_arc_lies_there_before_the_pool_is_taken(seat: Seat) -> None:
    page = seat(MOMENTS["staking-2"]())
    settled(page)
    assert page.scene.instruments.arcs.path().isEmpty()


def test_a_plate_has_the_pool_when_it_has_gone_there_and_no_sooner(seat: Seat) -> None:
    """While hands are turned one after the other no plate, no light and no glow tells who will have it."""
    page = seat(staking(3).moment(), speed=1)
    settled(page)
    before = page.host.sight.deal
    assert isinstance(before, Poker)
    most = max([before.before(who) for who in range(before.seats)])
    mouse, seen = Mouse(page, Random(1)), 0

    def ended() -> bool:
        nonlocal seen
        if page.host.answering.turn and page.host.sight.deal.must == (0,):
            mouse.make(Move(("see",)))           # again, if somebody has gone better
        lies = next(one.device.numbers[0] for one in page.scene.instruments.all if one.place.kind == "pool")
        if lies:
            seen += any(item.card is not BACK for who in (1, 2) for item in page.scene.lying.items.get(OPEN[who], ()))
            left = [int(plate.note.split(" left")[0].split()[-1]) for plate in page.scene.plates.all.values()]
            assert max(left) <= most
            assert not any(item.made for item in page.scene.lying.all())
        return page.slips.slip is not None
    until(ended, 60)
    assert seen, "hands were turned while the pool lay there"


def test_the_page_of_the_stakes_agrees_with_the_table() -> None:
    deal = staking(6).deal
    page = TALK.wagers(deal, nobody_reads)
    assert page is not None
    assert page.heads == ("", "drew", "in", "has")
    assert sum([int(row[2]) for row in page.rows]) == deal.purse[deal.pool] == int(page.total[2])
    assert [row[3] for row in page.rows] == [str(deal.before(who)) for who in deal.in_order]
    assert page.rows[0][0].endswith(", age")


def test_the_slip_says_who_put_in_took_and_has_what(seat: Seat) -> None:
    page = seat(MOMENTS["slip"]())
    settled(page)
    assert page.slips.slip is not None
    slip = page.slips.slip
    assert isinstance(slip, DealSlip)
    ending = page.host.croupier.steps[-1]
    assert isinstance(ending, Step)
    deal = ending.deal
    assert isinstance(deal, Poker)
    assert sum(deal.took) == sum(deal.paid)
    sums = slip.ending.sums
    assert tuple(sums.columns) == ("in", "took", "has")
    assert [row[-1] for row in sums.rows] == [str(deal.before(who)) for who in range(6)]
    assert list(sums.total)[1:] == [str(sum(deal.paid))] * 2 + [str(6 * 30)]


def test_hands_are_laid_open_with_what_makes_them_first() -> None:
    deal = shown(6).sitting.match.deal()
    while not isinstance(deal, Poker):
        deal = deal.inner                                                    # type: ignore[attr-defined]
    for who in deal.shown:
        ranks = [card.rank for card in deal.zone[OPEN[who]]]
        pairs = [rank for rank in ranks if ranks.count(rank) > 1]
        assert ranks[:len(pairs)] == pairs
        assert sorted(ranks[len(pairs):], reverse=True) == ranks[len(pairs):]


def test_an_opener_whom_nobody_calls_is_told_of_the_opener_s_law() -> None:
    evening = jack_pot(4, opens=True)
    said: list[int] = []
    evening.deal.tell = lambda event: said.append(event.law)
    while evening.due >= 0:
        able = [choice.verb for choice in evening.deal.decision(evening.due).choices]
        evening.turn("out" if evening.due and "out" in able else "better 1" if "better" in able else "stand")
    assert LAW["opener"] in said
    assert LAW["unseen"] not in said


def test_who_cannot_open_is_not_told_that_he_may() -> None:
    """His own page says so, the others' say nothing of it; and the last of all is not told of another who might."""
    evening = Evening(3, dealer=1).dealt()
    evening.turn("ante 1", "out", "out")
    evening.dealt(("2S 4D 6H 8C TS", "3S 5D 7H 9C JS", "4S 6D 8H TC QS"))
    first, *_ = order = evening.deal.in_order
    deal = evening.deal
    assert TALK.stage(deal.view(first)) == BARRED
    assert TALK.stage(deal.view(order[1])) == BEFORE
    evening.turn("pass", "pass")
    assert TALK.stage(evening.deal.view(order[2])) == BARRED_LAST
    assert TALK.expected(evening.deal.view(order[2])) == "to pass"


def test_the_slip_of_a_deal_in_which_nobody_goes_in_says_why_all_add(seat: Seat) -> None:
    """And not who adds, of six the last three; a hand that went out is told so of you as of others."""
    evening = Evening(6, dealer=4).dealt()
    evening.turn("ante 1", *["out"] * 5)
    page = seat(evening.moment())
    settled(page)
    assert page.slips.slip is not None
    slip = page.slips.slip
    assert isinstance(slip, DealSlip)
    assert slip.ending.lines == ("Mrs. Halloran passes.", "Nobody goes in: the ante stays, all add as much, and the "
                                 "next deal is a jack-pot.")
    gone = staking(5)
    gone.turn("out")
    assert of_hand(gone.deal, 0) == "went out"
