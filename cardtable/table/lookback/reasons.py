"""Why a computer player did what he did, in the words in which he thought it: beside his card, when it is clicked."""
from __future__ import annotations

from cardtable.croupier.steps import Step
from cardtable.rules.moves import cards_of
from cardtable.table.ending.review import Review
from cardtable.table.items import CardItem
from cardtable.table.lookback.past_cloth import PastCloth
from cardtable.table.lookback.playhead import Playhead
from cardtable.table.performing import bubbles
from cardtable.table.wording.spoken import announce


class Reasons:
    """Of the moves made since this table was laid: a record keeps no reasons."""

    def __init__(self, review: Review, cloth: PastCloth) -> None:
        self.review, self.cloth = review, cloth

    def asked(self, playhead: Playhead, item: CardItem) -> int | None:
        """A card is clicked: why it was last played is told, in this deal and before the moment at which one stands.
        Of a choice of the person's own the number is given."""
        steps = playhead.tape.steps[playhead.tape.deals[playhead.deal].first:playhead.number]
        made = next((step for step in reversed(steps) if step.by >= 0 and item.card in cards_of(step.move)), None)
        if made is None or made.number in playhead.choices:
            return None if made is None else playhead.choices.index(made.number)
        self.tell(made, item)
        return None

    def tell(self, step: Step, item: CardItem | None = None) -> bool:
        """Beside the card, or of a call above the hand; was anything known?"""
        why, sight = self.review.reasons.get(step.number, ""), self.cloth.sight
        if not why or sight is None:
            return False
        if item is None:
            cards = cards_of(step.move)
            item = self.cloth.scene.lying.find(cards[0]) if len(cards) == 1 else None
        told = f"{sight.short_of(step.by) or 'You'}: “{why}”"
        bubbles.say_law(self.cloth.scene, item, told)
        self.cloth.scene.law.stay()              # until one goes elsewhere
        announce(self.cloth.view, told)
        return True
