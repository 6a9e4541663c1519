"""Keeping and declaring practised by themselves: a deal that two club players have played so far."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from cardtable.cards import SUIT_NAMES, Cards
from cardtable.families.exercise import OWN, TIMES, lying_there, reached, still_out
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.players.exercise import Problem
from cardtable.players.levels import Chooser
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.options import OneOf, Value, complete
from cardtable.rules.view import View
from cardtable.showing.phrases import capital, count, listed, number

NAMES = ("", "the other")
CARDS, MELDS, LAST = "cards", "melds", "last"
OPTIONS = (
    OneOf("what", "What", "", choices={CARDS: "What to keep", MELDS: "What to declare", LAST: "The last tricks"},
          default=CARDS),
)
BESIDE = "announce",             # it scores nothing in this trick, whatever is declared (002:500-508)
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
    view = sitting.view(OWN)
    return Problem(view, seat, told(view, seat), NAMES, BESIDE)


def wanted(deal: MeldDeal, seat: int, what: str) -> bool:
    """Whether there is such a choice here."""
    if what == MELDS:
        kinds = {move[1] for move in deal.decision(seat) if move.verb == "declare"}
        return deal.phase == "declaring" and len(kinds) >= FEWEST
    faces = {card.face for card in deal.allowed(seat)} if deal.phase == "play" else set()
    return len(faces) > 1 and deal.stocked == (what == CARDS)


def told(view: View, seat: int) -> str:
    """All that lies open, and where one stands."""
    deal = view.deal
    assert isinstance(deal, MeldDeal)
    other = deal.after(seat)
    none = deal.trump == NO_TRUMP
    trumps = "There are no trumps yet." if none else f"{capital(SUIT_NAMES[deal.trump])} are trumps."
    own, theirs = (deal.score[deal.side[player]] for player in (seat, other))
    stock = f"{capital(count(deal.to_draw(), 'card'))} can still be drawn." if deal.stocked else "The stock has gone."
    words = [trumps, f"{stock} You have {count(own, 'point')}, the other {number(theirs)}."]
    if deal.zone[deal.layout.declared[other]]:
        words.append(f"Before the other lie {named(deal.zone[deal.layout.declared[other]])}.")
    if not deal.stocked:
        words.append(still_out(view, [deal.layout.hand[other]]))
    if deal.phase == "play":
        words.append(lying_there([(NAMES[1], card) for card in deal.on_table()]) if deal.on_table() else "You lead.")
    return " ".join(words)


def named(cards: Cards) -> str:
    """Cards of several packs: "the king of hearts twice and the ten of clubs"."""
    held = Counter([card.face.name for card in cards])
    return listed([f"the {name}{TIMES[times]}" for name, times in held.items()])
