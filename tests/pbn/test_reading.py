"""PBN as others write it: read, or refused in a line that says what, where and what to do."""
from __future__ import annotations

import tracemalloc

import pytest

from cardtable.cards import card
from cardtable.pbn.board import BadPBN
from cardtable.pbn.reading import read, read_text

DEAL = '[Deal "N:AKQJ.T98.765.432 T987.765.432.AKQ 65.432.AKQJT.JT9 432.AKQJ.98.8765"]'


@pytest.mark.parametrize("data", [
    DEAL.encode(), b"\xef\xbb\xbf" + DEAL.encode(), DEAL.encode("utf-16"), DEAL.encode("utf-32"),
    f"% PBN 2.1\r\n% EXPORT\r\n\r\n{DEAL}\r\n".encode(), f"% PBN 2.1\r{DEAL}\r".encode(),
    f"; a remark\n{{ one\n\nof {{ several lines }} {DEAL} ; and [Board\n% left out\n".encode(),
    DEAL.replace("T", "10").encode(), DEAL.lower().replace("deal", "Deal").replace("n:", "N:").encode(),
    f'[Event "Caf\xe9"]{DEAL}'.encode("latin-1"),
    f"\n\n \t\n{DEAL}\n\n\n".encode(), f"\ufeff{DEAL}".encode("utf-8-sig"),
    f'[Site "?"][Strange_1 "\\2R;x"]\n a b c\n{DEAL}\n[OptimumResultTable "Declarer;Result\\2R"]\nN 9\n'.encode()])
def test_a_deal_is_read_whatever_stands_about_it(data: bytes) -> None:
    board, = read(data).boards
    assert [len(hand or ()) for hand in board.hands] == [13] * 4
    assert {card("AS"), card("2C")} <= set(board.hands[0] or ())
    assert board.dealer == 0                             # of a game that does not say who deals, the first named


def test_missing_tags_are_done_without() -> None:
    board, = read_text(f'[Dealer "?"]\n{DEAL}\n[Auction "E"]\n1C Pass\n').boards
    assert (board.dealer, board.number, board.contract, board.declarer, board.result) == (1, "", "", -1, -1)
    assert board.auction == ("1C", "Pass")
    assert list(board.played()) == []


def test_of_two_tags_of_a_name_the_first_counts_and_one_taken_over_does_not_last() -> None:
    board, = read_text(f'[Board "7"]\n[Board "8"]\n{DEAL}\n').boards
    assert board.number == "7"
    for sign, last in (("#", ""), ("##", "Cup")):
        found = read_text(f'[Event "Cup"]{DEAL}\n\n[Event "{sign}"]{DEAL}\n\n{DEAL}\n').boards
        assert [one.titles["Event"] for one in found] == ["Cup", "Cup", last]


def test_one_hand_not_told_is_what_is_left_and_two_stay_open() -> None:
    three, = read_text(DEAL.replace("432.AKQJ.98.8765", "-")).boards
    assert three == read_text(DEAL).boards[0]
    two, = read_text('[Deal "E:AKQJ.T98.765.432 - T987.765.432.AKQ -"]').boards
    assert [hand is None for hand in two.hands] == [True, False, True, False]


def test_notes_marks_and_the_end_of_an_auction() -> None:
    board, = read_text(
        f'{DEAL}[Auction "N"]\n1C! =1= p $3 1N? X\nXX {{so}} AP\n[Note "1:strong"]\n[Contract "1nxx"]').boards
    assert board.auction == ("1C", "Pass", "1NT", "X", "XX", "Pass", "Pass", "Pass")
    assert board.contract == "1NTXX"
    broken, = read_text(f'{DEAL}[Auction "N"]\n- 1C *').boards
    assert broken.auction == ("1C",)


def test_the_play_goes_by_who_takes() -> None:
    text = f'{DEAL}[Declarer "W"][Contract "3H"][Play "N"]\nSA S7 S5 S2\nC2 CA CT C5\nSK ST S6 S3\n- CK - -\n*\n'
    board, = read_text(text).boards
    assert [(quarter, one.text) for quarter, one in board.played()] == [
        (0, "AS"), (1, "7S"), (2, "5S"), (3, "2S"), (0, "2C"), (1, "AC"), (2, "TC"), (3, "5C"),
        (1, "TS"), (2, "6S"), (3, "3S"), (0, "KS")]


