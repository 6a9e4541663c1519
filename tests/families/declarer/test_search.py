"""What search makes of words and cards: layouts that may be, and points just as the rules mark them."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.families.declarer import standing
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.standing import Chances
from cardtable.games import game
from cardtable.games.auction_bridge.search.heard import CHANCES as OF_AUCTION
from cardtable.games.bridge.search.heard import CHANCES as OF_BRIDGE
from cardtable.rules.events import NATURE
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from tests.families.declarer.test_habits import FORMS, by_habit


def seated(form: str, seed: int) -> Sitting:
    """A rubber, as far as the first deal."""
    name, options, _, _ = FORMS[form]
    rng, rules = Random(f"{form} {seed}"), game(name)
    sitting = Sitting(rules, complete(rules.options, options), [{}] * 4)
    while sitting.match.deal().must == (NATURE,):
        sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
    return sitting


@pytest.mark.parametrize("form", FORMS)
def test_a_word_comes_to_what_the_rules_mark(form: str) -> None:
    """The rest said by the club player and played by habit, in the true layout: marks of all kinds, and what the score
    is then worth."""
    _, _, maxims, heard = FORMS[form]
    for seed in range(2):
        sitting = seated(form, seed)
        deal = sitting.match.deal()
        assert isinstance(deal, DeclarerDeal)
        seat = deal.must[0]
        trials = heard.trials(sitting.view(deal.by(seat)), seat, 1)
        trials.lay([[deal.bits(deal.playable(one)) for one in range(4)]])
        moves = list(deal.decision(seat))[:6]
        came = trials.spoken([heard.number(move) for move in moves])
        rise = standing.after(deal, seat, heard.CHANCES)
        for move, (found,) in zip(moves, came, strict=True):
            end = deal.copy()
            end.apply(seat, move)
            while end.phase != "play":
                end.apply(end.must[0], maxims.advise(end, end.must[0]).move)
            while not end.over:
                end.apply(end.must[0], by_habit(end, end.must[0], end.allowed(end.must[0])))
            own = deal.side[seat]
            gained = sum([one.points if one.side == own else -one.points for one in end.block])
            side = max(range(2), key=lambda one: end.score[one])
            assert found == pytest.approx(gained + rise[side][min(30, end.score[side])]), f"{seed} {move}"


@pytest.mark.parametrize("chances", [OF_BRIDGE, OF_AUCTION])
def test_the_nearer_to_game_and_rubber_the_better(chances: Chances) -> None:
    love = chances.worth((0, 0), (0, 0), True)
    assert chances.worth((0, 0), (0, 0), False) == pytest.approx(-love)
    scores = [chances.worth((points, 0), (0, 0), True) for points in range(0, 31, 6)]
    assert scores == sorted(scores)
    assert chances.worth((30, 0), (1, 1), False) == chances.bonus
    assert chances.worth((0, 30), (1, 0), False) == pytest.approx(0)
    assert 0 < chances.worth((0, 0), (1, 0), False) < chances.worth((24, 0), (1, 0), False) < chances.bonus
