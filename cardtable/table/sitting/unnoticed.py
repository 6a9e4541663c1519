"""In practice, when a deal under strict laws has ended: what others did wrong, and whether anybody claimed it."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from cardtable.croupier.steps import Step
from cardtable.rules.faults import Offence
from cardtable.rules.strict import Strict
from cardtable.showing.phrases import listed, ordinal, spelled
from cardtable.table.sitting.host import Host

ON_SLIP = 2                      # faults that a slip tells of


class Unnoticed:
    """`narrate` tells in the talk."""

    def __init__(self, host: Host, narrate: Callable[[str], object]) -> None:
        self.host, self.narrate = host, narrate
        host.ended.connect(self._ended)

    def _ended(self, step: Step) -> None:
        if self.practising:
            for line in self.lines(step):
                self.narrate(line)

    @property
    def practising(self) -> bool:
        """Whether this is told at all."""
        return self.host.croupier.ledger is None and not self.host.croupier.teaching

    def on_slip(self, step: Step) -> list[str]:
        """As much of it as a slip has room for: where the book is folded nothing else tells it."""
        found = list(self.lines(step)) if self.practising else []
        more = len(found) - ON_SLIP
        rest = f"{spelled(more).capitalize()} more {'is' if more == 1 else 'are'} told in the talk."
        return found if more <= 0 else [*found[:ON_SLIP], rest]

    def lines(self, step: Step) -> Iterator[str]:
        """One for each fault of another; that there was none is told, too."""
        deal = step.deal
        if not isinstance(deal, Strict) or self.host.viewer < 0:
            return
        others = [one for one in deal.offences if deal.player[one.seat] != self.host.viewer]
        for one in others:
            yield self._told(one)
        if not others:
            yield "Nobody else has broken a law in this deal."

    def _told(self, one: Offence) -> str:
        game, options = self.host.setup.game, self.host.setup.options
        code = game.codes[game.code_of(options)]
        law, name = code.law(one.article), self.host.sight.name(one.seat)
        cards = f" with the {listed([card.name for card in one.cards])}" if one.cards else ""
        where = f"In the {ordinal(one.trick)} trick" if one.trick else "Before the play"
        heading = f"{law.heading[:1].lower()}{law.heading[1:]}"
        cited = f"law {law.number} ({heading})" if code.numbered else f"a law ({heading})"
        ended = "it was settled" if one.state == "settled" else "all saw it" if one.state == "seen" else \
            "nobody claimed it in time"
        return f"{where} {name} broke {cited}{cards}: {ended}."
