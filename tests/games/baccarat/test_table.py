"""Baccarat at the real window: a bank laid and staked against by mouse and by keys, and what is seen of it."""
from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import BACK
from cardtable.devices.bank_tray.tray import BankTray
from cardtable.devices.card_shoe.shoe import Shoe
from cardtable.devices.crier.crier import Crier
from cardtable.games.baccarat.rules.table import HAND
from cardtable.games.baccarat.words import GUIDANCE
from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.table.paint import moulds
from cardtable.table.sitting.page import TablePage
from tests.games.baccarat.moments import MOMENTS, Table
from tests.spread import crossed, far
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.moments import Moment
from tools.screens import table
from tools.waiting import until

__all__ = ["seat", "store"]

MOVES = 60


def shown(seat: Seat, moment: Moment) -> TablePage:
    page = seat(moment)
    settled(page)
    return page


def with_a_counter(sitting: Sitting, thought: Thought) -> Move:
    """The same by a single counter, where coins are laid."""
    offered = [move for move in sitting.match.decision(thought.seat) if move[:-1] == thought.move[:-1]]
    if thought.move.verb != "place":
        return thought.move
    most = int(thought.move[-1])
    return max([move for move in offered if int(move[-1]) <= most] or offered[:1], key=lambda move: int(move[-1]))


def evening(page: TablePage, person: Mouse | Keys, rng: Random) -> int:
    """Played to its end by a person at the window, as a club player would; how many answers he gave."""
    answers, host = 0, page.host
    while not host.croupier.sitting.over:
        until(lambda: host.idle and (host.croupier.sitting.over or bool(host.answering.turn)), 60)
        if host.croupier.sitting.over:
            break
        person.make(with_a_counter(host.croupier.sitting, think(host.croupier.view(0), "club", rng.randrange(10 ** 6))))
        answers += 1
    return answers


@pytest.mark.parametrize(("hand", "form"), crossed([Mouse, Keys], ["chemin", "banque"]))
def test_a_bank_is_laid_and_staked_against(seat: Seat, hand: type[Mouse] | type[Keys], form: str) -> None:
    page = shown(seat, Table(3, form=form).moment(0))
    person = hand(page, Random(1))
    for text in ("place bank 100", "place bank 20", "done"):
        person.make(next(move for move in page.host.sight.deal.decision(0) if str(move) == text))
        until(lambda: page.host.idle)
    assert page.host.croupier.sitting.match.deal().purse[-2] >= 120, "in the bank"
    tray = next(device for device in page.scene.instruments if isinstance(device, BankTray))
    until(lambda: tray.numbers[0] >= 120)


def test_nobody_advises_a_punter_at_five(seat: Seat) -> None:
    page = shown(seat, MOMENTS["five-5"]())
    assert [token.text for token in page.scene.tokens] == ["Card", "No card"]
    QTest.keyClick(page.view, Qt.Key.Key_H)
    until(lambda: page.book.tab == "talk")
    assert not page.host.croupier.advising
    assert not page.actions_.comparing
    free = Table(5, "2S 2D 3H 3S 4C", first=1, silence=False).bank(240).staked(own=200).to("third").moment()
    other = shown(seat, free)
    assert other.actions_.comparing, "unless it has been agreed otherwise"


def test_the_shoe_says_when_it_has_too_few(seat: Seat) -> None:
    page = shown(seat, MOMENTS["option-5"]())
    shoe = next(device for device in page.scene.instruments if isinstance(device, Shoe))
    assert shoe.numbers == (99, 7)
    assert not shoe.few
    shoe.show_numbers((6, 7))
    assert shoe.few
    assert "too few" in shoe.sentence()


