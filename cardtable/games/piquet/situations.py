"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.games.piquet.rules.match import DEALS, PiquetPartie
from cardtable.rules.match import Series
from cardtable.rules.situation import Situation


def last_deal(match: Series) -> None:
    """All deals of the partie but one have been played."""
    partie = match.inner
    assert isinstance(partie, PiquetPartie)
    partie.finished = (tuple(partie.deal().score),) * (DEALS - 1)


SITUATIONS = (
    Situation("Younger hand, under the rubicon",
              "The last deal, and you have 78: over the line if you can, else as little as may be.",
              "dealer", 78, 96, prepare=last_deal),
    Situation("Elder hand, to pass the rubicon",
              "The last deal, and 38 points would bring you over the line.",
              "eldest", 62, 104, prepare=last_deal),
    Situation("Elder hand, the rubicon passed",
              "The last deal: you are over the line, they are not. What keeps them under?",
              "eldest", 112, 70, prepare=last_deal),
)
