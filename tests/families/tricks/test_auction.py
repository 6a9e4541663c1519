"""Who is asked, and what he may say: calls, doubles and propositions."""
from __future__ import annotations

import pytest

from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.talk import TrickTalk
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.families.toys import Small, SmallBridge, SmallSolo

LONE = ["solo", "misere", "abondance", "abondance_trumps", "misere_ouverte", "abondance_declaree"]


def spoken(deal: Auction, words: str) -> Auction:
    """Dealt by the last seat, and all this said in turn: "pass C-one double"."""
    deal.do_shuffle(NATURE, *Small.pack)
    for word in words.split():
        bid = word in deal.ladder()
        move = Move(("bid", word)) if bid else Move((word,))
        seat, = deal.must
        assert deal.refusal(seat, move) is None, f"seat {seat} may not {word}"
        deal.apply(seat, move)
    return deal


def may_say(deal: Auction) -> list[str]:
    return [str(move[-1]) for move in deal.decision(deal.must[0])]


ASKED: tuple[tuple[str, int, list[str]], ...] = (         # who is asked at a call doubled without end, and some words
    ("", 0, ["pass", "C-one"]),
    ("pass pass pass", 3, ["pass", "NT-two"]),
    ("C-one", 1, ["pass", "D-one", "double"]),
    ("C-one pass pass", 3, ["double"]),
    ("C-one pass pass double", 0, ["pass", "D-one", "double"]),      # who is doubled may double again, or call higher
    ("C-one double", 2, ["double"]),
    ("C-one double pass pass", 0, ["double"]),
    ("C-one double double", 3, ["double"]),
    ("C-one double double pass pass", 1, ["double"]),
    ("C-one double D-one", 3, ["pass", "H-one", "double"]),
    ("C-one pass pass D-one pass pass", 2, ["NT-two"]),              # who has passed speaks again
)


@pytest.mark.parametrize(("words", "seat", "some"), ASKED)
def test_who_is_asked_when_calls_may_be_doubled(words: str, seat: int, some: list[str]) -> None:
    deal = spoken(SmallBridge(3), words)
    assert (deal.phase, deal.must) == ("calling", (seat,))
    assert set(some) <= set(may_say(deal))


@pytest.mark.parametrize(("words", "bidder", "doubled"), [
    ("C-one pass pass pass", 0, 0), ("C-one double pass pass pass", 0, 1),
    ("pass C-one double double pass pass pass", 1, 2),
    ("C-one double D-one pass pass pass", 2, 0)])
def test_how_it_ends(words: str, bidder: int, doubled: int) -> None:
    deal = spoken(SmallBridge(3), words)
    assert isinstance(deal, SmallBridge)
    assert (deal.phase, deal.bidder, deal.doubled, deal.must) == ("play", bidder, doubled, (deal.left(bidder),))


def test_nobody_doubles_his_partner_or_beyond_the_limit() -> None:
    assert "double" not in may_say(spoken(SmallBridge(3), "C-one pass"))

    class Twice(SmallBridge):
        limit = 2

    assert "double" not in may_say(spoken(Twice(3), "C-one double double"))


PROPOSALS: tuple[tuple[str, int, list[str]], ...] = (     # 002:4671-4737
    ("", 0, ["pass", "propose", *LONE]),
    ("propose", 1, ["pass", "accept", *LONE]),
    ("misere", 1, ["pass", *LONE[2:]]),
    ("pass pass pass", 3, ["pass", "propose", *LONE]),
    ("pass pass pass propose", 0, ["pass", "accept"]),              # eldest hand alone accepts after passing
    ("pass pass pass propose pass", 3, ["pass", *LONE]),            # proposed in vain: asked last
    ("pass propose accept solo", 1, ["pass", *LONE[1:]]),           # overcalled: both may call higher
    ("pass propose accept solo pass", 2, ["pass", *LONE[1:]]),
    ("propose pass pass pass", 0, ["pass", *LONE]),
    ("propose pass misere abondance", 0, ["pass", *LONE[3:]]),
    ("propose pass misere abondance pass", 2, ["pass", *LONE[3:]]),
    ("pass propose solo pass", 1, ["pass", *LONE[1:]]),             # a call kills the proposition
)


@pytest.mark.parametrize(("words", "seat", "legal"), PROPOSALS)
def test_who_may_propose_accept_and_call(words: str, seat: int, legal: list[str]) -> None:
    deal = spoken(SmallSolo(3), words)
    assert (deal.phase, deal.must, sorted(may_say(deal))) == ("calling", (seat,), sorted(legal))


@pytest.mark.parametrize(("words", "party", "bid"), [
    ("pass propose pass pass accept", (0, 0, 1, 1), ""),
    ("propose accept pass pass", (0, 0, 1, 1), ""),
    ("propose pass misere abondance pass pass", (1, 1, 1, 0), "abondance"),
    ("propose pass misere abondance pass misere_ouverte abondance_declaree", (1, 1, 1, 0), "abondance_declaree"),
    ("abondance abondance_trumps pass pass pass", (1, 0, 1, 1), "abondance_trumps"),
    ("propose pass pass pass solo", (0, 1, 1, 1), "solo"),
    ("abondance_declaree", (0, 1, 1, 1), "abondance_declaree")])
def test_who_plays_with_whom(words: str, party: tuple[int, ...], bid: str) -> None:
    deal = spoken(SmallSolo(3), words)
    assert (deal.phase, deal.party, deal.bid) == ("play", party, bid)


@pytest.mark.parametrize("words", ["pass pass pass pass", "propose pass pass pass pass",
                                   "pass pass pass propose pass pass"])
def test_nobody_plays(words: str) -> None:
    assert spoken(SmallSolo(3), words).over


def test_the_slate_says_that_all_have_passed() -> None:
    names = ("Ann", "Ben", "Cleo", None)
    deal = spoken(SmallSolo(3), "pass pass pass")
    assert TrickTalk().calls(deal, names.__getitem__).call == ""
    deal.apply(3, Move(("pass",)))
    assert TrickTalk().calls(deal, names.__getitem__).sentence() == (
        "The calls: Ann: pass; Ben: pass; Cleo: pass; You: pass. All passed")
