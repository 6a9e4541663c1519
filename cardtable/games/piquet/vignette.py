"""Piquet in the cabinet."""
from __future__ import annotations

from cardtable.showing.vignettes import Shown, Vignette, fan, held

VIGNETTES: dict[str, Vignette] = {
    "rubicon": Vignette(fan("AS KS QS JS TS 9S AH AD", 99.5, 60, 17, 4, 32), (),
                        "Six deals, and woe to him who has not a hundred"),
    "cent": Vignette(fan("QC QD QH QS", 99.5, 60, 20, 6, 32), (), "The old game: a hundred up, over as many deals as "
                     "it takes")}
PANEL = Vignette(fan("AH KH QH JH TH 9H", 99.5, 20, 19, 7, 62))
OBJECT = Vignette(held("KH QH JH TH 9H", 75, 90, 13, 50, 36), (Shown("dials", 75, 101, 106, 69),))
