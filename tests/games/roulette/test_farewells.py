"""Who takes leave of an evening at the wheel says what is true of his own purse, and nothing of cards."""
from __future__ import annotations

from typing import cast

import pytest

from cardtable.croupier.croupier import Audience, Clock, Croupier, Thinkers
from cardtable.games import game
from cardtable.players.personas import PERSONAS
from cardtable.players.sayings import OF_CARDS
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.remarks import ANYBODY, remarks_of
from cardtable.table.sitting.remarks import Remarks

OF_GAME, ROULETTE = remarks_of("roulette"), game("roulette")
SIT_HERE = [key for key, one in PERSONAS.items() if one.manner.level in ROULETTE.levels]
"""The companions who play as they are known to; the others sit down as strangers of another level, and are silent."""


def evening(*keys: str, stakes: tuple[tuple[int, str], ...] = ()) -> Remarks:
    """Five coups, of which 17 is the last; a companion for each key, and these stakes on that alone."""
    companions = [PERSONAS[key] for key in keys]
    players = [{"name": "You"}, *[{"name": one.name, "kind": "computer", "level": one.manner.level, "persona": one.key}
                                  for one in companions]]
    sitting = Sitting(ROULETTE, {"players": len(players), "coups": 5}, players)
    for coup in range(5):
        for seat, stake in stakes if coup == 4 else ():
            sitting.submit(seat, Move.read(f"place {stake}"))
        for seat in sitting.match.pending().must:
            sitting.submit(seat, Move(("done",)))
        sitting.submit(NATURE, Move(("spin", 17)))
    assert sitting.over
    return Remarks(Croupier(sitting, cast(Audience, None), cast(Clock, None), cast(Thinkers, None)), lambda: True)


@pytest.mark.parametrize("key", SIT_HERE)
def test_what_is_said_is_true_of_who_says_it(key: str) -> None:
    for stakes, word in ((((1, "n17 10"),), "wins"), (((1, "rouge 40"),), "loses"),
                         (((1, "noir 40"), (1, "passe 200")), "loses")):         # pleased with the coup, not with all
        ((player, said),) = evening(key, stakes=stakes).farewells()
        own = getattr(OF_GAME, word)
        assert player == 1
        assert said in (own.get(key) or own[ANYBODY]), (stakes, said)


def test_who_ends_as_he_began_takes_no_leave() -> None:
    assert evening("captain-lisle").farewells() == []


@pytest.mark.parametrize("key", SIT_HERE)
def test_nobody_speaks_of_cards(key: str) -> None:
    assert len(SIT_HERE) >= 5
    remarks = evening(key, stakes=((1, "n17 10"),))
    greeted = [said for _, said in remarks.greetings()]
    pleased = [said for moment in OF_GAME.moments for _, words in remarks._of_moment(moment, [1])
               for said in words if said not in moment.own]
    assert [said for said in (*greeted, *pleased) if OF_CARDS.search(said)] == []
