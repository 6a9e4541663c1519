"""Keeping and declaring practised by themselves: a deal that two club players have played so far."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.families.exercise import OWN, reached
from cardtable.families.melds.deal import MeldDeal
from cardtable.players.exercise import Problem
from cardtable.players.levels import Chooser
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.options import OneOf, Value, complete
from cardtable.showing.phrases import count

NAMES = ("", "the other")
CARDS, MELDS, LAST = "cards", "melds", "last"
OPTIONS = (
    OneOf("what", "What", "", choices={CARDS: "What to keep", MELDS: "What to declare", LAST: "The last tricks"},
          default=CARDS),
)
FEWEST = 2                       # declarations among which one must choose


def problem(game: Game, club: Chooser, options: Mapping[str, Value], rng: Random) -> Problem:
    """A moment at which he is to choose; of what to keep, after a while."""
    what = str(options["what"])
    wait = [rng.randrange(2, 40) if what == CARDS else 0]

    def there(deal: Deal, seat: int) -> bool:
        found = isinstance(deal, MeldDeal) and wanted(deal, seat, what)
        wait[0] -= found
        return found and wait[0] < 0

    sitting, seat = reached(game, complete(game.options, {}), club, there, rng)
    deal = sitting.match.deal()
    assert isinstance(deal, MeldDeal)
    return Problem(sitting.view(OWN), seat, told(deal, seat), NAMES)


def wanted(deal: MeldDeal, seat: int, what: str) -> bool:
    """Whether there is such a choice here."""
    if what == MELDS:
        kinds = {move[1] for move in deal.decision(seat) if move.verb == "declare"}
        return deal.phase == "declaring" and len(kinds) >= FEWEST
    faces = {card.face for card in deal.allowed(seat)} if deal.phase == "play" else set()
    return len(faces) > 1 and deal.stocked == (what == CARDS)


def told(deal: MeldDeal, seat: int) -> str:
    """Where one stands."""
    own, other = (deal.score[deal.side[player]] for player in (seat, deal.after(seat)))
    stock = f"{count(deal.to_draw(), 'card')} can still be drawn." if deal.stocked else "The stock has gone."
    return f"{stock} You have {count(own, 'point')}, the other {other}."
