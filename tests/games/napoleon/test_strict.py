"""Napoleon among fallible people: what a revoke costs, and a card out of turn."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from cardtable.cards import Card, cards
from cardtable.games.napoleon.laws import CODE, LAW
from cardtable.games.napoleon.rules import ALL, LAYOUT, PACK
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests import suite
from tests.families.toys import Plain, game
from tests.games.napoleon.moments import Evening, revoked
from tests.suite import Form, Trial

STRONG, WEAK = "AS KS QS 2H 3H", "9S 8S 7S 2H 3H"       # of the caller, seat 0, who leads spades
GAME = game("strict_deals", StrictNapoleon, code=CODE, pots=1)
REVOKER = "4S AH 5C 6C 7C"                               # seat 2: has one spade, and a heart above the caller's


def dealt(caller: str, call: object, next_hand: str = "", revoker: str = REVOKER, **options: object) -> StrictNapoleon:
    """Five play, and the last deals; seat 0 calls, and seat 2 has something to revoke with."""
    seats = 5
    deal = StrictNapoleon(seats - 1, (), [0] * (seats + 1), tuple(range(seats)), **options)
    held: dict[int, Sequence[Card]] = {0: cards(caller), 1: cards(next_hand), 2: cards(revoker)}
    rest = iter([c for c in reversed(PACK) if not any(c in some for some in held.values())])
    hands = [held.get(seat) or [next(rest) for _ in range(ALL)] for seat in range(seats)]
    deal.do_shuffle(NATURE, *[hands[s][n] for n in range(ALL) for s in range(seats)], *rest)
    say(deal, 0, f"bid {call}")
    while deal.phase == "calling":
        say(deal, deal.must[0], "pass")
    return deal


def say(deal: StrictNapoleon, seat: int, text: str, law: str = "") -> None:
    """A move, lawful or against this article."""
    broken = deal.refusal(seat, Move.read(text))
    assert (broken.number if broken else 0) == (LAW[law] if law else 0), f"{text}: {broken}"
    deal.apply(seat, Move.read(text), broken)


def trick(deal: StrictNapoleon, revokes: str = "") -> None:
    """Everybody plays the best he may, spades first; seat 2 this one instead, wrongly."""
    for _ in range(deal.seats):
        seat, = deal.must
        if seat == 2 and revokes:
            say(deal, seat, f"play {revokes}", "revoke")
        else:
            say(deal, seat, f"play {max(deal.allowed(seat), key=lambda card: (card.suit, card.rank))}")


def finish(deal: StrictNapoleon, accuser: int = -1, accused: int = -1) -> None:
    """To the accusations, and through them."""
    while deal.phase == "play":
        trick(deal)
    for seat in deal.must:
        say(deal, seat, f"accuse {LAW['revoke']} {accused}" if seat == accuser else "content")


def test_allies_do_not_accuse_each_other() -> None:
    """Ruled here: the caller may accuse everybody, and every other the caller alone."""
    deal = dealt(STRONG, 3)
    trick(deal, revokes="AH")
    while deal.phase == "play":
        trick(deal)
    assert [{whom for whom in range(5)
             if deal.refusal(seat, Move.read(f"accuse {LAW['revoke']} {whom}")) is not IMPOSSIBLE}
            for seat in range(5)] == [{1, 2, 3, 4}, {0}, {0}, {0}, {0}]


@pytest.mark.parametrize(("caller", "call", "net"), [
    (STRONG, 3, (12, 0, -12, 0, 0)),                     # nap-revoke-call-succeeds: he pays for himself and all
    (WEAK, 3, (0, 3, -9, 3, 3))])                        # and when it fails, each of the other allies
def test_an_adversary_revokes(caller: str, call: object, net: tuple[int, ...]) -> None:
    deal = dealt(caller, call)
    trick(deal, revokes="AH")
    finish(deal, 0, 2)
    assert [str(move) for move in deal.decision(0)] == ["exact replay"]
    say(deal, 0, "exact replay")
    assert (deal.phase, deal.must, deal.taken, deal.trump) == ("play", (0,), (0,) * 5, -1)
    assert [len(deal.zone[LAYOUT.hand[seat]]) for seat in range(5)] == [ALL] * 5
    finish(deal)
    assert (deal.over, tuple(deal.purse)) == (True, (*net, 0))


@pytest.mark.parametrize(("call", "net"), [(3, (-12, 3, 3, 3, 3)), ("nap", (-20, 5, 5, 5, 5))])
def test_the_caller_revokes(call: object, net: tuple[int, ...]) -> None:
    """nap-revoke-by-caller, nap-revoke-by-caller-nap: the stakes to each, whatever he makes."""
    deal = dealt("AS KH QH 2H 3C", call, "AH JH TH 9H 8H", "4S 4D 5C 6C 7C", stops=False)
    say(deal, 0, "play KH")
    for _ in range(4):
        say(deal, deal.must[0], f"play {deal.allowed(deal.must[0])[0]}")
    assert deal.must == (1,)
    say(deal, 1, "play JH")
    for _ in range(3):
        say(deal, deal.must[0], f"play {deal.allowed(deal.must[0])[0]}")
    say(deal, 0, "play 3C", "revoke")
    finish(deal, 1, 0)
    assert [str(move) for move in deal.decision(1)] == ["exact stakes"]
    say(deal, 1, "exact stakes")
    assert (deal.over, tuple(deal.purse)) == (True, (*net, 0))


def test_a_card_out_of_turn() -> None:
    """It goes back, and its player answers for all, or the caller loses at once."""
    deal = dealt(STRONG, 3)
    say(deal, 2, "play AH", "turn")
    assert (deal.phase, deal.must) == ("remedy", (0,))
    assert {str(move) for move in deal.decision(0)} == {"exact answers", "exact let-it-go"}
    say(deal, 0, "exact answers")
    assert (deal.phase, deal.must, len(deal.zone[LAYOUT.hand[2]])) == ("play", (0,), ALL)
    finish(deal)
    assert tuple(deal.purse) == (12, 0, -12, 0, 0, 0)


def test_the_caller_out_of_turn_loses_at_once() -> None:
    deal = dealt(STRONG, 3)
    say(deal, 0, "play AS")
    say(deal, 0, "play KS", "turn")
    say(deal, 1, "exact stakes")
    assert (deal.over, tuple(deal.purse)) == (True, (-12, 3, 3, 3, 3, 0))


def test_a_wrong_accusation_changes_nothing() -> None:
    deal = dealt(STRONG, 3)
    finish(deal, 0, 2)
    assert (deal.over, tuple(deal.purse)) == (True, (12, -3, -3, -3, -3, 0))


def test_what_a_card_cost_comes_back_with_it() -> None:
    deal = dealt(STRONG, 3, pool="forfeits", stops=False)
    trick(deal, revokes="5C")
    assert deal.purse[-1] >= 1
    finish(deal, 0, 2)
    say(deal, 0, "exact replay")
    assert (tuple(deal.purse), deal.forfeited) == ((0,) * 6, ())


def test_random_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults, accusations and what is exacted, watched as games of the list are."""
    monkeypatch.setattr(suite, "talk_of", lambda _: Plain())
    counts = Counter[str]()
    for seed in range(8):
        counts += Trial(Form(GAME, {}), seed, looks=0.05).play().counts
    assert min(counts["pasts"], counts["resumed"]) >= 8


