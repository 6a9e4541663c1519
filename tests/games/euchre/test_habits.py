"""Habits of search are the club player's in all calls and nearly all cards; layouts hold what is known, and nobody is
asked what he cannot know."""
from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.cards import SUITS
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.maxims import advise
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import JAMBONE
from cardtable.games.euchre.search.position import CONTRACTS, NO, number, places, plain, trials
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

FORMS: dict[str, dict[str, Any]] = {
    "1862": {}, "Hoyle": {"code": "hoyle-1909"}, "three": {"form": "three"}, "two": {"form": "two"},
    "joker": {"joker": True}, "opposed": {"opposed": True, "lone-leads": True, "jamboree": True}}
ODD = .3                                         # how often somebody does otherwise, so that all is met with
MOVES = 260
SELDOM = .02                                     # how often habit may leave a card to what fell in earlier tricks


def meant(deal: Euchre, move: Move) -> int:
    """A call as the search has it."""
    if move.verb in ("pass", "turn-down"):
        return NO
    suit = SUITS.index(str(move[1])) if move.verb == "make" else deal.proposed
    return 4 * suit + CONTRACTS.index(str(move[-1]))


def agrees(deal: Euchre, seat: int, move: Move) -> bool:
    """Whether compiled habit would do what the club player does."""
    known: Any = SimpleNamespace(deal=deal, knowledge=SimpleNamespace(may=[0] * len(deal.zone)))
    found = trials(known, seat, 1, [0.0] * 120, 0.0)
    if deal.phase in ("adopting", "making"):
        hand = plain(deal.zone[deal.layout.hand[seat]])
        return found.would_say(seat, hand, deal.phase == "making") == meant(deal, move)
    if deal.phase == "discarding":
        return found.would_discard(plain(deal.playable(seat)), deal.trump) == deal.bit(move[1])      # type: ignore[arg-type]
    hands = [plain(deal.playable(s)) if s < deal.seats else 0 for s in range(4)]
    return bool(found.would_play(hands) >> deal.bit(move[1]) & 1)                # type: ignore[arg-type]


@pytest.mark.parametrize("form", FORMS)
def test_compiled_habit_is_the_club_players(form: str) -> None:
    rng, match, asked, otherwise = Random(f"habit {form}"), GAME.match({**FORMS[form], "games": 16}), 0, 0
    for _ in range(MOVES):
        deal, seat = match.deal(), match.pending().must[0]
        if seat == NATURE or not isinstance(deal, Euchre) or deal.phase == "naming":
            match.apply(seat, match.decision(seat).sample(rng))
            continue
        move = advise(deal, seat).move
        if deal.phase not in ("superseding", "opposing") and (deal.phase, deal.contract) != ("play", JAMBONE):
            alike = agrees(deal, seat, move)
            assert alike or deal.phase == "play", f"{deal.phase}: seat {seat} would {move}"
            asked += 1
            otherwise += not alike
        match.apply(seat, move if rng.random() > ODD else match.decision(seat).sample(rng))
    assert asked > MOVES / 3
    assert otherwise <= SELDOM * asked


def test_layouts_agree_with_what_is_known() -> None:
    """At every turn of some deals the true cards go where layouts may have them, and each layout deals the unseen."""
    rng, sitting = Random(5), Sitting(GAME, {})
    for _ in range(120):
        deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
        if isinstance(deal, Euchre) and deal.phase in ("adopting", "making", "play") and seat != NATURE:
            view = sitting.view(deal.by(seat))
            assert isinstance(view.deal, Euchre)
            fixed, _, may, unseen = places(view, view.deal)
            found = trials(view, seat, 8, [0.0] * 120, 0.0)
            for n in range(len(found.weigh(40, 8, 1))):
                for s, hand in enumerate(found.hands(n)):
                    true = plain(deal.playable(s))
                    assert hand.bit_count() == true.bit_count()
                    assert fixed[s] & ~hand == 0
                    assert fixed[s] & ~true == 0
                    assert true & ~fixed[s] & ~(may[s] & unseen) == 0
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))


def test_every_card_has_its_own_number() -> None:
    pack = Euchre.pack
    assert sorted(map(number, pack)) == list(range(32))