@pytest.mark.parametrize("hand", far([Keys], [Mouse, Keys]))        # the storms of the long counts play by both
def test_an_evening_is_played_to_its_end(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    page = shown(seat, Table(3, hands=5).moment(0))
    assert evening(page, hand(page, Random(3)), Random(3)) > 5
    assert page.host.croupier.sitting.over


def test_with_large_letters_the_cry_stays_on_the_cloth(seat: Seat) -> None:
    page = seat(MOMENTS["option-5"](), settings={"text size": 200})
    settled(page)
    crier, = [device for device in page.scene.instruments if isinstance(device, Crier)]
    assert crier.cry.said
    assert page.scene.ground is not None
    assert page.scene.ground.cloth.contains(crier.lies)


@pytest.mark.usefixtures("qapp")
def test_a_cry_that_would_lie_under_the_open_book_goes_where_it_covers_nothing() -> None:
    with table(MOMENTS["banco-2"](), (1093, 614), {}) as page:
        scene, ground = page.scene, page.scene.ground
        cry, = [device for device in scene.instruments if isinstance(device, Crier)]
        assert ground is not None
        assert ground.covered is not None
        assert ground.free.contains(cry.lies)
        others = [*scene.plates, *[device for device in scene.instruments if device is not cry]]
        inner = cry.lies.adjusted(6, 6, -6, -6)
        assert not [other for other in others if other.isVisible() and other.sceneBoundingRect().intersects(inner)]


def test_cards_are_told_of_whom_they_were_when_the_bank_has_gone_on(seat: Seat) -> None:
    """Nine against five: the bank is the winner's next, his cards are the punters' still."""
    page = shown(seat, MOMENTS["nine-2"]())
    assert page.host.sight.deal.dealer == 0
    told = {words.text for words in page.scene.captions.values() if words.text}
    assert {"you, the punters: nine", "Battle, the bank: five"} <= told


def test_a_hand_is_told_of_whom_it_is_and_ones_point_once_it_is_turned(seat: Seat) -> None:
    """The banker's cards lie where another sits."""
    page = shown(seat, MOMENTS["five-5"]())
    assert {"your point, five", "Battle, the bank"} <= {words.text for words in page.scene.captions.values()}
    sight = page.host.sight
    lying = sight.deal.copy()
    lying.zone[HAND[0]] = (lying.zone[HAND[0]][0], BACK)
    assert not page.scene.talk.caption(lying, HAND[0], sight.short)


def test_the_hint_of_the_banker_has_the_table_of_third_cards(seat: Seat) -> None:
    """Eight points by eleven cards: the classic answers, where they hang on the punter's five, and the case at hand."""
    page = seat(MOMENTS["option-5"]())
    settled(page)
    Keys(page, Random(1)).key(Qt.Key.Key_H)
    until(lambda: page.book.advice.counsel is not None, seconds=60)
    grid = page.book.advice.grid.grid_shown
    assert grid is not None
    assert ["".join("D" if one.first else "s" for one in answers) for _, answers in grid.rows] == [
        "DDDDDDDDDDD", "DDDDDDDDDDD", "DDDDDDDDDDD", "DDDDDDDDDsD", "DssDDDDDDss", "DssssDDDDss", "sssssssDDss",
        "sssssssssss"]
    assert [(row, column) for row, (_, answers) in enumerate(grid.rows)
            for column, one in enumerate(answers) if one.wavers] == [(3, 10), (4, 2), (5, 5), (6, 0)]
    deal = page.host.sight.deal
    assert grid.at == ((5, 5),), (deal.thirds, "five, against a four")
    assert grid.words == "with five against a four draw"
    assert page.book.advice.grid.isVisible()
    Keys(page, Random(1)).make(Move(("stand",)))
    settled(page)
    assert page.book.advice.grid.grid_shown is None


@pytest.mark.usefixtures("qapp")
def test_with_eleven_seats_a_move_costs_the_table_little() -> None:
    """What the window does at once when an answer is handed over: no move takes it 20 ms of its own (8.6 at most when
    this was written, in 212 moves), with slack for one that meets the collector."""
    with table(Table(11, form="banque", hands=20).moment(0, "wait"), (1440, 900), {}) as page:
        host, sitting, took = page.host, page.host.croupier.sitting, list[float]()
        while len(took) < MOVES:
            due = sitting.match.pending().must[0]
            move = sitting.match.decision(due).sample(Random(len(took)))
            until(lambda: not host.teller.busy)
            begun = time.thread_time()
            assert host.croupier.answer(due, move) is None
            took.append(1000 * (time.thread_time() - begun))
    assert sorted(took)[-2] < 20
    assert max(took) < 60


def test_the_score_page_tells_who_is_asked_and_what_each_has_said(seat: Seat) -> None:
    page = shown(seat, MOMENTS["banco-5"]())
    view, deal = page.book._score.wagers, page.host.sight.deal
    assert view.wagers
    assert view.wagers.title == "The bank"
    assert view.wagers.rows[0] == ("Battle, bank", "240", "760")
    asked = {row[0]: row[1] for row in view.wagers.rows[1:]}
    assert list(asked) == ["You", "Duval", "Thorne", "Lisle"]
    ahead = deal.in_order().index(0)
    assert list(asked.values()) == ["lets it by"] * ahead + ["…"] * (4 - ahead)
    assert "If nobody goes bank" in view.in_words()


def test_what_a_hand_may_bring_is_told_to_punter_and_banker(seat: Seat) -> None:
    stakes = shown(seat, MOMENTS["stakes-5"]()).book._score.wagers.wagers
    assert stakes
    assert stakes.outcomes == (
        ("In the bank", "240"), ("Staked against it", "125"), ("Not yet covered", "115"))
    holding = shown(seat, MOMENTS["five-5"]())
    own = sum([one.coins for one in holding.host.sight.deal.stakes if one.seat == 0])
    assert own
    assert f"The punters win: you win {own}" in holding.book._score.wagers.in_words()
    two = shown(seat, MOMENTS["banque-two-11"]())
    told, deal = two.book._score.wagers.wagers, two.host.sight.deal
    right, left = [sum([one.coins for one in deal.stakes if one.spot == spot]) for spot in deal.spots]
    assert told
    assert dict(told.outcomes)["The bank wins on the right"] == f"you win {right}"
    assert dict(told.outcomes)["The punters win on the left"] == f"you lose {left}"
    assert len(told.rows) == 11
    assert sum(["holds" in row[1] for row in told.rows]) == 2


def test_who_has_done_is_told_what_that_means_as_his_stake_lies(seat: Seat) -> None:
    """That this is his stake; once he has taken it up, that he has no part, and how a stake is laid."""
    page = seat(MOMENTS["stakes-5"](), settings={"explain calls": "always"})
    settled(page)

    def told() -> str:
        words = [page.scene.question.text, *(getattr(entry, "text", "") for entry in page.book.talk.entries)]
        return " ".join(" ".join(words).split())

    until(lambda: "Staked: what you have laid is your stake in this hand." in told())
    assert "no part in this hand" not in told()
    Mouse(page, Random(1)).make(next(move for move in page.host.sight.deal.decision(0) if move.verb == "clear"))
    until(lambda: "No stake: you have no part in this hand. To stake, take a counter" in told())


def test_no_two_of_eleven_have_counters_alike(seat: Seat) -> None:
    """By colour nor by shape: whose stake it is must be seen."""
    page = seat(MOMENTS["banque-two-11"]())
    used = {plate.mould % len(moulds.MOULDS) for plate in page.scene.plates if plate.mould is not None}
    assert len(used) == 11
    assert len({moulds.MOULDS[mould][0] for mould in used}) == 11
    shapes = [moulds.outline(mould, 100).toFillPolygon().boundingRect().getRect() + (
        round(moulds.outline(mould, 100).length()),) for mould in sorted(used)]
    assert len(set(shapes)) == 11


@pytest.mark.parametrize(("size", "name"), crossed([(1440, 900), (1093, 614), (1024, 700)], ["stakes-5", "stakes-8"]))
def test_what_lights_under_the_pointer_and_counters_keep_to_the_tray(
        seat: Seat, size: tuple[int, int], name: str) -> None:
    """However the cloth is stretched, the tray is not."""
    page = seat(MOMENTS[name](), size=size)
    settled(page)
    tray = next(device for device in page.scene.instruments if isinstance(device, BankTray)).sceneBoundingRect()
    spots = page.scene.spots
    lit = [spots.items[place].sceneBoundingRect() for place in ("bank", "table")]
    laid = [item.sceneBoundingRect().center() for item in spots.stakes.items.values()]
    assert all(tray.contains(one) for one in lit)
    assert laid
    assert all(tray.contains(one) for one in laid)

def test_two_at_one_screen_each_have_their_turn_and_their_own_cards(seat: Seat) -> None:
    """The banker lays the bank, the other stakes against it; neither sees what the other holds before the show."""
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"})
    page = seat(replace(Table(2).moment(0, ""), players=people))
    settled(page)
    mouse, sitting, asked = Mouse(page, Random(9)), page.host.croupier.sitting, list[int]()
    for verbs in (("place", "done"), ("let-by", "place", "done")):
        asked.append(page.host.answering.prompts[0].seat)
        for verb in verbs:
            decision = sitting.match.decision(asked[-1])
            mouse.make(next(move for move in decision if move.verb == verb))
            settled(page)
    assert asked == [0, 1]
    while (deal := sitting.match.deal()).phase in ("dealing", "third", "option"):
        shown = page.host.sight.deal
        hidden = [held for zone, held in zip(shown.layout, shown.zone) if zone.owner is not None and held]
        assert sum([BACK not in held for held in hidden]) <= 1, "nobody's, or those of who is asked"
        mouse.make(next(iter(sitting.match.decision(deal.must[0]))))
        settled(page)
    assert deal.coup == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["banque-two-5", "banque-auction-5"])
