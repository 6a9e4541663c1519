"""A revoke proved at the table: tricks turned up, remedies side by side with the score that each leads to."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from cardtable.showing.settling import Remedy
from cardtable.table.items import RemedyToken
from cardtable.table.paint import remedies
from cardtable.table.sitting.page import TablePage
from tests.games.whist.moments import revoked
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat

Key = Qt.Key


def sheets(page: TablePage) -> list[RemedyToken]:
    found = [token for token in page.scene.tokens if isinstance(token, RemedyToken)]
    assert len(found) == len(page.scene.tokens)
    return found


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700), (1093, 614)])
def test_remedies_lie_side_by_side_below_what_proves_the_revoke(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(revoked().moment())
    page.resize(*size)
    page.lay()
    settled(page)
    found = sheets(page)
    assert [(one.remedy.name, one.remedy.score) for one in found] == [
        ("Add three points", "4 to 0"), ("Take three points off", "1 to 0"), ("Take three tricks", "4 to 0"),
        ("Have it put right", "")]
    assert [one.remedy.law for one in found] == ["Law 94", "Law 94", "Law 94", "Law 131"], "what states each"
    assert len({(one.size().width(), one.size().height(), one.scenePos().y()) for one in found}) == 1, "no favourite"
    rects = [one.sceneBoundingRect() for one in found]
    for rect in rects:
        assert page.scene.cloth.contains(rect)
        assert not any(rect.intersects(plate.sceneBoundingRect()) for plate in page.scene.plates if plate.isVisible())
    proofs = [item.sceneBoundingRect() for item in page.scene.proofs.items]
    assert len(proofs) == 2
    assert all(proof.top() < rect.top() for proof in proofs for rect in rects)


def test_the_proof_is_the_trick_of_the_revoke_and_the_card_held_still(seat: Seat) -> None:
    page = seat(revoked().moment())
    settled(page)
    first, second = page.scene.proofs.tricks
    offence = page.host.croupier.sitting.match.deal().due[0]
    assert first.cards[first.ringed] == offence.cards[0]
    assert second.names[second.ringed] == first.names[first.ringed]
    assert second.cards[second.ringed].suit == first.cards[0].suit
    words = page.scene.talk.in_words(page.host.sight.deal, page.host.sight.name, "Whist")
    assert f"{first.title}: You the three of diamonds" in words
    assert "The fourth trick" in words


@pytest.mark.parametrize("player", [Mouse, Keys])
def test_one_is_exacted_and_the_score_is_what_its_sheet_has_said(seat: Seat, player: type[Mouse] | type[Keys]) -> None:
    page = seat(revoked().moment())
    settled(page)
    told = sheets(page)[0].remedy.score
    player(page, Random(1)).token(page.scene.tokens[0])
    settled(page)
    deal = page.host.croupier.steps[-1].deal
    own = deal.side[deal.player.index(0)]
    assert f"{deal.score[own]} to {deal.score[1 - own]}" == told
    assert not page.scene.proofs.items


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_a_sheet_has_room_for_all_its_words(seat: Seat, size: tuple[int, int]) -> None:
    """Also where the name of its article takes two lines."""
    page = seat(revoked().moment())
    page.resize(*size)
    page.lay()
    settled(page)
    for token in sheets(page):
        token.show_remedy(Remedy(token.remedy.name, "A breach of duty, by the rule that is named after Hoffmann",
                                 token.remedy.does, "50, 10, −180"))
        width = token.size().width()
        law, short = (token.height_at(width), remedies.high(token.look, token.remedy._replace(law="Law 1"), width))
        assert law >= short + 2 * token.look.metrics("note").height()


def test_where_there_is_no_room_for_sheets_they_are_tokens_that_say_what_they_mean(seat: Seat) -> None:
    page = seat(revoked().moment())
    page.resize(700, 500)
    page.lay()
    settled(page)
    found = [token for token in page.scene.tokens if isinstance(token, RemedyToken)]
    assert not any(token.sheet for token in found)
    assert found[0].label == "Add three points"
    assert found[0].meaning == "Your side marks three. Then it stands 4 to 0."
    page.resize(1440, 900)
    page.lay()
    settled(page)
    assert all(token.sheet for token in found), "and sheets again where there is"
