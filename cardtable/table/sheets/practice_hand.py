"""Which cards are laid out when a decision is practised: the hand, and after it what lies melded and may be played."""
from __future__ import annotations

from cardtable.cards import BACK, Cards
from cardtable.players.exercise import Problem
from cardtable.showing.phrases import number
from cardtable.showing.places import Places, Role, numbers
from cardtable.table.asking.hand_order import sorted_hand


def held(problem: Problem, places: Places) -> tuple[Cards, Cards]:
    """The hand of who answers, and his melds on the table; both sorted as hands are at this game.  Tricks won, and
    whatever else is his, belong to neither."""
    return _in_role(problem, places, "hand"), _in_role(problem, places, "meld")


def told(problem: Problem, melded: int) -> str:
    """How it stands, and which of the cards laid out are no longer in the hand."""
    if not melded:
        return problem.words
    those = "The last card lies" if melded == 1 else f"The last {number(melded)} lie"
    return f"{problem.words} {those} declared on the table."


def _in_role(problem: Problem, places: Places, role: Role) -> Cards:
    deal = problem.view.deal
    cards = tuple([card for zone, place in numbers(places.zones, deal, problem.seat).items()
                   if place.role == role and deal.layout[zone].owner == problem.seat
                   for card in deal.zone[zone] if card is not BACK])
    return sorted_hand(cards, places.sort_by, places.sorting(deal))