def test_two_of_a_side_sit_clear_of_the_hands_and_of_what_is_bid(name: str) -> None:
    with table(MOMENTS[name](), (1093, 614), {}) as page:
        plates = [plate.sceneBoundingRect() for plate in page.scene.plates if plate is not page.scene.plates.croupier]
        assert not [one for one in [*page.scene.lying.all(), *page.scene.tokens]
                    if one.isVisible() and any(plate.intersects(one.sceneBoundingRect()) for plate in plates)]


@pytest.mark.parametrize(("name", "at"), crossed(["option-2", "five-5", "banque-holder-8"], [
    ((1024, 700), 100), ((1093, 614), 100), ((1024, 700), 130)]))
def test_what_is_asked_reaches_no_card_and_no_button(seat: Seat, name: str, at: tuple[tuple[int, int], int]) -> None:
    """It goes aside, or has shorter lines; with usual letters however long it is."""
    size, letters = at
    page = seat(MOMENTS[name](), size=size, settings={"text size": letters, "explain calls": "always"})
    settled(page)
    scene = page.scene
    for asked in (scene.question.text, *((GUIDANCE["third"], GUIDANCE["staking"]) if letters == 100 else ())):
        scene.ask(asked)
        lines = scene.question.sceneBoundingRect().adjusted(0, 1, 0, -1)
        things = [*[item for item in scene.lying.all() if item.isVisible()], *scene.tokens]
        assert not [thing for thing in things if lines.intersects(thing.sceneBoundingRect())], asked
        assert not asked or scene.cloth.contains(lines)


@pytest.mark.parametrize("seats", [8, 9, 11])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_with_larger_letters_bids_lie_on_no_plate(seat: Seat, seats: int, size: tuple[int, int]) -> None:
    page = seat(MOMENTS[f"banque-auction-{seats}"](), size=size, settings={"text size": 130})
    settled(page)
    bids = [token.sceneBoundingRect().adjusted(3, 3, -3, -3) for token in page.scene.tokens]
    assert len(bids) == 6
    for plate in page.scene.plates:
        assert not [bid for bid in bids if bid.intersects(plate.sceneBoundingRect())], plate.name
