"""Whist under strict laws through the real window, by mouse and by keys."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card
from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import at_once
from cardtable.table.performing import bubbles
from cardtable.table.wording import keys
from tests.games.whist.moments import Rubber, called, exposed, named_in_time, plain, revoked, strictly
from tests.spread import sampled
from tests.table.playing import Keys, Mouse, grip, settled
from tests.table.seating import Seat
from tests.table.sitting.test_other_tables import check
from tools.waiting import until

STRICT = {"code": "deschapelles-1839", "length": "short", "laws": "strict", "dealing": "hands", "rubbers": 1}


@pytest.mark.parametrize("player", sampled([Keys, Mouse], 1))
def test_a_deal_is_played(seat: Seat, player: type[Mouse] | type[Keys]) -> None:
    """The pack is cut and dealt, tricks are turned, and at the end nobody is accused."""
    page = seat(at_once(game("whist"), STRICT, level="novice", seed=6))
    person = player(page, Random(6))
    for _ in range(400):
        settled(page)
        check(page)
        if page.slips.slip is not None:
            break
        person.act()
    assert page.slips.slip is not None
    verbs = {step.move.verb for step in page.host.croupier.steps}
    assert {"cut", "deal", "lay-pack", "turn-trump", "play", "content"} <= verbs


@pytest.mark.parametrize("cards", [4, 5])
def test_who_accuses_means_the_last_trick_that_is_begun(seat: Seat, cards: int) -> None:
    page = seat(strictly(cards, code="hoyle-1909").moment())
    settled(page)
    person = Mouse(page, Random(1))
    person.ask_to_accuse()
    assert person.sheet is not None
    begun = (len(page.host.sight.deal.history) + 3) // 4
    assert person.sheet.move_said()[3] == begun


def test_an_exposed_card_is_called_from_where_it_lies(seat: Seat) -> None:
    page = seat(exposed().moment())
    settled(page)
    person = Mouse(page, Random(1))
    deal = page.host.sight.deal
    lies = deal.zone[deal.layout.exposed[deal.left(deal.player.index(0), 3)]]
    assert len(lies) == 2
    texts = [token.text for token in page.scene.tokens]
    assert {"Call a card", "Let it lie"} <= set(texts)
    assert len(page.scene.brackets.items) == 2, "below those of either player"
    person.click(grip(page.scene.lying.find(card(str(lies[0])))))
    settled(page)
    made = [str(step.move) for step in page.host.croupier.steps]
    assert f"demand {lies[0]}" in made


def test_an_exposed_card_dragged_into_the_middle_is_called_and_lies_where_it_lay(seat: Seat) -> None:
    """It is played there only by its owner, who may have to follow suit with another."""
    page = seat(exposed().moment(), pace=1e6)
    settled(page)
    person = Mouse(page, Random(1))
    deal = page.host.sight.deal
    lies = deal.zone[deal.layout.exposed[deal.left(deal.player.index(0), 3)]]
    item = page.scene.lying.find(card(str(lies[0])))
    assert item is not None
    assert page.scene.ground is not None
    person.drag(grip(item), page.scene.ground.drop_area().center())
    until(lambda: str(page.host.croupier.steps[-1].move) == f"demand {lies[0]}" and not page.host.teller.busy)
    until(lambda: (item.pos() - item.corner(item.home)).manhattanLength() < 1)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_what_is_exacted_lies_on_no_exposed_card(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(named_in_time().moment())
    page.resize(*size)
    page.lay()
    settled(page)
    deal = page.host.sight.deal
    assert len(page.scene.tokens) == 3
    item, = page.scene.lying.items[deal.layout.exposed[deal.player.index(0)]]
    covered = [token.sceneBoundingRect().intersected(item.home_rect) for token in page.scene.tokens]
    assert max(rect.width() * rect.height() for rect in covered) < 40


@pytest.mark.parametrize("size", sampled([(1440, 900), (1093, 614)], 1))
def test_a_called_card_has_a_ring_and_all_others_a_veil(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(called().moment())
    page.resize(*size)
    page.lay()
    settled(page)
    deal = page.host.sight.deal
    me = deal.player.index(0)
    item, = page.scene.lying.items[deal.layout.exposed[me]]
    assert (item.called, item.legal, item.lift) == (True, True, 0), "it glows where it lies"
    assert all(item._marks[name].isVisible() for name in ("selected", "glow"))
    assert {other.legal for other in page.scene.lying.items[deal.layout.hand[me]]} == {False}
    assert not any(other.called for other in page.scene.lying.all() if other is not item)
    for mark in page.scene.brackets.items:
        assert page.scene.cloth.contains(mark.sceneBoundingRect().adjusted(3, 3, -3, -3))
    person = Mouse(page, Random(1))
    person.click(grip(item))
    until(lambda: f"play {item.card}" in [str(step.move) for step in page.host.croupier.steps])
    settled(page)
    assert not any(other.called for other in page.scene.lying.all())


@pytest.mark.parametrize("player", sampled([Keys, Mouse], 1))
def test_whoever_plays_one_accuses_by_a_pill_or_a_key(seat: Seat, player: type[Mouse] | type[Keys]) -> None:
    page = seat(strictly(5).moment(), pace=1e6)
    until(lambda: not page.host.teller.busy)
    person = player(page, Random(1))
    person.ask_to_accuse()
    assert person.sheet is not None
    person.button(person.sheet.closing)
    assert person.sheet is None
    quiet = seat(plain(5).moment())
    assert keys.ACCUSE.name not in quiet.header.pills, "nobody can break a law there"


def test_what_is_said_gives_way_to_tricks_turned_up(seat: Seat) -> None:
    page = seat(revoked().moment())
    page.resize(1440, 900)
    page.lay()
    settled(page)
    for other in range(1, 4):
        bubbles.say(page.scene, other, "Let it stand.")
    until(lambda: not page.stage.motion.busy)
    proofs = [item.sceneBoundingRect() for item in page.scene.proofs.items]
    said = [one.sceneBoundingRect() for one in page.scene.speeches.values() if one.isVisible() and one.opacity() > 0]
    assert proofs
    assert said
    assert not any(one.intersects(proof.adjusted(4, 4, -4, -4)) for one in said for proof in proofs)


def test_a_person_may_revoke(seat: Seat) -> None:
    """By dragging a card that does not follow suit; nothing says so."""
    page = seat(exposed().moment())
    settled(page)
    person = Mouse(page, Random(1))
    person.press([token.text for token in page.scene.tokens].index("Let it lie"))
    for _ in range(12):
        settled(page)
        deal = page.host.sight.deal
        if deal.phase == "play" and deal.on_table() and 0 in [deal.player[s] for s in deal.must]:
            break
        person.act()
    deal = page.host.sight.deal
    me = deal.player.index(0)
    wrong = next((one for one in deal.playable(me) if one not in deal.allowed(me)), None)
    assert wrong is not None
    person.drag(grip(page.scene.lying.find(wrong)), page.scene.ground.drop_area().center())
    settled(page)
    assert f"play {wrong}" in [str(step.move) for step in page.host.croupier.steps]
    deal = page.host.croupier.sitting.match.deal()
    assert [(offence.fault, offence.seat, offence.cards) for offence in deal.offences if offence.fault == "revoke"] == \
        [("revoke", me, (wrong,))]
    assert "accuse" in page.host.decisions.rights()


def not_followed() -> tuple[Rubber, int, int]:
    """The person is to play, and an adversary has not followed suit in a trick after the first: who, and in which."""
    made = plain(9, 0, code="deschapelles-1839", laws="strict")
    deal = made.sitting.match.deal()
    me, playing = deal.player.index(0), 4
    while True:
        missed = [(seat, n // playing + 1) for n, (seat, card, _) in enumerate(deal.history)
                  if n >= playing and (seat - me) % 2 and card.suit != deal.history[n - n % playing][1].suit]
        if missed and deal.phase == "play" and me in deal.must:
            return made, *missed[-1]
        wanted = "free" if deal.phase == "ordering" else "play"
        made.do(f"{deal.must[0]} {next(move for move in deal.decision(deal.must[0]) if move[0] == wanted)}")


@pytest.mark.parametrize("player", [Mouse, Keys])
def test_a_claim_says_what_another_did_and_below_it_stands_the_law(seat: Seat, player: type[Mouse] | type[Keys]
                                                                   ) -> None:
    made, whom, trick = not_followed()
    page = seat(made.moment())
    settled(page)
    page.actions_.rights.use("accuse")
    person = player(page, Random(1))
    sheet = person.sheet
    assert sheet is not None
    code = game("whist").codes["deschapelles-1839"]
    for n, article in enumerate(sheet.found):
        sheet.faults.setCurrentIndex(n)
        assert sheet.text.text().startswith(f"Law {article}. {code.law(article).heading}. ")
    sheet.faults.setCurrentIndex(list(sheet.found).index(89))
    assert sheet.faults.currentText() == "revoked"
    sheet.faults.setCurrentIndex(list(sheet.found).index(82))
    assert sheet.faults.currentText() == "led out of turn"
    assert not sheet.trick.isVisible()
    assert sheet.note.text().startswith("It is judged at once.")
    person.accuse(sheet, Move(("accuse", 89, whom, trick)))
    settled(page)
    assert f"accuse 89 {whom} {trick}" in [str(move) for _, move in page.host.croupier.played()]
    assert page.host.croupier.sitting.match.deal().claimed[-1].trick == trick


DEALT: list[tuple[str, dict[str, object], int]] = [
    ("rubicon_bezique", {"games": 1}, 2), ("solo_whist", {}, 1), ("whist", {"form": "dummy", "rubbers": 1}, 3),
    ("whist", {"form": "dummy", "code": "deschapelles-1839", "length": "short", "rubbers": 1}, 4)]


@pytest.mark.parametrize(("name", "options", "seed"), sampled(DEALT, 1))
def test_hands_deal_at_other_tables(seat: Seat, name: str, options: dict[str, object], seed: int) -> None:
    """By mouse or by keys the pack is cut and dealt, and the hands are taken up."""
    page = seat(at_once(game(name), {**options, "laws": "strict", "dealing": "hands"}, level="novice", seed=seed))
    person = (Mouse, Keys)[seed % 2](page, Random(seed))
    for _ in range(60):
        settled(page)
        check(page)
        if page.slips.slip is not None or page.host.sight.deal.phase in ("play", "calling"):
            break
        person.act()
    verbs = [step.move.verb for step in page.host.croupier.steps]
    assert {"cut", "deal"} <= set(verbs)
    assert page.host.sight.deal.phase in ("play", "calling")
