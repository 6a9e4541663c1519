"""Whole games at the tables of the other games, through the real window."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card
from cardtable.devices.signs.told import Told
from cardtable.games import game
from cardtable.store import Store
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from tests.games.napoleon.moments import Evening, revoked
from tests.spread import sampled, spread
from tests.table.playing import Keys, Mouse, grip, settled
from tests.table.seating import Seat

TABLES = [("cribbage", {"form": "six-card", "counting": "by hand"}),
          ("cribbage", {"form": "three-handed", "length": 61}),
          ("pope_joan", {"players": 8}), ("piquet", {"form": "cent", "sinking": True}), ("all_fours", {"form": "four"}),
          ("five_hundred", {"points": 250}), ("quinto", {"form": "dummy"}), ("loo", {"players": 8, "rounds": 1}),
          ("solo_whist", {"form": "three", "rounds": 1}),
          ("napoleon", {"players": 3, "rounds": 1, "form": "garnet", "pool": "all"}),
          ("napoleon", {"players": 4, "rounds": 1, "form": "purchase"}),
          ("napoleon", {"players": 4, "rounds": 1, "laws": "strict"}),
          ("euchre", {"games": 1, "laws": "strict"}), ("bridge", {"rubbers": 1, "laws": "strict"}),
          ("loo", {"players": 5, "rounds": 1, "laws": "strict"})]
"""Those at which most is other than at the tables of the rest of the suite; the storms of the long counts play all."""


def check(page: TablePage) -> None:
    """Every card is where it belongs and shows no more than it may; every instrument tells how the deal stands."""
    sight = page.host.sight
    for zone, held in page.scene.lying.items.items():
        assert sorted(item.card for item in held) == \
            sorted(page.scene.lying.shown(zone, card) for card in sight.deal.zone[zone]), sight.deal.layout[zone].name
        for item, home in page.scene.lying.homes(zone):
            off = item.pos() - item.corner(home)        # nothing moves by half a pixel: rounded it may be one off
            assert max(abs(off.x()), abs(off.y())) <= 1, "a card is not where it belongs"
    for one in page.scene.instruments.all:
        if one.sides:
            assert one.device.readings() == tuple([sight.deal.score[side] for side in one.sides])
        elif isinstance(one.device, Told):
            assert one.device.readings() == ()
        elif one.place.shows is not None:
            assert one.device.readings() == one.place.shows(sight.deal)
        else:
            names = sight.deal.layout.pots
            assert one.device.readings() == tuple([sight.deal.purse[-1 - names.index(pot)] for pot in one.place.pots])


@pytest.mark.heavy(8)
@pytest.mark.parametrize(("of", "player"), spread(sampled(TABLES, 4), [Mouse, Keys]))
def test_a_deal_is_played(seat: Seat, of: tuple[str, dict[str, object]], player: type[Mouse] | type[Keys]) -> None:
    """Whole games of a few are below; the storms of the long counts play those of all."""
    name, options = of
    page = seat(at_once(game(name), options, level="novice", seed=6))
    person = player(page, Random(6))
    for _ in range(400):
        settled(page)
        check(page)
        if page.slips.slip is not None:
            break
        person.act()
    assert page.slips.slip is not None


@pytest.mark.heavy(8)
@pytest.mark.parametrize(("of", "player"), sampled(spread(TABLES[1::7], [Keys, Mouse]), 1))
def test_a_whole_game_is_played(seat: Seat, store: Store, of: tuple[str, dict[str, object]],
                                player: type[Mouse] | type[Keys]) -> None:
    name, options = of
    page = seat(at_once(game(name), options, level="novice", seed=6))
    person = player(page, Random(6))
    for _ in range(400):
        settled(page)
        check(page)
        if page.host.croupier.sitting.over:
            break
        person.act()
    assert page.host.croupier.sitting.over
    assert [result.game for result in store.results()] == [name]


def test_a_revoke_is_accused_of_and_played_again(seat: Seat) -> None:
    """The caller’s adversary has revoked; he is accused, has to play again, and pays."""
    page = seat(revoked(stops=False).moment())
    person, croupier = Mouse(page, Random(1)), page.host.croupier
    for _ in range(4):
        settled(page)
        person.act()
    settled(page)
    assert [token.text for token in page.scene.tokens] == ["Let it stand", "Accuse"]
    person.press(1)
    assert person.sheet is not None
    person.button(person.sheet.claim)
    settled(page)
    assert [token.text for token in page.scene.tokens] == ["Play again"]
    person.press(0)
    settled(page)
    assert page.host.sight.deal.taken == (0, 0)
    check(page)
    person.click(grip(page.scene.lying.find(card("AH"))))
    settled(page)
    while len(croupier.sitting.match.finished) < 1:
        settled(page)
        check(page)
        person.act()
    assert croupier.sitting.match.finished == ((3, -3),)


def test_a_person_may_revoke_at_napoleon(seat: Seat) -> None:
    evening = Evening(2, 0, 0, rounds=1, laws="strict").deals("7H 9H AC 2S 3S", "AH KH QH JC 6C").calls("3 pass")
    page = seat(evening.plays("AH").moment())
    settled(page)
    Mouse(page, Random(1)).drag(grip(page.scene.lying.find(card("AC"))), page.scene.ground.drop_area().center())
    assert str(page.host.croupier.played()[-1][1]) == "play AC"
