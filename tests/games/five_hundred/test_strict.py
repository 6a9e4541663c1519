"""The two rules of the revoke at Five Hundred, under strict play."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.games.five_hundred.laws import LAW
from cardtable.games.five_hundred.strict import AmericanFiveHundred
from cardtable.rules.faults import Offence
from cardtable.rules.laws import IMPOSSIBLE
from tests.adapters.five_hundred_strict import Move, bid, play_out, points, revoked, says
from tests.attacks.careless import attack, codes


def test_the_american_rule() -> None:
    """The article called "american": the hand is abandoned at once, and the bidder has his bid."""
    assert points("american", "second", "eldest", "7D", {"eldest": 4, "second": 1, "dealer": 1}) == \
        {"eldest": 180, "second": 0, "dealer": 0}
    found = points("american", "eldest", "eldest", "7D", {"eldest": 1, "second": 2, "dealer": 1})
    assert found == {"eldest": -180, "second": 20, "dealer": 10}


def test_hoffmann_s_rule() -> None:
    """The article called "revoke": a bidder is set back; another plays again, scores nothing, and loses a hundred."""
    assert points("hoffmann", "eldest", "eldest", "6H", {"eldest": 8, "second": 1, "dealer": 1}) == \
        {"eldest": -100, "second": 10, "dealer": 10}
    assert points("hoffmann", "second", "eldest", "6S", {"eldest": 6, "second": 2, "dealer": 2}) == \
        {"eldest": 40, "second": -100, "dealer": 20}


def test_what_a_bidder_s_revoke_has_cost_falls_to_whom_it_would_have_fallen() -> None:
    """By Hoffmann's rule, and so by the American one, where a bidder has revoked: the trick that his wrong card has
    won, unless one that he could have played would have won it as well."""
    deals = [one for rng in map(Random, range(60)) for rule in ("hoffmann", "american")
             for one in [bid(rng, rule, 0, "7D")] if revoked(one, rng, 0, {})]
    found = set()
    for one in deals:
        offence = one.offences[-1]
        trick = one.history[3 * offence.trick - 3:3 * offence.trick]
        lost = one.cost(offence)
        found.add(lost >= 0)
        if lost >= 0:
            had = one.taken
            rest = [(seat, card) for seat, card, _ in trick if seat != 0]
            best = one.order.wins(tuple([card for _, card in rest]), one.trump)
            led = one.order.suit(trick[0][1], one.trump)
            assert lost == (rest[best][0] if trick[0][0] != 0 else lost)
            assert all(one.order.suit(card, one.trump) != led for card in offence.cards)
            one.give_back(offence)
            assert [now - before for now, before in zip(one.taken, had, strict=True)] == \
                [-1, int(lost == 1), int(lost == 2)]
    assert found == {True, False}


def test_it_is_played_again_from_its_trick() -> None:
    """And not before all is played by Hoffmann's rule."""
    one = next(found for found, trick in (
        (one, revoked(one, rng, 1, {})) for rng in map(Random, range(50)) for one in [bid(rng, "hoffmann", 0, "6S")])
        if trick)
    trick = one.offences[-1].trick
    assert one.phase == "accusations"
    for seat in list(one.must):
        says(one, seat, Move(("accuse", one.articles["revoke"], 1, trick)) if seat == 0 else Move(("content",)))
    says(one, 0, Move(("exact", "replay")))
    assert (one.phase, len(one.history)) == ("play", 3 * (trick - 1))
    play_out(one, Random(1))
    assert one.phase == "accusations"


def both_revoked(rng: Random) -> Any:
    """Each adversary of the bidder has revoked once, and all is played; the later revoke has been claimed already."""
    one, made = bid(rng, "hoffmann", 0, "6S"), list[Offence]()
    while one.phase != "accusations":
        seat, = one.must
        wrong = [move[1] for choice in one.faults(seat) if choice.verb == "play" and seat in (1, 2) for move in choice]
        if one.phase == "play" and wrong and seat not in [offence.seat for offence in made]:
            says(one, seat, Move(("play", wrong[0])), LAW["revoke"])
            made.append(one.offences[-1])
            if len(made) == 2:
                says(one, 0, Move(("accuse", LAW["revoke"], seat, made[1].trick)))
        else:
            says(one, seat, rng.choice(list(one.decision(seat))))
    return (one, *made) if len(made) == 2 and made[0].trick < made[1].trick else None


def test_of_two_revokes_it_is_played_again_from_the_first_whichever_was_claimed_first() -> None:
    """The trick of each, "and any subsequent trick", is taken back (002:8640-8645)."""
    one, first, later = next(found for found in map(both_revoked, map(Random, range(80))) if found)
    for seat in list(one.must):
        says(one, seat, Move(("accuse", LAW["revoke"], first.seat, first.trick)) if seat == 0 else Move(("content",)))
    assert [offence.trick for offence in one.due] == [later.trick, first.trick]
    says(one, 0, Move(("exact", "replay")))
    assert (one.phase, len(one.history)) == ("play", 3 * (first.trick - 1))
    assert set(one.offenders) == {1, 2}, "and both answer for it"


def test_a_revoke_before_the_trick_that_is_played_again_can_be_claimed_yet() -> None:
    """What nobody has claimed of the tricks that lie as they lay is not forgotten with those taken back."""
    one, first, later = next(found for found in map(both_revoked, map(Random, range(80)))
                             if found and found[1].trick < found[2].trick)
    for seat in list(one.must):
        says(one, seat, Move(("accuse", LAW["revoke"], later.seat, later.trick)) if seat == 0 else Move(("content",)))
    says(one, 0, Move(("exact", "replay")))
    assert (len(one.history), one.offences) == (3 * (later.trick - 1), (first,))


@pytest.mark.parametrize("rule", ["american", "hoffmann"])
def test_who_play_against_a_bidder_do_not_accuse_each_other(rule: str) -> None:
    """Ruled here, under both rules, though each scores for himself."""
    one = next(one for rng in map(Random, range(50)) for one in [bid(rng, rule, 0, "6S")] if revoked(one, rng, 1, {}))
    laws = {"american": LAW["american"], "hoffmann": LAW["revoke"]}
    claimed = {(seat, whom) for seat in range(3) for whom in range(3) for trick in range(1, 11)
               if one.refusal(seat, Move(("accuse", laws[rule], whom, trick))) is not IMPOSSIBLE}
    assert claimed == {(0, 1), (0, 2), (1, 0), (2, 0)}


def test_a_hand_is_abandoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the American rule two have revoked, and both are accused when all cards are played: the first counts."""
    mark = AmericanFiveHundred.mark

    def counted(deal: AmericanFiveHundred, *told: Any) -> None:
        assert not deal.over
        mark(deal, *told)

    monkeypatch.setattr(AmericanFiveHundred, "mark", counted)
    [code] = [one for one in codes() if one.game.name == "five_hundred"]
    assert [attack(code, seed)["deals"] for seed in (90047, 90059)] == [1, 1]
