"""What is told of who says that another has broken a law: when it is looked into, and that nothing was proved."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.faults import EVIDENT, SEEN, Claim
from cardtable.rules.strict import Strict
from cardtable.showing.lines import Line, Names
from cardtable.showing.phrases import either, ordinal

LATER = "The tricks are searched when all is played. Until then nothing is turned up."
NOW = "All is played, and the tricks are searched now."
AT_ONCE = "It is judged at once."


def charge(deal: Deal, article: int, broke: Mapping[str, str]) -> str:
    """What somebody says that another did who claims under this article, as a person would; an article that speaks of
    several faults leaves open which of them it was."""
    meant = [fault for fault, row in deal.FAULTS.items() if row.notice not in (SEEN, EVIDENT)
             and deal.number(row) == article] if isinstance(deal, Strict) else []
    return either(list(dict.fromkeys([broke[fault] for fault in meant if fault in broke])))


def when(deal: Deal, claim: Claim) -> str:
    """When it is looked into."""
    if not isinstance(deal, Strict) or not deal.waits(claim):
        return AT_ONCE
    return NOW if deal.over or deal.reckoning else LATER


def looked_into(deal: Deal, event: Event) -> list[Line]:
    """After an accusation: when it is judged, unless that is at once, as of what can still be put right."""
    said = Claim(event.seat, *[int(str(arg)) for arg in event.args])
    waits = isinstance(deal, Strict) and said in deal.claimed
    return [Line("told", LATER)] if waits and when(deal, said) == LATER else []


def unproved(event: Event, name: Names) -> list[Line]:
    """What is answered to an accusation that was not so, or that came too late."""
    accused, *trick = (int(str(arg)) for arg in event.args[1:])
    where = f" in the {ordinal(trick[0])} trick" if trick else ""
    told = f"Nothing is proved against {name(accused) or 'you'}{where} that could be claimed now."
    return [Line("told", f"{told} All goes on as it was, and the claim costs nothing."),
            Line("cited", "", event.seat, event.law)]