def test_what_is_taken_over_from_the_game_before() -> None:
    one, two, three = read_text(
        f'[Event "##Club"][North "Ann"]\n{DEAL}\n\n[North "#"]\n{DEAL}\n\n[North "Bea"]\n{DEAL}\n').boards
    assert [board.players[0] for board in (one, two, three)] == ["Ann", "Ann", "Bea"]
    assert [board.titles["Event"] for board in (one, two, three)] == ["Club"] * 3


def test_quotes_and_backslashes_in_names() -> None:
    board, = read_text(f'[North "A \\"B\\" \\\\ C"]{DEAL}').boards
    assert board.players[0] == 'A "B" \\ C'


@pytest.mark.parametrize(("text", "told"), [
    ("", "there is no deal here: "),
    ("hello", "line 1: words before the first tag; "),
    ('[Board "1"]', "line 1: this game has no Deal tag, and so no cards; add one, or leave the game out"),
    ('\n\n[Board "1"]\n[Deal N]', 'line 4: no tag can be read here; write [Name "value"]'),
    (DEAL.replace("N:", ""), "line 1: the Deal tag does not say whose hand is first; begin it with N:, E:, S: or W:"),
    (DEAL.replace(" 65.432.AKQJT.JT9", ""),
     "line 1: the Deal tag has 3 hands, not 4; write - for a hand that is not known"),
    ("\n" + DEAL.replace("AKQJ.T98.765.432", "AKQ.T98.765.432"),
     "line 2: North has 12 cards, not 13; mend the hand, or write - for it"),
    (DEAL.replace("65.432.AKQJT.JT9", "65.432.AKQJT98.JT9"), "line 1: South has 15 cards, not 13; mend the hand, "),
    (DEAL.replace("T987.765.432.AKQ", "A987.765.432.AKQ"),
     "line 1: the ace of spades is dealt 2 times, to North and East; leave it in one hand, once"),
    (DEAL.replace("AKQJ.T98.765.432", "AAQJ.T98.765.432"), "line 1: the ace of spades is dealt 2 times, to North; "),
    (DEAL.replace("AKQJ.T98.765.432", "AKQJ.x98.765.432"), "line 1: North has a card “X”, which there is not; write "),
    (DEAL.replace("AKQJ.T98.765.432", "AKQJT98765432"), "line 1: North has 1 suits, not 4; write spades, hearts, "),
    (f"{DEAL}\n{{ never\n\nended", "line 2: a comment begins here and has no end; close it with }"),
    (f'{DEAL}\n[Auction "N"]\n1C hello', "line 3: “hello” is no call; write 1C to 7NT, Pass, X, XX or AP"),
    (f'{DEAL}[Declarer "W"][Contract "3H"]\n[Play "N"]\nSZ',
     "line 3: “SZ” is no card; write the suit and then the rank, "),
    (f'{DEAL}[Declarer "W"][Contract "3H"]\n[Play "N"]\nH2 - - -',
     "line 2: North plays the two of hearts and does not hold it; mend the Play section, or leave it out"),
    (f'{DEAL}\n[CallTable "Call"]\nname_H\n"', "line 4: “\"” is nothing that can be said; leave out the CallTable")])
def test_what_is_wrong_is_told_in_a_line_with_its_place(text: str, told: str) -> None:
    with pytest.raises(BadPBN) as caught:
        read_text(text)
    assert str(caught.value).startswith(told)
    assert "\n" not in str(caught.value)


def test_other_games_of_the_file_are_read_all_the_same() -> None:
    found = read_text(f'{DEAL}\n\n[Board "2"]\n\n{DEAL.replace("N:", "S:")}\n')
    assert len(found.boards) == 2
    assert found.wrong == ("line 3: this game has no Deal tag, and so no cards; add one, or leave the game out",)


@pytest.mark.parametrize(("data", "told"), [
    (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "this is no text: choose a file of deals in PBN"),
    (b"\xff\xfe\x00", "the letters of this file cannot be read: save it as plain text (UTF-8)")])
def test_files_that_are_none(data: bytes, told: str) -> None:
    with pytest.raises(BadPBN, match="^" + told.replace("(", r"\(").replace(")", r"\)")):
        read(data)


@pytest.mark.parametrize("piece", ["x", r"\\", r"\""])
def test_a_long_value_takes_no_more_memory_than_its_text(piece: str) -> None:
    """A file of eight megabytes took more than one and a half thousand."""
    text = f'[Event "{piece * (200_000 // len(piece))}"]\n{DEAL}'
    tracemalloc.start()
    try:
        assert len(read_text(text).boards) == 1
        assert tracemalloc.get_traced_memory()[1] < 15 * len(text)
    finally:
        tracemalloc.stop()
