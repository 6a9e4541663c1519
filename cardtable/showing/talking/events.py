"""What is told of what happens: lines of the talk, counts said item by item, great moments."""
from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping

from cardtable.rules.deal import Deal
from cardtable.rules.events import VOID_DEAL, Event
from cardtable.showing.lines import Line, Names, plain, void_deal
from cardtable.showing.looking_again import Again, Counted, seen_again
from cardtable.showing.recital import Moment, Recital

log = logging.getLogger(__name__)


class AboutEvents:
    """A game overrides what it says in its own way."""

    moments: Mapping[str, str] = {}          # by what is said, scored for or taken from a pot: what the table stops for
    seen_again: Mapping[str, Again] = {}     # by the name of a zone, whether what came there last may be seen again

    def lines(self, deal: Deal, events: Iterable[Event], name: Names) -> list[Line]:
        """The talk about what a move brought, to one reader; events are as he sees them, the deal as it is after.
        Of an event for which the game has no words, a plain sentence tells."""
        found: list[Line] = []
        for event in events:
            try:
                found += self.about(deal, event, name)
            except Exception:            # a missing phrase, or one that does not fit: the game goes on all the same
                log.exception("%s has no words for %s", type(deal).__name__, event)
                found.append(plain(event, name))
        return found

    def about(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        """The game's own words about one event, from its method called on_ and its kind; whatever is raised by that."""
        if event.what == VOID_DEAL:
            return void_deal(deal, event, name)
        tell: Callable[..., list[Line]] | None = getattr(self, f"on_{event.kind}", None)
        return tell(deal, event, name) if tell is not None else []

    def recital(self, deal: Deal, event: Event, name: Names) -> Recital | None:
        """What is said item by item with this event, its cards lit and its points marked as it is said."""
        return None

    def moment(self, deal: Deal, event: Event, name: Names) -> Moment | None:
        """What the table stops for with this event: one of `moments`, with what the narrator tells of it."""
        from_pot = event.kind == "paid" and event.src < 0
        if event.what not in self.moments or event.kind not in ("said", "scored") and not from_pot:
            return None
        lines = [line.text for line in self.about(deal, event, name) if line.kind == "told"]
        return Moment(self.moments[event.what], lines[0] if lines else "")

    def looking_again(self, deal: Deal, zone: int) -> Again | None:
        """Whether what came to a zone last may be seen again; None where the game says nothing of it."""
        return seen_again(self.seen_again, deal.code, deal.layout[zone].name)

    def counts(self, deal: Deal, name: Names) -> tuple[Counted, ...]:
        """The hands counted in a deal so far, in their order."""
        return ()
