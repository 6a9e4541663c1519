"""Which cards are laid out when a decision is practised: the hand, and after it what lies melded and may be played."""
from __future__ import annotations

from cardtable.cards import BACK, Cards
from cardtable.players.exercise import Problem
from cardtable.showing.phrases import number
from cardtable.showing.places import Places, Role, numbers
from cardtable.table.asking.hand_order import sorted_hand

ROLES: tuple[Role, ...] = ("hand", "meld", "shown")


def held(problem: Problem, places: Places) -> tuple[Cards, Cards, Cards]:
    """The hand of who answers, his melds on the table, and what else of his lies open there; all sorted as hands are at
    this game.  Tricks won, and whatever else is his, belong to none."""
    hand, melded, shown = [_in_role(problem, places, role) for role in ROLES]
    return hand, melded, shown


def told(problem: Problem, melded: int, shown: int = 0) -> str:
    """How it stands, and which of the cards laid out are no longer in the hand."""
    if not melded + shown:
        return problem.words
    those = "The last card lies" if melded + shown == 1 else f"The last {number(melded + shown)} lie"
    return f"{problem.words} {those} {'declared on the table' if melded else 'open before you'}."


def _in_role(problem: Problem, places: Places, role: Role) -> Cards:
    deal = problem.view.deal
    cards = tuple([card for zone, place in numbers(places.zones, deal, problem.seat).items()
                   if place.role == role and deal.layout[zone].owner == problem.seat
                   for card in deal.zone[zone] if card is not BACK])
    return sorted_hand(cards, places.sort_by, places.sorting(deal))
