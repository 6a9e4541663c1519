"""The aids of a sitting are remembered with it, and its result says which there were."""
from __future__ import annotations

import pytest

from cardtable.games import game
from cardtable.store import Store
from cardtable.table.forms.setup import AIDS, HINTS, Setup, aids_for, at_once, saved_setup
from tests.games.ecarte.moments import king, over
from tests.table.playing import settled
from tests.table.seating import Seat, saved
from tools.waiting import until


def resumed(store: Store) -> Setup:
    """The one unfinished sitting, as the gallery would go on with it."""
    one, = store.sittings(finished=False)
    return saved_setup(one)


@pytest.mark.parametrize("agreed", [(), AIDS[:1], AIDS])
def test_what_was_agreed_on_holds_when_a_sitting_is_gone_on_with(seat: Seat, store: Store, agreed: tuple[str, ...]
                                                                 ) -> None:
    page = seat(at_once(game("ecarte"), {}, seed=1, aids=agreed))
    settled(page)
    page.close_table()
    again = seat(resumed(store))
    assert again.host.answering.aid == ("raise legal cards" in agreed)
    assert again.host.teller.narration.citing == ("cite laws" in agreed)
    assert again.host.croupier.ledger.aids == set(agreed)


def test_a_hint_is_remembered_though_the_sitting_is_gone_on_with_later(seat: Seat, store: Store) -> None:
    page = seat(saved(store, king().moment(), aids=()))
    settled(page)
    page.actions_.do("H")
    until(lambda: page.book.advice.counsel is not None)
    page.close_table()
    setup = resumed(store)
    assert setup.aids == (HINTS,)
    assert seat(setup).host.croupier.ledger.aids == {HINTS}
    assert setup.afresh().aids == ()             # at the next sitting none has been given yet


@pytest.mark.parametrize("before", [(), (HINTS,)])
def test_the_result_of_a_sitting_gone_on_with_says_which_aids_there_were(seat: Seat, store: Store,
                                                                         before: tuple[str, ...]) -> None:
    store.note_aids(saved(store, over().moment()).resume, before)
    settled(seat(resumed(store)))
    result, = store.results()
    assert result.aids == before


def test_a_sitting_from_before_aids_were_noted_is_taken_to_have_had_all(seat: Seat, store: Store) -> None:
    saved(store, king().moment())
    assert resumed(store).aids == aids_for(game("ecarte"))
