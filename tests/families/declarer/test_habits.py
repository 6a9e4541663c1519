"""The compiled words and cards of search are the club player's."""
from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardtable.cards import Cards
from cardtable.families.declarer import playing
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.partnership.everyday import habit
from cardtable.families.partnership.reading import Reading
from cardtable.games import game
from cardtable.games.auction_bridge import maxims as auction_maxims
from cardtable.games.auction_bridge.search import heard as auction_heard
from cardtable.games.bridge import maxims as bridge_maxims
from cardtable.games.bridge.search import heard as bridge_heard
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting

FORMS: dict[str, tuple[str, dict[str, Any], ModuleType, ModuleType]] = {
    "Bridge": ("bridge", {}, bridge_maxims, bridge_heard),
    "without end": ("bridge", {"endless": True}, bridge_maxims, bridge_heard),
    "Auction": ("auction_bridge", {}, auction_maxims, auction_heard),
    "One Spade": ("auction_bridge", {"convention": True}, auction_maxims, auction_heard)}
ODD = .2                                         # how often somebody does otherwise, so that all is met with
MOVES = 160


def by_habit(deal: DeclarerDeal, seat: int, some: Cards) -> Move:
    """The card that habit has, without judgement."""
    both = deal.side[seat] == deal.side[deal.declarer]
    hands = playing.TwoHands(deal, seat) if both else Reading(deal, seat)
    words = [rule(hands, deal) for rule in playing.LEADS] if isinstance(hands, playing.TwoHands) \
        and not deal.on_table() else []
    word = next((found for found in words if found is not None), None)
    return Move(("play", (word or habit(hands, deal, some))[0]))


@pytest.mark.parametrize("form", FORMS)
def test_compiled_players_are_the_club_player(form: str) -> None:
    name, options, maxims, heard = FORMS[form]
    rng, cards, words = Random(f"habit {form}"), 0, 0
    rules = game(name)
    sitting = Sitting(rules, complete(rules.options, {**options, "rubbers": 6}), [{}] * 4)
    for _ in range(MOVES):
        deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
        if seat == NATURE or not isinstance(deal, DeclarerDeal):
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        seen = view.deal
        assert isinstance(seen, DeclarerDeal)
        trials = heard.trials(view, seat, 1)
        if deal.phase != "play":
            move = maxims.advise(seen, seat).move
            found = trials.says(deal.bits(deal.playable(seat)))
            assert found == heard.number(move), f"{deal.phase}: seat {seat} would {move}, not {found}"
            words += 1
        else:
            move = by_habit(seen, seat, seen.allowed(seat))
            if len(deal.allowed(seat)) > 1:
                found = trials.would_play([deal.bits(deal.playable(one)) for one in range(4)])
                assert found == deal.bit(move[1]), f"seat {seat} would {move}, not {found}"      # type: ignore[arg-type]
                cards += 1
        sitting.submit(seat, move if rng.random() > ODD else sitting.match.decision(seat).sample(rng))
    assert cards > MOVES / 4
    assert words > MOVES / 20
