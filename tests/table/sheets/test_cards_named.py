"""On the sheets of rights and of what is out of order no two buttons say the same: those that carry cards name them."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.rules.deal import Deal
from cardtable.rules.faults import ACCUSE
from cardtable.rules.moves import Choice, Choices, Move, Tokens
from cardtable.showing.talk import Talk, talk_of
from cardtable.table.asking.breaking import accidents
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.sheets.claim import ClaimSheet
from tests.attacks.careless import codes, decisions
from tests.suite import Form

MOVES = 60                       # of each code


def said_by(talk: Talk) -> Callable[[Tokens], str]:
    """As rights are worded."""
    return lambda tokens: talk.token(Move(tokens))


def only(*some: Choice) -> Callable[[int], Choices]:
    """Whatever seat is asked."""
    return lambda seat: some


def laid(deal: Deal, seat: int, talk: Talk, qtbot: QtBot, done: set[str]) -> list[ClaimSheet]:
    """One for each right that has fields and each kind of fault, as the table lays them, that has not been laid."""
    found: list[ClaimSheet] = []
    for word, some in ((said_by(talk), deal.rights(seat)), (talk.begun, accidents(deal, seat))):
        for one in some:
            if not one.fields or one.verb == ACCUSE or one.verb in done:
                continue
            done.add(one.verb)
            found.append(ClaimSheet(word((one.verb,)), MoveBegun(deal, (seat,), only(one)), seat, one.verb, word))
            qtbot.addWidget(found[-1])
    return found


@pytest.mark.parametrize("code", codes(), ids=str)
def test_no_two_buttons_of_a_sheet_say_the_same(code: Form, qtbot: QtBot) -> None:
    done = set[str]()
    for sitting in decisions(code, "named", MOVES):
        talk = talk_of(sitting.game)
        for seat in sitting.match.deal().must:
            shown = sitting.view(sitting.match.deal().by(seat)).deal
            for sheet in laid(shown, seat, talk, qtbot, done):
                texts = [button.text() for button in sheet.choices]
                names = [button.accessibleName() for button in sheet.choices]
                assert len(texts) == len(set(texts)), texts
                assert len(names) == len(set(names)), names


def test_a_card_that_is_dropped_is_named(qtbot: QtBot) -> None:
    """Also where the words of the game tell of the verb alone, as of a hand that plays with a dummy."""
    form = next(one for one in codes() if str(one) == "whist-dummy-hoyle-1909-strict")
    for sitting in decisions(form, "dropped", 9 * MOVES):
        deal: Any = sitting.match.deal()
        for seat in deal.must if deal.phase == "play" else ():
            dropped = [one for one in deal.rights(seat) if one.verb == "drop"]
            if dropped:
                talk = talk_of(sitting.game)
                right = MoveBegun(deal, (seat,), only(*dropped))
                sheet = ClaimSheet("Drop cards", right, seat, "drop", said_by(talk))
                qtbot.addWidget(sheet)
                held = deal.zone[deal.layout.hand[seat]]
                assert sorted(button.text() for button in sheet.choices) == sorted(card.name for card in held)
                return
    raise AssertionError("nothing could be dropped")