@pytest.mark.parametrize("level", ["novice", "club", "master"])
def test_players_accuse_only_of_what_they_know(level: str) -> None:
    """Seat 1 throws a club to hearts, and later has a heart: only then can the caller know of it."""
    evening = revoked(stops=False).plays("KH 7H QH 9H JC 2S 6C 3S")
    assert str(think(evening.sitting.view(0), level, 1, .1).move) == (
        "content" if level == "novice" else f"accuse {LAW['revoke']} 1")
    assert str(think(evening.sitting.view(1), level, 1, .1).move) == "content"
    evening.do("1 content", f"0 accuse {LAW['revoke']} 1", "0 exact replay")
    evening.plays("AH 9H KH 7H QH 2S JC AC 3S 6C")
    assert evening.sitting.match.pending().phase == "accusations"
    assert str(think(evening.sitting.view(0), level, 1, .1).move) == "content"


@pytest.mark.parametrize("level", ["club", "master"])
def test_players_exact_what_the_law_gives(level: str) -> None:
    evening = Evening(3, 2, 0, laws="strict").deals("AH KH QH JC 6C", "7H 9H AC 2S 3S").calls("3 pass pass")
    evening.do("1 play AC")
    assert str(think(evening.sitting.view(0), level, 1, .1).move) == "exact answers"


def test_cards_left_are_shown_before_anybody_accuses() -> None:
    """A call settled early: the revoker's cards left lie open, and one of them proves it."""
    evening = revoked("2 pass").plays("KH 9H")
    deal = evening.sitting.match.deal()
    assert deal.phase == "accusations"
    assert set(deal.zone[LAYOUT.shown[1]]) == set(cards("7H 2S 3S"))
    assert str(think(evening.sitting.view(0), "club", 1).move) == f"accuse {LAW['revoke']} 1"
    evening.do("1 content", f"0 accuse {LAW['revoke']} 1", "0 exact replay")
    assert (deal.zone[LAYOUT.shown[1]], len(deal.zone[LAYOUT.hand[1]])) == ((), ALL)
