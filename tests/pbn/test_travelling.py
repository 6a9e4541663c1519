"""A few of the deals that `make soak` sends out and in ten thousand times, and of the files that it spoils."""
from __future__ import annotations

from random import Random

import pytest
from endplay.parsers import pbn as other

from cardtable.cards import card
from cardtable.croupier.boards import boards_of
from cardtable.croupier.tape import Tape
from cardtable.games import game
from cardtable.pbn.board import BadPBN
from cardtable.pbn.reading import read_text
from cardtable.pbn.writing import text
from cardtable.players.review import Past
from cardtable.rules.moves import Move
from cardtable.tutor.travelled import dealt, replayed, travels, turn_up
from tests.attacks import boards
from tests.pbn.test_reading import DEAL

ONE_SUIT = '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]'


@pytest.mark.parametrize("name", travels())
def test_out_and_in_without_a_difference(name: str) -> None:
    for seed in range(4):
        boards.round_trip(name, seed)


def test_spoiled_files_leave_no_trace() -> None:
    assert sum([sum(boards.spoiled(seed).values()) for seed in range(60)]) == 60


def test_lines_are_short_and_letters_plain() -> None:
    written = text([boards.played("auction_bridge", 3)])
    assert written.isascii()
    assert max(map(len, written.splitlines())) <= 255
    assert "Battle" in written


@pytest.mark.parametrize("name", travels())
@pytest.mark.parametrize("quarter", range(4))
def test_who_sits_where_has_that_hand(name: str, quarter: int) -> None:
    board, = read_text(DEAL).boards
    setting = dealt(game(name), board, quarter, Random(quarter))
    sitting = replayed(game(name), board, setting).sitting
    deal = sitting.match.deal()
    seat = deal.player.index(setting.player)
    assert tuple(sorted(deal.dealt_hand(seat))) == board.hands[quarter]      # type: ignore[attr-defined]
    assert (seat - deal.dealer) % 4 == quarter


def test_what_is_turned_up_at_whist() -> None:
    board, = read_text(DEAL).boards
    assert turn_up(board) is card("2C")                                  # the last as it is written
    assert turn_up(read_text(f'{DEAL}[Contract "4H"]').boards[0]) is card("8H")
    told, = read_text(f'{DEAL}[TurnUp "SK"]').boards
    assert turn_up(told) is card("KS")
    deal = replayed(game("whist"), told, dealt(game("whist"), told, 0, Random(1))).sitting.match.deal()
    assert deal.trump == 3                                               # type: ignore[attr-defined]
    with pytest.raises(BadPBN, match="is turned up, and North, who deals, does not hold it; mend the TurnUp tag"):
        turn_up(read_text(f'{DEAL}[TurnUp "DA"]').boards[0])


def test_a_call_that_is_not_enough_here_is_named() -> None:
    """Elsewhere two spades go over One No-trump; here they are four points, and it is twelve."""
    board, = read_text(f'{DEAL}[Auction "N"]\n1NT 2S AP').boards
    found = replayed(game("auction_bridge"), board, dealt(game("auction_bridge"), board, 0, Random(1)))
    assert found.wrong.startswith("line 1: “bid S 2” cannot be said or played here: ")


def test_hands_that_are_not_told_are_dealt_by_chance() -> None:
    board, = read_text('[Deal "E:AKQJ.T98.765.432 - T987.765.432.AKQ -"]').boards
    found = [replayed(game("bridge"), board, dealt(game("bridge"), board, 1, Random(seed))).sitting.match.deal()
             for seed in (1, 2)]
    hands = [{frozenset(deal.dealt_hand(seat)) for seat in range(4)} for deal in found]  # type: ignore[attr-defined]
    assert len(hands[0] & hands[1]) == 2


def test_what_a_claim_left_unplayed_is_not_told_as_played() -> None:
    """The dealer has all trumps, and claims after the first trick."""
    board, = read_text(f'{ONE_SUIT}\n[CallTable "Call"]\nname_S may-i-lead yes\n'
                       '[Declarer "N"][Contract "1S"][Play "E"]\nHA DA CA S2\n*\n').boards
    again = replayed(game("bridge"), board, dealt(game("bridge"), board, 0, Random(1)))
    assert not again.wrong
    sitting = again.sitting
    deal = sitting.match.deal()
    sitting.submit(deal.must[0], Move(("claim",)))
    assert deal.over
    told, = boards_of(Tape(Past.of(sitting)), boards.NAMES)
    assert (told.result, len(told.tricks), told.words) == (13, 1, ("name S", "may-i-lead", "yes"))
    written = text([told])
    assert written.rstrip().endswith("\n*")
    assert read_text(written).boards[0].tricks == told.tricks
    theirs, = other.loads(written)
    assert len(theirs.play) == 4
    assert theirs.claimed
