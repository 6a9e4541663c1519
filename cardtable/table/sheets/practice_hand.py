"""Which cards are laid out when a decision is practised: the hand, and after it what lies melded and may be played."""
from __future__ import annotations

from cardtable.cards import BACK, Cards
from cardtable.players.exercise import Problem
from cardtable.showing.phrases import number
from cardtable.showing.places import Places, Role, numbers
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.sheets.card_picker import Hand
from cardtable.table.widgets.dressed import current

ROLES: tuple[Role, ...] = ("hand", "meld", "shown")

LEAST = 700                      # height of a window below which the hand gives way to the ranking
WIDE = 46                        # of a card beside the ranking: thirteen lie in a row


class Judged(Hand):
    """The hand that was answered with, small above the ranking, so that it is not scrolled away."""

    def __init__(self) -> None:
        super().__init__(wide=WIDE)
        self.hide()

    def answered(self, hand: Hand) -> None:
        """It lies here instead, its chosen cards risen, where there is room."""
        hand.hide()
        self.show_cards(tuple([one.card for one in hand.cards]), 0)
        for card in self.cards:
            card.setChecked(card.card in hand.chosen)
            card.setEnabled(False)
        room = self.window().height() >= LEAST and not current().large
        self.setVisible(room and bool(self.cards))


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
